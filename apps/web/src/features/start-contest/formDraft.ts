import { readStored, removeStored, writeStored } from '../../shared/writing/storage.ts';
import { type ContestForm, EMPTY_FORM } from './contestForm.ts';

const KEY = 'laurel.draft.contest';
/** No field can hold more that would be accepted; a stored text beyond this was not typed here. */
const MAX_LENGTH = 200_000;

/** The form as it was left; fields that are no text, or absurdly long, are empty. */
export const readFormDraft = (): ContestForm => {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null) return EMPTY_FORM;
  const fields = stored as Record<string, unknown>;
  const text = (name: keyof ContestForm): string => {
    const value = fields[name];
    return typeof value === 'string' && value.length <= MAX_LENGTH ? value : '';
  };
  return {
    title: text('title'),
    description: text('description'),
    judges: text('judges'),
    entries: text('entries'),
    endsAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text('endsAt')) ? text('endsAt') : '',
  };
};

/** `false`: the browser keeps nothing (storage full or blocked). */
export const writeFormDraft = (form: ContestForm): boolean => {
  const isEmpty = Object.values(form).every((value) => value === '');
  if (!isEmpty) return writeStored(KEY, form);
  removeStored(KEY);
  return true;
};
