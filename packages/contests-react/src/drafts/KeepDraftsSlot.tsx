import type { ComponentType } from 'react';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useWalletState } from '../provider/contests.ts';
import type { KeepDraftsProps } from './KeepDrafts.tsx';

const load = () => import('./KeepDrafts.tsx').then(({ KeepDrafts }) => KeepDrafts);

/** The place of what keeps drafts on the server: empty, and without code, until a wallet is connected. */
export function KeepDraftsSlot<Draft>(props: KeepDraftsProps<Draft>) {
  const isConnected = useWalletState().status === 'connected';
  const { Component } = useLazyComponent(load, isConnected);
  if (!Component || !isConnected) return null;
  // A component that is generic loses what it is of on its way through the state.
  const Keep = Component as ComponentType<KeepDraftsProps<Draft>>;
  return <Keep {...props} />;
}
