import { readNotes } from '../acts/notes.ts';
import type { Attestation } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { fetchNotes } from '../chain/fetchNotes.ts';
import { decodeActData } from '../contest/decode.ts';
import type { SchemaUids } from '../contest/schemas.ts';
import { listPictureCids } from '../document/rawUri.ts';
import { createDocumentFetch } from '../document/readDocument.ts';
import { readUid } from './act/words.ts';
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
  const unread: string[] = [];
  for (const row of rows) {
    const uri = findUri(row, schemas);
    const cid = uri.startsWith('ipfs://') ? uri.slice('ipfs://'.length) : '';
    if (cid === '' || cids.has(cid)) continue;
    cids.add(cid);
    if (row.schema === schemas.evaluation) continue;
    const fetchIpfs = documents && createDocumentFetch({ gateway: documents, attestation: row.uid });
    const bytes = fetchIpfs ? await fetchIpfs(cid) : null;
    if (bytes) for (const picture of listPictureCids(bytes)) cids.add(picture);
    else unread.push(cid);
  }
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
