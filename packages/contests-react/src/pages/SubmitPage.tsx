import type { ChainConfig } from '@org/chain-config';
import { getPhase, type Submission } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { Hex } from 'viem';
import { LoadingHeading, Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useMessages, usePaths, useWalletState } from '../base/provider/contests.ts';
import { formatMomentInZone as format } from '../base/text/formatTime.ts';
import { ContestGate, isWhole, type WholeAnswer } from '../contest/ContestGate.tsx';
import { ContestSkeleton } from '../contest/ContestSkeleton.tsx';
import { englishContest, englishContestNames } from '../messages/en/contest.ts';
import { englishSubmit } from '../messages/en/submit.ts';
import { getTabTitle } from '../messages/text/names.ts';
import { findOwnSubmission } from '../organize/submit/listOwnSubmissions.ts';
import { ToContest } from '../organize/submit/ToContest.tsx';
import { useSubmissionTexts } from '../organize/submit/useSubmissionTexts.ts';
import { WriteEntry } from '../organize/submit/WriteEntry.tsx';

export type SubmitPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The submission to edit, as given in the link; null for a new one. */
  readonly replaces: string | null;
};

/** The page to submit an entry to a contest, or to edit one's submission. */
export function SubmitPage({ chainConfig, uid, replaces }: SubmitPageProps) {
  const messages = useMessages('contest', englishContest);
  const skeleton = (
    <ContestSkeleton>
      <LoadingHeading>{messages.loading}</LoadingHeading>
    </ContestSkeleton>
  );
  return (
    <ContestGate
      {...{ chainConfig, uid, skeleton }}
      renderFound={(found) =>
        isWhole(found) ? <FoundSubmit {...{ chainConfig, found, replaces }} /> : skeleton
      }
    />
  );
}

type FoundSubmitProps = Pick<SubmitPageProps, 'chainConfig' | 'replaces'> & { readonly found: WholeAnswer };

/** The form, or why nothing can be submitted. */
function FoundSubmit({ chainConfig, found, replaces }: FoundSubmitProps) {
  const { reading, nowSeconds } = found;
  const { contest, state } = reading;
  const messages = useMessages('submit', englishSubmit);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { account } = useWalletState();
  const edited = replaces === null ? undefined : state.submissions.get(replaces.toLowerCase() as Hex);
  const texts = useSubmissionTexts(edited ? [edited] : []);
  const before = edited && texts.get(edited.uid);
  usePageTitle(
    messages.pageTitle(
      replaces === null ? messages.title : messages.editTitle,
      getTabTitle(contest.title, names.untitled),
    ),
  );
  const contestPath = paths.contest(chainConfig.slug, contest.uid);
  const closed = findClosed();
  if (closed)
    return (
      <Notice
        {...closed}
        action={
          closed.own ? (
            <Button href={paths.submission(chainConfig.slug, contest.uid, closed.own.uid)}>
              {messages.closed.openOwn}
            </Button>
          ) : (
            <ToContest href={contestPath} />
          )
        }
      />
    );
  // The form begins with the texts of the submission.
  if (edited && before === undefined) return <ContestSkeleton />;
  return (
    <WriteEntry
      key={edited?.uid ?? 'new'}
      {...{ chainConfig, contest, state, nowSeconds, contestPath }}
      edited={edited}
      before={before ?? null}
      document={reading.result.details.document}
    />
  );

  /** Why there is no form, and the visitor's entry, which may be what they look for. */
  function findClosed():
    | { readonly title: string; readonly text: string; readonly own?: Submission | undefined }
    | undefined {
    const { closed: words } = messages;
    const phase = getPhase(contest, nowSeconds);
    if (phase === 'withdrawn') return { title: words.withdrawn, text: words.withdrawnText };
    if (!state.hasSubmissions) return { title: words.none, text: words.noneText };
    if (replaces !== null) {
      const isOpen = phase === 'submissions' || phase === 'admission';
      const isOwn = account === undefined || edited?.entrant.toLowerCase() === account.toLowerCase();
      const isInForce = edited?.status === 'pending' || edited?.status === 'admitted';
      if (isOpen && isOwn && isInForce) return undefined;
      if (isOpen || !account || !isOwn) return { title: words.notYours, text: words.notYoursText };
      return { title: words.judging, text: words.judgingText(format(state.times.opensAt)), own: edited };
    }
    if (phase === 'submissions') return undefined;
    const own = account && findOwnSubmission(state, account);
    const until = format(state.times.submissionsUntil);
    return { title: words.over, text: own ? words.overOwn(until) : words.overText(until), own };
  }
}
