import { PROFILE_LIMITS } from '../profile/profile.ts';
import { readHttpsLink, readTelegramName, readXName } from '../profile/readLinks.ts';
import type { ProfileDocument } from '../profile/readProfile.ts';
import { type ProfileFields, writeProfileUri } from '../profile/writeProfileUri.ts';
import { countCharacters, formatNumber } from '../text/formatNumber.ts';

import type { Texts } from '../texts/texts.ts';

type Words = Texts['accountEditor']['problems'];

/** For each field that has a problem, what to say about it. */
export type ProfileProblems = { readonly [Field in keyof ProfileFields]?: string };

/** Everything wrong with what is to be written, field by field, in words. */
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

/** A profile that is too large, and what would make it fit. */
export type SizeProblem = {
  readonly bytes: number;
  /** `kept`: fields that the profile had before and this page does not know. `texts`: what is in the form. */
  readonly cause: 'kept' | 'picture' | 'texts';
};

/** Whether all of it together is too large to be written. */
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

/** How large it is, and what to do about it. */
export function describeSize(problem: SizeProblem | undefined, words: Words): string {
  return problem
    ? words.size[problem.cause](formatNumber(problem.bytes), formatNumber(PROFILE_LIMITS.uriBytes))
    : '';
}
