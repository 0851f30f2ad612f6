import type { Contest, Result } from '@org/contests';
import { getPhaseR2 } from '@org/contests/r2';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import styles from '../contest-page/ContestView.module.css';
import { JudgesDiffered } from '../contest-page/differences/JudgesDiffered.tsx';
import header from '../contest-page/header/ContestHeader.module.css';
import { ContestHeader } from '../contest-page/header/ContestHeader.tsx';
import { People } from '../contest-page/people/People.tsx';
import type { ContestLinks } from '../contest-page/ranking/contestLinks.ts';
import { Ranking } from '../contest-page/ranking/Ranking.tsx';
import { Winners } from '../contest-page/winners/Winners.tsx';
import { useTexts } from '../provider/contests.ts';
import { contestR2Texts } from '../texts/en/contestR2.ts';
import { CriteriaR2 } from './CriteriaR2.tsx';
import { Dates } from './Dates.tsx';
import facts from './Facts.module.css';
import type { TextsLater } from './MissingDocument.tsx';
import { Outside } from './Outside.tsx';
import { PhaseTag, PhaseTime } from './PhaseTag.tsx';
import { Prizes } from './Prizes.tsx';
import { ResultNotices } from './ResultNotices.tsx';

export type ContestViewR2Props = {
  readonly contest: Contest;
  readonly result: Result;
  readonly nowSeconds: bigint;
  readonly shareHref: string;
  /** The button for visitors without a wallet, beside the state. */
  readonly act?: ReactNode;
  readonly links: ContestLinks;
  /** The viewer's own address, while a wallet is connected. */
  readonly account: Address | undefined;
  /** The viewer's next step, below the title. */
  readonly task?: ReactNode;
  /** A task is about to arrive: its space is reserved, so that nothing moves. */
  readonly isTaskExpected?: boolean | undefined;
  /** Whether the result has been checked against the chain; next to the ranking. */
  readonly checked?: ReactNode;
  /** The viewer's action for an entry. */
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
  /** Texts that are missing and may be had later. */
  readonly later?: TextsLater | undefined;
  /** The closed sections at the end. */
  readonly sections?: ReactNode;
  /** The organizer's notes about the contest (null) or an entry. */
  readonly renderNotes?: ((about: number | null) => ReactNode) | undefined;
  /** Notices about the data source. */
  readonly children?: ReactNode;
};

/** The whole page of a contest of version 2, complete without a wallet. */
export function ContestViewR2(props: ContestViewR2Props) {
  const words = useTexts('contestR2', contestR2Texts);
  const { contest, result, nowSeconds, links } = props;
  const { details } = result;
  const phase = getPhaseR2(contest, nowSeconds);
  const document = details?.document.status === 'read' ? details.document.document : undefined;
  // A scan may not know of a postponement.
  const isFinal = phase === 'closed' && details?.order === 'confirmed';
  const pending = details?.submissions?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <article className={styles.contest}>
      <ContestHeader contest={contest} shareHref={props.shareHref}>
        <PhaseTag contest={contest} now={nowSeconds} />
        <PhaseTime className={header.when} contest={contest} now={nowSeconds} />
        {props.act}
      </ContestHeader>
      <div className={styles.task} data-expected={props.isTaskExpected || undefined}>
        {props.task}
      </div>
      <div className={styles.notices}>
        <ResultNotices {...{ contest, result, nowSeconds }} later={props.later} />
        {props.children}
      </div>
      {isFinal && <Winners {...{ contest, result }} getEntryPath={links.getEntryPath} />}
      <p className={styles.description}>
        <bdi>{contest.description}</bdi>
      </p>
      {props.renderNotes?.(null)}
      <div className={styles.about}>
        <div className={facts.column}>
          <CriteriaR2 criteria={contest.criteria} document={document} />
          <Dates contest={contest} details={details} />
        </div>
        <div className={facts.column}>
          <People {...{ contest, result }} account={props.account} getHref={links.getAddressHref} />
          {document && <Prizes document={document} />}
        </div>
      </div>
      <Ranking
        contest={contest}
        ranking={result.ranking}
        reviews={result.counted}
        isFinal={isFinal}
        links={links}
        checked={props.checked}
        renderAct={props.renderAct}
      />
      <div className={styles.details}>
        {phase === 'submissions' && <p>{words.submissions.terms}</p>}
        {pending.length > 0 && <p>{words.submissions.pending(pending.length)}</p>}
        {details && <Outside {...{ contest, details, links }} renderNotes={props.renderNotes} />}
        {result.counted.length > 0 && <JudgesDiffered result={result} />}
        {props.sections}
      </div>
    </article>
  );
}
