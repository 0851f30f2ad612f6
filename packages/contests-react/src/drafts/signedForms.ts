import type { Address, Hex } from 'viem';
import type { Contests } from '../base/provider/contests.ts';
import { listStored, readStored, removeStored } from '../base/provider/storage.ts';
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

/** The storage key of the contest form. */
export const CONTEST_FORM_KEY = 'laurel.draft.contest';

/** The form of an entry; `replaces` is the submission that it edits. */
export type EntryFormPlace = {
  readonly chainId: number;
  readonly contest: Hex;
  readonly replaces: Hex | null;
};

const toPrefix = ({ chainId, contest }: Pick<EntryFormPlace, 'chainId' | 'contest'>) =>
  `laurel.draft.entry ${chainId} ${contest} `;

/** The storage key of an entry's form. */
export const toEntryFormKey = (place: EntryFormPlace): string =>
  `${toPrefix(place)}${place.replaces ?? 'new'}`;

/** The stored text of a field; empty without one. */
const readField = (key: string, name: string): string => {
  const field: unknown = Object(readStored(key))[name];
  return typeof field === 'string' ? field.trim() : '';
};

type SignedForm = {
  readonly account: Address | undefined;
  readonly chainId: number;
  /** The title of the contest that was written. */
  readonly title: string;
  /** The form's current title; undefined if the form is not open. */
  readonly typed?: string | undefined;
};

/** Removes the draft of a contest that was written, but not a newer one. Returns whether it was removed. */
export function forgetSignedForm(
  contests: Pick<Contests, 'wallet' | 'loadSignIn'>,
  { account, chainId, title, typed }: SignedForm,
): boolean {
  const isIt = (typed?.trim() ?? readField(CONTEST_FORM_KEY, 'title')) === title;
  if (isIt) removeStored(CONTEST_FORM_KEY);
  if (isIt && account) forgetDraftOnServer(contests, account, { kind: 'contest', chainId });
  return isIt;
}

/** Forgets the forms of a contest that hold an entry of this name, which was submitted. */
export function forgetSubmittedDrafts(place: Omit<EntryFormPlace, 'replaces'>, name: string): void {
  for (const key of listStored())
    if (key.startsWith(toPrefix(place)) && readField(key, 'name') === name) removeStored(key);
}
