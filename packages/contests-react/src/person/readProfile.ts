import { hasVisibleText } from '@org/contests';
import {
  type ProfilePicture,
  readHttpsLink,
  readOutsideLink,
  readPicture,
  readTelegramName,
  readXName,
} from './readPicture.ts';

/**
 * Characters that affect the rendering of the surrounding text or are invisible: controls, bidirectional marks, blank
 * letters, tags, lone surrogates. Joiners are kept: scripts and emoji need them.
 */
const HARMFUL =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu;

/** Stacked combining marks overlap the lines above and below. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

const cut = (text: string, mostCharacters: number): string => {
  // Bounds the work for very long texts.
  const characters = [...text.slice(0, mostCharacters * 2 + 2)];
  return characters.length > mostCharacters
    ? `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

const clean = (text: string): string => text.replace(HARMFUL, '').replace(MARKS, '$1');

/** Untrusted text, sanitized, on one line and cut to a limit; undefined if nothing is visible. */
export function cleanLine(text: string, mostCharacters: number): string | undefined {
  const line = clean(text.replace(/\s+/g, ' ')).trim();
  return hasVisibleText(line) ? cut(line, mostCharacters) : undefined;
}

/** The same for text with several lines; collapses consecutive empty lines. */
export function cleanParagraphs(text: string, mostCharacters: number): string | undefined {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => clean(line.replaceAll('\t', ' ')).trimEnd());
  const paragraphs = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasVisibleText(paragraphs) ? cut(paragraphs, mostCharacters) : undefined;
}

/** Limits of a profile. Characters are code points. */
export const PROFILE_LIMITS = {
  nameCharacters: 60,
  /** The display limit of names written by other apps: about three lines. */
  shownNameCharacters: 120,
  aboutCharacters: 400,
  websiteCharacters: 200,
  /** The maximum for a picture as a data URI; leaves space for the longest texts. */
  pictureCharacters: 3_600,
  /** The maximum for the whole URI: about six million gas, a few cents on the supported chains. */
  uriBytes: 8_000,
} as const;

/** A sanitized profile; its claims are not verified. */
export type Profile = {
  readonly name?: string;
  /** May have several lines. */
  readonly about?: string;
  readonly picture?: ProfilePicture;
  /** An https address. */
  readonly website?: string;
  /** Without the @. */
  readonly x?: string;
  /** Without the @. */
  readonly telegram?: string;
};

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
