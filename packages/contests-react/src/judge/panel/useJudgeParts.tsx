import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue, type JudgeQueue, type Phase, type Result } from '@org/contests';
import { Banner } from '@org/ui-theme';
import { type ReactNode, useMemo } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages, useWalletState } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { useAssignments } from '../../data/reading/assignments.ts';
import { findJudge, JUDGE_HASH } from '../../data/reading/judges.ts';
import { useOwnWrites } from '../../data/reading/usePendingWrites.ts';
import { hasJudgingBegun } from '../../data/reading/usePhase.ts';
import { useViewer, type Viewer } from '../../data/reading/useViewer.ts';
import { englishContest } from '../../messages/en/contest.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { inSentence } from '../../messages/text/names.ts';
import { useDraftedReviews, usePendingReviews } from '../review/draftedReviews.ts';
import { useReviewDialog } from '../review/useReviewDialog.ts';
import { useRevocation } from '../revoke/useRevocation.ts';
import { type Commitment, useCommitments, withCommitments } from '../sealed/commitments.ts';

/** The data that a judge's parts of the page need. */
export type JudgePartsOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly phase: Phase;
  /** For a connected visitor who is neither judge nor organizer, in place of saying so; memoized. */
  readonly stranger?: ReactNode;
};

/** The parts of a contest's pages for somebody with a wallet. */
export type JudgeParts = {
  /** The next step, below the title. */
  readonly task: ReactNode;
  /** The panel of sealed reviews where it is no next step, for judges until reviews are revealed; below the ranking. */
  readonly below: ReactNode;
  /** A task is about to arrive: its space is reserved, so that nothing moves. */
  readonly isTaskExpected: boolean;
  /** The task has a button that takes the viewer on, or will have one. */
  readonly hasStep: boolean;
  /** The judge's buttons for an entry; `isMain` where no other button is. */
  readonly renderAct: ((entry: string, isMain?: boolean) => ReactNode) | undefined;
  readonly dialogs: ReactNode;
};

const WritingNoticesPart = lazyPart(() =>
  import('./WritingNotices.tsx').then(({ WritingNotices }) => WritingNotices),
);

const SealedPanelPart = lazyPart(() =>
  import('../reveal/SealedPanel.tsx').then((module) => module.SealedPanel),
);

const JudgeButtonsPart = lazyPart(() =>
  import('./JudgeButtons.tsx').then(({ JudgeButtons }) => JudgeButtons),
);

