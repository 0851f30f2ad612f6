import { checksumAddress } from '../base/address.ts';
import type { ActValues } from '../contest/decode.ts';
import { CONTEST_FLAGS, CONTEST_LIMITS } from '../contest/schemas.ts';
import {
  type ContestDocument,
  type EntryDocument,
  encodeDocument,
  MAX_DOCUMENT_BYTES,
  type WrittenDocument,
  writeDocument,
} from '../document/contestDocument.ts';
import type { DocumentLink, DocumentPicture } from '../document/documentFields.ts';
import { placeDocument } from '../document/rawUri.ts';
import type { Result } from '../result/result.ts';

/** A criterion. `weight` multiplies its points; `anchors` say what its points mean. */
export type NewCriterion = {
  readonly label: string;
  readonly maxPoints: number;
  readonly weight: number;
  readonly anchors: readonly { readonly points: number; readonly text: string }[];
};

/** A judge: the address as typed, and the public name, which may be empty. */
export type NewJudge = { readonly address: string; readonly name: string };

/** An entry of the organizer. `track` is the track's place in the list, from 1 on; 0 for none. Empty fields are left out. */
export type NewEntry = Pick<EntryDocument, 'name' | 'link' | 'about' | 'track'> & {
  /** A URI or empty. */
  readonly picture?: string | undefined;
  readonly pictures?: readonly DocumentPicture[] | undefined;
  readonly links?: readonly DocumentLink[] | undefined;
  readonly team?: readonly string[] | undefined;
  readonly place?: string | undefined;
};

/** The times of a new contest, in seconds. */
export type NewContestTimes = {
  /** Null if the contest takes no submissions. */
  readonly submissionsUntil: bigint | null;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  /** Null if the contest is not sealed. */
  readonly revealUntil: bigint | null;
};

/** The texts, judges and entries of a new contest. `track` is a track's place in the list, from 1 on; 0 for none. */
export type NewContestContent = {
  readonly title: string;
  readonly description: string;
  readonly tracks: readonly { readonly name: string; readonly about: string }[];
  readonly prizes: readonly { readonly name: string; readonly about: string; readonly track: number }[];
  readonly criteria: readonly NewCriterion[];
  /** Rows without address and name are ignored. */
  readonly judges: readonly NewJudge[];
  /** Judges that an act after the start adds: the document has their names. */
  readonly laterJudges?: readonly NewJudge[] | undefined;
  /** Rows without name, link and text are ignored. */
  readonly entries: readonly NewEntry[];
  readonly rules?: string | undefined;
  readonly links?: readonly DocumentLink[] | undefined;
  /** How many reviews the organizer wants for each entry, at least. */
  readonly minimumReviews?: number | undefined;
  readonly cover?: DocumentPicture | undefined;
  readonly logo?: DocumentPicture | undefined;
};

/** An organizer's input for a new contest, as typed. `checkNewContest` finds its problems. */
export type NewContest = NewContestContent &
  NewContestTimes & {
    /** The URI of the published contest document. Without it, the document is part of the attestation, as a `data:` URI. */
    readonly uri?: string | undefined;
  };

/** A list's items with their places in the input, without those that are blank. */
export type Placed<Item> = { readonly item: Item; readonly index: number };

const place = <Item>(items: readonly Item[], isBlank: (item: Item) => boolean): readonly Placed<Item>[] =>
  items.map((item, index) => ({ item, index })).filter(({ item }) => !isBlank(item));

/** The judges that are not blank. */
export const placeJudges = (judges: readonly NewJudge[]): readonly Placed<NewJudge>[] =>
  place(judges, ({ address, name }) => address.trim() === '' && name.trim() === '');

/** The entries that are not blank. */
export const placeEntries = (entries: readonly NewEntry[]): readonly Placed<NewEntry>[] =>
  place(entries, ({ name, link, about }) => [name, link, about].every((text) => text.trim() === ''));

