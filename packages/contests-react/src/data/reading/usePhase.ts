import { type Contest, getPhase, type Phase, type Result } from '@org/contests';
import { useRef } from 'react';
import { useNow } from '../../base/text/useNow.ts';

/** A contest and the block of its result, as far as they have been read. */
type Phased = { readonly contest: Contest | undefined; readonly block: Result['block'] | undefined };

/**
 * The clock used for phases: the visitor's clock. If the result's block is later, the clock is slow: then its time continues from
 * that block. Updated when a phase ends.
 */
export function usePhaseTime({ contest, block }: Phased): bigint {
  /** How many seconds this clock is slow, at least. */
  const slow = useRef(0n);
  const clock = BigInt(Math.floor(Date.now() / 1000));
  // A later reading of a scan, which names no block, has the time of this clock.
  if (block && block.time - clock > slow.current) slow.current = block.time - clock;
  const seconds = slow.current;
  const moment = contest && findMoment(contest, clock + seconds);
  return useNow(moment ? moment - seconds : null) + seconds;
}

/** The phase of a contest by `usePhaseTime`; `upcoming` until the contest has been read. */
export function usePhase({ contest, block }: Phased): Phase {
  const now = usePhaseTime({ contest, block });
  return contest ? getPhase(contest, now) : 'upcoming';
}

/** The time at which a contest reaches its next phase, or reached its last one: the next one at which the page changes. */
export function findMoment(contest: Contest, now: bigint): bigint | null {
  const { terms, endsAt, revokedAt } = contest;
  const moments: { readonly [phase in Phase]: bigint | null | undefined } = {
    submissions: terms.submissionsUntil,
    admission: terms.opensAt,
    upcoming: terms.opensAt,
    judging: endsAt,
    revealing: terms.revealUntil,
    closed: endsAt,
    withdrawn: revokedAt,
  };
  return moments[getPhase(contest, now)] ?? null;
}

/** Whether judging has begun in this phase, so that there can be reviews. */
export function hasJudgingBegun(phase: Phase): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
