import { BlockNotFoundError, type Client } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { Block } from '../attestation/attestation.ts';
import { max, min } from '../bigint.ts';
import { ChainError } from '../errors.ts';
import type { ChainSource } from './chainReader.ts';
import { askPatiently, walkCauses } from './endpointErrors.ts';

/** @throws {ChainError} `wrong-chain` where the endpoint serves another chain than the config says. */
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

/** A few blocks too many cost nothing, each step a round trip. */
const TOLERANCE = 64n;

/** What nodes say of blocks that they no longer keep. */
const PRUNED = /pruned|history|not available|unavailable/i;

/**
 * A block number at most a few blocks before the first block whose time is `time` or later. Blocks come at a nearly
 * even pace, so the next guess is interpolated, and every third one halves what is left, for the chains where they do not.
 * Blocks that the endpoint no longer has are older than those that it has.
 *
 * @throws {ChainError} `chain-answer` where the endpoint does not have the blocks from `time` on
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
  /** A little early on purpose, a little late, then half: so the search closes in from both sides. */
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
  const detail = 'The endpoint does not have the blocks in which the contest began';
  throw new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
}

/** A block's time; null where the endpoint does not have the block. */
async function fetchTime(
  { client }: ChainSource,
  blockNumber: bigint,
  signal: AbortSignal | undefined,
): Promise<bigint | null> {
  signal?.throwIfAborted();
  try {
    return (await askPatiently(signal, () => getBlock(client, { blockNumber }))).timestamp;
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
