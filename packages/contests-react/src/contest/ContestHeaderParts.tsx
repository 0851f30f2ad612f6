import type { Contest, Phase } from '@org/contests';
import type { Hex } from 'viem';
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

const COLUMNS = 8;

/** In place of a cover: leaves that the contest's UID turns. */
export function Pattern({ uid }: { readonly uid: Hex }) {
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${COLUMNS} 4`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[...uid.slice(2, 34)].map((digit, n) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={n}
          d="M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z"
          transform={`translate(${n % COLUMNS} ${Math.floor(n / COLUMNS)}) rotate(${(Number.parseInt(digit, 16) % 4) * 90} .5 .5)`}
          opacity={Number.parseInt(digit, 16) / 15}
        />
      ))}
    </svg>
  );
}
