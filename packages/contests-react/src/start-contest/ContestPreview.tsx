import { LIMITS } from '@org/contests';
import { cutMiddle, getEntryName } from '@org/contests/names';
import { Avatar, ClockIcon, Tag } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { locale } from '../texts/en/locale.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { formatDistance } from '../time/formatTime.ts';
import styles from './ContestPreview.module.css';
import { CriteriaTags } from './CriteriaTags.tsx';
import type { PreviewContest } from './contestForm.ts';

/** The judges shown on the card; the contest page shows all. */
const MAX_JUDGES = 10;
const MAX_ENTRIES = 5;
/** Two lines of the card. */
const NAME_CHARACTERS = 60;

export type ContestPreviewProps = {
  readonly contest: PreviewContest;
  readonly nowSeconds: bigint;
};

/** A live preview of the contest: title, state, judges and entries. */
export function ContestPreview({ contest, nowSeconds }: ContestPreviewProps) {
  const words = useTexts('startContest', startContestTexts).look;
  const textLocale = useTexts('locale', locale);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const { title, description, judges, entries, endsAt } = contest;
  // Entry names are unique within the contest, so they depend on all entries.
  const named = entries.slice(0, LIMITS.entries);
  const isEnding = endsAt !== null && endsAt > nowSeconds;
  return (
    <aside className={styles.preview} aria-label={words.name}>
      <p className={styles.caption}>
        <strong>{words.name}</strong> {words.text}
      </p>
      <div className={styles.card}>
        <p className={styles.state}>
          <Tag tone="info" icon={<ClockIcon size="small" />}>
            {contestNamesWords.states.judging}
          </Tag>
          <span>
            {isEnding ? words.ends(formatDistance(endsAt, nowSeconds, textLocale)) : words.openEnded}
          </span>
        </p>
        <p className={styles.title} data-empty={title === '' || undefined}>
          <bdi>{title || words.noTitle}</bdi>
        </p>
        <p className={styles.description} data-empty={description === '' || undefined}>
          <bdi>{description || words.noDescription}</bdi>
        </p>
        <CriteriaTags />
        {judges.length === 0 ? (
          <p className={styles.nothing}>{words.noJudges}</p>
        ) : (
          <div className={styles.judges}>
            <span className={styles.pictures}>
              {judges.slice(0, MAX_JUDGES).map((judge) => (
                <Avatar key={judge} address={judge} size="small" />
              ))}
            </span>
            {words.judges(judges.length)}
          </div>
        )}
        {entries.length === 0 ? (
          <p className={styles.nothing}>{words.noEntries}</p>
        ) : (
          <ul className={styles.entries}>
            {named.slice(0, MAX_ENTRIES).map((entry) => {
              const { name, host } = getEntryName(entry, named, contestNamesWords);
              return (
                <li key={entry}>
                  <span className={styles.entry}>
                    <bdi>{cutMiddle(name, NAME_CHARACTERS)}</bdi> {host && <bdi>{host}</bdi>}
                  </span>
                  <span className={styles.reviews}>{words.reviews(judges.length)}</span>
                  <span className={styles.strip} />
                </li>
              );
            })}
          </ul>
        )}
        {entries.length > MAX_ENTRIES && (
          <p className={styles.nothing}>{words.more(entries.length - MAX_ENTRIES)}</p>
        )}
      </div>
    </aside>
  );
}
