import type { Address } from 'viem';
import { useSignIn, useWallet } from '../provider/contests.ts';
import { DraftsPageView } from './DraftsPageView.tsx';
import { ServerDrafts } from './ServerDrafts.tsx';

/** The drafts of the connected account, once it is signed in as well. */
export function SignedInDrafts({ account }: { readonly account: Address }) {
  const wallet = useWallet();
  const isSignedIn = useSignIn().address === account;
  return (
    <DraftsPageView
      state={isSignedIn ? 'signed-in' : 'not-signed-in'}
      onConnect={wallet.openConnect}
      onSignIn={() => void wallet.openVerify?.().catch(() => {})}
    >
      <ServerDrafts account={account} />
    </DraftsPageView>
  );
}
