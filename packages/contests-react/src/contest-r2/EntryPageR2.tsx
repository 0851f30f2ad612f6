import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Result } from '@org/contests';
import { getPhaseR2 } from '@org/contests/r2';
import type { Hex } from 'viem';
import { EntryNames } from '../contest/entryNames.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { ContestMissing } from '../contest-trouble/ContestMissing.tsx';
import { EntrySkeleton } from '../entry/EntrySkeleton.tsx';
import { EntryView, type EntryViewProps } from '../entry/EntryView.tsx';
import { type EntryPlace, findEntry } from '../entry/findEntry.ts';
import { NoSuchEntry } from '../entry/NoSuchEntry.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { getTabTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { entryTexts } from '../texts/en/entry.ts';
import { ActsCheckLine } from './ActsCheckLine.tsx';
import { type ContestReadingR2, useContestR2 } from './data/useContestR2.ts';
import { EntryAbout } from './EntryAbout.tsx';
import { listReviews } from './listReviews.ts';
import { PhaseTag, usePhaseTime } from './PhaseTag.tsx';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';
import { useJudgingR2 } from './useJudgingR2.tsx';

export type EntryPageR2Props = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's number as given in the link. */
  readonly place: string;
};

/** The page of an entry in a contest of version 2. */
export function EntryPageR2({ chainConfig, uid, place }: EntryPageR2Props) {
  const words = useTexts('entry', entryTexts);
  const { answer, ...lookup } = useContestR2(chainConfig, uid);
  if (answer.status === 'missing')
    return (
      <ContestMissing
        chainConfig={chainConfig}
        reason={answer.reason}
        isBusy={lookup.isBusy}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
      />
    );
  if (answer.status === 'loading')
    return (
      <EntrySkeleton>
        <LoadingHeading>{words.loading}</LoadingHeading>
      </EntrySkeleton>
    );
  // All numbered entries have a page, also those that are not in the ranking.
  const entries = answer.result.details?.entries.map(({ number }) => `${number}`) ?? [];
  const contest = { ...answer.contest, entries };
  const found = findEntry(entries, place);
  if (!found) return <NoSuchEntry {...{ chainConfig, contest }} />;
  return (
    <FoundEntryR2 key={found.n} {...{ chainConfig, lookup }} reading={{ ...answer, contest }} place={found} />
  );
}

type FoundEntryR2Props = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReadingR2;
  readonly lookup: Omit<ReturnType<typeof useContestR2>, 'answer'>;
  readonly place: EntryPlace;
};

function FoundEntryR2({ chainConfig, reading, lookup, place }: FoundEntryR2Props) {
  const words = useTexts('entry', entryTexts);
  const names = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { publicOrigin } = useConfig();
  const { contest, result, texts, source } = reading;
  const now = usePhaseTime(result);
  const getName = useEntryNamesR2(result, texts);
  const { name } = getName(place.entry);
  usePageTitle(words.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)));
  const { slug } = chainConfig;
  const getEntryPath = (n: number) => paths.entry(slug, contest.uid, n);
  const links = {
    getAddressHref: (address: Hex) => paths.account(slug, address),
    getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
  };
  return (
    <EntryNames value={getName}>
      <PeopleProvider chainConfig={chainConfig} isReady>
        <JudgedEntryR2
          chainConfig={chainConfig}
          contest={contest}
          state={getPhaseR2(contest, now) === 'closed' ? 'closed' : 'judging'}
          nowSeconds={now}
          tag={<PhaseTag contest={contest} now={now} />}
          place={place}
          result={result}
          reviews={listReviews(result, place.entry)}
          about={<EntryAbout {...{ result, links }} entry={place.entry} texts={texts} />}
          isFailed={false}
          onTryAgain={lookup.refetch}
          onReadFromChain={lookup.readFromChain}
          contestPath={paths.contest(slug, contest.uid)}
          url={`${publicOrigin}${getEntryPath(place.n)}`}
          getEntryPath={getEntryPath}
          links={links}
          checked={
            source === 'scan' && <ActsCheckLine check={lookup.check} onReadFromChain={lookup.readFromChain} />
          }
        >
          <SourceNoticesSlot
            {...{ chainConfig, source, isAsked: lookup.isAsked, uid: contest.uid }}
            isStale={reading.isStale}
            isPartial={reading.isPartial}
            onReadFromChain={lookup.readFromChain}
            onReadFromScan={lookup.readFromScan}
            onTryAgain={lookup.refetch}
          />
        </JudgedEntryR2>
      </PeopleProvider>
    </EntryNames>
  );
}

/** The view with the buttons of a judge. */
function JudgedEntryR2({
  chainConfig,
  ...props
}: EntryViewProps & { readonly chainConfig: ChainConfig; readonly result: Result }) {
  const { result, nowSeconds, place } = props;
  const { entries } = result.contest;
  // Without the entries that were withdrawn or disqualified: they have a page, but no new reviews.
  const contest = { ...props.contest, entries };
  const phase = getPhaseR2(contest, nowSeconds);
  const { renderAct, dialogs } = useJudgingR2({ chainConfig, contest, result, phase });
  return (
    <>
      <EntryView {...props} act={entries.includes(place.entry) && renderAct?.(place.entry)} />
      {dialogs}
    </>
  );
}
