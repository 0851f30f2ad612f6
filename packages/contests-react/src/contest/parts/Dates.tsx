import type { Contest } from '@org/contests';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishContestSide } from '../../messages/en/contestSide.ts';
import styles from './Facts.module.css';

/** When submissions, judging and reveals end. */
export function Dates({
  contest: { terms, endsAt },
}: {
  readonly contest: Pick<Contest, 'terms' | 'endsAt'>;
}) {
  const messages = useMessages('contestSide', englishContestSide).dates;
  const rows = [
    [messages.submissionsUntil, terms.submissionsUntil],
    [messages.opensAt, terms.opensAt],
    [messages.closesAt, endsAt],
    [messages.revealUntil, terms.revealUntil],
  ] as const;
  return (
    <section className={styles.facts} aria-label={messages.name}>
      <h2>{messages.name}</h2>
      <dl className={styles.list}>
        {rows.map(([name, moment]) =>
          moment === null || moment === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={toDateTimeAttribute(moment)}>{formatMomentInZone(moment)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
      {terms.revealUntil !== null && <p className={styles.soft}>{messages.sealed}</p>}
    </section>
  );
}
