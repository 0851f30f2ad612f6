import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhaseR2 } from '@org/contests/r2';
import { useMemo } from 'react';
import type { Address, Hex } from 'viem';
import { ContestSkeleton } from '../contest-page/ContestSkeleton.tsx';
import { ClosedSection } from '../contest-page/sections/ClosedSection.tsx';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { OrganizerSlot } from '../organize/OrganizerSlot.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { usePaths, useTexts, useWalletState } from '../provider/contests.ts';
import { useEntering } from '../submit/useEntering.tsx';
import { getTabTitle } from '../text/names.ts';
import { chainCheckTexts } from '../texts/en/chainCheck.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { ContestViewR2 } from './ContestViewR2.tsx';
import { NotesSlot } from './notes/NotesSlot.tsx';
import { type FoundR2, ReadContestR2 } from './ReadContestR2.tsx';
import { useJudgingR2 } from './useJudgingR2.tsx';

const loadVerify = () => import('./verify/VerifyR2.tsx').then(({ VerifyR2 }) => VerifyR2);

export type ContestPageR2Props = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** The page of a contest of version 2. */
export function ContestPageR2({ chainConfig, uid }: ContestPageR2Props) {
  const words = useTexts('contest', contestTexts);
  return (
    <ReadContestR2
      {...{ chainConfig, uid }}
      loading={
        <ContestSkeleton>
          <LoadingHeading>{words.loading}</LoadingHeading>
        </ContestSkeleton>
      }
      renderFound={(found) => <FoundContestR2 chainConfig={chainConfig} {...found} />}
    />
  );
}

/** Connects the contest, the visitor and the chain to the view. */
function FoundContestR2(props: FoundR2 & Pick<ContestPageR2Props, 'chainConfig'>) {
  const { chainConfig, reading, lookup, nowSeconds, checked, notices } = props;
  const names = useTexts('contestNames', contestNamesTexts);
  const titles = useTexts('chainCheck', chainCheckTexts);
  const paths = usePaths();
  const { account } = useWalletState();
  const { contest, result } = reading;
  usePageTitle(getTabTitle(contest.title, names.untitled));
  const { slug } = chainConfig;
  // Memoized: the ranking is drawn again only when it has changed.
  const links = useMemo(
    () => ({
      getAddressHref: (address: Address) => paths.account(slug, address),
      getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
      getEntryPath: (entry: string) => paths.entry(slug, contest.uid, Number(entry)),
    }),
    [paths, chainConfig, slug, contest.uid],
  );
  const phase = getPhaseR2(contest, nowSeconds);
  const { act, stranger } = useEntering({ chainConfig, phase, state: reading.state });
  const { dialogs, ...judging } = useJudgingR2({ chainConfig, contest, result, phase, stranger });
  return (
    <>
      <ContestViewR2
        {...{ contest, result, nowSeconds, links, account, checked, ...judging }}
        act={act || judging.act}
        task={
          <>
            {judging.task}
            <OrganizerSlot {...{ chainConfig, reading, phase }} />
          </>
        }
        renderNotes={(about) => <NotesSlot {...{ chainConfig, about }} state={reading.state} />}
        shareHref={paths.share(slug, contest.uid)}
        later={lookup.later}
        sections={
          <ClosedSection
            title={titles.title}
            renderContent={() => <LazyContent load={loadVerify} props={{ chainConfig, reading }} />}
          />
        }
      >
        {notices}
      </ContestViewR2>
      {dialogs}
    </>
  );
}
