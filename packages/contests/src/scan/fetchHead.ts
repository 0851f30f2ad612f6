import { contestSchemas } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import { readField } from './parseAnswer.ts';
import { underSchemas } from './queries.ts';
import type { AskOptions, ScanHead } from './scanReader.ts';

const NEWEST = `query Newest($where: AttestationWhereInput!) {
  attestations(where: $where, orderBy: [{ time: desc }], take: 1) { time }
}`;

const HEAD_BLOCK = `query HeadBlock {
  serviceStats { name value }
}`;

/** The name of the statistic in which EAS's indexer stores the last block that it has indexed. */
const BLOCK_STAT = 'latestAttestationBlockNum';

/** The scan's head: the block that it names, and the time of the newest attestation under one of our schemas. */
export async function fetchHead(connection: ScanConnection, { signal }: AskOptions): Promise<ScanHead> {
  const where = underSchemas({ ...contestSchemas, ...evaluationSchemas });
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
