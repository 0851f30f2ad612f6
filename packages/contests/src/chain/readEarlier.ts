import { replay } from '../acts/replay.ts';
import type { Block } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import type { ActsReading } from './createActsReader.ts';

/**
 * The reading as of an earlier block: the acts are in the order of their times, so a block has a first part of them. Several
 * blocks can have one second; `count` then says how many of its acts the block has.
 *
 * @throws {ChainError} `chain-answer` if the first part is not one of a contest
 */
export function readEarlier(reading: ActsReading, block: Block, count?: number): ActsReading {
  const { protocol, contest, acts, submissions, state } = reading;
  const times = state.acts.acts.map(({ time }) => time);
  const before = times.filter((time) => time < block.time).length;
  const upTo = times.filter((time) => time <= block.time).length;
  const isPossible = count !== undefined && count >= before && count <= upTo;
  const earlier = acts.slice(0, isPossible ? count : upTo);
  const replayed = replay({ protocol, contest, acts: earlier, submissions });
  if (!replayed.ok) {
    const detail = `The acts up to block ${block.number} are not those of a contest: ${replayed.fault.reason}`;
    throw new ChainError({ code: 'chain-answer', chainId: protocol.chainId, detail });
  }
  return {
    ...reading,
    ...{ state: replayed.value, block, acts: earlier, submissionActs: null, hasSubmissionLog: false },
  };
}
