import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Assignment } from '@org/contests';
import { useMemo, useState } from 'react';
import type { Address, Hex } from 'viem';
import { LazyContent } from '../base/page/LazyContent.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { LoadingHeading } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, usePaths, useWalletState } from '../base/provider/contests.ts';
import { ContestGate, type FoundAnswer } from '../contest/ContestGate.tsx';
import { ContestSkeleton } from '../contest/ContestSkeleton.tsx';
import { ContestView } from '../contest/ContestView.tsx';
import { NotesSlot } from '../contest/notes/NotesSlot.tsx';
import { useLazyJudgeParts } from '../judge/panel/useLazyJudgeParts.tsx';
import { ReviewAsJudge, useIsWithoutWallet } from '../judge/review/ReviewAsJudge.tsx';
import { englishContest, englishContestNames } from '../messages/en/contest.ts';
import { getTabTitle } from '../messages/text/names.ts';
import { OrganizerSlot, useIsDeskExpected, useIsOrganizer } from '../organize/desk/OrganizerSlot.tsx';
import { useEntering } from '../organize/submit/useEntering.tsx';

export type ContestPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
};

/** The page of one contest. Its chain comes from the link, never from the wallet. */
export function ContestPage({ chainConfig, uid }: ContestPageProps) {
  const contestMessages = useMessages('contest', englishContest);
  return (
    <ContestGate
      chainConfig={chainConfig}
      uid={uid}
      skeleton={
        <ContestSkeleton>
          <LoadingHeading>{contestMessages.loading}</LoadingHeading>
        </ContestSkeleton>
      }
      renderFound={(answer) => <FoundContest {...answer} chainConfig={chainConfig} />}
    />
  );
}

const VerifyPart = lazyPart(() => import('../contest/verify/Verify.tsx').then(({ Verify }) => Verify));

type FoundContestProps = FoundAnswer & { readonly chainConfig: ChainConfig };

/** Connects the contest, the visitor and the chain to the view. */
function FoundContest(props: FoundContestProps) {
  const { chainConfig, reading, lookup, nowSeconds, phase, checked, renderNotices } = props;
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { feeds } = useConfig();
  const { account } = useWalletState();
  const isWithoutWallet = useIsWithoutWallet();
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
  const [assignments, setAssignments] = useState<readonly Assignment[] | null>(null);
  const isOrganizer = useIsOrganizer(contest);
  const isDeskExpected = useIsDeskExpected(contest, isOrganizer);
  const { state } = reading;
  const { act, stranger } = useEntering({ chainConfig, phase, state, isSecond: isDeskExpected });
  const options = { chainConfig, contest, result, phase, stranger };
  const { dialogs, source, ...judging } = useLazyJudgeParts(options);
  // An organizer who is no judge has the desk's line in place of a task.
  const isTaskExpected =
    judging.isTaskExpected && (!isDeskExpected || contest.judges.includes(contest.organizer));
  return (
    <>
      <ContestView
        {...{ contest, result, nowSeconds, phase, links, account, checked, ...judging }}
        isTaskExpected={isTaskExpected}
        texts={reading.texts}
        isReadingTexts={reading.isReadingTexts}
        isAwaitingTexts={reading.isAwaitingTexts}
        assignments={assignments}
        followHref={feeds ? paths.calendar?.(slug, contest.uid) : undefined}
        act={act || (phase === 'judging' && isWithoutWallet && <ReviewAsJudge />)}
        renderDesk={
          // The line's space is reserved until the organizer and the result are known.
          isDeskExpected && (result || !reading.failure)
            ? (line) =>
                isOrganizer &&
                result && (
                  <OrganizerSlot
                    {...{ chainConfig, phase, line, isSecond: judging.hasStep, isBelowTask: isTaskExpected }}
                    reading={{ ...reading, result }}
                  />
                )
            : undefined
        }
        isConfirming={lookup.check.isExpected}
        progress={reading.progress}
        failure={reading.failure}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
        renderNotes={(about) =>
          result && (
            <NotesSlot
              {...{ chainConfig, about, state, result }}
              texts={reading.texts}
              onAssignments={about === null ? setAssignments : undefined}
            />
          )
        }
        shareHref={paths.share(slug, contest.uid)}
        later={lookup.later}
        renderVerify={() =>
          result && (
            <LazyContent
              part={VerifyPart}
              props={{ chainConfig, reading: { ...reading, result }, verdict: lookup.check.verdict }}
            />
          )
        }
      >
        {/* The line of the check belongs to the ranking: without one, the banners say the source. */}
        {renderNotices(result ? 'rest' : reading.failure ? undefined : 'over')}
      </ContestView>
      {source}
      {dialogs}
    </>
  );
}
