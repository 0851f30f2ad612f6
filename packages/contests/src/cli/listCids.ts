import { setTimeout as pause } from 'node:timers/promises';
import type { Hex } from 'viem';
import { readNotes } from '../acts/notes.ts';
import type { Attestation } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { fetchNotes } from '../chain/fetchNotes.ts';
import { decodeActData } from '../contest/decode.ts';
import type { SchemaUids } from '../contest/schemas.ts';
import { listPictureCids } from '../document/rawUri.ts';
import { createDocumentFetch, findCid } from '../document/readDocument.ts';
import { readUid } from './act/actValues.ts';
import { type ChainOptions, openChain, readContest } from './input/openChain.ts';
import { type Terminal, UnusableInputError } from './input/terminal.ts';

const CID = /\b(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{56,97})\b/g;

/** The URI of the document that an attestation names; empty without one. */
function findUri({ schema, data }: Attestation, schemas: SchemaUids): string {
  for (const name of ['contest', 'entry', 'list'] as const)
    if (schema === schemas[name]) {
      const act = decodeActData(name, data);
      return act.ok ? act.value.uri : '';
    }
  if (schema !== schemas.evaluation) return '';
  const review = decodeActData('evaluation', data);
  return review.ok && review.value.commentHash ? review.value.comment : '';
}

/** Few: a site answers 300 requests for documents a minute, and 429 to more. */
const FETCHES_AT_ONCE = 4;
const MOST_ATTEMPTS = 5;
const MOST_WAIT_SECONDS = 60;

/** Asks again if the site says that it was asked too often. Null if it does not have the document, or does not answer. */
async function fetchDocument(
  gateway: string,
  { cid, attestation }: { readonly cid: string; readonly attestation: Hex },
): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1) {
    let retryAfter = null as string | null;
    const fetchNoting: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      if (response.status === 429) retryAfter = response.headers.get('retry-after') ?? '';
      return response;
    };
    const fetchIpfs = createDocumentFetch({ gateway, attestation, fetch: fetchNoting });
    const bytes = await fetchIpfs(cid).catch(() => null);
    if (retryAfter === null || attempt === MOST_ATTEMPTS) return bytes;
    const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : MOST_WAIT_SECONDS;
    await pause(Math.min(seconds, MOST_WAIT_SECONDS) * 1_000);
  }
}

type CidsOptions = ChainOptions & {
  readonly uid: string | undefined;
  /** The address before the CIDs of a site's documents, which name pictures. */
  readonly documents: string | undefined;
};

/**
 * Prints the UID of a contest and every CID that its attestations and their documents name, one a line: what an operator
 * hides. Submissions that were not admitted, withdrawn ones and notes count, too.
 *
 * @returns 2 if something could not be read, so that CIDs may be missing
 */
export async function listCids(
  { uid, documents, ...options }: CidsOptions,
  terminal: Terminal,
): Promise<0 | 2> {
  const contest = readUid(uid);
  if (documents !== undefined && !/^https?:\/\/.*\/$/.test(documents))
    throw new UnusableInputError(
      '--documents must be the address before the CIDs: https://SITE/api/documents/',
    );
  const chain = await openChain(options);
  const reading = await readContest(chain, contest, terminal);
  const { schemas } = reading.protocol;
  const rows = [reading.contest, ...reading.acts, ...(reading.submissionActs ?? []), ...reading.submissions];
  const cids = new Set<string>();
  /** An attestation that names each document: the site finds the document by both. */
  const naming = new Map<string, Hex>();
  for (const row of rows) {
    const cid = findCid(findUri(row, schemas));
    if (cid === undefined) continue;
    cids.add(cid);
    if (row.schema !== schemas.evaluation && !naming.has(cid)) naming.set(cid, row.uid);
  }
  const unread: string[] = [];
  const asked = [...naming];
  for (let start = 0; start < asked.length; start += FETCHES_AT_ONCE)
    await Promise.all(
      asked.slice(start, start + FETCHES_AT_ONCE).map(async ([cid, attestation]) => {
        const bytes = documents === undefined ? null : await fetchDocument(documents, { cid, attestation });
        if (bytes) for (const picture of listPictureCids(bytes)) cids.add(picture);
        else unread.push(cid);
      }),
    );
  const notes = await fetchNotes(chain, reading.contest).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    terminal.err(`The notes of the contest cannot be read: ${error.code}.`);
    return null;
  });
  for (const { text } of notes ? readNotes(reading.state, notes.rows) : [])
    for (const [cid] of text.matchAll(CID)) cids.add(cid);
  terminal.out([contest, ...cids].join('\n'));
  if (!reading.hasSubmissionLog)
    terminal.err('The contest has too many submissions: only the documents of admitted ones are listed.');
  if (unread.length > 0)
    terminal.err(
      documents === undefined
        ? `Documents: ${unread.length}. Pass --documents https://SITE/api/documents/ to list the pictures that they name.`
        : `Documents that cannot be read there, so that their pictures are missing: ${unread.join(', ')}`,
    );
  return notes && reading.hasSubmissionLog && unread.length === 0 ? 0 : 2;
}
