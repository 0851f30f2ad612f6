import type { Address, Hex } from 'viem';
import { numberToHex, pad } from 'viem/utils';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from './easAbi.ts';
import { isConnectionLost } from './isConnectionLost.ts';

/** Where to start; public endpoints allow anything between 500 blocks and all of them. */
const FIRST_RANGE = 100_000n;

/** Judges per question: endpoints limit the topics of a filter. */
const JUDGES_PER_QUESTION = 100;

/** One event of EAS about an evaluation. */
export type EvaluationLog = {
  readonly kind: 'attested' | 'revoked';
  readonly uid: Hex;
  readonly blockNumber: bigint;
  readonly transactionHash: Hex;
};

/**
 * The events Attested and Revoked under the evaluation schemas by the given attesters. A range that the endpoint refuses
 * is halved; after one that it answered the next is doubled.
 */
export async function fetchLogs(
  source: ChainSource,
  range: { readonly attesters: readonly Address[]; readonly from: bigint; readonly to: bigint },
  { signal, onProgress }: ChainReadOptions,
): Promise<readonly EvaluationLog[]> {
  const { attesters, from, to } = range;
  const total = Number(to - from) + 1;
  const logs: EvaluationLog[] = [];
  let start = from;
  let size = FIRST_RANGE;
  while (start <= to) {
    signal?.throwIfAborted();
    const end = start + size - 1n < to ? start + size - 1n : to;
    try {
      logs.push(...(await fetchRange(source, { attesters, from: start, to: end })));
    } catch (error) {
      const tried = end - start + 1n;
      if (tried === 1n || isConnectionLost(error)) throw error;
      size = tried / 2n;
      continue;
    }
    onProgress?.({ step: 'blocks', done: Number(end - from) + 1, total });
    start = end + 1n;
    size *= 2n;
  }
  return logs;
}

/** Attested and Revoked index the same fields in the same places, so that one filter finds both. */
async function fetchRange(
  { client, config }: ChainSource,
  { attesters, from, to }: { attesters: readonly Address[]; from: bigint; to: bigint },
): Promise<readonly EvaluationLog[]> {
  const logs: EvaluationLog[] = [];
  // The keys of the registry are UIDs; Object.keys forgets that.
  const schemas = Object.keys(evaluationSchemas) as Hex[];
  for (let index = 0; index < attesters.length; index += JUDGES_PER_QUESTION) {
    const judges = attesters
      .slice(index, index + JUDGES_PER_QUESTION)
      .map((judge) => pad(judge, { size: 32 }));
    const found = await client.request({
      method: 'eth_getLogs',
      params: [
        {
          address: config.eas.contract,
          topics: [[ATTESTED_TOPIC, REVOKED_TOPIC], null, judges, schemas],
          fromBlock: numberToHex(from),
          toBlock: numberToHex(to),
        },
      ],
    });
    for (const { topics, data, blockNumber, transactionHash, removed } of found) {
      if (removed || blockNumber === null || transactionHash === null || data.length !== 66) continue;
      const kind = topics[0] === ATTESTED_TOPIC ? 'attested' : 'revoked';
      logs.push({ kind, uid: data, blockNumber: BigInt(blockNumber), transactionHash });
    }
  }
  return logs;
}
