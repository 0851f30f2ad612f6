import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Hex } from 'viem';
import { usePageTitle } from '../base/page/usePageTitle.ts';
import { useConfig, usePaths, useTexts } from '../base/provider/contests.ts';
import type { FoundAnswer } from '../contest/ContestGate.tsx';
import { EntryView } from '../contest/entry/EntryView.tsx';
import type { EntryPlace } from '../contest/entry/findEntry.ts';
import { NotesSlot } from '../contest/notes/NotesSlot.tsx';
import { EntryAbout } from '../contest/parts/EntryAbout.tsx';
import { useEntryNames } from '../contest/parts/entryNames.ts';
import { listReviews } from '../contest/parts/listReviews.ts';
import { PhaseTag } from '../contest/parts/PhaseTag.tsx';
import { useLazyJudgeParts } from '../judge/panel/useLazyJudgeParts.tsx';
import { contestNamesTexts } from '../messages/en/contestNames.ts';
import { entryTexts } from '../messages/en/entry.ts';
import { getTabTitle } from '../messages/text/names.ts';

export type FoundEntryProps = FoundAnswer & {
  readonly chainConfig: ChainConfig;
  /** All numbered entries. */
  readonly entries: readonly string[];
  readonly place: EntryPlace;
};

/** Connects the entry, the visitor and the chain to the view. */
export function FoundEntry(props: FoundEntryProps) {
  const { chainConfig, reading, lookup, nowSeconds, phase, checked, notices, entries, place } = props;
  const words = useTexts('entry', entryTexts);
  const names = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { publicOrigin } = useConfig();
  const { contest, result, texts, state } = reading;
  const { entry } = place;
  const { name } = useEntryNames()(entry);
  usePageTitle(words.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)));
  const { slug } = chainConfig;
  const getEntryPath = (n: number) => paths.entry(slug, contest.uid, n);
  const links = {
    getAddressHref: (address: Hex) => paths.account(slug, address),
    getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
  };
  const { renderAct, dialogs, source } = useLazyJudgeParts({ chainConfig, contest, result, phase });
  return (
    <>
      <EntryView
        contest={{ ...contest, entries }}
        isFinal={phase === 'closed' && result?.details.isFinal === true}
        tag={<PhaseTag contest={contest} now={nowSeconds} />}
        place={place}
        result={result}
        reviews={result && listReviews(result, entry)}
        about={
          result && (
            <>
              <EntryAbout {...{ result, links, entry, texts }} />
              <NotesSlot {...{ chainConfig, state }} about={Number(entry)} />
            </>
          )
        }
        isFailed={reading.failure !== undefined}
        tooMuch={reading.failure?.tooMuch}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
        contestPath={paths.contest(slug, contest.uid)}
        url={`${publicOrigin}${getEntryPath(place.n)}`}
        getEntryPath={getEntryPath}
        links={links}
        checked={checked}
        // Withdrawn and disqualified entries have a page, but get no new reviews.
        act={contest.entries.includes(entry) && renderAct?.(entry)}
      >
        {notices}
      </EntryView>
      {source}
      {dialogs}
    </>
  );
}
