import { useLazyComponent } from '@org/contests-react';
import { useWalletSession } from '../../shared/useWalletSession.ts';

const load = () => import('./SignInButton.tsx').then(({ SignInButton }) => SignInButton);

/** The place of "Sign in" in the header. Renders nothing and loads no code until a wallet is connected. */
export function SignInSlot() {
  const { status } = useWalletSession();
  const isConnected = status === 'connected';
  const { Component } = useLazyComponent(load, isConnected);
  return isConnected && Component ? <Component /> : null;
}
