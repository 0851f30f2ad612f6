import type { Address } from 'viem';
import { walletSession } from '../../shared/session/session.ts';
import { useSignIn } from '../../shared/session/signIn.ts';
import { DraftsPageView } from './DraftsPageView.tsx';
import { ServerDrafts } from './ServerDrafts.tsx';

/** The drafts of the connected account, once it is signed in as well. */
export function SignedInDrafts({ account }: { readonly account: Address }) {
  const snapshot = useSignIn();
  const isSignedIn = snapshot.status === 'authenticated' && snapshot.session.address === account;
  return (
    <DraftsPageView
      state={isSignedIn ? 'signed-in' : 'not-signed-in'}
      onConnect={walletSession.openConnect}
      onSignIn={() => void walletSession.openVerify().catch(() => {})}
    >
      <ServerDrafts account={account} />
    </DraftsPageView>
  );
}
