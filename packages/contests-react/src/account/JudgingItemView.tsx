import type { Contest } from '@org/contests';
import { Card, Meter } from '@org/ui-theme';
import { useTexts } from '../base/provider/contests.ts';
import { StateLine } from '../lists/cards/StateLine.tsx';
import { accountsTexts } from '../messages/en/accounts.ts';
import { contestNamesTexts } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import styles from './items.module.css';

export type JudgingItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  readonly nowSeconds: bigint;
  /** Entries without a review; undefined if unknown. */
  readonly left: number | undefined;
  /** Entries from which the judge has not abstained. */
  readonly total: number;
};

/** An open contest from a judge's point of view. */
export function JudgingItemView({ contest, href, nowSeconds, left, total }: JudgingItemViewProps) {
  const words = useTexts('accounts', accountsTexts).judging;
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.line}>
        <StateLine contest={contest} now={nowSeconds} />
      </p>
      <h3 className={styles.title}>
        <a href={href}>
          <bdi>{getShownTitle(contest.title, contestNamesWords.untitled)}</bdi>
        </a>
      </h3>
      {left === undefined ? (
        <p className={styles.line}>{words.unknown}</p>
      ) : (
        <Meter
          label={words.meter}
          value={total - left}
          max={total}
          text={words.reviewed(total - left, total)}
          showText
        />
      )}
    </Card>
  );
}
