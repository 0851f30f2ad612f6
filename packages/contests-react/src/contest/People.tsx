import {
  type Assignment,
  type Contest,
  countOwedReviews,
  countSealedReviews,
  findLookAlikes,
  type Phase,
  type Result,
} from '@org/contests';
import { Button, WarningIcon } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import type { Address as AddressType } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { hasJudgingBegun } from '../data/reading/usePhase.ts';
import { englishContest } from '../messages/en/contest.ts';
import { englishContestSide } from '../messages/en/contestSide.ts';
import { Person } from '../person/Person.tsx';
import styles from './People.module.css';

/** Judges shown at first; a contest may have a hundred. */
const JUDGES_AT_FIRST = 12;

export type PeopleProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** Before judging has begun there is no progress. */
  readonly phase: Phase;
  /** The organizer's assignments, if there are any. */
  readonly assignments?: readonly Assignment[] | null | undefined;
  /** The viewer's own address. */
  readonly account: AddressType | undefined;
  /** A link to more about an address; undefined without an explorer. */
  readonly getHref: (address: AddressType) => string | null;
};

/** Each judge with their progress, and the organizer. */
export function People({ contest, result, phase, assignments, account, getHref }: PeopleProps) {
  const messages = useMessages('contestSide', englishContestSide).people;
  const [isWhole, setIsWhole] = useState(false);
  const { organizer, judges } = contest;
  const hasBegun = hasJudgingBegun(phase);
  const getProgress = useProgress(contest, result, assignments);
  const lookAlikes = new Set(findLookAlikes([organizer, ...judges]).flat());
  const shown = isWhole ? judges : judges.filter((judge, n) => n < JUDGES_AT_FIRST || judge === account);
  const show = (address: AddressType) => (
    <span className={styles.who}>
      <Person
        address={address}
        href={getHref(address) ?? undefined}
        copyable={lookAlikes.has(address)}
        stacked
      />
      {address === account && <strong>{messages.you}</strong>}
    </span>
  );
  return (
    <section className={styles.people} aria-label={messages.judges}>
      <h2>{messages.judged}</h2>
      <ul>
        {shown.map((judge) => (
          <li key={judge}>
            {show(judge)}
            {hasBegun && <Progress {...getProgress(judge)} isKnown={result !== undefined} />}
            {lookAlikes.has(judge) && <Warning text={messages.lookAlike} />}
          </li>
        ))}
      </ul>
      {shown.length < judges.length && (
        <Button size="small" variant="quiet" className={styles.all} onClick={() => setIsWhole(true)}>
          {messages.showAll(judges.length)}
        </Button>
      )}
      <p className={styles.intro}>{messages.intro}</p>
      <div className={styles.organizer}>
        <h3>{messages.organizer}</h3>
        {show(organizer)}
        {lookAlikes.has(organizer) && <Warning text={messages.lookAlikeOrganizer} />}
      </div>
    </section>
  );
}

type JudgeProgress = { readonly reviewed: number; readonly sealed: number; readonly owed: number };

/** Each judge's number of reviewed or sealed entries, out of those from which the judge did not abstain. */
function useProgress(
  contest: Contest,
  result: Result | undefined,
  assignments: PeopleProps['assignments'],
): (judge: AddressType) => JudgeProgress {
  return useMemo(() => {
    const counted = { contest, details: result?.details, assignments };
    const owed = countOwedReviews(counted).byJudge;
    const sealed = countSealedReviews(counted).byJudge;
    const reviewed = new Map(result?.progress.map((one) => [one.judge, one.reviewed]));
    return (judge) => ({
      reviewed: reviewed.get(judge) ?? 0,
      sealed: sealed.get(judge) ?? 0,
      owed: owed.get(judge) ?? 0,
    });
  }, [contest, result, assignments]);
}

function Progress({ reviewed, sealed, owed, isKnown }: JudgeProgress & { readonly isKnown: boolean }) {
  const messages = useMessages('contestSide', englishContestSide).people;
  const { ranking } = useMessages('contest', englishContest);
  const done = reviewed + sealed;
  return (
    <span
      className={styles.progress}
      data-complete={(owed > 0 && done === owed) || undefined}
      hidden={!isKnown || owed === 0}
    >
      <span>{sealed > 0 ? messages.sealed(done, owed) : messages.reviewed(done, owed)}</span>
      <span aria-hidden="true">{sealed > 0 ? ranking.sealed(done, owed) : ranking.coverage(done, owed)}</span>
    </span>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <p className={styles.warning}>
      <WarningIcon size="small" /> {text}
    </p>
  );
}
