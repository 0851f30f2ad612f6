import { cleanLine, cleanParagraphs } from './cleanText.ts';
import { PROFILE_LIMITS, type Profile } from './profile.ts';
import { readHttpsLink, readOutsideLink, readTelegramName, readXName } from './readLinks.ts';
import { readPicture } from './readPicture.ts';

/** The JSON of a profile, including unknown fields. */
export type ProfileDocument = Readonly<Record<string, unknown>>;

/**
 * The parsed URI of a profile. `elsewhere`: an https or ipfs link, which is displayed and never fetched.
 * `unreadable`: anything else that is not a profile's JSON.
 */
export type ProfileReading =
  | { readonly status: 'none' }
  | { readonly status: 'read'; readonly profile: Profile; readonly document: ProfileDocument }
  | { readonly status: 'elsewhere'; readonly href: string }
  | { readonly status: 'unreadable' };

/** Sanitizes each field; undefined if it is invalid. */
const fields: { readonly [Field in keyof Profile]-?: (text: string) => Profile[Field] | undefined } = {
  name: (text) => cleanLine(text, PROFILE_LIMITS.shownNameCharacters),
  about: (text) => cleanParagraphs(text, PROFILE_LIMITS.aboutCharacters),
  picture: readPicture,
  website: (text) => readHttpsLink(text, PROFILE_LIMITS.websiteCharacters),
  x: readXName,
  telegram: readTelegramName,
};

/**
 * Reads an account's untrusted profile: never fetches, never throws, omits invalid fields and ignores unknown ones.
 */
export function readProfile(uri: string): ProfileReading {
  if (uri.trim() === '') return { status: 'none' };
  const href = readOutsideLink(uri);
  if (href !== undefined) return { status: 'elsewhere', href };
  const document = parseObject(decodeDataUri(uri));
  return document ? { status: 'read', profile: toProfile(document), document } : { status: 'unreadable' };
}

const parseObject = (json: string | undefined): ProfileDocument | undefined => {
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    // The profile must be serializable for the next update: throws if nested too deeply.
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

/** The longest URI that is parsed: larger ones do not fit into a transaction. */
const MOST_CHARACTERS = 100_000;

const HEAD = /^data:application\/json((?:;[^,;]*)*),/i;

/**
 * Decodes a `data:application/json` URI, base64 or percent-encoded; undefined for everything else. A charset
 * parameter is ignored: JSON is UTF-8.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2397
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-11
 */
function decodeDataUri(uri: string): string | undefined {
  if (uri.length > MOST_CHARACTERS) return undefined;
  const head = HEAD.exec(uri);
  if (!head) return undefined;
  const body = percentDecode(uri.slice(head[0].length));
  try {
    const bytes = /;\s*base64\s*$/i.test(head[1] ?? '') ? decodeBase64(body) : body;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Invalid base64 or UTF-8.
    return undefined;
  }
}

/** Percent-decodes to bytes; a percent sign without two digits is literal, as in the URL standard. */
const percentDecode = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const digits = bytes[index] === 0x25 ? String.fromCharCode(...bytes.subarray(index + 1, index + 3)) : '';
    if (/^[\da-f]{2}$/i.test(digits)) {
      bytes[length++] = Number.parseInt(digits, 16);
      index += 2;
    } else bytes[length++] = bytes[index] ?? 0;
  }
  return bytes.subarray(0, length);
};

const decodeBase64 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(new TextDecoder('latin1').decode(bytes)), (character) => character.charCodeAt(0));
