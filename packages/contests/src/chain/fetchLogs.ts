import type { Address, Hex, RpcLog } from 'viem';
import { numberToHex, pad } from 'viem/utils';
import { min } from '../base/bigint.ts';
import { lowerCase } from '../base/hex.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { askPatiently, findProposedRange, isConnectionLost } from './endpointErrors.ts';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from './generated/easAbi.ts';

export type Blocks = { readonly from: bigint; readonly to: bigint };

/** The first range to try; public endpoints allow between ten blocks and all of them. */
const FIRST_RANGE = 100_000n;

/** After this many successes a rejected size is tried again: limits on results depend on the blocks. */
const ANSWERS_BEFORE_MORE = 16;

/** Endpoints limit the topics of a filter. */
const JUDGES_PER_REQUEST = 100;

/** An EAS event about an attestation. */
export type EasLog = {
  readonly kind: 'attested' | 'revoked';
  readonly schema: Hex;
  readonly uid: Hex;
  readonly blockNumber: bigint;
  readonly transactionHash: Hex;
};

/** Selects EAS events by schema, attester (anyone if omitted) and block. */
export type LogRange = {
  readonly schemas: readonly Hex[];
  readonly attesters?: readonly Address[];
  readonly from: bigint;
  readonly to: bigint;
};

/** Fetches the events Attested and Revoked of a block range. */
export async function fetchLogs(
  source: ChainSource,
  range: LogRange,
  options: ChainReadOptions,
): Promise<readonly EasLog[]> {
  const logs: EasLog[] = [];
  await fetchRanges(range, options, async (part) => {
    for (const log of await fetchRange(source, { ...range, ...part })) logs.push(log);
  });
  return logs;
}

/**
 * Asks for a block range in parts. If the endpoint rejects a part, retries with the size that it proposes or with half;
 * after each success, increases the size up to what is known to be rejected.
 */
export async function fetchRanges(
  { from, to }: Blocks,
  { signal, onProgress }: ChainReadOptions,
  fetchPart: (part: Blocks) => Promise<void>,
): Promise<void> {
  const total = Number(to - from) + 1;
  let start = from;
  let size = FIRST_RANGE;
  let refused: bigint | null = null;
  let answers = 0;
  while (start <= to) {
    signal?.throwIfAborted();
    const end = min(start + size - 1n, to);
    try {
      const part = { from: start, to: end };
      await askPatiently(signal, () => fetchPart(part));
    } catch (error) {
      signal?.throwIfAborted();
      const tried = end - start + 1n;
      if (tried === 1n || isConnectionLost(error)) throw error;
      const proposed = findProposedRange(error, tried);
      size = proposed ?? tried / 2n;
      refused = proposed === null ? tried : proposed + 1n;
      answers = 0;
      continue;
    }
    onProgress?.({ step: 'blocks', done: Number(end - from) + 1, total });
    start = end + 1n;
    answers += 1;
    if (refused !== null && answers % ANSWERS_BEFORE_MORE === 0) refused *= 2n;
    size = enlarge(size, refused);
  }
}

/** Doubles the size, or goes half-way to the rejected size; close to that, keeps the size. */
function enlarge(size: bigint, refused: bigint | null): bigint {
  if (refused === null || size * 2n < refused) return size * 2n;
  const gap = refused - size;
  return gap * 4n > size ? size + gap / 2n : size;
}

/** Attested and Revoked index the same fields in the same order, so one filter finds both. */
async function fetchRange({ client, config }: ChainSource, range: LogRange): Promise<readonly EasLog[]> {
  const { schemas, attesters, from, to } = range;
  const logs: EasLog[] = [];
  for (const judges of sliceTopics(attesters)) {
    const topics: (Hex[] | null)[] = [[ATTESTED_TOPIC, REVOKED_TOPIC], null, judges, [...schemas]];
    const filter = {
      address: config.eas.contract,
      topics,
      fromBlock: numberToHex(from),
      toBlock: numberToHex(to),
    };
    // A retry by the transport would repeat a range that is too large.
    const found = await client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
    const matches = ({ address, topics, data, removed }: RpcLog) =>
      !removed &&
      data.length === 66 &&
      address.toLowerCase() === config.eas.contract.toLowerCase() &&
      schemas.some((schema) => schema === topics[3]?.toLowerCase()) &&
      (judges === null || judges.some((judge) => judge.toLowerCase() === topics[2]?.toLowerCase()));
    for (const log of found) {
      const { topics, data, blockNumber, transactionHash } = log;
      // Some endpoints ignore parts of the filter. Pending logs have no block number.
      if (!matches(log) || blockNumber === null || transactionHash === null) continue;
      const kind = KINDS[topics[0]?.toLowerCase() ?? ''];
      const schema = topics[3];
      if (!kind || !schema) continue;
      const place = { blockNumber: BigInt(blockNumber), transactionHash };
      logs.push({ kind, schema: lowerCase(schema), uid: lowerCase(data), ...place });
    }
  }
  return logs;
}

const KINDS: Readonly<Record<string, EasLog['kind']>> = {
  [ATTESTED_TOPIC]: 'attested',
  [REVOKED_TOPIC]: 'revoked',
};

/** The topics of the attesters in slices that fit into a request; one slice without topics for all attesters. */
function sliceTopics(attesters: readonly Address[] | undefined): readonly (Hex[] | null)[] {
  if (!attesters) return [null];
  const slices: Hex[][] = [];
  for (let index = 0; index < attesters.length; index += JUDGES_PER_REQUEST) {
    slices.push(
      attesters.slice(index, index + JUDGES_PER_REQUEST).map((judge) => lowerCase(pad(judge, { size: 32 }))),
    );
  }
  return slices;
}
