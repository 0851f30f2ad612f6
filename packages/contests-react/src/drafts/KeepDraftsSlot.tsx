import type { ComponentType } from 'react';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useWalletState } from '../base/provider/contests.ts';
import type { KeepDraftsProps } from './KeepDrafts.tsx';

const KeepDrafts = lazyPart(() => import('./KeepDrafts.tsx').then((module) => module.KeepDrafts));

/** Loads `KeepDrafts` once a wallet is connected. */
export function KeepDraftsSlot<Draft>(props: KeepDraftsProps<Draft>) {
  const isConnected = useWalletState().status === 'connected';
  // A part has no type parameter of its own.
  const Keep = KeepDrafts as ComponentType<KeepDraftsProps<Draft>>;
  return isConnected ? <Keep {...props} /> : null;
}
