import type { Contest, ContestState, Result } from '@org/contests';
import { Banner } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import type { TooMuch } from '../contest/ReviewsFailed.tsx';
import { StateTag } from '../contest-card/StateTag.tsx';
import { RankingSkeleton } from '../contest-page/ContestSkeleton.tsx';
import styles from '../contest-page/ContestView.module.css';
import { ContestHeader } from '../contest-page/header/ContestHeader.tsx';
import { People } from '../contest-page/people/People.tsx';
import type { ContestLinks } from '../contest-page/ranking/contestLinks.ts';
import { Ranking } from '../contest-page/ranking/Ranking.tsx';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { Winners } from '../contest-page/winners/Winners.tsx';
import { useTexts } from '../provider/contests.ts';
import type { ReadingProgress } from '../reading/reading.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { Criteria } from './Criteria.tsx';
import { When } from './When.tsx';

const loadReviewsFailed = () =>
  import('../contest/ReviewsFailed.tsx').then(({ ReviewsFailed }) => ReviewsFailed);

export type ContestViewProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** Progress of a long read; undefined once there is a result. */
  readonly progress?: ReadingProgress | undefined;
  /** The reviews could not be read. */
  readonly isFailed: boolean;
  /** Set if reading them would exceed the request limit; `requests` is null if unknown. */
  readonly tooMuch?: TooMuch | undefined;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
  readonly state: ContestState;
  readonly nowSeconds: bigint;
  readonly shareHref: string;
  /** The button for visitors without a wallet, beside the state. */
  readonly act?: ReactNode;
  readonly links: ContestLinks;
  /** The viewer's own address, while a wallet is connected. */
  readonly account: Address | undefined;
  /** The viewer's next step, below the title. */
  readonly task?: ReactNode;
  /** A task is about to arrive: its space is reserved, so that nothing moves. */
  readonly isTaskExpected?: boolean | undefined;
  /** Whether the result has been checked against the chain; next to the ranking. */
  readonly checked?: ReactNode;
  /** The closed sections below the ranking. */
  readonly renderDetails: (result: Result) => ReactNode;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
  /** Notices about the data source. */
  readonly children?: ReactNode;
};

/** The whole page of a contest, complete without a wallet. */
export function ContestView(props: ContestViewProps) {
  const withdrawn = useTexts('contest', contestTexts).withdrawnNote;
  const { contest, result, state, nowSeconds, links } = props;
  return (
    <article className={styles.contest}>
      <ContestHeader contest={contest} shareHref={props.shareHref}>
        <StateTag contest={contest} now={nowSeconds} />
        <When {...{ contest, state, nowSeconds }} />
        {props.act}
      </ContestHeader>
      <div className={styles.task} data-expected={props.isTaskExpected || undefined}>
        {props.task}
      </div>
      <div className={styles.notices}>
        {state === 'withdrawn' && (
          <Banner tone="warning" role="note" title={withdrawn.title}>
            {withdrawn.text}
          </Banner>
        )}
        {props.children}
      </div>
      {state === 'closed' && <Winners {...{ contest, result }} getEntryPath={links.getEntryPath} />}
      <p className={styles.description}>
        <bdi>{contest.description}</bdi>
      </p>
      <div className={styles.about}>
        <Criteria criteria={contest.criteria} />
        <People {...{ contest, result }} account={props.account} getHref={links.getAddressHref} />
      </div>
      {!result && props.isFailed ? (
        <LazyContent
          load={loadReviewsFailed}
          props={{
            tooMuch: props.tooMuch,
            onTryAgain: props.onTryAgain,
            onReadFromChain: props.onReadFromChain,
          }}
        />
      ) : (
        <Entries {...props} />
      )}
      {result && <div className={styles.details}>{props.renderDetails(result)}</div>}
    </article>
  );
}

function Entries({ contest, result, state, links, progress, checked, renderAct }: ContestViewProps) {
  if (!result) return <RankingSkeleton>{progress && <Reading {...progress} />}</RankingSkeleton>;
  return (
    <Ranking
      contest={contest}
      ranking={result.ranking}
      reviews={result.counted}
      isFinal={state === 'closed'}
      links={links}
      checked={checked}
      renderAct={renderAct}
    />
  );
}

function Reading({ done, total }: ReadingProgress) {
  const contestWords = useTexts('contest', contestTexts);
  return (
    <div className={styles.notices}>
      <span>{contestWords.reading(total / 2)}</span>
      <progress aria-label={contestWords.loading} value={done} max={total} />
    </div>
  );
}
