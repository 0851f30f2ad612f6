import type { ResultDetails } from '@org/contests';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishContestSide } from '../../messages/en/contestSide.ts';
import { locale } from '../../messages/en/page.ts';
import styles from './Facts.module.css';
import { formatDuration } from './formatDuration.ts';

/** The time that a postponement is named after: the first of these that it changed. */
const NAMES = ['closesAt', 'submissionsUntil', 'revealUntil', 'opensAt'] as const;

export type PostponementsProps = { readonly details: Pick<ResultDetails, 'start' | 'postponements'> };

/** By how much the organizer has postponed the dates of the start, each time with the reason. Empty without postponements. */
export function Postponements({ details: { start, postponements } }: PostponementsProps) {
  const messages = useMessages('contestSide', englishContestSide).dates.postponed;
  const textLocale = useMessages('locale', locale);
  if (postponements.length === 0) return null;
  return (
    <section className={styles.facts} aria-label={messages.name}>
      <h3>{messages.name}</h3>
      <ul className={styles.items}>
        {postponements.map(({ uid, time, times, reason }, index) => {
          const before = postponements[index - 1]?.times ?? start;
          const name = NAMES.find((each) => times[each] !== before[each]) ?? 'closesAt';
          return (
            <li key={uid}>
              <p className={styles.text}>
                <strong>{messages[name](formatDuration(times[name] - start[name], textLocale))}</strong>{' '}
                <bdi>{reason}</bdi>
              </p>
              <time className={styles.soft} dateTime={toDateTimeAttribute(time)}>
                {formatMomentInZone(time)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
