import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhase, readNotes, type Submission } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Hex } from 'viem';
import { lazyPart } from '../base/page/lazyPart.ts';
import { LoadingHeading, Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, useNavigate, usePaths, useWalletState } from '../base/provider/contests.ts';
import { ContestGate, isWhole, type WholeAnswer } from '../contest/ContestGate.tsx';
import { EntrySkeleton } from '../contest/entry/EntrySkeleton.tsx';
import { listEntryReviews, ReviewList } from '../contest/review/ReviewList.tsx';
import { getMaxScore } from '../contest/review/score.ts';
import { notesQuery } from '../data/reading/notes.ts';
import { useAwaitsTexts } from '../data/reading/useContestReading.ts';
import { useOwnWrites } from '../data/reading/usePendingWrites.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { englishSubmit } from '../messages/en/submit.ts';
import { getShownTitle, getTabTitle } from '../messages/text/names.ts';
import { OwnPending } from '../organize/submit/OwnPending.tsx';
import { SubmissionView } from '../organize/submit/SubmissionView.tsx';
import { createCopyFinder, getSubmissionState } from '../organize/submit/submissionState.ts';
import { ToContest } from '../organize/submit/ToContest.tsx';
import { useSubmissionName, useSubmissionTexts } from '../organize/submit/useSubmissionTexts.ts';

export type SubmissionPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The submission's UID as given in the link. */
  readonly submission: string;
};

const WithdrawPart = lazyPart(() =>
  import('../organize/submit/WithdrawDialog.tsx').then(({ WithdrawDialog }) => WithdrawDialog),
);

/** The page of a submission. */
export function SubmissionPage({ chainConfig, uid, submission }: SubmissionPageProps) {
  const messages = useMessages('submit', englishSubmit).submission;
  const skeleton = (
    <EntrySkeleton>
      <LoadingHeading>{messages.loading}</LoadingHeading>
    </EntrySkeleton>
  );
  return (
    <ContestGate
      {...{ chainConfig, uid, skeleton }}
      renderFound={(found) => {
        if (!isWhole(found)) return skeleton;
        const row = found.reading.state.submissions.get(submission.toLowerCase() as Hex);
        return row ? (
          <FoundSubmission {...{ chainConfig, found, skeleton }} submission={row} />
        ) : (
          <MissingSubmission {...{ chainConfig, found, submission }} />
        );
      }}
    />
  );
}

type Found = Pick<SubmissionPageProps, 'chainConfig'> & { readonly found: WholeAnswer };

/** The page of a submission that does not exist, or could not be read. */
function MissingSubmission({ chainConfig, found, submission }: Found & { readonly submission: string }) {
  const messages = useMessages('submit', englishSubmit).submission;
  const paths = usePaths();
  const { contest, result } = found.reading;
  const isOwn = useOwnWrites(chainConfig, contest).some(
    ({ uid }) => uid !== undefined && uid.toLowerCase() === submission.toLowerCase(),
  );
  usePageTitle(messages.missing);
  const toContest = <ToContest href={paths.contest(chainConfig.slug, contest.uid)} />;
  if (isOwn) return <Notice title={messages.pending} text={messages.pendingText} action={toContest} />;
  const isUnread = result.details.submissions === null;
  return (
    <Notice
      title={messages.missing}
      text={isUnread ? messages.missingUnread : messages.missingText}
      action={toContest}
    />
  );
}

type FoundSubmissionProps = Found & {
  readonly submission: Submission;
  /** Shown until the texts and notes are read, unless they take long. */
  readonly skeleton: ReactNode;
};

/** Connects a submission, its notes and its entrant to the view. */
function FoundSubmission({ chainConfig, found, submission, skeleton }: FoundSubmissionProps) {
  const { reading, nowSeconds, checked, renderNotices } = found;
  const { contest, result, state } = reading;
  const messages = useMessages('submit', englishSubmit);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const navigate = useNavigate();
  const { publicOrigin } = useConfig();
  const { status: walletStatus, account } = useWalletState();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { Component: WithdrawDialog, hasFailed, fetchAgain } = WithdrawPart.use(isWithdrawing);
  // The page that was drawn without them stays while they are fetched again.
  const { data: rows, isFetched } = useQuery(notesQuery(chainConfig, state.attestation));
  const notes = useMemo(() => (rows ? readNotes(state, rows) : []), [state, rows]);
  const document = useSubmissionTexts([submission]).get(submission.uid);
  const isAwaitingTexts = useAwaitsTexts(document === undefined || !isFetched);
  const name = useSubmissionName()(submission.uid, document);
  usePageTitle(messages.pageTitle(getTabTitle(name, name), getTabTitle(contest.title, names.untitled)));
  const { slug } = chainConfig;
  const shown = getSubmissionState(submission, state, notes);
  const successor = shown.status === 'replaced' ? shown.by : null;
  useEffect(() => {
    if (successor) navigate(paths.submission(slug, contest.uid, successor), { replace: true });
  }, [successor, navigate, paths, slug, contest.uid]);
  const phase = getPhase(contest, nowSeconds);
  const isOwn = walletStatus === 'connected' && account?.toLowerCase() === submission.entrant.toLowerCase();
  const isOpen = phase === 'submissions' || phase === 'admission';
  const canAct =
    isOwn &&
    isOpen &&
    (shown.status === 'waiting' || shown.status === 'refused' || shown.status === 'admitted');
  const texts = result.details.document;
  const original = useMemo(() => createCopyFinder(state.submissions)(submission), [state, submission]);
  if (isAwaitingTexts) return skeleton;
  const { entry } = submission;
  const pagePath = entry
    ? paths.entry(slug, contest.uid, entry)
    : paths.submission(slug, contest.uid, submission.uid);
  return (
    <>
      <SubmissionView
        contestTitle={getShownTitle(contest.title, names.untitled)}
        contestPath={paths.contest(slug, contest.uid)}
        {...{ name, document }}
        naming={submission}
        tracks={texts?.status === 'read' ? texts.document.tracks : []}
        state={shown}
        {...{ phase }}
        entrant={submission.entrant}
        entrantHref={paths.account(slug, submission.entrant)}
        getEntryHref={(n) => paths.entry(slug, contest.uid, n)}
        url={`${publicOrigin}${pagePath}`}
        original={
          original && {
            href: paths.submission(slug, contest.uid, original.uid),
            entrant: original.entrant,
            entrantHref: paths.account(slug, original.entrant),
          }
        }
        reviews={
          entry !== null && (
            <ReviewList
              reviews={listEntryReviews(result, `${entry}`)}
              criteria={contest.criteria}
              maxPoints={getMaxScore(contest.criteria)}
              links={{
                getAddressHref: (address) => paths.account(slug, address),
                getAttestationHref: (uid) => getScanAttestationUrl(chainConfig, uid),
              }}
            />
          )
        }
        own={
          canAct
            ? {
                editHref: paths.submit(slug, contest.uid, submission.uid),
                until: state.times.opensAt,
              }
            : undefined
        }
        onWithdraw={() => setIsWithdrawing(true)}
        sourceLine={reading.source === 'chain' && checked}
      >
        {renderNotices('rest')}
        <OwnPending {...{ chainConfig, contest }} />
        {hasFailed && isWithdrawing && (
          <Banner
            tone="error"
            title={messages.failed}
            action={
              <Button size="small" variant="outlined" onClick={fetchAgain}>
                {messages.tryAgain}
              </Button>
            }
          />
        )}
      </SubmissionView>
      {WithdrawDialog && isWithdrawing && account && (
        <WithdrawDialog
          {...{ chainConfig, contest, state, submission, name }}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </>
  );
}
