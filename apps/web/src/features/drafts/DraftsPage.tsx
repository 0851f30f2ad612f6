import { useLazyComponent } from '../../shared/lazy/useLazyComponent.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { DraftsPageView } from './DraftsPageView.tsx';

const load = () => import('./SignedInDrafts.tsx').then(({ SignedInDrafts }) => SignedInDrafts);

/** What somebody keeps on the server, for whoever has signed in. The code for it comes with the wallet. */
export function DraftsPage() {
  const { status, account } = useWalletSession();
  const isConnected = status === 'connected' && account !== undefined;
  const { Component } = useLazyComponent(load, isConnected);
  if (isConnected && Component) return <Component key={account} account={account} />;
  return (
    <DraftsPageView
      state={isConnected || status === 'reconnecting' ? 'looking' : 'not-connected'}
      onConnect={walletSession.openConnect}
      onSignIn={() => {}}
    />
  );
}
