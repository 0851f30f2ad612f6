import type { Address } from 'viem';
import { walletSession } from '../session/session.ts';
import type { DraftPlace } from './draftPlace.ts';

/**
 * The same as `forgetServerDraft`, for code that must not bring it along. What cannot be taken off now is in the list
 * of drafts, and gone after 90 days.
 */
export const forgetDraftOnServer = (account: Address, place: DraftPlace): void => {
  if (walletSession.getSnapshot().status !== 'connected') return;
  import('./forgetServerDraft.ts')
    .then(({ forgetServerDraft }) => forgetServerDraft(account, place))
    .catch(() => {});
};
