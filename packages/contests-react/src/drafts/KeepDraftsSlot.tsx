import type { ComponentType } from 'react';
import { useLazyComponent } from '../base/page/lazyPart.ts';
import { useWalletState } from '../base/provider/contests.ts';
import type { KeepDraftsProps } from './KeepDrafts.tsx';

const load = () => import('./KeepDrafts.tsx').then(({ KeepDrafts }) => KeepDrafts);

/** Loads `KeepDrafts` once a wallet is connected. */
export function KeepDraftsSlot<Draft>(props: KeepDraftsProps<Draft>) {
  const isConnected = useWalletState().status === 'connected';
  const { Component } = useLazyComponent(load, isConnected);
  if (!Component || !isConnected) return null;
  // The state erases the type parameter of the generic component.
  const Keep = Component as ComponentType<KeepDraftsProps<Draft>>;
  return <Keep {...props} />;
}
