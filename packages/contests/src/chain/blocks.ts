import { BlockNotFoundError, type Client } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { max, min } from '../base/bigint.ts';
import { ChainError } from '../base/errors.ts';
import type { ChainSource } from './chainReader.ts';
import { askPatiently, walkCauses } from './endpointErrors.ts';

/** @throws {ChainError} `wrong-chain` if the endpoint serves a different chain than the config names */
export async function assertChain({ client, config }: ChainSource): Promise<void> {
  const actual = await getChainId(client);
  if (actual === config.chain.id) return;
  const detail = `The endpoint serves chain ${actual}`;
  throw new ChainError({ code: 'wrong-chain', chainId: config.chain.id, detail });
}

/** The latest block of a chain. */
export async function fetchLatestBlock(client: Client): Promise<Block> {
  const { number, hash, timestamp } = await getBlock(client, { blockTag: 'latest' });
  return { number, hash, time: timestamp };
}

/** Reading a few blocks too many is cheaper than another round trip. */
const TOLERANCE = 64n;

/** Error messages of nodes for pruned blocks. */
const PRUNED = /pruned|history|not available|unavailable/i;

/**
 * Finds a block number at most a few blocks before the first block at or after `time`. Guesses are interpolated,
 * because block times are nearly even; every third guess bisects, for chains where they are not. A block that the
 * endpoint has pruned is taken as older than all others.
 *
 * @throws {ChainError} `chain-answer` if the endpoint does not have the blocks from `time` on
 */
export async function findFirstBlock(
  source: ChainSource,
  { time, latest, signal }: { time: bigint; latest: Block; signal?: AbortSignal | undefined },
): Promise<bigint> {
  const { config } = source;
  const first = BigInt(config.eas.deployedAtBlock ?? 0);
  let before = first;
  let after = latest.number;
  if (after <= before + TOLERANCE) return before;
  let timeBefore = await fetchTime(source, before, signal);
  let timeAfter = latest.time;
  if (timeBefore !== null && timeBefore >= time) return before;
  /** Guesses a little early, then a little late, then bisects, so that both ends of the interval move. */
  const findStep = (step: number): bigint => {
    const width = after - before;
    if (step % 3 === 2 || timeBefore === null || timeAfter <= timeBefore) return width / 2n;
    const ahead = (width * (time - timeBefore)) / (timeAfter - timeBefore);
    return step % 3 === 0 ? ahead - TOLERANCE / 2n : ahead + TOLERANCE / 2n;
  };
  for (let step = 0; after - before > TOLERANCE; step++) {
    const width = after - before;
    const guess = before + min(max(findStep(step), 1n), width - 1n);
    const guessTime = await fetchTime(source, guess, signal);
    if (guessTime === null || guessTime < time) {
      before = guess;
      timeBefore = guessTime;
    } else {
      after = guess;
      timeAfter = guessTime;
    }
  }
  if (timeBefore !== null || before === first) return before;
  throw missingBlocks(source);
}

/**
 * The first block at or after `time`; null if the chain has none yet.
 *
 * @throws {ChainError} `chain-answer` if the endpoint does not have that block or the ones before it
 */
export async function fetchFirstBlock(
  source: ChainSource,
  { time, signal }: { time: bigint; signal?: AbortSignal | undefined },
): Promise<Block | null> {
  const latest = await fetchLatestBlock(source.client);
  if (latest.time < time) return null;
  let first = await findFirstBlock(source, { time, latest, signal });
  let last = min(first + TOLERANCE, latest.number);
  while (first < last) {
    const middle = (first + last) / 2n;
    const middleTime = await fetchTime(source, middle, signal);
    if (middleTime === null) throw missingBlocks(source);
    if (middleTime < time) first = middle + 1n;
    else last = middle;
  }
  if (first > 0n) {
    const timeBefore = await fetchTime(source, first - 1n, signal);
    if (timeBefore === null || timeBefore >= time) throw missingBlocks(source);
  }
  const block = await findBlock(source, first, signal);
  if (!block) throw missingBlocks(source);
  return block;
}

function missingBlocks({ config }: ChainSource): ChainError {
  const detail = 'The endpoint does not have all blocks around the time that was asked for';
  return new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
}

/** A block's time; null if the endpoint does not have the block. */
const fetchTime = async (...of: Parameters<typeof findBlock>): Promise<bigint | null> =>
  (await findBlock(...of))?.time ?? null;

/** Null if the endpoint does not have the block. */
async function findBlock(
  { client }: ChainSource,
  blockNumber: bigint,
  signal: AbortSignal | undefined,
): Promise<Block | null> {
  signal?.throwIfAborted();
  try {
    const { number, hash, timestamp } = await askPatiently(signal, () => getBlock(client, { blockNumber }));
    return { number, hash, time: timestamp };
  } catch (error) {
    if (error instanceof BlockNotFoundError || isPruned(error)) return null;
    throw error;
  }
}

function isPruned(error: unknown): boolean {
  return walkCauses(error).some(
    ({ code, details }) => code === 4444 || (typeof details === 'string' && PRUNED.test(details)),
  );
}
