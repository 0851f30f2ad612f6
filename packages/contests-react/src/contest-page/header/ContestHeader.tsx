import type { Contest, ContestState } from '@org/contests';
import { Button, ShareIcon } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { getShownTitle } from '../../text/names.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import { locale } from '../../texts/en/locale.ts';
import type { Texts } from '../../texts/texts.ts';
import { formatDistance, formatMomentInZone, toDateTimeAttribute } from '../../time/formatTime.ts';
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

export type WhenProps = {
  readonly contest: Contest;
  readonly state: ContestState;
  readonly nowSeconds: bigint;
};

/** The time that matters, in the viewer's time zone. */
export function When({ contest, state, nowSeconds }: WhenProps) {
  const textLocale = useTexts('locale', locale);
  const contestWords = useTexts('contest', contestTexts);
  const { moment, text } = getWhen(contest, state, nowSeconds, contestWords, textLocale);
  return (
    <time className={styles.when} dateTime={toDateTimeAttribute(moment)}>
      {text}
    </time>
  );
}

const getWhen = (
  contest: Contest,
  state: ContestState,
  nowSeconds: bigint,
  words: Texts['contest'],
  locale: string,
): { moment: bigint; text: string } => {
  const relative = (moment: bigint) => formatDistance(moment, nowSeconds, locale);
  if (state === 'withdrawn' && contest.revokedAt !== null) {
    const moment = contest.revokedAt;
    return { moment, text: words.when.withdrawn(relative(moment), formatMomentInZone(moment)) };
  }
  if (contest.endsAt === null) {
    return { moment: contest.time, text: words.when.openEnded(formatMomentInZone(contest.time)) };
  }
  const moment = contest.endsAt;
  const say = state === 'closed' ? words.when.ended : words.when.ends;
  return { moment, text: say(relative(moment), formatMomentInZone(moment)) };
};
