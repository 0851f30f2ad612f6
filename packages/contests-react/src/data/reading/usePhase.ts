import { type Contest, getPhase, type Phase, type Result } from '@org/contests';
import { useRef, useState } from 'react';
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

/** Until when a page waits for the chain, and whom it tells the chain's time. */
export type Waiting = { readonly moment: bigint; readonly onTime: (seconds: bigint) => void };

/**
 * The same for a page that stays open: a moment that passes meanwhile has passed once a block of the chain says so. `waiting`:
 * what the page asks the chain; undefined between these moments.
 */
export function useChainPhaseTime(phased: Phased): {
  readonly now: bigint;
  readonly waiting: Waiting | undefined;
} {
  const clock = usePhaseTime(phased);
  /** The time that this page has told: that of its opening first. */
  const [told, setTold] = useState(clock);
  const moment = phased.contest && findMoment(phased.contest, told);
  if (!moment || moment <= told || clock < moment) return { now: clock, waiting: undefined };
  return { now: moment - 1n, waiting: { moment, onTime: setTold } };
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

/** True if judging has begun in this phase, so that there can be reviews. */
export function hasJudgingBegun(phase: Phase): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
