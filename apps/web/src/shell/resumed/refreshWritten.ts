import type { ChainConfig } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import type { QueryClient } from '@tanstack/react-query';
import { forgetSignedForm } from '../../features/start-contest/forgetSignedForm.ts';
import { askAgain } from '../../shared/contest/data/askAgain.ts';
import { forgetDraftOnServer } from '../../shared/drafts/forgetDraftOnServer.ts';
import { forgetReviewDraft } from '../../shared/drafts/reviewDraft.ts';
import { profileQuery } from '../../shared/profile/profileQuery.ts';
import { contestQuery } from '../../shared/scan/queries.ts';

/** Asks again for what has changed, and forgets the draft of what is written. */
export const refreshWritten = async (
  queryClient: QueryClient,
  chain: ChainConfig,
  intent: PendingWrite,
): Promise<void> => {
  const { account, chainId } = intent;
  if (intent.kind === 'contest') return void forgetSignedForm({ account, chainId, title: intent.title });
  if (intent.kind === 'profile')
    return queryClient.invalidateQueries({ queryKey: profileQuery(chain, account).queryKey });
  const lookup = await queryClient.fetchQuery(contestQuery(chain, intent.contest));
  if (lookup.status !== 'found') return;
  const { contest } = lookup;
  if (intent.kind === 'evaluation') {
    const { entry } = intent;
    forgetReviewDraft({ contest, entry, account });
    forgetDraftOnServer(account, { kind: 'review', contest, entry });
  }
  askAgain(queryClient, chain, contest);
};
