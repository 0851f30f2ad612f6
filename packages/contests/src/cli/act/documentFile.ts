import { writeFile } from 'node:fs/promises';
import {
  type ContestDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  writeDocument,
} from '../../r2/contestDocument.ts';
import type { ValuesR2 } from '../../r2/decode.ts';
import { FLAGS_R2, LIMITS_R2 } from '../../r2/schemas.ts';
import { UnusableInput } from '../terminal.ts';
import { address, list, number, optional, readJsonFile, record, text, time } from './jsonFields.ts';

const byte = number(0, 255);
const weight = number(1, 255);
const entry = record({
  name: text,
  link: optional(text, ''),
  picture: optional(text, ''),
  about: optional(text, ''),
  track: optional(byte, 0),
});

/** What `start` reads: the contest document and the terms of the contest in one file. */
const contest = record({
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
  entries: optional(list(entry, LIMITS_R2.entries), []),
  judges: list(address, LIMITS_R2.judges),
  submissionsUntil: optional(time, null),
  opensAt: time,
  closesAt: time,
  revealUntil: optional(time, null),
});

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
  const document: ContestDocument = {
    format: 'laurel-contest/2',
    ...texts,
    criteria: texts.criteria.map(({ label, anchors }) => ({ label, anchors })),
  };
  const published = await publish(document, publishing);
  return {
    ...{ title, ...published, opensAt, closesAt, judges },
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

async function publish(
  document: ContestDocument | EntryDocument,
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
