import type { Address } from 'viem';
import { forgetDraftOnServer } from '../drafts/forgetDraftOnServer.ts';
import type { Contests } from '../provider/contests.ts';
import { readStored, removeStored, writeStored } from '../writing/storage.ts';
import { type ContestForm, EMPTY_CONTEST } from './contestForm.ts';

const KEY = 'laurel.draft.contest';
/** Longer than any valid field: longer stored texts were not written by this form. */
const MAX_LENGTH = 200_000;

/** Whether the form is empty. */
export function isEmptyForm(form: ContestForm): boolean {
  return Object.values(form).every((value) => value === '');
}

/** Parses a stored form. Fields that are not text or too long become empty; undefined if it is not an object. */
export function parseForm(value: unknown): ContestForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const text = (name: keyof ContestForm): string => {
    const field = fields[name];
    return typeof field === 'string' && field.length <= MAX_LENGTH ? field : '';
  };
  return {
    title: text('title'),
    description: text('description'),
    judges: text('judges'),
    entries: text('entries'),
    endsAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text('endsAt')) ? text('endsAt') : '',
  };
}

/** The stored form. */
export function readFormDraft(): ContestForm {
  return parseForm(readStored(KEY)) ?? EMPTY_CONTEST;
}

/** The account connected while the form was filled in; undefined without a wallet. */
export function readFormOwner(): Address | undefined {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null || !('owner' in stored)) return undefined;
  const { owner } = stored;
  return typeof owner === 'string' && /^0x[0-9a-fA-F]{40}$/.test(owner) ? (owner as Address) : undefined;
}

/** `false`: the browser keeps nothing (storage full or blocked). */
export function writeFormDraft(form: ContestForm, owner?: Address): boolean {
  if (!isEmptyForm(form)) return writeStored(KEY, { ...form, ...(owner && { owner }) });
  removeStored(KEY);
  return true;
}

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
  const isIt = (typed ?? readFormDraft().title).trim() === title;
  if (isIt) writeFormDraft(EMPTY_CONTEST);
  if (isIt && account) forgetDraftOnServer(contests, account, { kind: 'contest', chainId });
  return isIt;
}
