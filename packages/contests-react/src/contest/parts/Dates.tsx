import type { Contest, ResultDetails } from '@org/contests';
import { Card } from '@org/ui-theme';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import styles from './Facts.module.css';

const PostponementsPart = lazyPart(() =>
  import('./Postponements.tsx').then(({ Postponements }) => Postponements),
);

export type DatesProps = {
  readonly contest: Pick<Contest, 'terms' | 'endsAt'>;
  readonly details: ResultDetails | undefined;
};

/** When submissions, judging and reveals end, and why they were postponed. */
export function Dates({ contest: { terms, endsAt }, details }: DatesProps) {
  const messages = useMessages('contestDetails', englishContestDetails).dates;
  const rows = [
    [messages.submissionsUntil, terms.submissionsUntil],
    [messages.opensAt, terms.opensAt],
    [messages.closesAt, endsAt],
    [messages.revealUntil, terms.revealUntil],
  ] as const;
  return (
    <Card as="section" className={styles.facts} aria-label={messages.name}>
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
      {details && details.postponements.length > 0 && (
        <LazyContent part={PostponementsPart} props={{ details }} />
      )}
      {terms.revealUntil !== null && <p className={styles.soft}>{messages.sealed}</p>}
    </Card>
  );
}
