import type { Address } from 'viem';
import { forgetDraftOnServer } from '../drafts/forgetDraftOnServer.ts';
import type { Contests } from '../provider/contests.ts';
import { EMPTY_FORM } from './contestForm.ts';
import { readFormDraft, writeFormDraft } from './formDraft.ts';

export type SignedForm = {
  readonly account: Address | undefined;
  readonly chainId: number;
  /** Of the contest that is written. */
  readonly title: string;
  /** The title in the form, where that is open. */
  readonly typed?: string | undefined;
};

/** Forgets the draft of a contest that is written; not another one that was begun since. Whether it was this one. */
export const forgetSignedForm = (
  contests: Pick<Contests, 'wallet' | 'loadSignIn'>,
  { account, chainId, title, typed }: SignedForm,
): boolean => {
  const isIt = (typed ?? readFormDraft().title).trim() === title;
  if (isIt) writeFormDraft(EMPTY_FORM);
  if (isIt && account) forgetDraftOnServer(contests, account, { kind: 'contest', chainId });
  return isIt;
};
