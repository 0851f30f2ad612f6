import type { Contest, ResultDetails } from '@org/contests';
import { Card } from '@org/ui-theme';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import styles from './Facts.module.css';

const loadPostponements = () => import('./Postponements.tsx').then(({ Postponements }) => Postponements);

export type DatesProps = {
  readonly contest: Pick<Contest, 'terms' | 'endsAt'>;
  readonly details: ResultDetails | undefined;
};

/** When submissions, judging and reveals end, and why they were postponed. */
export function Dates({ contest: { terms, endsAt }, details }: DatesProps) {
  const words = useTexts('contestDetails', contestDetailsTexts).dates;
  const rows = [
    [words.submissionsUntil, terms.submissionsUntil],
    [words.opensAt, terms.opensAt],
    [words.closesAt, endsAt],
    [words.revealUntil, terms.revealUntil],
  ] as const;
  return (
    <Card as="section" className={styles.facts} aria-label={words.name}>
      <h2>{words.name}</h2>
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
        <LazyContent load={loadPostponements} props={{ details }} />
      )}
      {terms.revealUntil !== null && <p className={styles.soft}>{words.sealed}</p>}
    </Card>
  );
}
