import type { Contest, Phase } from '@org/contests';
import { useMessages } from '../base/provider/contests.ts';
import { toDate, toDateTimeAttribute } from '../base/text/formatTime.ts';
import { findMoment } from '../data/reading/usePhase.ts';
import { englishContestSide } from '../messages/en/contestSide.ts';
import { locale } from '../messages/en/page.ts';
import { createFormat } from '../messages/readerLocale.ts';
import { isolate } from '../messages/text/names.ts';
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

const day = createFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** Days in the reader's time zone, from the first moment to the last: "Dec 10 – 24, 2026". */
const formatDays = (from: bigint, to: bigint) => isolate(day().formatRange(toDate(from), toDate(to)));

/** The phases of a contest in their order, with their days; how much of each has passed is drawn above it. */
export function Phases({
  contest: { terms, time, endsAt },
  nowSeconds,
}: {
  readonly contest: Contest;
  readonly nowSeconds: bigint;
}) {
  const { phases: messages, dates } = useMessages('contestSide', englishContestSide);
  const { submissionsUntil, opensAt, revealUntil } = terms;
  const resultAt = revealUntil ?? endsAt;
  const phases = [
    ...(submissionsUntil ? [{ name: 'submissions', from: time, to: submissionsUntil } as const] : []),
    ...(submissionsUntil && submissionsUntil < opensAt
      ? [{ name: 'admission', from: submissionsUntil, to: opensAt } as const]
      : []),
    { name: 'judging', from: opensAt, to: endsAt } as const,
    ...(revealUntil ? [{ name: 'revealing', from: endsAt, to: revealUntil } as const] : []),
    { name: 'result', from: resultAt, to: resultAt } as const,
  ];
  return (
    <ol className={styles.phases} aria-label={dates.name}>
      {phases.map(({ name, from, to }) => (
        <li key={name} aria-current={from <= nowSeconds && nowSeconds < to ? 'step' : undefined}>
          <svg aria-hidden>
            <rect width={`${getPercent(from, to, nowSeconds)}%`} height="100%" />
          </svg>
          <span>{messages[name]}</span>
          <time dateTime={toDateTimeAttribute(to)}>{formatDays(from, to)}</time>
        </li>
      ))}
    </ol>
  );
}

/** How much of a phase has passed. */
function getPercent(from: bigint, to: bigint, now: bigint): number {
  if (now >= to) return 100;
  return now <= from ? 0 : Number((100n * (now - from)) / (to - from));
}