/** The parts of a contest's pages that its judges need, inside of `EntryNames`. */
export function useJudgeParts(options: JudgePartsOptions): JudgeParts {
  const { chainConfig, contest, result, phase } = options;
  const messages = useMessages('contest', englishContest);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  const getName = useEntryNames();
  const isJudging = phase === 'judging';
  const intents = useOwnWrites(chainConfig, contest);
  const commitments = useCommitments(useMemo(() => result ?? { contest }, [result, contest]));
  const { status: walletStatus, account } = useWalletState();
  const isListed = account != null && findJudge(contest, account) !== undefined;
  const { assignments, isPending } = useAssignments(chainConfig, contest, { enabled: isListed && isJudging });
  // A link to the queue opens its first entry, which the assignments decide.
  const isEarly = isPending && window.location.hash === JUDGE_HASH;
  const judged = isEarly ? undefined : result;
  const viewer = useJudge(useViewer({ chainConfig, contest, result: judged, assignments }), commitments);
  const queue = viewer?.role === 'judge' ? viewer.queue : undefined;
  const isJudge = queue !== undefined && isJudging;
  const hasBegun = hasJudgingBegun(phase);
  const own = viewer?.role === 'judge' ? listOwn(commitments, viewer.account) : [];
  const isRevealing = phase === 'revealing' && commitments.length > 0;
  // A next step for judges only: others, who may have the file of a review, find it below the ranking.
  const isOwnStep = isRevealing && viewer?.role === 'judge';
  const hasSealed = viewer !== undefined && (isRevealing || (hasBegun && own.length > 0));
  const canReview = useHasToSign(options, viewer);
  // Anybody may reveal what this browser has.
  const canReveal =
    isRevealing && commitments.some(({ review, judge }) => viewer && (review || judge === viewer.account));
  const dialog = useReviewDialog(isJudge);
  const { Component: JudgeButtons } = JudgeButtonsPart.use(isJudge);
  // Requested before the reviews, which the panel needs, have arrived.
  const { Component: SealedPanel } = SealedPanelPart.use(hasSealed);
  const revoking = useRevocation(contest, result?.details.reviews.map((each) => each.attestation) ?? []);
  const { Component: WritingNotices } = WritingNoticesPart.use(viewer !== undefined || intents.length > 0);
  const reviewed = new Map(queue?.reviewed.map((review) => [review.entry, review]));
  const isWaiting = (entry: string) => queue?.waiting.includes(entry) ?? false;
  // The organizer has a region of their own.
  const isShown = viewer?.role === 'judge' ? hasBegun && !canReveal : !viewer?.isOrganizer;
  const shown = isShown ? viewer : undefined;
  const getQueue = (judge: Address) => {
    const known = result ? getJudgeQueue({ ...result, contest, assignments }, judge) : null;
    return known ? withCommitments(known, listOwn(commitments, judge)) : undefined;
  };
  const sealed = SealedPanel && hasSealed && result && (
    <SealedPanel {...{ chainConfig, contest, result, phase, commitments }} account={viewer.account} />
  );
  return {
    isTaskExpected: walletStatus === 'reconnecting' || shown !== undefined || isOwnStep,
    hasStep: walletStatus === 'reconnecting' || (isJudging ? canReview : isOwnStep && canReveal),
    task: (
      <>
        {WritingNotices && (
          <WritingNotices
            {...{ chainConfig, contest, phase, intents }}
            stranger={options.stranger}
            viewer={shown}
            onReview={(entry) => viewer && dialog.open(entry, viewer.account, true)}
            onSignDrafts={() => viewer && dialog.sign(viewer.account)}
          />
        )}
        {isOwnStep && sealed}
      </>
    ),
    // By phase and viewer alone: a file that is chosen must not move the panel, which would forget what it says.
    below: !isOwnStep && sealed,
    renderAct:
      isJudge && JudgeButtons && viewer
        ? (entry, isMain = false) => {
            const review = reviewed.get(entry);
            if (!review && !isWaiting(entry)) return <span>{lifecycle.recusal.done}</span>;
            return (
              <JudgeButtons
                {...{ isMain }}
                entry={inSentence(getName(entry).name)}
                isReviewed={review !== undefined}
                isLoading={dialog.isLoading && dialog.target?.entry === entry}
                onReview={() => dialog.open(entry, viewer.account)}
                onWithdraw={() => review && revoking.withdrawReview(review)}
              />
            );
          }
        : undefined,
    dialogs: (
      <>
        {(dialog.hasFailed || revoking.hasFailed) && <Banner tone="error" title={messages.act.failed} />}
        {revoking.Dialog && revoking.revocation && (
          <revoking.Dialog
            {...{ chainConfig, contest }}
            revocation={revoking.revocation}
            onClose={revoking.close}
          />
        )}
        {dialog.Dialog && dialog.target && (
          <dialog.Dialog
            key={`${dialog.target.account} ${dialog.target.entry}`}
            {...{ chainConfig, contest, result }}
            {...dialog.target}
            queue={getQueue(dialog.target.account)}
            onOpen={dialog.open}
            onClose={dialog.close}
          />
        )}
      </>
    ),
  };
}

const listOwn = (commitments: readonly Commitment[], account: Address) =>
  commitments.filter(({ judge }) => judge === account);

const NO_REVIEWS: JudgeQueue['reviewed'] = [];

/** True if a judge has entries to review or drafts to sign; also before it is known. */
function useHasToSign({ chainConfig, contest }: JudgePartsOptions, viewer: Viewer | undefined): boolean {
  const account = viewer?.account ?? '0x';
  const onTheWay = usePendingReviews({ chainConfig, contest, account });
  const queue = viewer?.role === 'judge' ? viewer.queue : undefined;
  const { ready } = useDraftedReviews({
    contest,
    account,
    reviewed: queue?.reviewed ?? NO_REVIEWS,
    onTheWay,
  });
  if (viewer?.role !== 'judge') return false;
  return !queue || queue.waiting.length > 0 || ready.length > 0;
}

/** A judge's own commitments count as reviews in the queue. */
function useJudge(viewer: Viewer | undefined, commitments: readonly Commitment[]): Viewer | undefined {
  return useMemo(() => {
    if (viewer?.role !== 'judge' || !viewer.queue || commitments.length === 0) return viewer;
    return { ...viewer, queue: withCommitments(viewer.queue, listOwn(commitments, viewer.account)) };
  }, [viewer, commitments]);
}
