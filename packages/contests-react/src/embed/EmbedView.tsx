import { type Contest, getContestState } from '@org/contests';
import { Link } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { StateTag } from '../contest-card/StateTag.tsx';
import { useConfig, useTexts } from '../provider/contests.ts';
import { getShownTitle } from '../text/names.ts';
import { embedTexts } from '../texts/en/embed.ts';
import { formatMomentInUtc } from '../time/formatMomentInUtc.ts';
import { toDateTimeAttribute } from '../time/formatTime.ts';
import styles from './EmbedView.module.css';

export type EmbedViewProps = {
  /** The contest's page, or the list of contests, on this site. */
  readonly href: string;
  /** Undefined while loading. */
  readonly contest?: Contest | undefined;
  readonly nowSeconds?: bigint;
  /** The state and its time, if not those of version 1. */
  readonly state?: ReactNode;
  /** The ranking, or a notice that explains why it is missing. */
  readonly children: ReactNode;
};

/** The frame's content: heading, state, ranking, and a link to the contest's page. */
export function EmbedView({ href, contest, nowSeconds = 0n, state, children }: EmbedViewProps) {
  const { productName } = useConfig();
  const words = useTexts('embed', embedTexts);
  return (
    <main className={styles.page} aria-label={words.name}>
      {contest && (
        <header className={styles.head}>
          <h1 className={styles.title}>
            <bdi>{getShownTitle(contest.title, words.untitled)}</bdi>
          </h1>
          <p className={styles.state}>
            {state ?? (
              <>
                <StateTag contest={contest} now={nowSeconds} />
                <Ends contest={contest} nowSeconds={nowSeconds} />
              </>
            )}
          </p>
        </header>
      )}
      {children}
      <p>
        <Link href={href} target="_blank" rel="noopener">
          {words.open(productName)}
        </Link>
      </p>
    </main>
  );
}

function Ends({ contest, nowSeconds }: { readonly contest: Contest; readonly nowSeconds: bigint }) {
  const words = useTexts('embed', embedTexts);
  const state = getContestState(contest, nowSeconds);
  if (contest.endsAt === null || state === 'withdrawn') return null;
  const at = formatMomentInUtc(contest.endsAt);
  return (
    <time dateTime={toDateTimeAttribute(contest.endsAt)}>
      {state === 'judging' ? words.ends(at) : words.ended(at)}
    </time>
  );
}
