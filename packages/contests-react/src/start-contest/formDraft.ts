import type { Address } from 'viem';
import { forgetDraftOnServer } from '../drafts/forgetDraftOnServer.ts';
import type { Contests } from '../provider/contests.ts';
import { readStored, removeStored, writeStored } from '../writing/storage.ts';
import { type ContestForm, EMPTY_FORM } from './contestForm.ts';

const KEY = 'laurel.draft.contest';
/** No field can hold more that would be accepted; a stored text beyond this was not typed here. */
const MAX_LENGTH = 200_000;

/** Nothing was typed into the form. */
export function isEmptyForm(form: ContestForm): boolean {
  return Object.values(form).every((value) => value === '');
}

/** A form from outside; fields that are no text, or absurdly long, are empty. Undefined for what is no form. */
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

/** The form as it was left. */
export function readFormDraft(): ContestForm {
  return parseForm(readStored(KEY)) ?? EMPTY_FORM;
}

/** Who was connected when the form was typed; undefined where nobody was. */
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
  /** Of the contest that is written. */
  readonly title: string;
  /** The title in the form, where that is open. */
  readonly typed?: string | undefined;
};

/** Forgets the draft of a contest that is written; not another one that was begun since. Whether it was this one. */
export function forgetSignedForm(
  contests: Pick<Contests, 'wallet' | 'loadSignIn'>,
  { account, chainId, title, typed }: SignedForm,
): boolean {
  const isIt = (typed ?? readFormDraft().title).trim() === title;
  if (isIt) writeFormDraft(EMPTY_FORM);
  if (isIt && account) forgetDraftOnServer(contests, account, { kind: 'contest', chainId });
  return isIt;
}
