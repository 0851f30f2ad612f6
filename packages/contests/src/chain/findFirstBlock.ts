import { getBlock } from 'viem/actions';
import { max, min } from '../bigint.ts';
import type { Block } from '../block.ts';
import type { ChainSource } from './chainReader.ts';

/** A few blocks too many cost nothing, each step a round trip. */
const TOLERANCE = 64n;

/**
 * A block number at most a few blocks before the first block whose time is `time` or later. Blocks come at a nearly
 * even pace, so the next guess is interpolated, and every other one halves what is left, against the chains where not.
 */
export async function findFirstBlock(
  { client, config }: ChainSource,
  { time, latest, signal }: { time: bigint; latest: Block; signal?: AbortSignal | undefined },
): Promise<bigint> {
  const fetchTime = async (blockNumber: bigint) => {
    signal?.throwIfAborted();
    return (await getBlock(client, { blockNumber })).timestamp;
  };
  let before = BigInt(config.eas.deployedAtBlock ?? 0);
  let after = latest.number;
  if (after <= before + TOLERANCE) return before;
  let timeBefore = await fetchTime(before);
  let timeAfter = latest.time;
  if (timeBefore >= time) return before;
  for (let step = 0; after - before > TOLERANCE && timeAfter > timeBefore; step++) {
    const width = after - before;
    const isGuess = step % 2 === 0;
    const ahead = isGuess ? (width * (time - timeBefore)) / (timeAfter - timeBefore) : width / 2n;
    // A little early on purpose: then the next step closes in from the other side as well.
    const guess = before + min(max(isGuess ? ahead - TOLERANCE / 2n : ahead, 1n), width - 1n);
    const guessTime = await fetchTime(guess);
    if (guessTime < time) {
      before = guess;
      timeBefore = guessTime;
    } else {
      after = guess;
      timeAfter = guessTime;
    }
  }
  return before;
}
