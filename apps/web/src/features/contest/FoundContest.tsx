import { type ChainConfig, getExplorerAddressUrl, getScanAttestationUrl } from '@org/chain-config';
import { type Contest, getContestState } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import type { LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';
import { useLazyComponent } from '../../shared/lazy/useLazyComponent.ts';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { ContestView } from './ContestView.tsx';
import { useChainCheck } from './data/useChainCheck.ts';
import type { Source } from './data/useContest.ts';
import { useDownloads } from './data/useDownloads.ts';
import { useOwnIntents } from './data/useOwnIntents.ts';
import { useResult } from './data/useResult.ts';
import { useStrangers } from './data/useStrangers.ts';
import { useViewer } from './data/useViewer.ts';
import { useEvaluateDialog } from './useEvaluateDialog.ts';

const words = messages.contest;
const loadWritingNotices = () =>
  import('./writing/WritingNotices.tsx').then(({ WritingNotices }) => WritingNotices);

export type FoundContestProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly source: Source;
  readonly isStale: boolean;
  readonly loadEvaluateDialog: LoadEvaluateDialog | undefined;
  readonly onReadFromChain: () => void;
  readonly onReadFromScan: () => void;
};

/** Joins what is known of a contest, of the visitor and of the chain to the page that shows it. */
export function FoundContest(props: FoundContestProps) {
  const { chainConfig, contest, source } = props;
  const now = useNow();
  const state = getContestState(contest, now);
  const isJudging = state === 'judging';
  const intents = useOwnIntents(chainConfig, contest);
  const isAwaiting = intents.some(({ transactionHash }) => transactionHash !== undefined);
  const answer = useResult(chainConfig, contest, { source, isJudging, isAwaiting });
  const { result, attestations } = answer;
  const { viewer, own } = useViewer(chainConfig, contest, result);
  const { check, run, cancel } = useChainCheck(chainConfig, contest, attestations);
  const downloads = useDownloads(chainConfig, contest, result);
  const strangers = useStrangers(chainConfig, contest, source);
  const isJudge = viewer?.role === 'judge' && isJudging;
  const dialog = useEvaluateDialog(props.loadEvaluateDialog, isJudge);
  const { Component: WritingNotices } = useLazyComponent(
    loadWritingNotices,
    viewer !== undefined || intents.length > 0,
  );
  usePageTitle(getShownTitle(contest.title, messages.contestsList.untitled));

  const findNext = (entry: string) => contest.entries.find((other) => other !== entry && !own.has(other));
  const isStale = props.isStale || answer.isStale;
  return (
    <>
      <ContestView
        contest={contest}
        result={result}
        isFailed={answer.isError}
        onTryAgain={answer.refetch}
        onReadFromChain={props.onReadFromChain}
        state={state}
        nowSeconds={now}
        shareHref={paths.share(chainConfig.slug, contest.uid)}
        links={{
          getAddressHref: (address) => getExplorerAddressUrl(chainConfig, address),
          getAttestationHref: (uid) => getScanAttestationUrl(chainConfig, uid),
        }}
        getAttestationHref={({ uid }) => getScanAttestationUrl(chainConfig, uid) ?? `#${uid}`}
        account={viewer?.account}
        trust={{ ...downloads, block: answer.block, check, onCheck: run, onCancel: cancel }}
        strangers={strangers}
        renderAct={
          isJudge && viewer
            ? (entry) => (
                <Button
                  size="small"
                  variant={own.has(entry) ? 'outlined' : 'contained'}
                  aria-label={own.has(entry) ? words.act.changeEntry(entry) : words.act.evaluateEntry(entry)}
                  loading={dialog.isLoading && dialog.target?.entry === entry}
                  onClick={() => dialog.open(entry, viewer.account)}
                >
                  {own.has(entry) ? words.act.change : words.act.evaluate}
                </Button>
              )
            : undefined
        }
      >
        {source === 'chain' && (
          <Banner
            title={words.fromChain.title}
            action={
              <Button size="small" variant="outlined" onClick={props.onReadFromScan}>
                {words.fromChain.back}
              </Button>
            }
          >
            {words.fromChain.text}
          </Banner>
        )}
        {isStale && (
          <Banner
            tone="warning"
            role="status"
            title={words.stale.title}
            action={
              <Button size="small" variant="outlined" onClick={answer.refetch}>
                {words.stale.tryAgain}
              </Button>
            }
          >
            {words.stale.text}
          </Banner>
        )}
        {answer.isPartial && (
          <Banner
            tone="warning"
            role="status"
            title={words.partial.title}
            action={
              <Button size="small" variant="outlined" onClick={props.onReadFromChain}>
                {words.failed.read}
              </Button>
            }
          >
            {words.partial.text}
          </Banner>
        )}
        {WritingNotices && <WritingNotices {...{ chainConfig, viewer, state, intents, attestations }} />}
        {dialog.hasFailed && <Banner tone="error" title={words.act.failed} />}
      </ContestView>
      {dialog.Dialog && dialog.target && (
        <dialog.Dialog
          key={`${dialog.target.account} ${dialog.target.entry}`}
          {...dialog.target}
          chainConfig={chainConfig}
          contest={contest}
          review={own.get(dialog.target.entry)}
          next={findNext(dialog.target.entry)}
          onNext={(entry) => dialog.target && dialog.open(entry, dialog.target.account)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
