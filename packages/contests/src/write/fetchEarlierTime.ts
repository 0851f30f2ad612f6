import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { max } from '../bigint.ts';
import type { Block } from '../block.ts';
import { fetchAttestations } from '../chain/fetchAttestations.ts';
import { EVALUATION_SCHEMAS, fetchLogs } from '../chain/fetchLogs.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import type { WriteOptions } from './writeTypes.ts';

/** More blocks than any chain makes in one second. */
const BLOCKS_OF_A_SECOND = 128n;

type Source = Pick<WriteOptions, 'client' | 'config' | 'account' | 'signal'>;

/**
 * The time of the account's newest review of an entry, as far as the next block could share it; null where it could
 * not. An earlier review that was withdrawn counts as well: it would still supersede the new one.
 */
export async function fetchEarlierReviewTime(
  source: Source,
  { contest, entry }: { readonly contest: Hex; readonly entry: string },
  latest: Block,
): Promise<bigint | null> {
  const from = max(latest.number - BLOCKS_OF_A_SECOND, 0n);
  const range = { schemas: EVALUATION_SCHEMAS, attesters: [source.account], from, to: latest.number };
  const logs = await fetchLogs(source, range, source);
  const uids = logs.flatMap(({ kind, uid }) => (kind === 'attested' ? [uid] : []));
  const rows = await fetchAttestations(source, uids, source);
  const isOfEntry = ({ schema, data }: Attestation) => {
    const read = evaluationSchemas[schema]?.decode(data);
    return read?.ok && read.value.contest === contest.toLowerCase() && read.value.entry === entry;
  };
  const newest = [...rows.values()].filter(({ time }) => time >= latest.time);
  return findNewest(newest.filter(isOfEntry), latest);
}

/** The same for an attestation that is about to be revoked. */
export async function fetchRevokedTime(source: Source, uid: Hex, latest: Block): Promise<bigint | null> {
  const rows = await fetchAttestations(source, [uid], source);
  return findNewest([...rows.values()], latest);
}

function findNewest(rows: readonly Attestation[], latest: Block): bigint | null {
  const newest = rows.reduce((time, row) => max(time, row.time), 0n);
  return newest >= latest.time ? newest : null;
}
