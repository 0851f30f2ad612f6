import { messages } from '../../shared/messages/messages.ts';
import { PROFILE_LIMITS } from '../../shared/profile/profile.ts';
import { readHttpsLink, readTelegramName, readXName } from '../../shared/profile/readLinks.ts';
import type { ProfileDocument } from '../../shared/profile/readProfile.ts';
import { type ProfileFields, writeProfileUri } from '../../shared/profile/writeProfileUri.ts';
import { countCharacters } from '../../shared/text/countCharacters.ts';
import { formatNumber } from '../../shared/text/formatNumber.ts';

const words = messages.accountEditor.problems;

/** For each field that has a problem, what to say about it. */
export type ProfileProblems = { readonly [Field in keyof ProfileFields]?: string };

/** Everything wrong with what is to be written, in words. */
export const findProfileProblems = (fields: ProfileFields, document: ProfileDocument): ProfileProblems => {
  const { nameCharacters, aboutCharacters, websiteCharacters, uriBytes } = PROFILE_LIMITS;
  const { name, about, website, x, telegram } = fields;
  const bytes = writeProfileUri(fields, document).length;
  const found: [keyof ProfileFields, boolean, string][] = [
    ['name', countCharacters(name) > nameCharacters, words.name(countCharacters(name), nameCharacters)],
    ['about', countCharacters(about) > aboutCharacters, words.about(countCharacters(about), aboutCharacters)],
    ['picture', bytes > uriBytes, words.size(formatNumber(bytes), formatNumber(uriBytes))],
    ['website', website !== '' && !readHttpsLink(website, websiteCharacters), words.website],
    ['x', x !== '' && !readXName(x), words.x],
    ['telegram', telegram !== '' && !readTelegramName(telegram), words.telegram],
  ];
  return Object.fromEntries(found.flatMap(([field, isWrong, text]) => (isWrong ? [[field, text]] : [])));
};
