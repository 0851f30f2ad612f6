import { lazyPart } from '../base/page/lazyPart.ts';
import { useWallet, useWalletState } from '../base/provider/contests.ts';
import { DraftsPageView } from '../lists/drafts/DraftsPageView.tsx';

const SignedInDrafts = lazyPart(() =>
  import('../lists/drafts/SignedInDrafts.tsx').then((module) => module.SignedInDrafts),
);

/** The drafts on the server. Its chunk is loaded once a wallet is connected. */
export function DraftsPage() {
  const wallet = useWallet();
  const { status, account } = useWalletState();
  const isConnected = status === 'connected' && account !== undefined;
  const { Component } = SignedInDrafts.use(isConnected);
  if (isConnected && Component) return <Component key={account} account={account} />;
  return (
    <DraftsPageView
      state={isConnected || status === 'reconnecting' ? 'looking' : 'not-connected'}
      onConnect={wallet.openConnect}
      onSignIn={() => {}}
    />
  );
}
