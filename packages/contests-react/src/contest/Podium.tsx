import type { Contest, ContestDocument, RankedEntry, Result } from '@org/contests';
import { Mark, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useEffect, useState } from 'react';
import { SmallPicture } from '../base/picture/DocumentImage.tsx';
import { useMessages } from '../base/provider/contests.ts';
import { formatPoints } from '../base/text/formatNumber.ts';
import { englishContest } from '../messages/en/contest.ts';
import { englishPlots } from '../messages/en/plots.ts';
import { inSentence } from '../messages/text/names.ts';
import { rankPrizes } from './notes/rankPrizes.ts';
import styles from './Podium.module.css';
import { type ShownEntry, useEntryNames } from './parts/entryNames.ts';
import { getMaxScore } from './review/score.ts';

/** Places that are shown without a prize. */
const PLACES = 3;

type Card = {
  readonly entry: string;
  /** Its place, or the track that it won. */
  readonly label: string;
  /** Empty without one. */
  readonly prize: string;
};

export type PodiumProps = {
  readonly contest: Contest;
  readonly result: Result;
  readonly document: ContestDocument | undefined;
  /** False until the chain has confirmed the result. */
  readonly isFinal: boolean;
  /** The cards that there is space for. */
  readonly cards: number;
  readonly getEntryPath: (entry: string) => string;
};

/** First place, then the winners of other prizes and the next places. Until the result is final, the first place only leads. */
export function Podium({ contest, result, document, isFinal, cards, getEntryPath }: PodiumProps) {
  const getName = useEntryNames();
  const messages = useMessages('plots', englishPlots).podium;
  const ranked = result.ranking.filter(({ rank }) => rank !== null);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const [winner] = winners;
  if (!winner) return isFinal ? <p className={styles.nobody}>{messages.nobody}</p> : null;
  const maxPoints = getMaxScore(contest.criteria);
  const isShared = winners.length > 1;
  const prizes = document ? rankPrizes(document, ranked, (entry) => getName(entry).trackNumber) : [];
  const isFirst = (prize: (typeof prizes)[number]) => prize.track === null && prize.place === 1;
  const others = listOthers().slice(0, cards - 1);
  return (
    <>
      <div className={styles.winner}>
        <Announced
          text={
            isFinal ? messages.announced(winners.map(({ entry }) => inSentence(getName(entry).name))) : ''
          }
        />
        {!isShared && (
          <SmallPicture
            {...getPicture(getName(winner.entry))}
            className={styles.picture}
            sizes="(min-width: 768px) 220px, 128px"
          />
        )}
        <div className={styles.text}>
          {/* Another element once it is final: what stands beside the word does not move. */}
          <p key={isFinal ? 'final' : 'leads'} className={styles.points}>
            <span className={styles.gold}>
              <Mark />
            </span>
            <span>
              <strong>{isFinal ? messages.first : messages.leads}</strong>{' '}
              <span>{messages.points(formatPoints(winner.points), maxPoints)}</span>
            </span>
          </p>
          {isShared ? (
            <strong className={styles.name}>{messages.shared(winners.length)}</strong>
          ) : (
            <Name ranked={winner} className={styles.name} {...{ document, getEntryPath }} />
          )}
          {prizes.filter(isFirst).map(({ prize }) => (
            <p key={prize} className={styles.prize}>
              <bdi>{prize}</bdi>
            </p>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.places}>
          {others.map(({ entry, label, prize }) => (
            <li key={`${entry} ${label} ${prize}`}>
              <SmallPicture
                {...getPicture(getName(entry))}
                className={styles.picture}
                sizes="(min-width: 768px) 220px, 80px"
              />
              <div className={styles.text}>
                <small>
                  <bdi>{label}</bdi>
                </small>
                <Name
                  ranked={ranked.find((each) => each.entry === entry)}
                  className={styles.name}
                  {...{ document, getEntryPath }}
                />
                {prize !== '' && (
                  <small className={styles.prize}>
                    <bdi>{prize}</bdi>
                  </small>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function listOthers(): readonly Card[] {
    const first = isShared ? winners : [];
    const tied = first.map(({ entry }): Card => ({ entry, label: messages.place(1), prize: '' }));
    const won = prizes
      .filter((prize) => !isFirst(prize))
      .flatMap(({ prize, track, place, entries }) =>
        entries.map((entry): Card => ({ entry: `${entry}`, label: track ?? messages.place(place), prize })),
      );
    const shown = new Set([...winners, ...won].map(({ entry }) => entry));
    const next = ranked
      .filter(({ entry, rank }) => rank !== null && rank <= PLACES && !shown.has(entry))
      .map(({ entry, rank }): Card => ({ entry, label: messages.place(rank ?? 0), prize: '' }));
    return [...tied, ...won, ...next];
  }
}

const getPicture = ({ name, picture, naming }: ShownEntry) => ({ name, picture, naming });

type NameProps = Pick<PodiumProps, 'document' | 'getEntryPath'> & {
  readonly ranked: RankedEntry | undefined;
  readonly className: string | undefined;
};

function Name({ ranked, document, getEntryPath, className }: NameProps): ReactNode {
  const getName = useEntryNames();
  const { ranking } = useMessages('contest', englishContest);
  if (!ranked) return null;
  const { name, whole, team } = getName(ranked.entry);
  const minimum = document?.minimumReviews ?? 0;
  return (
    <>
      <a className={className} href={getEntryPath(ranked.entry)} title={whole}>
        <bdi>{name}</bdi>
      </a>
      {ranked.reviews < minimum ? (
        <small>{ranking.fewer(minimum)}</small>
      ) : (
        team && (
          <small className={styles.team}>
            <bdi>{team}</bdi>
          </small>
        )
      )}
    </>
  );
}

/** Read out once there is a text: screen readers announce only changes. */
function Announced({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
