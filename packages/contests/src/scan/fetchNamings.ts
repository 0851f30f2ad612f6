import type { Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import { isAttestationUidTrue } from '../base/attestationUid.ts';
import { bytesToHex } from '../base/hex.ts';
import { decodeActData } from '../contest/decode.ts';
import type { SchemaUids } from '../contest/schemas.ts';
import type { ScanConnection } from './askScan.ts';
import { fetchRow, fetchRows } from './queries.ts';
import type { AskOptions } from './scanReader.ts';

/** An attestation's claim about a document on IPFS: its kind, and the keccak256 of its bytes. */
export type DocumentNaming = { readonly kind: 'contest' | 'entry' | 'list' | 'review'; readonly hash: Hex };

/** The oldest are asked for, so that later attestations of a CID cannot push the first ones out of the answer. */
const MOST = 100;

/** Options of `fetchNamings`. With `by`, only this attestation is looked up: others cannot push it out of the answer. */
export type NamingOptions = AskOptions & { readonly by?: Hex | undefined };

/**
 * The contests, entries, late lists and reviews under these schemas whose data names `ipfs://` and the CID. Anyone can attest: one CID
 * may be named with several hashes, and one hash as several kinds.
 */
export async function fetchNamings(
  connection: ScanConnection,
  { schemas, cid, by, signal }: NamingOptions & { readonly schemas: SchemaUids; readonly cid: string },
): Promise<readonly DocumentNaming[]> {
  const uri = `ipfs://${cid}`;
  if (by) {
    const row = await fetchRow(connection, by, { signal });
    const naming = row && !row.isOffchain && isAttestationUidTrue(row) && readNaming(row, schemas, uri);
    return naming ? [naming] : [];
  }
  const rows = await fetchRows(connection, {
    where: {
      schemaId: { in: [schemas.contest, schemas.entry, schemas.list, schemas.evaluation] },
      isOffchain: { equals: false },
      data: { contains: bytesToHex(new TextEncoder().encode(uri)).slice(2) },
    },
    orderBy: [{ time: 'asc' }, { id: 'asc' }],
    ...{ skip: 0, take: MOST, signal },
  });
  return rows.flatMap((row) => readNaming(row, schemas, uri) ?? []);
}

/** The scan has searched the bytes only. */
function readNaming(row: Attestation, schemas: SchemaUids, uri: string): DocumentNaming | null {
  if (row.schema === schemas.evaluation) {
    const review = decodeActData('evaluation', row.data);
    if (!review.ok || review.value.comment !== uri || !review.value.commentHash) return null;
    return { kind: 'review', hash: review.value.commentHash };
  }
  const kind = (['contest', 'entry', 'list'] as const).find((name) => row.schema === schemas[name]);
  if (!kind) return null;
  const named = decodeActData(kind, row.data);
  if (!named.ok || named.value.uri !== uri) return null;
  return { kind, hash: named.value.contentHash };
}
