import type { Address, Hex, RpcLog } from 'viem';
import { numberToHex, pad } from 'viem/utils';
import { lowerCase } from '../abi/hex.ts';
import { min } from '../bigint.ts';
import { contestSchemas } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from './easAbi.ts';
import { askPatiently, findProposedRange, isConnectionLost } from './endpointErrors.ts';

/** Where to start; public endpoints allow anything between ten blocks and all of them. */
const FIRST_RANGE = 100_000n;

/** So many answers in a row, and what was refused is tried again: limits on results depend on the blocks. */
const ANSWERS_BEFORE_MORE = 16;

/** Judges per question: endpoints limit the topics of a filter. */
const JUDGES_PER_QUESTION = 100;

/** One event of EAS about an attestation. */
export type EasLog = {
  readonly kind: 'attested' | 'revoked';
  readonly uid: Hex;
  readonly blockNumber: bigint;
  readonly transactionHash: Hex;
};

/** Which events of EAS: under which schemas, by whom (anybody where it is left out), in which blocks. */
export type LogRange = {
  readonly schemas: readonly Hex[];
  readonly attesters?: readonly Address[];
  readonly from: bigint;
  readonly to: bigint;
};

// The keys of the registries are UIDs; Object.keys forgets that.
/** Every schema of evaluations that is understood. */
export const EVALUATION_SCHEMAS = Object.keys(evaluationSchemas) as readonly Hex[];

/** Every schema of contests that is understood. */
export const CONTEST_SCHEMAS = Object.keys(contestSchemas) as readonly Hex[];

/**
 * The events Attested and Revoked of a range of blocks. What the endpoint refuses is asked for in smaller ranges, as
 * small as it says or half; what it answers leads to larger ones, up to what it is known to refuse.
 */
export async function fetchLogs(
  source: ChainSource,
  range: LogRange,
  { signal, onProgress }: ChainReadOptions,
): Promise<readonly EasLog[]> {
  const { from, to } = range;
  const total = Number(to - from) + 1;
  const logs: EasLog[] = [];
  let start = from;
  let size = FIRST_RANGE;
  let refused: bigint | null = null;
  let answers = 0;
  while (start <= to) {
    signal?.throwIfAborted();
    const end = min(start + size - 1n, to);
    try {
      const found = await askPatiently(signal, () => fetchRange(source, { ...range, from: start, to: end }));
      for (const log of found) logs.push(log);
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
  return logs;
}

/** Twice as much, or half-way to what was refused; near to it, the same again. */
function enlarge(size: bigint, refused: bigint | null): bigint {
  if (refused === null || size * 2n < refused) return size * 2n;
  const gap = refused - size;
  return gap * 4n > size ? size + gap / 2n : size;
}

/** Attested and Revoked index the same fields in the same places, so that one filter finds both. */
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
    // A transport would put the same question again, which is of no use where it was too large.
    const found = await client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
    const isWanted = ({ address, topics, data, removed }: RpcLog) =>
      !removed &&
      data.length === 66 &&
      address.toLowerCase() === config.eas.contract.toLowerCase() &&
      schemas.some((schema) => schema === topics[3]?.toLowerCase()) &&
      (judges === null || judges.some((judge) => judge.toLowerCase() === topics[2]?.toLowerCase()));
    for (const log of found) {
      const { topics, data, blockNumber, transactionHash } = log;
      // Endpoints have been seen to overlook a filter; what is pending is in no block yet.
      if (!isWanted(log) || blockNumber === null || transactionHash === null) continue;
      const kind = KINDS[topics[0]?.toLowerCase() ?? ''];
      if (!kind) continue;
      logs.push({ kind, uid: lowerCase(data), blockNumber: BigInt(blockNumber), transactionHash });
    }
  }
  return logs;
}

const KINDS: Readonly<Record<string, EasLog['kind']>> = {
  [ATTESTED_TOPIC]: 'attested',
  [REVOKED_TOPIC]: 'revoked',
};

/** The topics of attesters in slices that a question can hold; one without any where everybody is meant. */
function sliceTopics(attesters: readonly Address[] | undefined): readonly (Hex[] | null)[] {
  if (!attesters) return [null];
  const slices: Hex[][] = [];
  for (let index = 0; index < attesters.length; index += JUDGES_PER_QUESTION) {
    slices.push(
      attesters.slice(index, index + JUDGES_PER_QUESTION).map((judge) => lowerCase(pad(judge, { size: 32 }))),
    );
  }
  return slices;
}
