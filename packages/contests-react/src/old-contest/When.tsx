import type { Contest, ContestState } from '@org/contests';
import styles from '../contest-page/header/ContestHeader.module.css';
import { useTexts } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { locale } from '../texts/en/locale.ts';
import type { Texts } from '../texts/texts.ts';
import { formatDistance, formatMomentInZone, toDateTimeAttribute } from '../time/formatTime.ts';

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
