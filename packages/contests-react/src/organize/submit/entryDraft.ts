import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { type EntryFormPlace, toEntryFormKey } from '../../drafts/signedForms.ts';
import { EMPTY_ENTRY, type EntryForm, isEmptyEntry } from './entryForm.ts';

/** Longer than any document. */
const MAX_LENGTH = 300_000;

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
export function readEntryDraft(place: EntryFormPlace): EntryForm | undefined {
  const form = parse(readStored(toEntryFormKey(place)));
  return form && !isEmptyEntry(form) ? form : undefined;
}

/** Returns false if the storage is full or blocked. */
export function writeEntryDraft(place: EntryFormPlace, form: EntryForm): boolean {
  if (!isEmptyEntry(form)) return writeStored(toEntryFormKey(place), form);
  removeStored(toEntryFormKey(place));
  return true;
}

export function forgetEntryDraft(place: EntryFormPlace): void {
  removeStored(toEntryFormKey(place));
}
