import type { Contest } from '@org/contests';
import { Card, Meter } from '@org/ui-theme';
import { StateTag } from '../../shared/contest-card/StateTag.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { formatDistance } from '../../shared/time/formatDistance.ts';
import styles from './items.module.css';

const words = messages.accounts.judging;

export type JudgingItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  readonly nowSeconds: bigint;
  /** Entries that wait for a review; undefined where that could not be found out. */
  readonly left: number | undefined;
};

/** An open contest as one of its judges has it before them. */
export function JudgingItemView({ contest, href, nowSeconds, left }: JudgingItemViewProps) {
  const { endsAt } = contest;
  const total = contest.entries.length;
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.line}>
        <StateTag contest={contest} now={nowSeconds} />
        {endsAt !== null && <span>{messages.contestsList.endsIn(formatDistance(endsAt, nowSeconds))}</span>}
      </p>
      <h3 className={styles.title}>
        <a href={href}>
          <bdi>{getShownTitle(contest.title, messages.contestNames.untitled)}</bdi>
        </a>
      </h3>
      {left === undefined ? (
        <p className={styles.line}>{words.unknown}</p>
      ) : (
        <Meter label={words.meter} value={total - left} max={total} text={words.left(left, total)} showText />
      )}
    </Card>
  );
}
