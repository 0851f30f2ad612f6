import { countCharacters } from '@org/contests';
import type { Address } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { readHttpsLink, readTelegramName, readXName } from '../../person/readPicture.ts';
import {
  cleanLine,
  cleanParagraphs,
  PROFILE_LIMITS,
  type ProfileDocument,
} from '../../person/readProfile.ts';

type MessagesOfPart = Messages['accountEditor']['problems'];

/** A message for each invalid field. */
export type ProfileProblems = { readonly [Field in keyof ProfileFields]?: string };

/** Validates each field. */
export function findProfileProblems(
  fields: ProfileFields,
  document: ProfileDocument,
  messages: MessagesOfPart,
): ProfileProblems {
  const { nameCharacters, aboutCharacters, websiteCharacters } = PROFILE_LIMITS;
  const { name, about, website, x, telegram } = fields;
  const size = findSizeProblem(fields, document);
  const found: [keyof ProfileFields, boolean, string][] = [
    ['name', countCharacters(name) > nameCharacters, messages.name(countCharacters(name), nameCharacters)],
    [
      'about',
      countCharacters(about) > aboutCharacters,
      messages.about(countCharacters(about), aboutCharacters),
    ],
    ['picture', size?.cause === 'picture', describeSize(size, messages)],
    ['website', website !== '' && !readHttpsLink(website, websiteCharacters), messages.website],
    ['x', x !== '' && !readXName(x), messages.x],
    ['telegram', telegram !== '' && !readTelegramName(telegram), messages.telegram],
  ];
  return Object.fromEntries(found.flatMap(([field, isWrong, text]) => (isWrong ? [[field, text]] : [])));
}

/** A profile that is too large, and the cause. */
export type SizeProblem = {
  readonly bytes: number;
  /** `kept`: unknown fields of the existing profile. `texts`: the form's texts. */
  readonly cause: 'kept' | 'picture' | 'texts';
};

/** Checks the total size. */
export function findSizeProblem(fields: ProfileFields, document: ProfileDocument): SizeProblem | undefined {
  const measure = (some: ProfileFields, kept: ProfileDocument) => writeProfileUri(some, kept).length;
  const fits = (size: number) => size <= PROFILE_LIMITS.uriBytes;
  const bytes = measure(fields, document);
  if (fits(bytes)) return undefined;
  const isKeptLarge = measure(fields, {}) < bytes;
  const withoutPicture = { ...fields, picture: '' };
  if (isKeptLarge && fits(measure(fields, {}))) return { bytes, cause: 'kept' };
  if (fields.picture !== '' && fits(measure(withoutPicture, document))) return { bytes, cause: 'picture' };
  return { bytes, cause: isKeptLarge ? 'kept' : 'texts' };
}

/** The size and how to reduce it. */
export function describeSize(problem: SizeProblem | undefined, messages: MessagesOfPart): string {
  return problem
    ? messages.size[problem.cause](formatNumber(problem.bytes), formatNumber(PROFILE_LIMITS.uriBytes))
    : '';
}

/** The fields of a profile as written; empty ones are omitted. */
export type ProfileFields = {
  readonly name: string;
  readonly about: string;
  /** A data URI or a link. */
  readonly picture: string;
  readonly website: string;
  readonly x: string;
  readonly telegram: string;
};

/**
 * A profile as a data URI for the chain.
 *
 * @param document the previous profile, whose unknown fields are kept
 */
export function writeProfileUri(fields: ProfileFields, document: ProfileDocument = {}): string {
  const unknown = Object.entries(document).filter(([name]) => !Object.hasOwn(fields, name));
  const known = Object.entries(fields).filter(([, text]) => text !== '');
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries([...known, ...unknown])));
  return `data:application/json;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

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
