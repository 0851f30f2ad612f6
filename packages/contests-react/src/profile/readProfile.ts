import { cleanLine, cleanParagraphs } from './cleanText.ts';
import { decodeDataUri } from './decodeDataUri.ts';
import { PROFILE_LIMITS, type Profile } from './profile.ts';
import { readHttpsLink, readOutsideLink, readTelegramName, readXName } from './readLinks.ts';
import { readPicture } from './readPicture.ts';

/** The JSON of a profile, unknown fields and all. */
export type ProfileDocument = Readonly<Record<string, unknown>>;

/**
 * What the URI of a profile turns out to be. `elsewhere`: it names an https or ipfs address, which is shown and never
 * fetched. `unreadable`: anything else that is not the JSON of a profile.
 */
export type ProfileReading =
  | { readonly status: 'none' }
  | { readonly status: 'read'; readonly profile: Profile; readonly document: ProfileDocument }
  | { readonly status: 'elsewhere'; readonly href: string }
  | { readonly status: 'unreadable' };

/** For each field what is left of it; undefined where it is no text, or not what it should be. */
const fields: { readonly [Field in keyof Profile]-?: (text: string) => Profile[Field] | undefined } = {
  name: (text) => cleanLine(text, PROFILE_LIMITS.shownNameCharacters),
  about: (text) => cleanParagraphs(text, PROFILE_LIMITS.aboutCharacters),
  picture: readPicture,
  website: (text) => readHttpsLink(text, PROFILE_LIMITS.websiteCharacters),
  x: readXName,
  telegram: readTelegramName,
};

/**
 * Reads what an account has written of itself. It is a stranger's text of whatever kind: nothing is fetched, nothing
 * throws; a field that is not what it should be is left out and the others stay; unknown fields are ignored.
 */
export const readProfile = (uri: string): ProfileReading => {
  if (uri.trim() === '') return { status: 'none' };
  const href = readOutsideLink(uri);
  if (href !== undefined) return { status: 'elsewhere', href };
  const document = parseObject(decodeDataUri(uri));
  return document ? { status: 'read', profile: toProfile(document), document } : { status: 'unreadable' };
};

const parseObject = (json: string | undefined): ProfileDocument | undefined => {
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    // It has to be written again one day: nested too deeply, it cannot be.
    JSON.stringify(value);
    return value as ProfileDocument;
  } catch {
    return undefined;
  }
};

const toProfile = (document: ProfileDocument): Profile =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, read]) => {
      const value = Object.hasOwn(document, name) ? document[name] : undefined;
      const field = typeof value === 'string' ? read(value) : undefined;
      return field === undefined ? [] : [[name, field]];
    }),
  );
