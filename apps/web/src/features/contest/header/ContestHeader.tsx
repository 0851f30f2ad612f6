import type { Contest, ContestState } from '@org/contests';
import { Button, ShareIcon } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { StateTag } from '../../../shared/contest-card/StateTag.tsx';
import { messages } from '../../../shared/messages/messages.ts';
import { getShownTitle } from '../../../shared/text/getShownTitle.ts';
import { formatDistance } from '../../../shared/time/formatDistance.ts';
import { formatMoment, formatMomentInZone, toDateTimeAttribute } from '../../../shared/time/formatMoment.ts';
import styles from './ContestHeader.module.css';

const words = messages.contest;

export type ContestHeaderProps = {
  readonly contest: Contest;
  readonly state: ContestState;
  readonly nowSeconds: bigint;
  readonly shareHref: string;
  /** Stands under the title. */
  readonly children: ReactNode;
};

/** Title, state and the time that matters, in the viewer's time zone. */
export function ContestHeader({ contest, state, nowSeconds, shareHref, children }: ContestHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <StateTag contest={contest} now={nowSeconds} />
        <When {...{ contest, state, nowSeconds }} />
        <Button
          className={styles.share}
          variant="outlined"
          size="small"
          href={shareHref}
          icon={<ShareIcon size="small" />}
        >
          {words.share}
        </Button>
      </div>
      <h1 className={styles.title}>
        <bdi>{getShownTitle(contest.title, messages.contestNames.untitled)}</bdi>
      </h1>
      {children}
      <p className={styles.description}>
        <bdi>{contest.description}</bdi>
      </p>
    </header>
  );
}

function When({ contest, state, nowSeconds }: Pick<ContestHeaderProps, 'contest' | 'state' | 'nowSeconds'>) {
  const { moment, text } = getWhen(contest, state, nowSeconds);
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
): { moment: bigint; text: string } => {
  const relative = (moment: bigint) => formatDistance(moment, nowSeconds);
  if (state === 'withdrawn' && contest.revokedAt !== null) {
    const moment = contest.revokedAt;
    return { moment, text: words.when.withdrawn(relative(moment), formatMoment(moment)) };
  }
  if (contest.endsAt === null) {
    return { moment: contest.time, text: words.when.openEnded(formatMoment(contest.time)) };
  }
  const moment = contest.endsAt;
  const say = state === 'closed' ? words.when.ended : words.when.ends;
  return { moment, text: say(relative(moment), formatMomentInZone(moment)) };
};
