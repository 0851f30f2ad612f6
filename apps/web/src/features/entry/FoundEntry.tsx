import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getContestState } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import type { FoundAnswer } from '../../shared/contest/ContestGate.tsx';
import { CheckLineSlot } from '../../shared/contest/check/CheckLineSlot.tsx';
import { useResult } from '../../shared/contest/data/useResult.ts';
import { useViewer } from '../../shared/contest/data/useViewer.ts';
import type { LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';
import { SourceNoticesSlot } from '../../shared/contest/SourceNoticesSlot.tsx';
import { useEvaluateDialog } from '../../shared/contest/useEvaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { getTabTitle } from '../../shared/text/getShownTitle.ts';
import { nameEntry } from '../../shared/text/nameEntry.ts';
import { shortenLink } from '../../shared/text/shortenLink.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useIntents } from '../../shared/writing/useIntents.ts';
import { EntryView } from './EntryView.tsx';
import type { EntryPlace } from './findEntry.ts';

const words = messages.entry;

export type FoundEntryProps = FoundAnswer &
  EntryPlace & { readonly chainConfig: ChainConfig; readonly loadEvaluateDialog: LoadEvaluateDialog };

/** Joins what is known of a contest and of the visitor to the page of one of its entries. */
export function FoundEntry(props: FoundEntryProps) {
  const { chainConfig, contest, isAsked, entry, n } = props;
  const { publicOrigin } = useConfig();
  const now = useNow(contest.endsAt);
  const state = getContestState(contest, now);
  const isJudging = state === 'judging';
  const isAwaiting = useIntents().some(
    (intent) => 'contest' in intent && intent.contest === contest.uid && intent.transactionHash !== undefined,
  );
  const answer = useResult(chainConfig, contest, { source: props.source, isAsked, isJudging, isAwaiting });
  const viewer = useViewer(chainConfig, contest, answer.result);
  const judge = viewer?.role === 'judge' && viewer.queue && isJudging ? viewer : undefined;
  const isReviewed = judge?.queue?.reviewed.some((review) => review.entry === entry);
  const dialog = useEvaluateDialog(props.loadEvaluateDialog, judge !== undefined);
  const link = shortenLink(nameEntry(entry, contest.entries));
  const title = getTabTitle(contest.title, messages.contestNames.untitled);
  usePageTitle(words.pageTitle(getTabTitle(link, link), title));

  const getEntryPath = (other: number) => paths.entry(chainConfig.slug, contest.uid, other);
  return (
    <>
      <EntryView
        contest={contest}
        state={state}
        nowSeconds={now}
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
              {isReviewed ? words.change : words.evaluate}
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
    </>
  );
}
