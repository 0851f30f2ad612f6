import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { memo, useRef } from 'react';
import { useHasBeenSeen } from '../../base/page/useHasBeenSeen.ts';
import { useHidden, usePaths, useTexts } from '../../base/provider/contests.ts';
import { useCardNow } from '../../base/text/useNow.ts';
import { EntryNames } from '../../contest/parts/entryNames.ts';
import { useEntryNaming } from '../../contest/parts/useEntryNaming.ts';
import { countOwedReviews, countSealedReviews } from '../../data/reading/countReviews.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { contestsListTexts } from '../../messages/en/contestsList.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import styles from './ContestCard.module.css';
import { ContestCardView, type ContestProgress } from './ContestCardView.tsx';

export type ContestCardProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** A contest in a list; fetches its reviews once it has been visible. Memoized: a list may hold thousands. */
export const ContestCard = memo(function ContestCard({ chainConfig, contest: listed }: ContestCardProps) {
  const paths = usePaths();
  const card = useRef<HTMLElement>(null);
  const isSeen = useHasBeenSeen(card);
  const now = useCardNow(isSeen);
  const { isHidden } = useHidden(listed.uid);
  const { result, texts, isError } = useListedResult(chainConfig, listed.uid, {
    enabled: isSeen && !isHidden,
  });
  const getName = useEntryNaming(result, texts);
  const href = paths.contest(chainConfig.slug, listed.uid);
  if (isHidden) return <HiddenCard href={href} />;
  const contest = result
    ? { ...result.contest, description: result.contest.description || listed.description }
    : listed;
  const getProgress = (): ContestProgress => {
    if (!result) return { status: isError ? 'unknown' : 'loading' };
    const counted = { contest: result.contest, details: result.details };
    return {
      status: 'known',
      reviews: result.counted.length,
      sealed: countSealedReviews(counted).total,
      total: countOwedReviews(counted).total,
      first: result.ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry),
    };
  };
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={isSeen}>
      <EntryNames value={getName}>
        <ContestCardView ref={card} {...{ contest, href, now }} progress={getProgress()} />
      </EntryNames>
    </PeopleProvider>
  );
});

/** Shown in a short list for a contest that the operator hides, with a link to it. */
export function HiddenCard({ href }: { href: string }) {
  const words = useTexts('contestsList', contestsListTexts).hiddenCard;
  return (
    <article className={styles.card}>
      <p className={styles.description}>{words.text}</p>
      <p>
        <a className={styles.link} href={href}>
          {words.open}
        </a>
      </p>
    </article>
  );
}
