import type { Assignment, Contest, Phase, Result } from '@org/contests';
import { Button, CalendarIcon } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { LazyContent } from '../base/page/LazyContent.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages } from '../base/provider/contests.ts';
import type { ContestReading } from '../data/reading/contestAnswer.ts';
import type { ReadingProgress } from '../data/replay/replayParts.ts';
import { englishContest } from '../messages/en/contest.ts';
import { ContestHeader } from './ContestHeader.tsx';
import { RankingSkeleton } from './ContestSkeleton.tsx';
import styles from './ContestView.module.css';
import type { TextsLater } from './parts/MissingDocument.tsx';
import { ResultNotices } from './parts/ResultNotices.tsx';
import { Ranking } from './ranking/Ranking.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';
import { WINNERS_ID, Winners } from './Winners.tsx';

const ContestDetailsPart = lazyPart(() =>
  import('./ContestDetails.tsx').then(({ ContestDetails }) => ContestDetails),
);

const ContestSidePart = lazyPart(() => import('./ContestSide.tsx').then(({ ContestSide }) => ContestSide));

const PhasesPart = lazyPart(() => import('./ContestHeaderParts.tsx').then(({ Phases }) => Phases));

/** The height of a section that is closed; without reviews there is no other. */
const CLOSED_SECTION = 62;

const ReviewsFailedPart = lazyPart(() =>
  import('./parts/ReviewsFailed.tsx').then(({ ReviewsFailed }) => ReviewsFailed),
);

export type ContestViewProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** Progress of a long read; undefined once there is a result. */
  readonly progress?: ReadingProgress | undefined;
  /** Why the reviews could not be read, if they could not. */
  readonly failure?: ContestReading['failure'];
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
  readonly phase: Phase;
  readonly nowSeconds: bigint;
  /** The organizer's assignments, once they are read. */
  readonly assignments?: readonly Assignment[] | null | undefined;
  readonly shareHref: string;
  /** The texts of contest and entries; undefined while they are read. */
  readonly texts?: ContestReading['texts'];
  readonly isReadingTexts?: boolean | undefined;
  /** The texts are waited for: for a moment only. */
  readonly isAwaitingTexts?: boolean | undefined;
  /** The calendar of the contest's dates; undefined: not offered. */
  readonly followHref?: string | undefined;
  /** The button below the title; nothing for those who have a next step of their own. */
  readonly act?: ReactNode;
  readonly links: ContestLinks;
  /** The viewer's own address, while a wallet is connected. */
  readonly account: Address | undefined;
  /** The viewer's next step, below the title; after the end what there is to know, below the ranking. */
  readonly task?: ReactNode;
  /** The task has the page's main button, also if it is about to arrive. */
  readonly hasStep?: boolean | undefined;
  /** A task is about to arrive: its space is reserved, so that nothing moves. */
  readonly isTaskExpected?: boolean | undefined;
  /** The part that the visitor needs later, below the ranking. */
  readonly below?: ReactNode;
  /** The organizer's region, at the end, given the place for the way to it, near the title, whose space is reserved. */
  readonly renderDesk?: ((line: HTMLElement | null) => ReactNode) | undefined;
  /** The line that says whether the result has been checked against the chain; next to the ranking. */
  readonly checked?: ReactNode;
  /** The chain has yet to confirm the acts of a scan. */
  readonly isConfirming?: boolean | undefined;
  /** The viewer's action for an entry. */
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
  /** Texts that are missing and may be had later. */
  readonly later?: TextsLater | undefined;
  /** The content of "Verify", once it is opened. */
  readonly renderVerify?: (() => ReactNode) | undefined;
  /** The organizer's notes about the contest (null) or an entry. */
  readonly renderNotes?: ((about: number | null) => ReactNode) | undefined;
  /** Notices about the data source; laid over the skeleton while the reviews are loading. */
  readonly children?: ReactNode;
};

