import type { Contest } from '@org/contests';
import { Button, ShareIcon } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../base/provider/contests.ts';
import { contestNamesTexts, contestTexts } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import styles from './ContestHeader.module.css';

/** More than six lines on a phone: longer titles are collapsed. */
const LONG_TITLE = 150;

export type ContestHeaderProps = {
  readonly contest: Pick<Contest, 'title'>;
  readonly shareHref: string;
  /** State and time, and the button for visitors without a wallet: "Review as a judge". */
  readonly children: ReactNode;
};

/** The title, and a line below it. */
export function ContestHeader({ contest, shareHref, children }: ContestHeaderProps) {
  const words = useTexts('contest', contestTexts);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const title = getShownTitle(contest.title, contestNamesWords.untitled);
  const [isCut, setIsCut] = useState(title.length > LONG_TITLE);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <h1 className={styles.title} data-cut={isCut || undefined}>
          <bdi>{title}</bdi>
        </h1>
        <Button
          className={styles.share}
          variant="outlined"
          size="small"
          href={shareHref}
          icon={<ShareIcon size="small" />}
        >
          <span>{words.share}</span>
        </Button>
      </div>
      {isCut && (
        <Button className={styles.whole} variant="outlined" size="small" onClick={() => setIsCut(false)}>
          {words.wholeTitle}
        </Button>
      )}
      <div className={styles.state}>{children}</div>
    </header>
  );
}
