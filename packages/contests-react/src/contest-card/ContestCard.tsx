import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { memo, useRef } from 'react';
import { useHidden } from '../hidden/useHidden.ts';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { usePaths, useTexts } from '../provider/contests.ts';
import { contestsListTexts } from '../texts/en/contestsList.ts';
import { useCardNow } from '../time/useNow.ts';
import styles from './ContestCard.module.css';
import { ContestCardView } from './ContestCardView.tsx';
import { useContestProgress } from './useContestProgress.ts';
import { useHasBeenSeen } from './useHasBeenSeen.ts';

const loadContestCardR2 = () =>
  import('../contest-r2/ContestCardR2.tsx').then(({ ContestCardR2 }) => ContestCardR2);

export type ContestCardProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** A contest in a list; fetches its reviews once it has been visible. Memoized: a list may hold thousands. */
export const ContestCard = memo(function ContestCard({ chainConfig, contest }: ContestCardProps) {
  const paths = usePaths();
  const card = useRef<HTMLElement>(null);
  const isVersion2 = contest.rule === 'R2';
  const { Component: ContestCardR2, hasFailed } = useLazyComponent(loadContestCardR2, isVersion2);
  const isSeen = useHasBeenSeen(card, ContestCardR2);
  const now = useCardNow(isSeen);
  const { isHidden } = useHidden(contest.uid);
  const progress = useContestProgress(chainConfig, contest, {
    isWanted: isSeen && !isHidden && !isVersion2,
  });
  const href = paths.contest(chainConfig.slug, contest.uid);
  if (isHidden) return <HiddenCard href={href} />;
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={isSeen}>
      {ContestCardR2 && <ContestCardR2 ref={card} {...{ chainConfig, contest, href, now, isSeen }} />}
      {!ContestCardR2 && isVersion2 && (
        <ContestCardView
          ref={card}
          {...{ contest, href, now }}
          progress={{ status: hasFailed ? 'unknown' : 'loading' }}
        />
      )}
      {!isVersion2 && <ContestCardView ref={card} {...{ contest, href, now, progress }} />}
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
