import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhaseR2 } from '@org/contests/r2';
import type { Hex } from 'viem';
import { useEntryNames } from '../contest/entryNames.ts';
import { EntrySkeleton } from '../entry/EntrySkeleton.tsx';
import { EntryView } from '../entry/EntryView.tsx';
import { type EntryPlace, findEntry } from '../entry/findEntry.ts';
import { NoSuchEntry } from '../entry/NoSuchEntry.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { getTabTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { entryTexts } from '../texts/en/entry.ts';
import { EntryAbout } from './EntryAbout.tsx';
import { listReviews } from './listReviews.ts';
import { NotesSlot } from './notes/NotesSlot.tsx';
import { PhaseTag } from './PhaseTag.tsx';
import { type FoundR2, ReadContestR2 } from './ReadContestR2.tsx';
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
  return (
    <ReadContestR2
      {...{ chainConfig, uid }}
      loading={
        <EntrySkeleton>
          <LoadingHeading>{words.loading}</LoadingHeading>
        </EntrySkeleton>
      }
      renderFound={(found) => {
        const { contest, result } = found.reading;
        // All numbered entries have a page, also those that are not in the ranking.
        const entries = result.details?.entries.map(({ number }) => `${number}`) ?? [];
        const entry = findEntry(entries, place);
        if (!entry) return <NoSuchEntry chainConfig={chainConfig} contest={{ ...contest, entries }} />;
        return <FoundEntryR2 key={entry.n} {...{ chainConfig, entries, ...found }} place={entry} />;
      }}
    />
  );
}

type FoundEntryR2Props = FoundR2 & {
  readonly chainConfig: ChainConfig;
  /** All numbered entries. */
  readonly entries: readonly string[];
  readonly place: EntryPlace;
};

/** Connects the entry, the visitor and the chain to the view. */
function FoundEntryR2(props: FoundEntryR2Props) {
  const { chainConfig, reading, lookup, nowSeconds, checked, notices, entries, place } = props;
  const words = useTexts('entry', entryTexts);
  const names = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { publicOrigin } = useConfig();
  const { contest, result, texts } = reading;
  const { entry } = place;
  const { name } = useEntryNames(contest)(entry);
  usePageTitle(words.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)));
  const { slug } = chainConfig;
  const getEntryPath = (n: number) => paths.entry(slug, contest.uid, n);
  const links = {
    getAddressHref: (address: Hex) => paths.account(slug, address),
    getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
  };
  const phase = getPhaseR2(contest, nowSeconds);
  const { renderAct, dialogs } = useJudgingR2({ chainConfig, contest, result, phase });
  return (
    <>
      <EntryView
        contest={{ ...contest, entries }}
        // A scan may not know of a postponement.
        state={phase === 'closed' && result.details?.order === 'confirmed' ? 'closed' : 'judging'}
        nowSeconds={nowSeconds}
        tag={<PhaseTag contest={contest} now={nowSeconds} />}
        place={place}
        result={result}
        reviews={listReviews(result, entry)}
        about={
          <>
            <EntryAbout {...{ result, links, entry, texts }} />
            <NotesSlot {...{ chainConfig }} state={reading.state} about={Number(entry)} />
          </>
        }
        isFailed={false}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
        contestPath={paths.contest(slug, contest.uid)}
        url={`${publicOrigin}${getEntryPath(place.n)}`}
        getEntryPath={getEntryPath}
        links={links}
        checked={checked}
        // Those that were withdrawn or disqualified have a page, but no new reviews.
        act={contest.entries.includes(entry) && renderAct?.(entry)}
      >
        {notices}
      </EntryView>
      {dialogs}
    </>
  );
}