/**
 * The document of an entry: texts are trimmed, and empty optional fields left out. It does not validate.
 *
 * @example
 * ```ts
 * import { writeDocument } from '@org/contests';
 * import { toEntryDocument } from '@org/contests/write';
 *
 * const entry = { name: ' Shelf ', link: 'https://example.org/shelf', about: '', track: 0 };
 * const { contentHash } = writeDocument(toEntryDocument(entry));
 * ```
 */
export function toEntryDocument(entry: NewEntry): EntryDocument {
  const { name, link, about, track, picture = '', pictures, links, team, place: stand } = entry;
  const members = (team ?? []).map((member) => member.trim()).filter((member) => member !== '');
  const table = stand?.trim() ?? '';
  return {
    ...{ name: name.trim(), link: link.trim(), picture, about: about.trim(), track },
    ...(pictures?.length && { pictures }),
    ...(links?.length && { links }),
    ...(members.length > 0 && { team: members }),
    ...(table !== '' && { place: table }),
  };
}

/** A contest as it is published: the data of its attestation and the document. */
type EncodableContest = {
  readonly values: ActValues['contest'];
  readonly document: ContestDocument;
  readonly written: WrittenDocument;
};

/**
 * The terms and the document of a new contest: texts are trimmed, blank rows and empty optional fields left out. It does
 * not validate. `values.uri` is empty if the document is too large for a `data:` URI and `uri` is missing.
 */
export function toTerms(input: NewContest): EncodableContest {
  const { submissionsUntil, opensAt, closesAt, revealUntil } = input;
  const document = toContestDocument(input);
  const written = writeDocument(document);
  const values = {
    title: input.title.trim(),
    uri: input.uri?.trim() || (written.dataUri ?? ''),
    contentHash: written.contentHash,
    ...{ submissionsUntil: submissionsUntil ?? 0n, opensAt, closesAt, revealUntil: revealUntil ?? closesAt },
    flags:
      (submissionsUntil === null ? 0 : CONTEST_FLAGS.submissions) +
      (revealUntil === null ? 0 : CONTEST_FLAGS.sealed),
    judges: placeJudges(input.judges).map(({ item }) => checksumAddress(item.address.trim())),
    maxPoints: input.criteria.map(({ maxPoints }) => maxPoints),
    weights: input.criteria.map(({ weight }) => weight),
    entries: document.entries.map((entry) => writeDocument(entry).contentHash),
  };
  return { values, document, written };
}

/**
 * A new contest as a site that stores documents publishes it, and the bytes to store before it is signed: see
 * `placeDocument`. Null if the document is part of the attestation, or `uri` says where it is published.
 *
 * @throws {TypeError} for lone surrogates
 * @example
 * ```ts
 * import { placeContest } from '@org/contests/write';
 *
 * const { contest, toStore } = placeContest(input);
 * console.log(contest.uri ?? 'in the attestation', toStore?.length);
 * ```
 */
export function placeContest(input: NewContest): {
  readonly contest: NewContest;
  readonly toStore: Uint8Array | null;
} {
  if (input.uri?.trim()) return { contest: input, toStore: null };
  const { uri, toStore } = placeDocument(toContestDocument(input));
  return toStore ? { contest: { ...input, uri }, toStore } : { contest: input, toStore };
}

function toContestDocument(input: NewContestContent): ContestDocument {
  const { links, minimumReviews, cover, logo, laterJudges = [] } = input;
  const rules = input.rules?.trim() ?? '';
  const judges = placeJudges([...input.judges, ...laterJudges]).flatMap(({ item }) => {
    const name = item.name.trim();
    return name === '' ? [] : [{ address: checksumAddress(item.address.trim()), name }];
  });
  return {
    format: 'laurel-contest/1',
    description: input.description.trim(),
    criteria: input.criteria.map(({ label, anchors }) => ({
      label: label.trim(),
      anchors: anchors.map(({ points, text }) => ({ points, text: text.trim() })),
    })),
    tracks: input.tracks.map(({ name, about }) => ({ name: name.trim(), about: about.trim() })),
    prizes: input.prizes.map(({ name, about, track }) => ({ name: name.trim(), about: about.trim(), track })),
    entries: placeEntries(input.entries).map(({ item }) => toEntryDocument(item)),
    ...(cover && { cover }),
    ...(logo && { logo }),
    ...(rules !== '' && { rules }),
    ...(links?.length && { links }),
    ...(minimumReviews !== undefined && { minimumReviews }),
    ...(judges.length > 0 && { judges }),
  };
}

