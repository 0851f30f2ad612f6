import type { Attestation, Contest, ContestState, Result } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { ColumnsSkeleton } from './ContestSkeleton.tsx';
import styles from './ContestView.module.css';
import { ContestHeader } from './header/ContestHeader.tsx';
import { PointsMatrix } from './matrix/PointsMatrix.tsx';
import { NotCounted, type NotCountedProps } from './not-counted/NotCounted.tsx';
import { People } from './people/People.tsx';
import { Ranking } from './ranking/Ranking.tsx';
import type { ReviewLinks } from './ranking/ReviewList.tsx';
import { Trust, type TrustProps } from './trust/Trust.tsx';

const words = messages.contest.failed;
const withdrawn = messages.contest.withdrawnNote;

export type ContestViewProps = {
  readonly contest: Contest;
  /** Nothing while the reviews are on their way. */
  readonly result: Result | undefined;
  /** The reviews could not be read. */
  readonly isFailed: boolean;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
  readonly state: ContestState;
  readonly nowSeconds: bigint;
  readonly shareHref: string;
  readonly links: ReviewLinks;
  /** The viewer's own address, while a wallet is connected. */
  readonly account: Address | undefined;
  readonly trust: Omit<TrustProps, 'rule'>;
  readonly strangers: Pick<NotCountedProps, 'strangers' | 'onShowStrangers' | 'onHideStrangers'>;
  readonly getAttestationHref: (attestation: Attestation) => string;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
  /** What is to be said above the ranking: where the data comes from, what the viewer may do. */
  readonly children?: ReactNode;
};

/** The whole page of a contest, complete without a wallet. */
export function ContestView(props: ContestViewProps) {
  const { contest, state, nowSeconds } = props;
  return (
    <article className={styles.contest}>
      <ContestHeader {...{ contest, state, nowSeconds }} shareHref={props.shareHref} />
      <div className={styles.notices}>
        {state === 'withdrawn' && (
          <Banner tone="warning" role="note" title={withdrawn.title}>
            {withdrawn.text}
          </Banner>
        )}
        {props.children}
      </div>
      {props.result && <ResultView {...props} result={props.result} />}
      {!props.result && !props.isFailed && <ColumnsSkeleton />}
      {!props.result && props.isFailed && (
        <Banner
          tone="error"
          title={words.title}
          action={
            <>
              <Button size="small" onClick={props.onTryAgain}>
                {words.tryAgain}
              </Button>
              <Button size="small" variant="outlined" onClick={props.onReadFromChain}>
                {words.read}
              </Button>
            </>
          }
        >
          {words.text}
        </Banner>
      )}
    </article>
  );
}

function ResultView(props: ContestViewProps & { readonly result: Result }) {
  const { contest, result, state, links } = props;
  return (
    <div className={styles.columns}>
      <Ranking
        contest={contest}
        ranking={result.ranking}
        reviews={result.counted}
        isFinal={state === 'closed'}
        links={links}
        renderAct={props.renderAct}
      />
      <aside className={styles.side}>
        <People
          organizer={contest.organizer}
          progress={result.progress}
          account={props.account}
          getHref={links.getAddressHref}
        />
        <Trust {...props.trust} rule={result.rule} />
      </aside>
      {result.counted.length > 0 && (
        <PointsMatrix contest={contest} ranking={result.ranking} reviews={result.counted} />
      )}
      <NotCounted
        {...props.strangers}
        ignored={result.ignored}
        getAttestationHref={props.getAttestationHref}
      />
    </div>
  );
}