/** The whole page of a contest, complete without a wallet. */
export function ContestView(props: ContestViewProps) {
  const { contest, result, phase, nowSeconds, links, isReadingTexts = false } = props;
  const details = result?.details;
  const reading = props.texts?.document ?? details?.document;
  const document = reading?.status === 'read' ? reading.document : undefined;
  const isOver = phase === 'closed';
  // Until the chain itself says that the contest is over, the first entry only leads: a clock may be ahead, and a scan may not know
  // of a postponement.
  const isFinal = isOver && details?.isFinal === true;
  const isExpected = isOver && !isFinal && !props.failure && props.isConfirming;
  const messages = useMessages('contest', englishContest);
  const hasWinner = result?.ranking[0]?.rank;
  const isEnded = isOver || phase === 'withdrawn';
  const [line, setLine] = useState<HTMLElement | null>(null);
  const linePlace = props.renderDesk && <div ref={setLine} className={styles.line} />;
  return (
    <article className={styles.contest}>
      <ContestHeader
        {...{ contest, document, isReadingTexts, phase, nowSeconds }}
        shareHref={props.shareHref}
        act={
          <>
            {/* Judges and organizers have their next step in the panel below the title. */}
            {(isFinal || isExpected) && (!result || hasWinner) ? (
              <Button href={`#${WINNERS_ID}`}>
                {/* The same width before the result is final. */}
                <span className={styles.either}>
                  <span aria-hidden={!isFinal}>{messages.seeWinner}</span>
                  <span aria-hidden={isFinal}>{messages.seeResult}</span>
                </span>
              </Button>
            ) : (
              props.act
            )}
            {isEnded && linePlace}
          </>
        }
        follow={<Follow {...props} />}
      />
      {!isOver && (
        <div className={styles.task} data-expected={props.isTaskExpected || undefined}>
          {props.task}
        </div>
      )}
      {/* The desk has the dates. */}
      {!isEnded &&
        (linePlace ?? (
          <div
            className={styles.phases}
            data-short={!(contest.terms.submissionsUntil || contest.terms.revealUntil) || undefined}
          >
            <PhasesPart {...{ contest, nowSeconds }} />
          </div>
        ))}
      <div className={styles.notices}>
        <ResultNotices {...{ contest, result, nowSeconds, isReadingTexts }} later={props.later} />
        {(result || props.failure) && props.children}
      </div>
      {(isFinal || isExpected) && (
        <Winners
          {...{ contest, result, document, isReadingTexts, isFinal }}
          getEntryPath={links.getEntryPath}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {result ? <Reviewed {...props} {...{ result, isFinal }} /> : <Unread {...props} />}
          {/* Also without reviews: it has what the visitor sent, and what is lost otherwise. */}
          {isOver && <div className={styles.task}>{props.task}</div>}
          {props.below && <div className={styles.task}>{props.below}</div>}
          {result && <Details {...props} result={result} />}
        </div>
        {!props.isAwaitingTexts && (
          <ContestSidePart
            {...{ contest, result, document, phase, isFinal, links }}
            assignments={props.assignments}
            account={props.account}
          />
        )}
      </div>
      {props.renderDesk?.(line)}
    </article>
  );
}

const CALENDAR = <CalendarIcon size="small" />;

/** The dates for the visitor's calendar; the page's main button if there is no other. */
function Follow({ act, phase, followHref, hasStep, renderDesk }: ContestViewProps) {
  const messages = useMessages('contest', englishContest);
  if (!followHref || phase === 'closed' || phase === 'withdrawn') return null;
  const isSecond = Boolean(act || hasStep || renderDesk);
  return (
    <Button
      variant={isSecond ? 'outlined' : 'contained'}
      href={followHref}
      icon={CALENDAR}
      aria-description={messages.followAbout}
    >
      <span>{messages.follow}</span>
    </Button>
  );
}

/** In place of reviews that are loading or could not be read. */
function Unread({ progress, failure, children, onTryAgain, onReadFromChain }: ContestViewProps) {
  if (!failure)
    return <RankingSkeleton notices={children}>{progress && <Reading {...progress} />}</RankingSkeleton>;
  const { tooMuch } = failure;
  return <LazyContent part={ReviewsFailedPart} props={{ tooMuch, onTryAgain, onReadFromChain }} />;
}

function Reading({ done, total }: ReadingProgress) {
  const contestMessages = useMessages('contest', englishContest);
  return (
    <div className={styles.notices}>
      <span>{contestMessages.reading(total)}</span>
      <progress aria-label={contestMessages.loading} value={done} max={total} />
    </div>
  );
}

function Reviewed(props: ContestViewProps & { readonly result: Result; readonly isFinal: boolean }) {
  const { contest, result, phase, links } = props;
  return (
    <Ranking
      {...{ contest, links, phase }}
      ranking={result.ranking}
      reviews={result.counted}
      details={result.details}
      isFinal={props.isFinal}
      isAwaitingTexts={props.isAwaitingTexts}
      assignments={props.assignments}
      checked={props.checked}
      renderAct={props.renderAct}
    />
  );
}

function Details({ result, phase, links, ...props }: ContestViewProps & { readonly result: Result }) {
  // Cards or a table: until the texts say which, it is not known where the list of entries ends.
  if (result.counted.length === 0 && props.isAwaitingTexts) return null;
  const { renderNotes, renderVerify } = props;
  return (
    <div className={styles.details}>
      <LazyContent
        part={ContestDetailsPart}
        height={CLOSED_SECTION}
        props={{ result, phase, links, renderNotes, renderVerify }}
      />
    </div>
  );
}
