import type { Contest, ContestState, Result } from '@org/contests';
import { Banner } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { ReviewsFailed, type TooMuch } from '../contest/ReviewsFailed.tsx';
import { useTexts } from '../provider/contests.ts';
import type { ReadingProgress } from '../reading/reading.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { RankingSkeleton } from './ContestSkeleton.tsx';
import styles from './ContestView.module.css';
import { ContestHeader } from './header/ContestHeader.tsx';
import { People } from './people/People.tsx';
import { type ContestLinks, Ranking } from './ranking/Ranking.tsx';
import { Standing } from './standing/Standing.tsx';

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
  readonly links: ContestLinks;
  /** The viewer's own address, while a wallet is connected. */
  readonly account: Address | undefined;
  /** Whether the result has been checked against the chain; next to the ranking. */
  readonly checked?: ReactNode;
  /** Content below the ranking. */
  readonly renderDetails: (result: Result) => ReactNode;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
  /** The organizer's actions; next to the ranking. */
  readonly organizing?: ReactNode;
  /** The viewer's open task; sticky at the bottom of the window. */
  readonly foot?: ReactNode;
  /** Notices above the ranking about the data source. */
  readonly children?: ReactNode;
};

/** The whole page of a contest, complete without a wallet. */
export function ContestView(props: ContestViewProps) {
  const withdrawn = useTexts('contest', contestTexts).withdrawnNote;
  const { contest, state, nowSeconds } = props;
  const isFailed = !props.result && props.isFailed;
  return (
    <article className={styles.contest}>
      <ContestHeader {...{ contest, state, nowSeconds }} shareHref={props.shareHref}>
        <Standing {...{ contest, state }} result={props.result} getEntryPath={props.links.getEntryPath} />
      </ContestHeader>
      <div className={styles.notices}>
        {state === 'withdrawn' && (
          <Banner tone="warning" role="note" title={withdrawn.title}>
            {withdrawn.text}
          </Banner>
        )}
        {props.children}
      </div>
      {isFailed ? <ReviewsFailed {...props} /> : <Columns {...props} />}
      <div className={styles.foot}>{props.foot}</div>
    </article>
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

function Columns(props: ContestViewProps) {
  const { contest, result, state, links } = props;
  return (
    <div className={styles.columns}>
      {result ? (
        <Ranking
          contest={contest}
          ranking={result.ranking}
          reviews={result.counted}
          isFinal={state === 'closed'}
          links={links}
          checked={props.checked}
          renderAct={props.renderAct}
        />
      ) : (
        <RankingSkeleton>{props.progress && <Reading {...props.progress} />}</RankingSkeleton>
      )}
      <aside className={styles.side}>
        <People {...{ contest, result }} account={props.account} getHref={links.getAddressHref} />
        {props.organizing}
      </aside>
      {result && <div className={styles.details}>{props.renderDetails(result)}</div>}
    </div>
  );
}
