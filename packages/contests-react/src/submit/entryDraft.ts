import type { Hex } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../writing/storage.ts';
import { EMPTY_ENTRY, type EntryForm, isEmptyEntry } from './entryForm.ts';

/** The form of a contest; `replaces` is the submission that it edits. */
export type EntryDraftPlace = {
  readonly chainId: number;
  readonly contest: Hex;
  readonly replaces: Hex | null;
};

/** Longer than any document. */
const MAX_LENGTH = 300_000;

const toPrefix = ({ chainId, contest }: Pick<EntryDraftPlace, 'chainId' | 'contest'>) =>
  `laurel.draft.entry ${chainId} ${contest} `;

const toKey = (place: EntryDraftPlace) => `${toPrefix(place)}${place.replaces ?? 'new'}`;

function parse(stored: unknown): EntryForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as { readonly [name: string]: unknown };
  const text = (name: keyof EntryForm) => {
    const field = fields[name];
    return typeof field === 'string' && field.length <= MAX_LENGTH ? field : '';
  };
  const { track } = fields;
  const isTrack = Number.isInteger(track) && Number(track) >= 0 && Number(track) <= 255;
  return {
    ...{ name: text('name'), link: text('link'), about: text('about'), team: text('team') },
    ...{ place: text('place'), track: isTrack ? Number(track) : EMPTY_ENTRY.track },
  };
}

/** The form as it was left; undefined if nothing was typed. */
export function readEntryDraft(place: EntryDraftPlace): EntryForm | undefined {
  const form = parse(readStored(toKey(place)));
  return form && !isEmptyEntry(form) ? form : undefined;
}

/** Returns false if the storage is full or blocked. */
export function writeEntryDraft(place: EntryDraftPlace, form: EntryForm): boolean {
  if (!isEmptyEntry(form)) return writeStored(toKey(place), form);
  removeStored(toKey(place));
  return true;
}

export function forgetEntryDraft(place: EntryDraftPlace): void {
  removeStored(toKey(place));
}

/** Forgets the forms of a contest that hold an entry of this name, which was submitted. */
export function forgetSubmittedDrafts(place: Omit<EntryDraftPlace, 'replaces'>, name: string): void {
  for (const key of listStored())
    if (key.startsWith(toPrefix(place)) && parse(readStored(key))?.name.trim() === name) removeStored(key);
}
