import type { Criterion } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import type { NewContest } from '@org/contests/write';
import { Avatar, ClockIcon, Tag } from '@org/ui-theme';
import { useState } from 'react';
import { isAddress } from 'viem';
import { DocumentImage } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { CriteriaFields } from '../../judge/review/CriteriaFields.tsx';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { nameCriterion } from '../../messages/text/names.ts';
import { type CriterionRow, isBlankCriterion, readNumber } from '../form/contestForm.ts';
import styles from './ContestPreview.module.css';

/** A longer form would only repeat the list beside it. */
const MOST = 20;

const isWithin = (value: number): boolean => value >= 1 && value <= 255;

/** The criteria that can be shown; one with a number that is not valid counts as yes or no. */
function toCriteria(rows: readonly CriterionRow[]): readonly Criterion[] {
  return rows
    .filter((row) => !isBlankCriterion(row))
    .slice(0, MOST)
    .map(({ label, maxPoints, weight }, index) => ({
      id: `${index}`,
      label,
      maxPoints: isWithin(readNumber(maxPoints)) ? readNumber(maxPoints) : 1,
      weight: isWithin(readNumber(weight)) ? readNumber(weight) : 1,
    }));
}

/** The form that judges will fill in; it can be tried. */
export function JudgeFormPreview({ rows }: { readonly rows: readonly CriterionRow[] }) {
  const messages = useMessages('startContest', englishStartContest).look;
  const criteria = toCriteria(rows);
  const [given, setGiven] = useState<readonly (number | null)[]>([]);
  const anchors = rows
    .filter((row) => !isBlankCriterion(row))
    .map((row) =>
      row.anchors
        .map(({ points, text }) => ({ points: readNumber(points), text }))
        .filter(({ points, text }) => Number.isInteger(points) && text.trim() !== ''),
    );
  return (
    <aside className={styles.preview} aria-label={messages.name}>
      <p className={styles.caption}>
        <strong>{messages.form}</strong> <span>{messages.formText}</span>
      </p>
      <div className={styles.card}>
        {criteria.length === 0 ? (
          <p className={styles.nothing}>{messages.noCriteria}</p>
        ) : (
          <CriteriaFields
            criteria={criteria}
            anchors={anchors}
            given={criteria.map(({ maxPoints }, index) => {
              const points = given[index] ?? null;
              return points !== null && points <= maxPoints ? points : null;
            })}
            disabled={false}
            isChecked={false}
            typed={undefined}
            onGive={(index, points) =>
              setGiven((before) => criteria.map((_, at) => (at === index ? points : (before[at] ?? null))))
            }
          />
        )}
      </div>
    </aside>
  );
}

/** The judges shown on the card; the contest page shows all. */
const MAX_JUDGES = 10;
const MAX_ENTRIES = 5;

export type ContestPreviewProps = {
  readonly contest: NewContest;
  readonly nowSeconds: bigint;
};

/** A live preview of the contest: title, state, criteria, judges and entries. */
export function ContestPreview({ contest, nowSeconds }: ContestPreviewProps) {
  const startContestMessages = useMessages('startContest', englishStartContest);
  const messages = startContestMessages.look;
  const details = useMessages('contestDetails', englishContestDetails);
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  const { title, description, criteria, judges, entries } = contest;
  const { cover, submissionsUntil, opensAt, closesAt } = contest;
  const phase = submissionsUntil !== null ? 'submissions' : opensAt > nowSeconds ? 'upcoming' : 'judging';
  const moments = { submissions: submissionsUntil ?? closesAt, upcoming: opensAt, judging: closesAt };
  const faces = [...new Set(judges.map(({ address }) => address))]
    .filter((address) => isAddress(address, { strict: false }))
    .slice(0, MAX_JUDGES);
  const numbers = entries.map((_, index) => `${index + 1}`);
  const getName = nameNumberedEntries(
    numbers,
    new Map(entries.map((entry, index) => [`${index + 1}`, entry] as const)),
    contestNamesMessages,
  );
  return (
    <aside className={styles.preview} aria-label={messages.name}>
      <p className={styles.caption}>
        <strong>{messages.name}</strong> <span>{messages.text}</span>
      </p>
      <div className={styles.card}>
        {cover && <DocumentImage picture={cover} sizes="25vw" className={styles.cover} isDecorative />}
        <p className={styles.state}>
          <Tag tone="info" icon={<ClockIcon size="small" />}>
            {details.states[phase]}
          </Tag>
          {/* A time that is missing or wrong is 0. */}
          {moments[phase] > nowSeconds && (
            <span>{details.at[phase](formatMomentInZone(moments[phase]))}</span>
          )}
        </p>
        <p className={styles.title} data-empty={title.trim() === '' || undefined}>
          <bdi>{title.trim() || messages.noTitle}</bdi>
        </p>
        <p className={styles.description} data-empty={description.trim() === '' || undefined}>
          <bdi>{description.trim() || messages.noDescription}</bdi>
        </p>
        {criteria.length > 0 && (
          <ul className={styles.tags} aria-label={startContestMessages.criteria.name}>
            {criteria.map(({ label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
              <li key={index}>
                <Tag tone="info">{nameCriterion(label, startContestMessages.criteria.legend(index + 1))}</Tag>
              </li>
            ))}
          </ul>
        )}
        {judges.length === 0 ? (
          <p className={styles.nothing}>{messages.noJudges}</p>
        ) : (
          <div className={styles.judges}>
            <span className={styles.pictures}>
              {faces.map((address) => (
                <Avatar key={address} address={address} size="small" />
              ))}
            </span>
            <span>{messages.judges(judges.length)}</span>
          </div>
        )}
        {entries.length === 0 ? (
          <p className={styles.nothing}>
            {submissionsUntil === null ? messages.noEntries : messages.submissions}
          </p>
        ) : (
          <ul className={styles.entries}>
            {numbers.slice(0, MAX_ENTRIES).map((number) => {
              const { name, host } = getName(number);
              return (
                <li key={number}>
                  <span className={styles.entry}>
                    <bdi>{name}</bdi> {host && <bdi>{host}</bdi>}
                  </span>
                  <span className={styles.reviews}>{messages.reviews(judges.length)}</span>
                  <span className={styles.strip} />
                </li>
              );
            })}
          </ul>
        )}
        {entries.length > MAX_ENTRIES && (
          <p className={styles.nothing}>{messages.more(entries.length - MAX_ENTRIES)}</p>
        )}
      </div>
    </aside>
  );
}