/** The prefix of a document's `data:` URI; base64 needs four characters for three bytes. */
const PREFIX = 'data:application/json;base64,';
const MOST_BYTES = Math.floor((CONTEST_LIMITS.uriBytes - PREFIX.length) / 4) * 3;

/** The size of a contest document. `freeBytes` is negative if it does not fit. */
export type NewContestSize = {
  readonly bytes: number;
  readonly maxBytes: number;
  readonly freeBytes: number;
};

/**
 * The size of the contest document, and how many bytes are left of those that fit into the attestation, or with `isStored`
 * into a document that the site stores. Addresses of judges may be incomplete.
 *
 * @throws {TypeError} for lone surrogates, which `checkNewContest` reports
 * @example
 * ```ts
 * import { measureNewContest } from '@org/contests/write';
 *
 * const { bytes, freeBytes } = measureNewContest(input);
 * if (freeBytes < 0) console.log(`${-freeBytes} bytes too many of ${bytes}`);
 * ```
 */
export function measureNewContest(
  input: NewContestContent,
  { isStored = false }: { readonly isStored?: boolean } = {},
): NewContestSize {
  // An incomplete address will have the size of a complete one.
  const judges = [...input.judges, ...(input.laterJudges ?? [])]
    .filter(({ name }) => name)
    .map((judge) => ({ ...judge, address: `0x${'0'.repeat(40)}` }));
  const bytes = encodeDocument(toContestDocument({ ...input, judges, laterJudges: [] }));
  const maxBytes = isStored ? MAX_DOCUMENT_BYTES : MOST_BYTES;
  return { bytes: bytes.length, maxBytes, freeBytes: maxBytes - bytes.length };
}

/**
 * The content of a new contest, copied from an old one: everything but its times. The judges are those at the block that
 * was read, the entries those that stand and whose texts are known. It may be invalid, because another program may have
 * written the old one: see `checkNewContest`.
 *
 * @param documents the texts of entries by number, as a page reads them; by default those of the contest document
 * @example
 * ```ts
 * import { toNewContest } from '@org/contests/write';
 *
 * const again = toNewContest(result);
 * const times = { submissionsUntil: null, opensAt: now, closesAt: now + 1_209_600n, revealUntil: null };
 * const input = { ...again, ...times, title: `${again.title}, second round` };
 * ```
 */
export function toNewContest(
  { contest, details }: Pick<Result, 'contest' | 'details'>,
  documents?: ReadonlyMap<string, EntryDocument>,
): NewContestContent {
  const document = details.document.status === 'read' ? details.document.document : null;
  const { cover, logo, rules, links, minimumReviews } = document ?? {};
  const nameOf = (judge: string) =>
    document?.judges?.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name ?? '';
  return {
    title: contest.title,
    description: contest.description,
    tracks: document?.tracks ?? [],
    prizes: document?.prizes ?? [],
    criteria: contest.criteria.map(({ label, maxPoints, weight }, index) => ({
      ...{ label, maxPoints, weight, anchors: document?.criteria[index]?.anchors ?? [] },
    })),
    judges: contest.judges.map((address) => ({ address, name: nameOf(address) })),
    entries: contest.entries.flatMap(
      (entry) => documents?.get(entry) ?? document?.entries[Number(entry) - 1] ?? [],
    ),
    ...{ cover, logo, rules, links, minimumReviews },
  };
}
