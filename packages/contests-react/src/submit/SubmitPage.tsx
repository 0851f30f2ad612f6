import type { ChainConfig } from '@org/chain-config';
import { getPhase } from '@org/contests';
import type { Hex } from 'viem';
import { ContestGate, isWhole, type WholeAnswer } from '../contest/ContestGate.tsx';
import { ContestSkeleton } from '../contest-page/ContestSkeleton.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { Notice } from '../page/Notice.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { usePaths, useTexts, useWalletState } from '../provider/contests.ts';
import { getTabTitle } from '../text/names.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { submitTexts } from '../texts/en/submit.ts';
import { formatMomentInZone } from '../time/formatTime.ts';
import { ToContest } from './ToContest.tsx';
import { useSubmissionTexts } from './useSubmissionTexts.ts';
import { WriteEntry } from './WriteEntry.tsx';

export type SubmitPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The submission to edit, as given in the link; null for a new one. */
  readonly replaces: string | null;
};

/** The page to submit an entry to a contest, or to edit one's submission. */
export function SubmitPage({ chainConfig, uid, replaces }: SubmitPageProps) {
  const words = useTexts('contest', contestTexts);
  const skeleton = (
    <ContestSkeleton>
      <LoadingHeading>{words.loading}</LoadingHeading>
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
  const words = useTexts('submit', submitTexts);
  const names = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { account } = useWalletState();
  const edited = replaces === null ? undefined : state.submissions.get(replaces.toLowerCase() as Hex);
  const texts = useSubmissionTexts(edited ? [edited] : []);
  const before = edited && texts.get(edited.uid);
  usePageTitle(
    words.pageTitle(
      replaces === null ? words.title : words.editTitle,
      getTabTitle(contest.title, names.untitled),
    ),
  );
  const contestPath = paths.contest(chainConfig.slug, contest.uid);
  const closed = findClosed();
  if (closed) return <Notice {...closed} action={<ToContest href={contestPath} />} />;
  // The form begins with the texts of the submission.
  if (edited && before === undefined) return <ContestSkeleton />;
  return (
    <WriteEntry
      key={edited?.uid ?? 'new'}
      {...{ chainConfig, contest, state, contestPath }}
      edited={edited}
      before={before ?? null}
      document={reading.result.details.document}
    />
  );

  function findClosed(): { readonly title: string; readonly text: string } | undefined {
    const { closed: own } = words;
    const phase = getPhase(contest, nowSeconds);
    if (phase === 'withdrawn') return { title: own.withdrawn, text: own.withdrawnText };
    if (!state.hasSubmissions) return { title: own.none, text: own.noneText };
    if (replaces !== null) {
      const isOpen = phase === 'submissions' || phase === 'admission';
      const isOwn = account === undefined || edited?.entrant.toLowerCase() === account.toLowerCase();
      const isInForce = edited?.status === 'pending' || edited?.status === 'admitted';
      return isOpen && isOwn && isInForce ? undefined : { title: own.notYours, text: own.notYoursText };
    }
    if (phase === 'submissions') return undefined;
    return { title: own.over, text: own.overText(formatMomentInZone(state.times.submissionsUntil)) };
  }
}
