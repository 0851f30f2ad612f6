import { writeFile } from 'node:fs/promises';
import type { Address } from 'viem';
import {
  type ContestDocument,
  type EntriesDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  writeDocument,
} from '../../r2/contestDocument.ts';
import type { ValuesR2 } from '../../r2/decode.ts';
import { DOCUMENT_LIMITS, PICTURE_TYPES, RAW_CID } from '../../r2/documentFields.ts';
import { ACT_LIMITS_R2, FLAGS_R2, LIMITS_R2 } from '../../r2/schemas.ts';
import { UnusableInput } from '../terminal.ts';
import {
  address,
  list,
  number,
  oneOf,
  optional,
  type ReadField,
  readJsonFile,
  record,
  text,
  textThat,
  textUpTo,
  time,
} from './jsonFields.ts';

const byte = number(0, 255);
const weight = number(1, 255);

const picture = record({
  uri: textThat((uri) => RAW_CID.test(uri), 'ipfs:// and the CID of raw bytes, which begins with bafkrei'),
  type: oneOf(PICTURE_TYPES),
  width: number(1, DOCUMENT_LIMITS.pixels),
  height: number(1, DOCUMENT_LIMITS.pixels),
  size: number(1, DOCUMENT_LIMITS.pictureBytes),
  alt: optional(textUpTo(DOCUMENT_LIMITS.alt), ''),
});
const links = list(
  record({ label: textUpTo(DOCUMENT_LIMITS.label), href: textUpTo(DOCUMENT_LIMITS.href) }),
  DOCUMENT_LIMITS.links,
);
const personName = textUpTo(DOCUMENT_LIMITS.name);

const entry = record(
  {
    name: text,
    link: optional(text, ''),
    picture: optional(text, ''),
    about: optional(text, ''),
    track: optional(byte, 0),
  },
  {
    pictures: list(picture, DOCUMENT_LIMITS.pictures),
    links,
    team: list(personName, DOCUMENT_LIMITS.team),
    place: textUpTo(DOCUMENT_LIMITS.place),
  },
);

const namedJudge = record({ address, name: personName });

/** The address of a judge, alone or with a name, which becomes public in the document. */
const judge: ReadField<{ readonly address: Address; readonly name?: string }> = (value, at) =>
  typeof value === 'object' ? namedJudge(value, at) : { address: address(value, at) };

/** What `start` reads: the contest document and the terms of the contest in one file. */
const contest = record(
  {
    title: text,
    description: optional(text, ''),
    criteria: list(
      record({
        label: text,
        maxPoints: weight,
        weight: optional(weight, 1),
        anchors: optional(list(record({ points: byte, text }), 256), []),
      }),
      LIMITS_R2.criteria,
    ),
    tracks: optional(list(record({ name: text, about: optional(text, '') }), 50), []),
    prizes: optional(
      list(record({ name: text, about: optional(text, ''), track: optional(byte, 0) }), 100),
      [],
    ),
    entries: optional(list(entry, ACT_LIMITS_R2.entries, { more: ': `list` adds others' }), []),
    judges: list(judge, ACT_LIMITS_R2.judges, { more: ': `judge` adds others' }),
    submissionsUntil: optional(time, null),
    opensAt: time,
    closesAt: time,
    revealUntil: optional(time, null),
  },
  {
    cover: picture,
    logo: picture,
    rules: textUpTo(DOCUMENT_LIMITS.rules),
    links,
    minimumReviews: number(1, DOCUMENT_LIMITS.minimumReviews),
  },
);

const entriesOfList = list(entry, ACT_LIMITS_R2.entries, {
  least: 1,
  more: ': list others with a second act',
});
const listedEntries = record({ entries: entriesOfList });

/** The place where a document is published, and the file `document` to which its bytes are written. */
export type Publishing = { readonly uri?: string | undefined; readonly document?: string | undefined };

/**
 * The terms of a contest from the file of `start`. A time until which submissions or reveals are taken makes the contest
 * one that takes submissions, or a sealed one.
 *
 * @throws {UnusableInput}
 */
export async function readContestFile(path: string, publishing: Publishing): Promise<ValuesR2['contest']> {
  const { title, judges, submissionsUntil, opensAt, closesAt, revealUntil, ...texts } = await readJsonFile(
    path,
    contest,
  );
  const named = judges.flatMap(({ address: of, name }) =>
    name === undefined ? [] : [{ address: of, name }],
  );
  const document: ContestDocument = {
    format: 'laurel-contest/2',
    ...texts,
    criteria: texts.criteria.map(({ label, anchors }) => ({ label, anchors })),
    ...(named.length > 0 && { judges: named }),
  };
  const published = await publish(document, publishing);
  return {
    ...{ title, ...published, opensAt, closesAt },
    judges: judges.map((each) => each.address),
    submissionsUntil: submissionsUntil ?? 0n,
    revealUntil: revealUntil ?? closesAt,
    flags:
      (submissionsUntil === null ? 0 : FLAGS_R2.submissions) + (revealUntil === null ? 0 : FLAGS_R2.sealed),
    maxPoints: texts.criteria.map(({ maxPoints }) => maxPoints),
    weights: texts.criteria.map((each) => each.weight),
    entries: document.entries.map((each) => writeDocument(each).contentHash),
  };
}

/**
 * A submission from the file of `enter`.
 *
 * @throws {UnusableInput}
 */
export async function readEntryFile(
  path: string,
  publishing: Publishing,
): Promise<Omit<ValuesR2['entry'], 'replaces'>> {
  return publish(await readJsonFile(path, entry), publishing);
}

/**
 * The late entries of the file of `list`: a list of entries, or an object that has one.
 *
 * @throws {UnusableInput}
 */
export async function readEntriesFile(
  path: string,
  publishing: Publishing,
): Promise<Omit<ValuesR2['list'], 'first'>> {
  const entries = await readJsonFile(path, (value, at) =>
    Array.isArray(value) ? entriesOfList(value, at || 'the list') : listedEntries(value, at).entries,
  );
  const published = await publish({ format: 'laurel-entries/1', entries }, publishing);
  return { ...published, entries: entries.map((each) => writeDocument(each).contentHash) };
}

async function publish(
  document: ContestDocument | EntryDocument | EntriesDocument,
  { uri, document: path }: Publishing,
): Promise<{ readonly uri: string; readonly contentHash: `0x${string}` }> {
  const { bytes, contentHash, dataUri } = writeDocument(document);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new UnusableInput(
      `The document has ${bytes.length} bytes: pages read at most ${MAX_DOCUMENT_BYTES}.`,
    );
  if (path !== undefined)
    await writeFile(path, bytes).catch((cause) => {
      throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
    });
  const found = uri ?? dataUri;
  if (found === null)
    throw new UnusableInput(
      `The document has ${bytes.length} bytes, too many to be part of the attestation. Write it with --document FILE, publish that file on IPFS, and run the command again with --uri ipfs://CID.`,
    );
  return { uri: found, contentHash };
}
