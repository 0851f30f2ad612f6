import {
  type Assignment,
  type Contest,
  countOwedReviews,
  countSealedReviews,
  type Phase,
  type RankedEntry,
  type Result,
  type Review,
  type SealedCounts,
} from '@org/contests';
import { Card, Table } from '@org/ui-theme';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { readStored, writeStored } from '../../base/provider/storage.ts';
import { hasJudgingBegun } from '../../data/reading/usePhase.ts';
import { englishContest } from '../../messages/en/contest.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import type { ContestLinks } from '../review/ReviewList.tsx';
import { getMaxScore } from '../review/score.ts';
import styles from './Ranking.module.css';
import {
  ENTRIES_ROW_HEIGHT,
  EntryWithPicture,
  type LongTable,
  RANKING_ROW_HEIGHT,
  RankingTable,
} from './RankingTable.tsx';
import type { Look } from './RankingTools.tsx';

type EntriesTableProps = {
  /** In the contest's order: there are no reviews yet. */
  readonly ranking: readonly RankedEntry[];
  readonly links: Pick<ContestLinks, 'getEntryPath'>;
  /** Before judging has begun nothing is counted. */
  readonly hasBegun?: boolean;
  /** The sealed reviews of each entry. */
  readonly sealed?: SealedCounts;
  readonly isCounting: boolean | undefined;
  readonly long?: LongTable | undefined;
  readonly look: Look | undefined;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/** The entries before the first review: no rank, no points. */
function EntriesTable(props: EntriesTableProps) {
  const { ranking, links, long, look, hasBegun = true, sealed, isCounting, renderAct } = props;
  const getName = useEntryNames();
  const messages = useMessages('contest', englishContest);
  const cover = (entry: string, reviews: number, judges: number) =>
    sealed && sealed.total > 0
      ? messages.ranking.sealed(reviews + (sealed.byEntry.get(entry) ?? 0), judges)
      : messages.ranking.coverage(reviews, judges);
  const renderRow = ({ entry, reviews, judges }: RankedEntry, rowIndex?: number) => (
    <tr key={entry} aria-rowindex={rowIndex}>
      <td className={styles.entry}>
        <div className={styles.about}>
          <EntryWithPicture name={getName(entry)} href={links.getEntryPath(entry)} />
          {renderAct && <div className={styles.line}>{renderAct(entry)}</div>}
        </div>
      </td>
      {hasBegun && (
        <td className={styles.reviews} data-numeric aria-hidden={isCounting || undefined}>
          {cover(entry, reviews, judges)}
        </td>
      )}
    </tr>
  );
  return (
    <Table
      label={messages.entries.name}
      className={`${styles.table} ${look === 'cards' ? styles.cards : ''}`}
      aria-rowcount={long?.rowCount}
    >
      <thead>
        <tr>
          <th scope="col">{messages.ranking.entry}</th>
          {hasBegun && (
            <th scope="col" data-numeric>
              {messages.ranking.reviews}
            </th>
          )}
        </tr>
      </thead>
      {long ? long.renderBody(renderRow) : <tbody>{ranking.map((ranked) => renderRow(ranked))}</tbody>}
    </Table>
  );
}

/** Keeps how entries are shown before the first review; a long list is always a table. */
const LOOK_KEY = 'laurel.entries';
const readLook = (): Look | undefined => {
  const kept = readStored(LOOK_KEY);
  return kept === 'table' || kept === 'cards' ? kept : undefined;
};

const ToolsPart = lazyPart(() => import('./RankingTools.tsx').then(({ RankingTools }) => RankingTools));

const CoveragePart = lazyPart(() => import('./RankingTools.tsx').then(({ Coverage }) => Coverage));

/** Fewer entries are found at a glance. */
const MANY_ROWS = 8;

/** Longer tables are drawn in portions, by code that loads for them only. */
const ROWS_AT_ONCE = 200;

const LongRankingPart = lazyPart(() => import('./LongRanking.tsx').then(({ LongRanking }) => LongRanking));

export type RankingProps = {
  readonly contest: Contest;
  readonly ranking: readonly RankedEntry[];
  readonly reviews: readonly Review[];
  /** Recusals and sealed reviews, which change what is counted. */
  readonly details: Result['details'];
  readonly phase: Phase;
  /** The organizer's assignments, if there are any: they decide how many reviews an entry shall have. */
  readonly assignments?: readonly Assignment[] | null | undefined;
  /** The assignments are being read: the number of reviews that an entry shall have is not known yet. */
  readonly isCounting?: boolean | undefined;
  /** The entries' documents are not read yet, and are waited for: they say whether there are pictures. */
  readonly isAwaitingTexts?: boolean | undefined;
  readonly isFinal: boolean;
  readonly links: ContestLinks;
  /** The line that says whether the result has been checked against the chain. */
  readonly checked?: ReactNode;
  /** The viewer's action for an entry: the judge's button. */
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/**
 * Every entry: ranked, with its points and reviews, once there is a review; before, as a plain list. Drawn again only
 * when one of its props changes.
 */
export const Ranking = /* @__PURE__ */ memo(function Ranking({
  contest,
  ranking: raw,
  reviews,
  details,
  phase,
  assignments,
  isCounting,
  isAwaitingTexts = false,
  isFinal,
  links,
  checked,
  renderAct,
}: RankingProps) {
  const messages = useMessages('contest', englishContest);
  const texts = useMessages('contestDetails', englishContestDetails);
  const headingId = useId();
  const maxPoints = getMaxScore(contest.criteria);
  const isReviewed = reviews.length > 0;
  const owed = useMemo(
    () => countOwedReviews({ contest, details, assignments }),
    [contest, details, assignments],
  );
  const sealed = useMemo(() => countSealedReviews({ contest, details }), [contest, details]);
  const ranking = useMemo(
    () => raw.map((ranked) => ({ ...ranked, judges: owed.byEntry.get(ranked.entry) ?? ranked.judges })),
    [raw, owed],
  );
  const hasBegun = hasJudgingBegun(phase);
  const [chosenLook, setLook] = useState(readLook);
  const getName = useEntryNames();
  // Without a choice: what has no picture is no gallery.
  const getLook = (): Look => (raw.some(({ entry }) => getName(entry).picture) ? 'cards' : 'table');
  // Cards that turn into a table would move all that follows, and lose the focus: undefined until that is known.
  const look = chosenLook ?? (isAwaitingTexts ? undefined : getLook());
  const choose = (chosen: Look) => {
    setLook(chosen);
    writeStored(LOOK_KEY, chosen);
  };
  const [isFinding, setIsFinding] = useState(false);
  const isLong = ranking.length > ROWS_AT_ONCE;
  const hasLooks = !isReviewed && !isLong && ranking.length > 0;
  const shownLook = hasLooks ? look : undefined;
  const onFind = !isLong && ranking.length > MANY_ROWS ? () => setIsFinding(!isFinding) : undefined;
  const { document } = details;
  const minimum = phase === 'closed' && document.status === 'read' ? document.document.minimumReviews : 0;
  const renderTable = (shown: readonly RankedEntry[], long?: LongTable) => {
    const table = { links, renderAct, isCounting, ranking: shown, long };
    return isReviewed ? (
      <RankingTable {...table} {...{ contest, reviews, maxPoints, isFinal, minimum }} />
    ) : (
      <EntriesTable {...table} look={long ? 'table' : look} hasBegun={hasBegun} sealed={sealed} />
    );
  };
  const getEntriesIntro = () => {
    if (sealed.total > 0) return messages.entries.introSealed;
    if (!hasBegun) return messages.entries.introBefore;
    return isFinal || phase === 'withdrawn' ? messages.entries.introFinal : messages.entries.intro;
  };
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head} data-early={!hasBegun || undefined}>
        <h2 id={headingId}>{isReviewed ? messages.ranking.name : messages.entries.name}</h2>
        {(hasLooks || onFind) && (
          <div className={styles.tools}>
            <ToolsPart look={shownLook} onChoose={choose} {...{ onFind, isFinding }} />
          </div>
        )}
        {(isReviewed || sealed.total > 0) && (
          <div className={styles.coverage} aria-hidden={isCounting || undefined}>
            <CoveragePart
              {...{ reviews: reviews.length, sealed: sealed.total, possible: owed.total }}
              isOver={phase === 'closed'}
            />
          </div>
        )}
        {checked}
        <p>{isReviewed ? messages.ranking.intro(maxPoints) : getEntriesIntro()}</p>
        {isReviewed && phase === 'revealing' && sealed.total > 0 && <p>{texts.sealed.text(sealed.total)}</p>}
      </div>
      {isLong || isFinding ? (
        <Card className={styles.card}>
          <LazyContent
            part={LongRankingPart}
            props={{ ranking, renderTable, isOpened: isFinding }}
            height={(isReviewed ? RANKING_ROW_HEIGHT : ENTRIES_ROW_HEIGHT) * ranking.length}
          />
        </Card>
      ) : (
        ranking.length > 0 &&
        (isReviewed || look !== 'cards' ? (
          <Card className={styles.card}>{(isReviewed || look) && renderTable(ranking)}</Card>
        ) : (
          renderTable(ranking)
        ))
      )}
    </section>
  );
});
