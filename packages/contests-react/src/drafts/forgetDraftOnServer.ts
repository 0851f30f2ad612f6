import type { Address } from 'viem';
import type { Contests } from '../base/provider/contests.ts';
import type { DraftPlace } from './draftPlace.ts';

/**
 * Removes a draft from the server without loading that code for people who are not signed in. A draft that cannot be
 * removed now stays in the list of drafts and expires after 90 days.
 */
export function forgetDraftOnServer(
  { wallet, loadSignIn }: Pick<Contests, 'wallet' | 'loadSignIn'>,
  account: Address,
  place: DraftPlace,
): void {
  if (!loadSignIn || wallet.getSnapshot().status !== 'connected') return;
  Promise.all([import('./forgetServerDraft.ts'), loadSignIn()])
    .then(([{ forgetServerDraft }, signIn]) => forgetServerDraft(signIn, account, place))
    .catch(() => {});
}
