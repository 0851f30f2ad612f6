import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getContestState } from '@org/contests';
import { getEntryName } from '@org/contests/names';
import { Banner } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Address, Hex } from 'viem';
import { useViewer } from '../contest/data/useViewer.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { useOwnWrites } from '../contest-page/data/useOwnWrites.ts';
import { useRevocation } from '../contest-page/lifecycle/useRevocation.ts';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { ReviewAsJudge } from '../evaluate/ReviewAsJudge.tsx';
import { useEvaluateDialog } from '../evaluate/useEvaluateDialog.ts';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { usePaths, useTexts, useWalletState } from '../provider/contests.ts';
import { inSentence } from '../text/direction.ts';
import { getTabTitle } from '../text/names.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { useNow } from '../time/useNow.ts';
import { CheckLineSlot } from './CheckLineSlot.tsx';
import { ContestView } from './ContestView.tsx';
import type { FoundAnswer } from './OldContestGate.tsx';
import { useResult } from './useResult.ts';

const loadWritingNotices = () =>
  import('../contest-page/writing/WritingNotices.tsx').then(({ WritingNotices }) => WritingNotices);

const loadJudgeButtons = () =>
  import('../contest-page/writing/JudgeButtons.tsx').then(({ JudgeButtons }) => JudgeButtons);

const loadDetails = () => import('./ContestDetails.tsx').then(({ ContestDetails }) => ContestDetails);

export type FoundContestProps = FoundAnswer & {
  readonly chainConfig: ChainConfig;
};

/** Connects the contest, the visitor and the chain to the view. */
export function FoundContest(props: FoundContestProps) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const contestWords = useTexts('contest', contestTexts);
  const paths = usePaths();
  const { chainConfig, contest, isAsked, onReadFromChain } = props;
  const now = useNow(contest.endsAt);
  const state = getContestState(contest, now);
  const isJudging = state === 'judging';
  const intents = useOwnWrites(chainConfig, contest);
  const isAwaiting = intents.some(({ transactionHash }) => transactionHash !== undefined);
  const answer = useResult(chainConfig, contest, { source: props.source, isAsked, isJudging, isAwaiting });
  const { result, attestations, source } = answer;
  const viewer = useViewer(chainConfig, contest, result);
  const queue = viewer?.role === 'judge' ? viewer.queue : undefined;
  const isJudge = queue !== undefined && isJudging;
  const own = new Map(queue?.reviewed.map((review) => [review.entry, review]));
  const dialog = useEvaluateDialog(isJudge);
  const { Component: JudgeButtons } = useLazyComponent(loadJudgeButtons, isJudge);
  const revoking = useRevocation(contest, attestations);
  const { Component: WritingNotices } = useLazyComponent(
    loadWritingNotices,
    viewer !== undefined || intents.length > 0,
  );
  const { status: walletStatus } = useWalletState();
  const isTaskExpected = walletStatus === 'reconnecting' || viewer !== undefined;
  usePageTitle(getTabTitle(contest.title, contestNamesWords.untitled));

  // Memoized: the ranking is drawn again only when it has changed.
  const links = useMemo(
    () => ({
      getAddressHref: (address: Address) => paths.account(chainConfig.slug, address),
      getAttestationHref: (uid: Hex) => getScanAttestationUrl(chainConfig, uid),
      getEntryPath: (entry: string) =>
        paths.entry(chainConfig.slug, contest.uid, contest.entries.indexOf(entry) + 1),
    }),
    [paths, chainConfig, contest],
  );
  const checked = useMemo(
    () => source === 'scan' && <CheckLineSlot {...{ chainConfig, contest, onReadFromChain }} />,
    [source, chainConfig, contest, onReadFromChain],
  );

  const withdrawReview = (entry: string) => {
    const review = own.get(entry);
    if (review) revoking.withdrawReview(review);
  };
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={result !== undefined}>
      <ContestView
        contest={contest}
        result={result}
        progress={answer.progress}
        isFailed={answer.isError}
        tooMuch={answer.tooMuch}
        onTryAgain={answer.refetch}
        onReadFromChain={onReadFromChain}
        state={state}
        nowSeconds={now}
        shareHref={paths.share(chainConfig.slug, contest.uid)}
        act={isJudging && <ReviewAsJudge />}
        links={links}
        account={viewer?.account}
        checked={checked}
        renderDetails={(read) => (
          <LazyContent
            load={loadDetails}
            props={{ chainConfig, source, block: answer.block, result: read }}
          />
        )}
        renderAct={
          isJudge && JudgeButtons && viewer
            ? (entry) => (
                <JudgeButtons
                  entry={inSentence(getEntryName(entry, contest.entries, contestNamesWords).name)}
                  isReviewed={own.has(entry)}
                  isLoading={dialog.isLoading && dialog.target?.entry === entry}
                  onEvaluate={() => dialog.open(entry, viewer.account)}
                  onWithdraw={() => withdrawReview(entry)}
                />
              )
            : undefined
        }
        isTaskExpected={isTaskExpected && state !== 'withdrawn'}
        task={
          WritingNotices && (
            <WritingNotices
              {...{ chainConfig, viewer, state, intents }}
              organizing={{
                ...{ contest, result, isJudging },
                nextHref: paths.startContestFrom(chainConfig.slug, contest.uid),
                contestHref: paths.contest(chainConfig.slug, contest.uid),
                onWithdraw: state === 'withdrawn' ? undefined : revoking.withdrawContest,
              }}
              onReview={(entry) => viewer && dialog.open(entry, viewer.account, true)}
              onSignDrafts={() => viewer && dialog.sign(viewer.account)}
            />
          )
        }
      >
        <SourceNoticesSlot
          {...{ chainConfig, source, isAsked }}
          uid={contest.uid}
          isStale={props.isStale || answer.isStale}
          isPartial={answer.isPartial}
          onReadFromChain={onReadFromChain}
          onReadFromScan={props.onReadFromScan}
          onTryAgain={answer.refetch}
        />
        {(dialog.hasFailed || revoking.hasFailed) && <Banner tone="error" title={contestWords.act.failed} />}
      </ContestView>
      {revoking.Dialog && revoking.revocation && (
        <revoking.Dialog
          key={'uid' in revoking.revocation ? revoking.revocation.uid : revoking.revocation.subject.entry}
          {...{ chainConfig, contest }}
          revocation={revoking.revocation}
          onClose={revoking.close}
        />
      )}
      {dialog.Dialog && dialog.target && (
        <dialog.Dialog
          key={`${dialog.target.account} ${dialog.target.entry}`}
          {...dialog.target}
          chainConfig={chainConfig}
          contest={contest}
          result={result}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      )}
    </PeopleProvider>
  );
}
