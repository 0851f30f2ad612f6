import type { Contest, ContestDocument } from '@org/contests';
import { Link } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PhaseMoment, PhaseTag } from '../parts/PhaseTag.tsx';
import styles from './EmbedView.module.css';

export type EmbedViewProps = {
  /** The contest's page, or the list of contests, on this site. */
  readonly href: string;
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
export function EmbedView({ href, contest, nowSeconds = 0n, judges, children }: EmbedViewProps) {
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
      {children}
      <p>
        <Link href={href} target="_blank" rel="noopener">
          {messages.open(productName)}
        </Link>
      </p>
    </main>
  );
}
