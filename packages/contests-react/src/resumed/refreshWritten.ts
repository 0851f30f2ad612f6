import type { ChainConfig } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../chain/chainQueries.ts';
import { forgetDraftOnServer } from '../drafts/forgetDraftOnServer.ts';
import { forgetReviewDraft } from '../drafts/reviewDraft.ts';
import { profileQuery } from '../profile/profileQuery.ts';
import type { Contests } from '../provider/contests.ts';
import { contestQuery } from '../scan/queries.ts';
import { forgetSignedForm } from '../start-contest/forgetSignedForm.ts';

/** Asks again for what has changed, and forgets the draft of what is written. */
export const refreshWritten = async (
  contests: Pick<Contests, 'wallet' | 'loadSignIn'>,
  queryClient: QueryClient,
  chain: ChainConfig,
  intent: PendingWrite,
): Promise<void> => {
  const { account, chainId } = intent;
  if (intent.kind === 'contest')
    return void forgetSignedForm(contests, { account, chainId, title: intent.title });
  if (intent.kind === 'profile')
    return queryClient.invalidateQueries({ queryKey: profileQuery(chain, account).queryKey });
  const lookup = await queryClient.fetchQuery(contestQuery(chain, intent.contest));
  if (lookup.status !== 'found') return;
  const { contest } = lookup;
  if (intent.kind === 'evaluation') {
    const { entry } = intent;
    forgetReviewDraft({ contest, entry, account });
    forgetDraftOnServer(contests, account, { kind: 'review', contest, entry });
  }
  askAgain(queryClient, chain, contest);
};
