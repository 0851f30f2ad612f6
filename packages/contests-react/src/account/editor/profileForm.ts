import type { Address } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { cleanLine, cleanParagraphs } from '../../person/cleanText.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { readHttpsLink, readTelegramName, readXName } from '../../person/readLinks.ts';
import type { ProfileDocument } from '../../person/readProfile.ts';
import type { ProfileFields } from './writeProfileUri.ts';

/** The form as typed. */
export type ProfileForm = ProfileFields;

export const EMPTY_PROFILE: ProfileForm = {
  name: '',
  about: '',
  picture: '',
  website: '',
  x: '',
  telegram: '',
};

/** Converts the profile on the chain to a form. */
export function toForm(found: FoundProfile): ProfileForm {
  if (found.status !== 'read') return EMPTY_PROFILE;
  const { picture, ...texts } = found.profile;
  const source = picture?.kind === 'inside' ? picture.src : picture?.href;
  return { ...EMPTY_PROFILE, ...texts, picture: source ?? '' };
}

/** The names of unknown fields. */
export function listKeptFields(document: ProfileDocument): readonly string[] {
  return Object.keys(document).filter((field) => !Object.hasOwn(EMPTY_PROFILE, field));
}

/** The existing document, whose unknown fields are kept. */
export function getDocument(found: FoundProfile): ProfileDocument {
  return found.status === 'read' ? found.document : {};
}

/**
 * Normalizes the form for writing: no invisible characters, links and user names in one form. Invalid values stay as
 * typed and are reported as problems.
 */
export function readProfileForm(form: ProfileForm): ProfileFields {
  const website = form.website.trim();
  const withScheme = website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
  return {
    name: cleanLine(form.name, Number.POSITIVE_INFINITY) ?? '',
    about: cleanParagraphs(form.about, Number.POSITIVE_INFINITY) ?? '',
    picture: form.picture,
    website: readHttpsLink(withScheme) ?? website,
    x: readXName(form.x) ?? form.x.trim(),
    telegram: readTelegramName(form.telegram) ?? form.telegram.trim(),
  };
}

export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  return (Object.keys(EMPTY_PROFILE) as (keyof ProfileForm)[]).every((field) => a[field] === b[field]);
}

/** Longer than any valid field; such stored text is corrupt. */
const MAX_LENGTH = 20_000;

type Place = { readonly chainId: number; readonly account: Address };

const getKey = ({ chainId, account }: Place) => `laurel.draft.profile ${chainId} ${account.toLowerCase()}`;

/** The stored draft; undefined if there is none. */
export function readProfileDraft(place: Place): ProfileForm | undefined {
  const stored = readStored(getKey(place));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const fields = stored as Record<string, unknown>;
  const texts = Object.keys(EMPTY_PROFILE).map((name) => {
    const text = fields[name];
    return [name, typeof text === 'string' && text.length <= MAX_LENGTH ? text : ''];
  });
  return { ...EMPTY_PROFILE, ...Object.fromEntries(texts) };
}

/** `false`: the browser keeps nothing (storage full or blocked). */
export function writeProfileDraft(place: Place, form: ProfileForm): boolean {
  return writeStored(getKey(place), form);
}

export function forgetProfileDraft(place: Place): void {
  removeStored(getKey(place));
}
