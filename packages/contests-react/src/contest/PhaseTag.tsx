import { type Contest, getPhase, type Phase, type Result } from '@org/contests';
import { CheckIcon, ClockIcon, Tag, UndoIcon } from '@org/ui-theme';
import { useRef } from 'react';
import { useTexts } from '../provider/contests.ts';
import { contestDetailsTexts } from '../texts/en/contestDetails.ts';
import { locale } from '../texts/en/locale.ts';
import { formatDistance, formatMomentInZone, toDateTimeAttribute } from '../time/formatTime.ts';
import { useNow } from '../time/useNow.ts';

const looks = {
  submissions: { tone: 'info', icon: <ClockIcon size="small" /> },
  admission: { tone: 'neutral', icon: <ClockIcon size="small" /> },
  upcoming: { tone: 'neutral', icon: <ClockIcon size="small" /> },
  judging: { tone: 'info', icon: <ClockIcon size="small" /> },
  revealing: { tone: 'info', icon: <ClockIcon size="small" /> },
  closed: { tone: 'neutral', icon: <CheckIcon size="small" /> },
  withdrawn: { tone: 'warning', icon: <UndoIcon size="small" /> },
} as const satisfies Record<Phase, object>;

export type PhaseProps = { readonly contest: Contest; readonly now: bigint };

/** The phase of a contest, from "Submissions open" to "Closed". */
export function PhaseTag({ contest, now }: PhaseProps) {
  const words = useTexts('contestDetails', contestDetailsTexts).states;
  const phase = getPhase(contest, now);
  return <Tag {...looks[phase]}>{words[phase]}</Tag>;
}

/** The time at which a contest reaches its next phase or reached its last one, in the viewer's time zone. */
export function PhaseTime({
  contest,
  now,
  className,
}: PhaseProps & { readonly className?: string | undefined }) {
  const words = useTexts('contestDetails', contestDetailsTexts).when;
  const textLocale = useTexts('locale', locale);
  const moment = findMoment(contest, now);
  if (moment === null) return null;
  const say = words[getPhase(contest, now)];
  return (
    <time className={className} dateTime={toDateTimeAttribute(moment)}>
      {say(formatDistance(moment, now, textLocale), formatMomentInZone(moment))}
    </time>
  );
}

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

/** The time of `PhaseTime`; also the next one at which the page changes. */
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
