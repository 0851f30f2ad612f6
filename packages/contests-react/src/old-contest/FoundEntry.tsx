import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getContestState } from '@org/contests';
import { getEntryName } from '@org/contests/names';
import { Banner, Button } from '@org/ui-theme';
import { useViewer } from '../contest/data/useViewer.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { StateTag } from '../contest-card/StateTag.tsx';
import { EntryView } from '../entry/EntryView.tsx';
import type { EntryPlace } from '../entry/findEntry.ts';
import { useEvaluateDialog } from '../evaluate/useEvaluateDialog.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { getTabTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { entryTexts } from '../texts/en/entry.ts';
import { useNow } from '../time/useNow.ts';
import { usePendingWrites } from '../writing/usePendingWrites.ts';
import { CheckLineSlot } from './CheckLineSlot.tsx';
import type { FoundAnswer } from './OldContestGate.tsx';
import { useResult } from './useResult.ts';

export type FoundEntryProps = FoundAnswer & EntryPlace & { readonly chainConfig: ChainConfig };

/** Connects the contest and the visitor to an entry's page. */
export function FoundEntry(props: FoundEntryProps) {
  const words = useTexts('entry', entryTexts);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { chainConfig, contest, isAsked, entry, n } = props;
  const { publicOrigin } = useConfig();
  const now = useNow(contest.endsAt);
  const state = getContestState(contest, now);
  const isJudging = state === 'judging';
  const isAwaiting = usePendingWrites().some(
    (write) => 'contest' in write && write.contest === contest.uid && write.transactionHash !== undefined,
  );
  const answer = useResult(chainConfig, contest, { source: props.source, isAsked, isJudging, isAwaiting });
  const viewer = useViewer(chainConfig, contest, answer.result);
  const judge = viewer?.role === 'judge' && viewer.queue && isJudging ? viewer : undefined;
  const isReviewed = judge?.queue?.reviewed.some((review) => review.entry === entry);
  const dialog = useEvaluateDialog(judge !== undefined);
  const { name } = getEntryName(entry, contest.entries, contestNamesWords);
  const title = getTabTitle(contest.title, contestNamesWords.untitled);
  usePageTitle(words.pageTitle(getTabTitle(name, name), title));

  const getEntryPath = (other: number) => paths.entry(chainConfig.slug, contest.uid, other);
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={answer.result !== undefined}>
      <EntryView
        contest={contest}
        isFinal={state === 'closed'}
        tag={<StateTag contest={contest} now={now} />}
        place={{ entry, n }}
        result={answer.result}
        isFailed={answer.isError}
        tooMuch={answer.tooMuch}
        onTryAgain={answer.refetch}
        onReadFromChain={props.onReadFromChain}
        contestPath={paths.contest(chainConfig.slug, contest.uid)}
        url={`${publicOrigin}${getEntryPath(n)}`}
        getEntryPath={getEntryPath}
        links={{
          getAddressHref: (address) => paths.account(chainConfig.slug, address),
          getAttestationHref: (uid) => getScanAttestationUrl(chainConfig, uid),
        }}
        checked={
          answer.source === 'scan' && (
            <CheckLineSlot {...{ chainConfig, contest }} onReadFromChain={props.onReadFromChain} />
          )
        }
        act={
          judge && (
            <Button
              size="small"
              variant={isReviewed ? 'outlined' : 'contained'}
              loading={dialog.isLoading}
              onClick={() => dialog.open(entry, judge.account)}
            >
              {isReviewed ? words.change(name) : words.evaluate(name)}
            </Button>
          )
        }
      >
        <SourceNoticesSlot
          {...{ chainConfig, isAsked }}
          source={answer.source}
          uid={contest.uid}
          isStale={props.isStale || answer.isStale}
          isPartial={answer.isPartial}
          onReadFromChain={props.onReadFromChain}
          onReadFromScan={props.onReadFromScan}
          onTryAgain={answer.refetch}
        />
        {dialog.hasFailed && <Banner tone="error" title={words.formFailed} />}
      </EntryView>
      {dialog.Dialog && dialog.target && (
        <dialog.Dialog
          key={`${dialog.target.account} ${dialog.target.entry}`}
          {...dialog.target}
          chainConfig={chainConfig}
          contest={contest}
          result={answer.result}
          onOpen={dialog.open}
          onClose={dialog.close}
        />
      )}
    </PeopleProvider>
  );
}
