import type { Address } from 'viem';
import { countCharacters } from '../contest/text.ts';

/** Reads a value or ends the parse. */
type Read<Value> = (value: unknown) => Value;

type Readers = { readonly [name: string]: Read<unknown> };

type Values<Fields extends Readers> = { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };

/** Thrown by `fail` and caught by `orNull`: a stack trace would cost more than the parse. */
const UNREADABLE = Symbol('unreadable');

/** Ends the parse of a document. */
export function fail(): never {
  throw UNREADABLE;
}

/** The value that is read; null if it cannot be, also because its JSON or UTF-8 cannot be parsed. */
export function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** A text of any length: the limit of the whole document applies. */
export const text: Read<string> = (value) => (typeof value === 'string' ? value : fail());

/** A text of at most `most` characters (code points, as JSON Schema counts them). */
export const textUpTo =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' && countCharacters(value) <= most ? value : fail();

/** A text of this form. */
const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : fail();

/** Reads one of the given texts. */
export const oneOf =
  <const Choices extends readonly string[]>(choices: Choices): Read<Choices[number]> =>
  (value) =>
    choices.find((choice) => choice === value) ?? fail();

/** An integer in a range that includes both ends. */
export const integer =
  (from: number, to: number): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : fail();

// The pattern is that of an address.
/** An address in any case: readers compare addresses without regard to case. */
export const address = matching(/^0x[0-9a-fA-F]{40}$/) as Read<Address>;

/** A list of at most `most` items, and of at least `least`. */
export const listOf =
  <Item>(read: Read<Item>, most: number, least = 0): Read<readonly Item[]> =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most ? value.map(read) : fail();

/** An object with exactly the fields `required` and any of `optional`. An absent field stays absent. */
export function record<Required extends Readers, Optional extends Readers = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Read<Values<Required> & Partial<Values<Optional>>> {
  const readers: ReadonlyMap<string, Read<unknown>> = new Map(
    Object.entries<Read<unknown>>({ ...required, ...optional }),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail();
    if (Object.keys(required).some((name) => !Object.hasOwn(value, name))) return fail();
    const read = Object.entries(value).map(([name, field]) => [name, (readers.get(name) ?? fail)(field)]);
    // Object.fromEntries loses the names.
    return Object.fromEntries(read) as Values<Required> & Partial<Values<Optional>>;
  };
}

/** The picture of a document: raw bytes on IPFS, for which its CID has the hash. */
export type DocumentPicture = {
  /** `ipfs://` and a CIDv1 of raw bytes with SHA-256 in base32, `bafkrei…`. */
  readonly uri: string;
  readonly type: (typeof PICTURE_TYPES)[number];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** In bytes. */
  readonly size: number;
  /** The alternative text of the picture. */
  readonly alt: string;
};

/** A link of a document. `href` is any text: show it as a link only if `getEntryHref` returns it. */
export type DocumentLink = { readonly label: string; readonly href: string };

/** The types of pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * `ipfs://` and a CID of version 1, codec raw, SHA-256, in base32: 0x01 0x55 0x12 0x20 and the hash. The seventh character has
 * the last two bits of the prefix, the last one two bits of zero padding.
 */
export const RAW_CID = /^ipfs:\/\/bafkrei[a-h][a-z2-7]{50}[aeimquy4]$/;

/** The limits of optional fields. Texts in characters. */
export const DOCUMENT_LIMITS = {
  rules: 32_768,
  links: 8,
  label: 100,
  href: 2_048,
  minimumReviews: 500,
  judges: 500,
  pictures: 4,
  team: 20,
  name: 100,
  place: 40,
  alt: 500,
  /** Width and height of a picture in pixels. */
  pixels: 4_096,
  /** Bytes of a picture. */
  pictureBytes: 4_194_304,
} as const;

export const picture: Read<DocumentPicture> = record({
  uri: matching(RAW_CID),
  type: oneOf(PICTURE_TYPES),
  width: integer(1, DOCUMENT_LIMITS.pixels),
  height: integer(1, DOCUMENT_LIMITS.pixels),
  size: integer(1, DOCUMENT_LIMITS.pictureBytes),
  alt: textUpTo(DOCUMENT_LIMITS.alt),
});

export const links: Read<readonly DocumentLink[]> = listOf(
  record({ label: textUpTo(DOCUMENT_LIMITS.label), href: textUpTo(DOCUMENT_LIMITS.href) }),
  DOCUMENT_LIMITS.links,
);
