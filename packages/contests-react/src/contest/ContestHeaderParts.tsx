import type { Contest, Phase } from '@org/contests';
import { useMessages } from '../base/provider/contests.ts';
import { findMoment } from '../data/reading/usePhase.ts';
import { englishContestSide } from '../messages/en/contestSide.ts';
import { locale } from '../messages/en/page.ts';
import styles from './ContestHeaderParts.module.css';
import { formatDuration } from './parts/formatDuration.ts';

const DAY = 86_400n;

/** The time that is left of this phase, in its two largest units. */
export function Countdown({
  contest,
  phase,
  nowSeconds,
}: {
  readonly contest: Contest;
  readonly phase: Phase;
  readonly nowSeconds: bigint;
}) {
  const { countdown } = useMessages('contestSide', englishContestSide);
  const textLocale = useMessages('locale', locale);
  const left = (findMoment(contest, nowSeconds) ?? 0n) - nowSeconds;
  if (phase === 'closed' || phase === 'withdrawn' || left <= 0n) return null;
  const step = left >= DAY ? 3_600n : 60n;
  return (
    <p className={styles.left}>
      <strong>
        {left === 1n ? countdown.soon : formatDuration(left < step ? left : left - (left % step), textLocale)}
      </strong>
      <small>{countdown[phase]}</small>
    </p>
  );
}
