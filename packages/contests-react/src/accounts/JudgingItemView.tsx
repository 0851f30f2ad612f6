import type { Contest } from '@org/contests';
import { Card, Meter } from '@org/ui-theme';
import { StateTag } from '../contest-card/StateTag.tsx';
import { useTexts } from '../provider/contests.ts';
import { getShownTitle } from '../text/names.ts';
import { accountsTexts } from '../texts/en/accounts.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { contestsListTexts } from '../texts/en/contestsList.ts';
import { locale } from '../texts/en/locale.ts';
import { formatDistance } from '../time/formatTime.ts';
import styles from './items.module.css';

export type JudgingItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  readonly nowSeconds: bigint;
  /** Entries without a review; undefined if unknown. */
  readonly left: number | undefined;
};

/** An open contest from a judge's point of view. */
export function JudgingItemView({ contest, href, nowSeconds, left }: JudgingItemViewProps) {
  const words = useTexts('accounts', accountsTexts).judging;
  const contestsListWords = useTexts('contestsList', contestsListTexts);
  const textLocale = useTexts('locale', locale);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const { endsAt } = contest;
  const total = contest.entries.length;
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.line}>
        <StateTag contest={contest} now={nowSeconds} />
        {endsAt !== null && (
          <span>{contestsListWords.endsIn(formatDistance(endsAt, nowSeconds, textLocale))}</span>
        )}
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
