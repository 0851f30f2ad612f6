import { contestSchemas } from '../schemas/contestSchemas.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import { readField } from './parseAnswer.ts';
import { HEAD_BLOCK, NEWEST } from './questions.ts';
import type { AskOptions, ScanHead } from './scanReader.ts';

/** The name under which EAS's indexing service keeps the last block that it has read attestations of. */
const BLOCK_STAT = 'latestAttestationBlockNum';

/** How far the scan has come: the block it names, and the time of the newest attestation of ours that it knows. */
export async function fetchHead(connection: ScanConnection, { signal }: AskOptions): Promise<ScanHead> {
  const schemas = [...Object.keys(contestSchemas), ...Object.keys(evaluationSchemas)];
  const where = { schemaId: { in: schemas }, isOffchain: { equals: false } };
  const [stats, newest] = await Promise.allSettled([
    askScan(connection, { query: HEAD_BLOCK, variables: {}, signal }),
    askScan(connection, { query: NEWEST, variables: { where }, signal }),
  ]);
  signal?.throwIfAborted();
  return {
    blockNumber: stats.status === 'fulfilled' ? parseBlock(stats.value.serviceStats) : null,
    time: newest.status === 'fulfilled' ? parseTime(newest.value.attestations) : null,
  };
}

function parseBlock(stats: unknown): bigint | null {
  const stat = Array.isArray(stats)
    ? stats.find((each) => readField(each, 'name') === BLOCK_STAT)
    : undefined;
  const value = readField(stat, 'value');
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : null;
}

function parseTime(rows: unknown): bigint | null {
  const time = Array.isArray(rows) ? readField(rows[0], 'time') : undefined;
  return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 ? BigInt(time) : null;
}
