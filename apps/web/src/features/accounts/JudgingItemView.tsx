import type { Contest } from '@org/contests';
import { Card, Meter, Skeleton } from '@org/ui-theme';
import { StateTag } from '../../shared/contest-card/StateTag.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { formatDistance } from '../../shared/time/formatDistance.ts';
import styles from './items.module.css';

const words = messages.accounts.judging;

/** How far a judge has come in one contest. */
export type JudgingProgress =
  | { readonly status: 'counting' | 'unknown' }
  | { readonly status: 'known'; readonly left: number; readonly total: number };

export type JudgingItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  readonly nowSeconds: bigint;
  readonly progress: JudgingProgress;
};

/** An open contest as one of its judges has it before them. */
export function JudgingItemView({ contest, href, nowSeconds, progress }: JudgingItemViewProps) {
  const { endsAt } = contest;
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
      {progress.status === 'counting' && <Skeleton label={words.counting} />}
      {progress.status === 'unknown' && <p className={styles.line}>{words.unknown}</p>}
      {progress.status === 'known' && (
        <Meter
          label={words.meter}
          value={progress.total - progress.left}
          max={progress.total}
          text={
            progress.left === 0 ? words.complete(progress.total) : words.left(progress.left, progress.total)
          }
          showText
        />
      )}
    </Card>
  );
}
