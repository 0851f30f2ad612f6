import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Address } from 'viem';
import type { ActValues } from '../../contest/decode.ts';
import { ACT_LIMITS, CONTEST_LIMITS } from '../../contest/schemas.ts';
import { MAX_DOCUMENT_BYTES, writeDocument } from '../../document/contestDocument.ts';
import { DOCUMENT_LIMITS, PICTURE_TYPES, RAW_CID } from '../../document/documentFields.ts';
import { placeDocument } from '../../document/rawUri.ts';
import { checkNewContest, checkNewEntry } from '../../write/checkNewContest.ts';
import { toEntryDocument, toTerms } from '../../write/newContest.ts';
import type { NewContestProblem, NewContestProblemCode } from '../../write/newContestProblems.ts';
import { splitContest, toEntriesDocument } from '../../write/splitContest.ts';
import { UnusableInputError } from '../input/terminal.ts';
import {
  address,
  boolean,
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

type ProblemOf<Code extends NewContestProblemCode> = Extract<NewContestProblem, { code: Code }>;

const SENTENCES: { readonly [Code in NewContestProblemCode]: (problem: ProblemOf<Code>) => string } = {
  required: () => 'is missing',
  'malformed-text': () => 'is not valid text',
  'too-long': ({ length, max }) => `has ${length} characters: at most ${max}`,
  'too-many': ({ length, max }) => `has a length of ${length}: at most ${max}`,
  'invalid-address': () => 'is not an address',
  'zero-address': () => 'is the zero address',
  'invalid-checksum': ({ expected }) => `has a wrong checksum: ${expected} has the right one`,
  'invalid-link': () => 'is not an http or https link',
  'unseen-in-link': () => 'has an invisible character',
  'login-in-link': () => 'has a user name or a password, which would be public',
  duplicate: ({ firstIndex }) => `is the same as number ${firstIndex}`,
  'out-of-range': ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  'in-the-past': () => 'is in the past',
  'too-far': () => 'is after 2038, which scans cannot store',
  'out-of-order': ({ after }) => `must be after ${after}`,
  'document-too-large': ({ bytes, maxBytes }) => `has ${bytes} bytes: at most ${maxBytes}`,
  'document-unreadable': () => 'could not be read by anyone',
};

/** The first problem as `entries[2].link is not an http or https link`. */
function describe(problem: NewContestProblem): string {
  const { field, index, part, partIndex } = problem;
  const row = index === undefined ? field : `${field}[${index}]`;
  const place = part === undefined ? row : `${row}.${part}`;
  // The sentence is that of the problem's own code.
  const sentence = SENTENCES[problem.code] as (problem: NewContestProblem) => string;
  return `${partIndex === undefined ? place : `${place}[${partIndex}]`} ${sentence(problem)}`;
}

/** @throws {UnusableInputError} which names the first problem */
function assertNoProblems(path: string, problems: readonly NewContestProblem[]): void {
  const [first, ...others] = problems;
  if (!first) return;
  const more = others.length > 0 ? `; problems after this one: ${others.length}` : '';
  throw new UnusableInputError(`The file ${path}: ${describe(first)}${more}.`);
}

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

/** The address of a judge, alone or with a name, which becomes public in the document unless `publishNames` is false. */
const judge: ReadField<{ readonly address: Address; readonly name?: string }> = (value, at) =>
  typeof value === 'object' ? namedJudge(value, at) : { address: address(value, at) };

/** The input file of `start`: the contest document and the terms of the contest. */
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
      CONTEST_LIMITS.criteria,
    ),
    tracks: optional(list(record({ name: text, about: optional(text, '') }), 50), []),
    prizes: optional(
      list(record({ name: text, about: optional(text, ''), track: optional(byte, 0) }), 100),
      [],
    ),
    entries: optional(list(entry, CONTEST_LIMITS.entries), []),
    judges: list(judge, CONTEST_LIMITS.judges),
    publishNames: optional(boolean, true),
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

const entriesOfList = list(entry, ACT_LIMITS.entries, {
  least: 1,
  more: ': list others with a second act',
});
const listedEntries = record({ entries: entriesOfList });

/** The command does not read the contest document, which has the tracks. */
const ANY_TRACK = { tracks: 255 };

/** The place where a document is published, and the file `document` to which its bytes are written. */
export type Publishing = { readonly uri?: string | undefined; readonly document?: string | undefined };

/** An act that adds what the start of a contest cannot hold. */
export type LaterAct =
  | ({ readonly kind: 'list' } & Omit<ActValues['list'], 'first'>)
  | { readonly kind: 'judges'; readonly judges: readonly Address[] };

/** A contest as it is started, and what follows. */
export type StartFile = { readonly values: ActValues['contest']; readonly later: readonly LaterAct[] };

