import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhaseR2 } from '@org/contests/r2';
import { useMemo } from 'react';
import type { Address, Hex } from 'viem';
import { EntryNames } from '../contest/entryNames.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { ContestSkeleton } from '../contest-page/ContestSkeleton.tsx';
import { ClosedSection } from '../contest-page/sections/ClosedSection.tsx';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { ContestMissing } from '../contest-trouble/ContestMissing.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { usePaths, useTexts, useWalletState } from '../provider/contests.ts';
import { getTabTitle } from '../text/names.ts';
import { chainCheckTexts } from '../texts/en/chainCheck.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { ActsCheckLine } from './ActsCheckLine.tsx';
import { ContestViewR2, type ContestViewR2Props } from './ContestViewR2.tsx';
import { type ContestReadingR2, useContestR2 } from './data/useContestR2.ts';
import { usePhaseTime } from './PhaseTag.tsx';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';
import { useJudgingR2 } from './useJudgingR2.tsx';

const loadVerify = () => import('./verify/VerifyR2.tsx').then(({ VerifyR2 }) => VerifyR2);

export type ContestPageR2Props = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** The page of a contest of version 2. */
export function ContestPageR2({ chainConfig, uid }: ContestPageR2Props) {
  const words = useTexts('contest', contestTexts);
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
      <ContestSkeleton>
        <LoadingHeading>{words.loading}</LoadingHeading>
      </ContestSkeleton>
    );
  return <FoundContestR2 {...{ chainConfig, lookup }} reading={answer} />;
}

export type FoundContestR2Props = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReadingR2;
  readonly lookup: Omit<ReturnType<typeof useContestR2>, 'answer'>;
};

/** Connects the contest, the visitor and the chain to the view. */
export function FoundContestR2({ chainConfig, reading, lookup }: FoundContestR2Props) {
  const names = useTexts('contestNames', contestNamesTexts);
  const titles = useTexts('chainCheck', chainCheckTexts);
  const paths = usePaths();
  const { account } = useWalletState();
  const { contest, result, texts, source } = reading;
  const { check } = lookup;
  const now = usePhaseTime(result);
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
  const getName = useEntryNamesR2(result, texts);
  return (
    <EntryNames value={getName}>
      <PeopleProvider chainConfig={chainConfig} isReady>
        <JudgedContestR2
          {...{ chainConfig, contest, result, links, account }}
          nowSeconds={now}
          shareHref={paths.share(slug, contest.uid)}
          later={lookup.later}
          checked={
            source === 'scan' && <ActsCheckLine check={check} onReadFromChain={lookup.readFromChain} />
          }
          sections={
            <ClosedSection
              title={titles.title}
              renderContent={() => <LazyContent load={loadVerify} props={{ chainConfig, reading }} />}
            />
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
        </JudgedContestR2>
      </PeopleProvider>
    </EntryNames>
  );
}

/** The view with the parts for judges. */
function JudgedContestR2({
  chainConfig,
  children,
  ...props
}: ContestViewR2Props & { readonly chainConfig: ChainConfig }) {
  const { contest, result } = props;
  const phase = getPhaseR2(contest, props.nowSeconds);
  const { dialogs, ...judging } = useJudgingR2({ chainConfig, contest, result, phase });
  return (
    <>
      <ContestViewR2 {...props} {...judging}>
        {children}
      </ContestViewR2>
      {dialogs}
    </>
  );
}
