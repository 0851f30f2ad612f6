import type { Address } from 'viem';
import { readStored, removeStored, writeStored } from '../writing/storage.ts';
import { EMPTY_FORM, type ProfileForm } from './profileForm.ts';

/** No field can hold more that would be accepted; a stored text beyond this was not typed here. */
const MAX_LENGTH = 20_000;

type Place = { readonly chainId: number; readonly account: Address };

const getKey = ({ chainId, account }: Place) => `laurel.draft.profile ${chainId} ${account.toLowerCase()}`;

/** The form as it was left; undefined where nothing is kept. */
export const readProfileDraft = (place: Place): ProfileForm | undefined => {
  const stored = readStored(getKey(place));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const fields = stored as Record<string, unknown>;
  const texts = Object.keys(EMPTY_FORM).map((name) => {
    const text = fields[name];
    return [name, typeof text === 'string' && text.length <= MAX_LENGTH ? text : ''];
  });
  return { ...EMPTY_FORM, ...Object.fromEntries(texts) };
};

/** `false`: the browser keeps nothing (storage full or blocked). */
export const writeProfileDraft = (place: Place, form: ProfileForm): boolean =>
  writeStored(getKey(place), form);

export const forgetProfileDraft = (place: Place): void => removeStored(getKey(place));
