import { countCharacters } from '@org/contests';
import { formatNumber } from '../../base/text/formatNumber.ts';
import type { Texts } from '../../messages/texts.ts';
import { PROFILE_LIMITS } from '../../person/profile.ts';
import { readHttpsLink, readTelegramName, readXName } from '../../person/readLinks.ts';
import type { ProfileDocument } from '../../person/readProfile.ts';
import { type ProfileFields, writeProfileUri } from './writeProfileUri.ts';

type Words = Texts['accountEditor']['problems'];

/** A message for each invalid field. */
export type ProfileProblems = { readonly [Field in keyof ProfileFields]?: string };

/** Validates each field. */
export function findProfileProblems(
  fields: ProfileFields,
  document: ProfileDocument,
  words: Words,
): ProfileProblems {
  const { nameCharacters, aboutCharacters, websiteCharacters } = PROFILE_LIMITS;
  const { name, about, website, x, telegram } = fields;
  const size = findSizeProblem(fields, document);
  const found: [keyof ProfileFields, boolean, string][] = [
    ['name', countCharacters(name) > nameCharacters, words.name(countCharacters(name), nameCharacters)],
    ['about', countCharacters(about) > aboutCharacters, words.about(countCharacters(about), aboutCharacters)],
    ['picture', size?.cause === 'picture', describeSize(size, words)],
    ['website', website !== '' && !readHttpsLink(website, websiteCharacters), words.website],
    ['x', x !== '' && !readXName(x), words.x],
    ['telegram', telegram !== '' && !readTelegramName(telegram), words.telegram],
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
export function describeSize(problem: SizeProblem | undefined, words: Words): string {
  return problem
    ? words.size[problem.cause](formatNumber(problem.bytes), formatNumber(PROFILE_LIMITS.uriBytes))
    : '';
}
