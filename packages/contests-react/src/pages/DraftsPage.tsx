import { useLazyComponent } from '../base/page/lazyPart.ts';
import { useWallet, useWalletState } from '../base/provider/contests.ts';
import { DraftsPageView } from '../lists/drafts/DraftsPageView.tsx';

const load = () => import('../lists/drafts/SignedInDrafts.tsx').then(({ SignedInDrafts }) => SignedInDrafts);

/** The drafts on the server. Its chunk is loaded once a wallet is connected. */
export function DraftsPage() {
  const wallet = useWallet();
  const { status, account } = useWalletState();
  const isConnected = status === 'connected' && account !== undefined;
  const { Component } = useLazyComponent(load, isConnected);
  if (isConnected && Component) return <Component key={account} account={account} />;
  return (
    <DraftsPageView
      state={isConnected || status === 'reconnecting' ? 'looking' : 'not-connected'}
      onConnect={wallet.openConnect}
      onSignIn={() => {}}
    />
  );
}
