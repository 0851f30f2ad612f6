import type { Contest, ContestDocument, RankedEntry, Result } from '@org/contests';
import { Mark, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useEffect, useState } from 'react';
import { SmallPicture } from '../base/picture/DocumentImage.tsx';
import { useMessages } from '../base/provider/contests.ts';
import { formatPoints } from '../base/text/formatNumber.ts';
import { englishContest } from '../messages/en/contest.ts';
import { englishPlots } from '../messages/en/plots.ts';
import { inSentence } from '../messages/text/names.ts';
import { PRIZES_ID, type RankedPrize, rankPrizes } from './notes/rankPrizes.ts';
import styles from './Podium.module.css';
import { type ShownEntry, useEntryNames } from './parts/entryNames.ts';
import { getMaxScore } from './review/score.ts';

/** Places that are shown without a prize. */
const PLACES = 3;

type Card = {
  readonly entry: string;
  /** The entry's place, or the tracks that it won. */
  readonly labels: readonly string[];
  readonly prizes: readonly string[];
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
  const given = document ? rankPrizes(document, ranked, (entry) => getName(entry).trackNumber) : [];
  // A card says the track that its entry won.
  const prizes = given.filter(({ track, trackName }) => track === 0 || trackName !== null);
  const isFirst = ({ track, place, entries }: RankedPrize) =>
    track === 0 && place === 1 && entries.includes(Number(winner.entry));
  const all = listOthers();
  const others = all.slice(0, cards - 1);
  // The next places are shown where there is space only.
  const isWinner = ({ entry, prizes: won }: Card) =>
    won.length > 0 || winners.some((each) => each.entry === entry);
  const more = all.slice(others.length).filter(isWinner).length;
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
          {/* The key gives a final result another element, so that the text beside the word does not move. */}
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
          {prizes.filter(isFirst).map(({ prize }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may have the same name
            <p key={index} className={styles.prize}>
              <bdi>{prize}</bdi>
            </p>
          ))}
          {more > 0 && (
            <small className={styles.more}>
              {prizes.length > 0 ? <a href={`#${PRIZES_ID}`}>{messages.more(more)}</a> : messages.more(more)}
            </small>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.places}>
          {others.map(({ entry, labels, prizes: won }) => (
            <li key={entry}>
              <SmallPicture
                {...getPicture(getName(entry))}
                className={styles.picture}
                sizes="(min-width: 768px) 220px, 80px"
              />
              <div className={styles.text}>
                <small>
                  <bdi>{labels.join(', ')}</bdi>
                </small>
                <Name
                  ranked={ranked.find((each) => each.entry === entry)}
                  className={styles.name}
                  {...{ document, getEntryPath }}
                />
                {won.length > 0 && (
                  <small className={styles.prize}>
                    <bdi>{won.join(', ')}</bdi>
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
    const cardOf = new Map<string, { readonly labels: Set<string>; readonly prizes: string[] }>();
    const add = (entry: string, label: string, prize?: string) => {
      const card = cardOf.get(entry) ?? { labels: new Set(), prizes: [] };
      card.labels.add(label);
      if (prize !== undefined) card.prizes.push(prize);
      cardOf.set(entry, card);
    };
    if (isShared) for (const { entry } of winners) add(entry, messages.place(1));
    for (const prize of prizes)
      if (!isFirst(prize))
        for (const entry of prize.entries)
          add(`${entry}`, prize.trackName ?? messages.place(prize.place), prize.prize);
    for (const { entry, rank } of ranked)
      if (rank !== null && rank > 1 && rank <= PLACES && !cardOf.has(entry)) add(entry, messages.place(rank));
    return [...cardOf].map(([entry, { labels, prizes: won }]) => ({
      entry,
      labels: [...labels],
      prizes: won,
    }));
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
