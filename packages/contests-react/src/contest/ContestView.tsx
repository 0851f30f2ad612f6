import type { Contest, ContestDocument, Phase, Result } from '@org/contests';
import { Button, Card, ShareIcon } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { LazyContent } from '../base/page/LazyContent.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages } from '../base/provider/contests.ts';
import type { ContestReading } from '../data/reading/contestAnswer.ts';
import type { ReadingProgress } from '../data/replay/replayParts.ts';
import { englishContest, englishContestNames } from '../messages/en/contest.ts';
import { englishContestDetails } from '../messages/en/contestDetails.ts';
import { getShownTitle, inSentence } from '../messages/text/names.ts';
import headerStyles from './ContestHeader.module.css';
import { RankingSkeleton } from './ContestSkeleton.tsx';
import styles from './ContestView.module.css';
import { Criteria } from './Criteria.tsx';
import { People } from './People.tsx';
import { Dates } from './parts/Dates.tsx';
import facts from './parts/Facts.module.css';
import type { TextsLater } from './parts/MissingDocument.tsx';
import { PhaseTag, PhaseTime } from './parts/PhaseTag.tsx';
import { ResultNotices } from './parts/ResultNotices.tsx';
import { Ranking } from './ranking/Ranking.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';
import { Winners } from './Winners.tsx';

/** The prizes and tracks of the contest. Empty if the document names none. */
function Prizes({ document: { prizes, tracks } }: { readonly document: ContestDocument }) {
  const messages = useMessages('contestDetails', englishContestDetails).prizes;
  if (prizes.length + tracks.length === 0) return null;
  const getTrack = (track: number) => inSentence(tracks[track - 1]?.name ?? '');
  const show = (title: string, items: readonly { name: string; about: string; track?: number }[]) =>
    items.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className={facts.items}>
          {items.map(({ name, about, track = 0 }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
            <li key={index}>
              <span className={facts.line}>
                <bdi>{name}</bdi>
                {getTrack(track) !== '' && (
                  <span className={facts.soft}>{messages.forTrack(getTrack(track))}</span>
                )}
              </span>
              {about !== '' && (
                <p className={facts.soft}>
                  <bdi>{about}</bdi>
                </p>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <Card as="section" className={facts.facts} aria-label={messages.name}>
      <h2>{messages.name}</h2>
      {show(messages.prizes, prizes)}
      {show(messages.tracks, tracks)}
    </Card>
  );
}

/** More than six lines on a phone: longer titles are collapsed. */
const LONG_TITLE = 150;

type ContestHeaderProps = {
  readonly contest: Pick<Contest, 'title'>;
  readonly shareHref: string;
  /** State and time, and the button for visitors without a wallet: "Review as a judge". */
  readonly children: ReactNode;
};

/** The title, and a line below it. */
function ContestHeader({ contest, shareHref, children }: ContestHeaderProps) {
  const messages = useMessages('contest', englishContest);
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  const title = getShownTitle(contest.title, contestNamesMessages.untitled);
  const [isCut, setIsCut] = useState(title.length > LONG_TITLE);
  return (
    <header className={headerStyles.header}>
      <div className={headerStyles.line}>
        <h1 className={headerStyles.title} data-cut={isCut || undefined}>
          <bdi>{title}</bdi>
        </h1>
        <Button
          className={headerStyles.share}
          variant="outlined"
          size="small"
          href={shareHref}
          icon={<ShareIcon size="small" />}
        >
          <span>{messages.share}</span>
        </Button>
      </div>
      {isCut && (
        <Button
          className={headerStyles.whole}
          variant="outlined"
          size="small"
          onClick={() => setIsCut(false)}
        >
          {messages.wholeTitle}
        </Button>
      )}
      <div className={headerStyles.state}>{children}</div>
    </header>
  );
}

const ContestDetailsPart = lazyPart(() =>
  import('./ContestDetails.tsx').then(({ ContestDetails }) => ContestDetails),
);

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
  /** The organizer's region, below the next step. Its space is reserved before it arrives. */
  readonly desk?: ReactNode;
  /** Whether the result has been checked against the chain; next to the ranking. */
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
  /** Notices about the data source. */
  readonly children?: ReactNode;
};

/** The whole page of a contest, complete without a wallet. */
export function ContestView(props: ContestViewProps) {
  const { contest, result, phase, nowSeconds, links } = props;
  const details = result?.details;
  const document = details?.document.status === 'read' ? details.document.document : undefined;
  const isOver = phase === 'closed';
  // Until the chain itself says that the contest is over, the first entry only leads: a clock may be ahead, and a scan may not know
  // of a postponement.
  const isFinal = isOver && details?.isFinal === true;
  const isExpected = isOver && !isFinal && !props.failure && props.isConfirming;
  return (
    <article className={styles.contest}>
      <ContestHeader contest={contest} shareHref={props.shareHref}>
        <PhaseTag contest={contest} now={nowSeconds} />
        <PhaseTime className={styles.when} contest={contest} now={nowSeconds} />
        {props.act}
      </ContestHeader>
      <div className={styles.task} data-expected={props.isTaskExpected || undefined}>
        {props.task}
      </div>
      {props.desk && <div className={styles.desk}>{props.desk}</div>}
      <div className={styles.notices}>
        <ResultNotices {...{ contest, result, nowSeconds }} later={props.later} />
        {props.children}
      </div>
      {(isFinal || isExpected) && (
        <Winners {...{ contest, result, isFinal }} getEntryPath={links.getEntryPath} />
      )}
      <p className={styles.description}>
        <bdi>{contest.description}</bdi>
      </p>
      <div className={styles.about}>
        <div className={facts.column}>
          <Criteria criteria={contest.criteria} document={document} />
          <Dates contest={contest} details={details} />
        </div>
        <div className={facts.column}>
          <People {...{ contest, result, phase }} account={props.account} getHref={links.getAddressHref} />
          {document && <Prizes document={document} />}
        </div>
      </div>
      {props.renderNotes?.(null)}
      {result ? <Reviewed {...props} {...{ result, isFinal }} /> : <Unread {...props} />}
    </article>
  );
}

/** In place of reviews that are loading or could not be read. */
function Unread({ progress, failure, onTryAgain, onReadFromChain }: ContestViewProps) {
  if (!failure) return <RankingSkeleton>{progress && <Reading {...progress} />}</RankingSkeleton>;
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
    <>
      <Ranking
        {...{ contest, links, phase }}
        ranking={result.ranking}
        reviews={result.counted}
        details={result.details}
        isFinal={props.isFinal}
        checked={props.checked}
        renderAct={props.renderAct}
      />
      <div className={styles.details}>
        <LazyContent
          part={ContestDetailsPart}
          height={CLOSED_SECTION}
          props={{
            result,
            phase,
            links,
            renderNotes: props.renderNotes,
            renderVerify: props.renderVerify,
          }}
        />
      </div>
    </>
  );
}
