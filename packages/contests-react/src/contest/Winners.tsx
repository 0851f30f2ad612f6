import type { Contest, ContestDocument, Result } from '@org/contests';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages } from '../base/provider/contests.ts';
import { englishContest } from '../messages/en/contest.ts';
import styles from './Winners.module.css';

const PodiumPart = lazyPart(() => import('./Podium.tsx').then(({ Podium }) => Podium));

/** The winners' place in the page, for links. */
export const WINNERS_ID = 'result';

export type WinnersProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly document: ContestDocument | undefined;
  readonly isReadingTexts: boolean;
  /** False until the chain has confirmed the result: gold is for winners only. */
  readonly isFinal: boolean;
  readonly getEntryPath: (entry: string) => string;
};

/** The winners of a closed contest. Its code loads while the reviews do; until then as high as the result will be. */
export function Winners({ contest, result, document, isReadingTexts, isFinal, getEntryPath }: WinnersProps) {
  const name = useMessages('contest', englishContest).winners;
  const { Component: Podium } = PodiumPart.use(true);
  // Space for all of them until the prizes are known.
  const cards = Math.min(
    isReadingTexts || (document?.prizes.length ?? 0) > 1 ? 4 : 3,
    contest.entries.length,
  );
  return (
    <section
      id={WINNERS_ID}
      className={styles.podium}
      aria-label={name}
      data-final={isFinal || undefined}
      data-cards={cards}
    >
      {Podium && result && <Podium {...{ contest, result, document, isFinal, cards, getEntryPath }} />}
    </section>
  );
}