/**
 * The terms of a contest from the file of `start`. A time until which submissions or reveals are taken makes the contest
 * one that takes submissions, or a sealed one. The documents of later entries are at the CIDs of their bytes.
 *
 * @throws {UnusableInputError}
 */
export async function readContestFile(path: string, publishing: Publishing): Promise<StartFile> {
  const { judges, publishNames, ...texts } = await readJsonFile(path, contest);
  const input = {
    ...texts,
    judges: judges.map(({ address: of, name = '' }) => ({ address: of, name: publishNames ? name : '' })),
    ...(publishing.uri !== undefined && { uri: publishing.uri }),
  };
  // The chain's time decides which times have passed; `publish` says how a large document is published.
  const problems = checkNewContest(input, { nowSeconds: 0n, isStored: true, isSplit: true });
  assertNoProblems(
    path,
    problems.filter(({ code }) => code !== 'document-too-large'),
  );
  const split = splitContest(input, { isStored: true });
  const later: LaterAct[] = [];
  for (const part of split.later) {
    if (part.kind === 'judges') {
      later.push({ kind: 'judges', judges: part.judges.map(({ address: of }) => of as Address) });
      continue;
    }
    const document = toEntriesDocument(part.entries);
    const { uri, contentHash } = placeDocument(document);
    const place = publishing.document && toPartPath(publishing.document, later.length + 2);
    await publish(document, { uri, document: place });
    const entries = document.entries.map((each) => writeDocument(each).contentHash);
    later.push({ kind: 'list', uri, contentHash, entries });
  }
  const { values, document } = toTerms(split.contest);
  const written = publishing.document ?? 'document.json';
  const lists = later.flatMap((act, index) =>
    act.kind === 'list' && act.uri.startsWith('ipfs://') ? [toPartPath(written, index + 2)] : [],
  );
  const where = publishing.document === undefined ? `With --document ${written} the` : 'The';
  const more =
    lists.length === 0
      ? ''
      : ` ${where} entries that follow are in ${lists.join(', ')}: publish them before you run it again, each as one raw block, as a site stores it.`;
  return { values: { ...values, ...(await publish(document, publishing, more)) }, later };
}

/** `document.json` as `document-2.json`. */
function toPartPath(path: string, part: number): string {
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}-${part}${ext}`);
}

/**
 * A submission from the file of `enter`.
 *
 * @throws {UnusableInputError}
 */
export async function readEntryFile(
  path: string,
  publishing: Publishing,
): Promise<Omit<ActValues['entry'], 'replaces'>> {
  const given = await readJsonFile(path, entry);
  assertNoProblems(path, checkNewEntry(given, ANY_TRACK));
  return publish(toEntryDocument(given), publishing);
}

/**
 * The late entries of the file of `list`: a list of entries, or an object that has one.
 *
 * @throws {UnusableInputError}
 */
export async function readEntriesFile(
  path: string,
  publishing: Publishing,
): Promise<Omit<ActValues['list'], 'first'>> {
  const entries = await readJsonFile(path, (value, at) =>
    Array.isArray(value) ? entriesOfList(value, at || 'the list') : listedEntries(value, at).entries,
  );
  const problems = entries.flatMap((each, index) =>
    checkNewEntry(each, ANY_TRACK).map((problem) => ({ ...problem, index })),
  );
  assertNoProblems(path, problems);
  const documents = entries.map(toEntryDocument);
  const published = await publish({ format: 'laurel-entries/1', entries: documents }, publishing);
  return { ...published, entries: documents.map((each) => writeDocument(each).contentHash) };
}

async function publish(
  written: Parameters<typeof writeDocument>[0],
  { uri, document: path }: Publishing,
  more = '',
): Promise<{ readonly uri: string; readonly contentHash: `0x${string}` }> {
  const { bytes, contentHash, dataUri } = writeDocument(written);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new UnusableInputError(
      `The document has ${bytes.length} bytes: pages read at most ${MAX_DOCUMENT_BYTES}.`,
    );
  if (path !== undefined)
    await writeFile(path, bytes).catch((cause) => {
      throw new UnusableInputError(`The file ${path} cannot be written.`, { cause });
    });
  if (uri !== undefined) return { uri, contentHash };
  const place = placeDocument(written);
  if (place.toStore === null) return { uri: place.uri, contentHash };
  throw new UnusableInputError(
    dataUri === null
      ? `The document has ${bytes.length} bytes, too many to be part of the attestation. Write it with --document FILE, publish that file on IPFS, and run the command again with --uri ipfs://CID.${more}`
      : `The document names pictures, which a site keeps only while it stores the document. Write it with --document FILE, store that file on the site that has the pictures with curl --data-binary @FILE -H 'origin: https://SITE' -H 'content-type: application/octet-stream' https://SITE/api/documents, and run the command again within an hour with --uri ${place.uri}.${more}`,
  );
}
