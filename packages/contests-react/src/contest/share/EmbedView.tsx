import type { Contest, ContestDocument } from '@org/contests';
import { Link, Skeleton, VisuallyHidden } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishContest } from '../../messages/en/contest.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PhaseMoment, PhaseTag } from '../parts/PhaseTag.tsx';
import styles from './EmbedView.module.css';

export type EmbedViewProps = {
  /** The contest's page, or the list of contests, on this site. */
  readonly href: string;
  /** The result is still being read. */
  readonly isReading?: boolean | undefined;
  /** Undefined while loading. */
  readonly contest?: Contest | undefined;
  readonly nowSeconds?: bigint;
  /** The names that the contest's document gives to judges, once it is read. */
  readonly judges?: ContestDocument['judges'];
  /** The ranking, or a notice that explains why it is missing. */
  readonly children: ReactNode;
};

const JudgesPart = lazyPart(() => import('./EmbedJudges.tsx').then(({ EmbedJudges }) => EmbedJudges));

/** The frame's content: heading, state, ranking, and a link to the contest's page. */
export function EmbedView(props: EmbedViewProps) {
  const { href, isReading = false, contest, nowSeconds = 0n, judges, children } = props;
  const { productName } = useConfig();
  const messages = useMessages('embed', englishEmbed);
  return (
    <main className={styles.page} aria-label={messages.name}>
      {contest && (
        <header className={styles.head}>
          <h1 className={styles.title}>
            <bdi>{getShownTitle(contest.title, messages.untitled)}</bdi>
          </h1>
          <p className={styles.state}>
            <PhaseTag contest={contest} now={nowSeconds} />
            <PhaseMoment contest={contest} now={nowSeconds} />
          </p>
          {contest.judges.length > 0 && (
            <p className={styles.judges}>
              <JudgesPart {...{ contest }} names={judges} />
            </p>
          )}
        </header>
      )}
      {isReading && !contest ? <Loading /> : children}
      {/* Below the ranking, whose height is not known before. */}
      {!isReading && (
        <p>
          <Link href={href} target="_blank" rel="noopener">
            {messages.open(productName)}
          </Link>
        </p>
      )}
    </main>
  );
}

/** Until the contest is known: how many lines its title takes decides where the ranking begins. */
function Loading() {
  const { loading } = useMessages('contest', englishContest);
  return (
    <div role="status" className={styles.head}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="heading" width="long" />
      <Skeleton width="medium" />
    </div>
  );
}
