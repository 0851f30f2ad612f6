import {
  compareWinners,
  type Phase,
  type RankedEntry,
  type Result,
  type ResultDetails,
  rankAdditively,
} from '@org/contests';
import { Card, Link, Tag } from '@org/ui-theme';
import { type ReactNode, useMemo } from 'react';
import type { Address } from 'viem';
import { ClosedSection } from '../base/page/ClosedSection.tsx';
import { LazyContent } from '../base/page/LazyContent.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages } from '../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../base/text/formatTime.ts';
import { englishChainCheck } from '../messages/en/chainCheck.ts';
import { englishContestDetails } from '../messages/en/contestDetails.ts';
import { englishPlots } from '../messages/en/plots.ts';
import { Person } from '../person/Person.tsx';
import { useEntryNames } from './parts/entryNames.ts';
import styles from './parts/Facts.module.css';
import { NamedEntry } from './parts/NamedEntry.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';

const DifferencesPart = lazyPart(() =>
  import('./differences/Differences.tsx').then(({ Differences }) => Differences),
);

/** The section "How judges differed": opened by itself only if evening out the judges' strictness changes who wins. */
function JudgesDiffered({ result }: { readonly result: Result }) {
  const messages = useMessages('plots', englishPlots);
  const additive = useMemo(() => rankAdditively(result.contest, result.counted), [result]);
  const isDifferent = additive !== null && compareWinners(result.ranking, additive).isDifferent;
  return (
    <ClosedSection
      title={messages.title}
      isOpenAtFirst={isDifferent}
      renderContent={() => <LazyContent part={DifferencesPart} props={{ result, additive }} />}
    />
  );
}

/** Entries that only their exact means tell apart: the same points to two decimals, and different ranks. */
function findCloseMeans(ranking: readonly RankedEntry[]): readonly RankedEntry[] {
  const ranked = ranking.filter(({ rank }) => rank !== null);
  const pairs = ranked.map(({ points, rank }) => [points, rank] as const);
  const last = new Map(pairs);
  const first = new Map(pairs.reverse());
  return ranked.filter(({ points }) => first.get(points) !== last.get(points));
}

/** Says why entries with the same points to two decimals have different ranks. */
function CloseMeans({
  ranking,
  links,
}: {
  readonly ranking: readonly RankedEntry[];
  readonly links: ContestLinks;
}) {
  const messages = useMessages('plots', englishPlots).closeMeans;
  const getName = useEntryNames();
  const entries = findCloseMeans(ranking);
  if (entries.length === 0) return null;
  return (
    <List name={messages.name} intro={messages.intro}>
      {entries.map(({ entry, mean }) => (
        <li key={entry}>
          <NamedEntry name={getName(entry)} href={links.getEntryPath(entry)} />
          <span className={styles.soft}>{messages.mean(mean.sum, mean.count)}</span>
        </li>
      ))}
    </List>
  );
}

type OutsideProps = {
  readonly details: ResultDetails;
  readonly links: ContestLinks;
  /** The organizer's notes about an entry. */
  readonly renderNotes?: ((about: number) => ReactNode) | undefined;
};

/** Entries outside the ranking, and recusals. Empty lists are left out. */
function Outside({ details, links, renderNotes }: OutsideProps) {
  const messages = useMessages('contestDetails', englishContestDetails);
  const getName = useEntryNames();
  const outside = details.entries.filter(({ status }) => status !== 'standing');
  const show = (entry: number) => (
    <NamedEntry name={getName(`${entry}`)} href={links.getEntryPath(`${entry}`)} />
  );
  const about = (judge: Address, entry: number, time: bigint) => (
    <span className={styles.line}>
      <Person address={judge} href={links.getAddressHref(judge) ?? undefined} inline />
      <Link href={links.getEntryPath(`${entry}`)}>
        <bdi>{getName(`${entry}`).name}</bdi>
      </Link>
      <time className={styles.soft} dateTime={toDateTimeAttribute(time)}>
        {formatMomentInZone(time)}
      </time>
    </span>
  );
  return (
    <>
      {outside.length > 0 && (
        <List name={messages.outside.name}>
          {outside.map(({ number, status, reason }) => (
            <li key={number}>
              <span className={styles.line}>
                <Tag tone={status === 'disqualified' ? 'error' : 'neutral'}>
                  {status === 'disqualified' ? messages.outside.disqualified : messages.outside.withdrawn}
                </Tag>
                {show(number)}
              </span>
              {reason !== null ? (
                <>
                  <span className={styles.soft}>{messages.outside.reason}</span>
                  <blockquote className={styles.text}>
                    <bdi>{reason}</bdi>
                  </blockquote>
                </>
              ) : (
                <span className={styles.soft}>{messages.outside.entrant}</span>
              )}
              {renderNotes?.(number)}
            </li>
          ))}
        </List>
      )}
      {details.recusals.length > 0 && (
        <List name={messages.recusals.name} intro={messages.recusals.intro}>
          {details.recusals.map(({ uid, judge, entry, time }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </List>
      )}
      {details.withheld.length > 0 && (
        <List name={messages.withheld.name} intro={messages.withheld.intro}>
          {details.withheld.map(({ attestation: { uid, time }, judge, entry }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </List>
      )}
    </>
  );
}

type ListProps = { readonly name: string; readonly intro?: string; readonly children: ReactNode };

function List({ name, intro, children }: ListProps) {
  return (
    <Card as="section" className={styles.facts} aria-label={name}>
      <h2>{name}</h2>
      {intro && <p className={styles.soft}>{intro}</p>}
      <ul className={styles.items}>{children}</ul>
    </Card>
  );
}

export type ContestDetailsProps = {
  readonly result: Result;
  readonly phase: Phase;
  readonly links: ContestLinks;
  readonly renderNotes?: ((about: number | null) => ReactNode) | undefined;
  /** The content of "Verify", once it is opened. */
  readonly renderVerify?: (() => ReactNode) | undefined;
};

/** The sections below the ranking. Loaded after it. */
export function ContestDetails(props: ContestDetailsProps) {
  const { result, phase, links, renderNotes, renderVerify } = props;
  const titles = useMessages('chainCheck', englishChainCheck);
  const messages = useMessages('contestDetails', englishContestDetails).submissions;
  const { details } = result;
  const pending = details.submissions?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <>
      {phase === 'submissions' && <p>{messages.terms}</p>}
      {pending.length > 0 && <p>{messages.pending(pending.length)}</p>}
      <CloseMeans ranking={result.ranking} links={links} />
      <Outside {...{ details, links, renderNotes }} />
      {result.counted.length > 0 && <JudgesDiffered result={result} />}
      {renderVerify && <ClosedSection title={titles.title} renderContent={renderVerify} />}
    </>
  );
}
