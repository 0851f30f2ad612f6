import { getProtocol } from '@org/contests';
import { type NewContest, placeContest, splitContest } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keccak256 } from 'viem';
import {
  getDefaultChain,
  useConfig,
  useMessages,
  useWallet,
  useWalletState,
} from '../base/provider/contests.ts';
import { useNow } from '../base/text/useNow.ts';
import { usePendingWrites } from '../data/reading/usePendingWrites.ts';
import { KeepDraftsSlot } from '../drafts/KeepDraftsSlot.tsx';
import { englishStartContest } from '../messages/en/startContest.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { type ContestForm, isEmptyForm, readContestForm, readRows } from '../organize/form/contestForm.ts';
import { parseForm } from '../organize/form/formDraft.ts';
import { findWrongStep } from '../organize/form/formSteps.ts';
import { countValidJudges } from '../organize/form/judgeLines.ts';
import { forgetPictures, storeWithPictures } from '../organize/form/keptPictures.ts';
import { keepLater } from '../organize/form/laterParts.ts';
import { getZone, readTimes } from '../organize/form/localTime.ts';
import { useContestForm } from '../organize/form/useContestForm.ts';
import { ImportSlot } from '../organize/import/ImportSlot.tsx';
import { useImports } from '../organize/import/useImports.ts';
import { DraftFileNotice, saveDraftFile, useDraftFile } from '../organize/start/DraftFileNotice.tsx';
import { MissingProtocol, useProtocol } from '../organize/start/MissingProtocol.tsx';
import { NextContestNotice, type OldContest, useNextContest } from '../organize/start/NextContestNotice.tsx';
import {
  ResumedContests,
  type StartedContest,
  useFinishContest,
} from '../organize/start/ResumedContests.tsx';
import { readSigned } from '../organize/start/readSigned.ts';
import { SignDialog } from '../organize/start/SignDialog.tsx';
import { StartContestView } from '../organize/start/StartContestView.tsx';
import {
  useContestCost,
  useContestFacts,
  useLaterActs,
  useStartTime,
} from '../organize/start/useContestFacts.ts';
import { useWrite } from '../write/useWrite.ts';
import { useSwitchChain, WrongNetwork } from '../write/WrongNetwork.tsx';
import { SignStatus } from '../write/writeParts.tsx';
import { isWriting } from '../write/writeState.ts';

const NOTHING: readonly never[] = [];

export type StartContestPageProps = {
  /** The older contest to copy into the form; null if the link to it is invalid. */
  readonly from: OldContest | null | undefined;
};

/** The page to start a contest on the default chain. */
export function StartContestPage({ from }: StartContestPageProps) {
  const writingMessages = useMessages('writing', englishWriting);
  const startContestMessages = useMessages('startContest', englishStartContest);
  const wallet = useWallet();
  const config = useConfig();
  const { storesDocuments } = config;
  const chainConfig = getDefaultChain(config);
  const { chain } = chainConfig;
  const session = useWalletState();
  const isConnected = session.status === 'connected' && session.account !== undefined;
  const account = isConnected ? session.account : undefined;
  const isOnChain = session.chainId === chain.id;
  const now = useNow();
  const minute = now - (now % 60n);
  const startTime = useStartTime(chainConfig, now, isConnected);
  const contestForm = useContestForm(now, account, config);
  const { form, step } = contestForm;
  const times = useMemo(() => readTimes(form, minute), [form, minute]);
  const contest = useMemo(() => readContestForm(form, minute), [form, minute]);
  const validJudges = useMemo(() => countValidJudges(readRows(form).judges.map(({ item }) => item)), [form]);
  const next = useNextContest(from, form, contestForm.fill);
  const imports = useImports(contestForm.update);
  const files = useDraftFile({
    isEmpty: contestForm.isEmpty,
    nowSeconds: now,
    onTake: (draft) => {
      contestForm.resume(draft);
      imports.forget();
    },
  });
  const facts = useContestFacts({
    ...{ chainConfig, account, contest, storesDocuments },
    isCostShown: step === 'sign',
    isValid: contestForm.isValid,
  });
  const { switching, switchChain } = useSwitchChain(chain.id);
  const [isConnecting, setIsConnecting] = useState(false);
  const [input, setInput] = useState<NewContest>();
  const split = useMemo(
    () => input && splitContest(input, { isStored: storesDocuments }),
    [input, storesDocuments],
  );
  const placed = useMemo(
    () =>
      split && (storesDocuments ? placeContest(split.contest) : { contest: split.contest, toStore: null }),
    [split, storesDocuments],
  );
  const later = useLaterActs({
    ...{ chainConfig, account, contest: placed?.contest },
    later: split?.later ?? NOTHING,
  });
  const toStore = placed?.toStore ?? null;
  const { prepared, cost, code, refetch } = useContestCost(chainConfig, session.account, placed?.contest);
  const { protocol, protocolCode, refetchProtocol, ...setUp } = useProtocol({
    chainConfig,
    account,
    isNeeded: input !== undefined,
    onReady: refetch,
  });
  const isReady = protocol?.status === 'ready';
  // A chain without the protocol rejects every contest, so what is missing is shown once it is known.
  const problem = isReady ? { code, onRetry: refetch } : { code: protocolCode, onRetry: refetchProtocol };
  const notify = useNotify();

  const empty = () => {
    contestForm.clear();
    imports.forget();
    setInput(undefined);
  };
  const clear = () => {
    const { cover, logo, entries } = form;
    void forgetPictures([...cover, ...logo, ...entries.flatMap((entry) => entry.pictures)]);
    empty();
  };
  const pending = usePendingWrites();
  const signed = useRef<StartedContest>({ title: '', dataHash: undefined });
  const finish = useFinishContest({
    chainConfig,
    account: session.account,
    title: form.title,
    // Entries that follow the start still need their pictures.
    onFinished: (hasLater) => (hasLater ? empty() : clear()),
  });
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(writingMessages.errors[lost]),
    onProgress: ({ status, uid }) => {
      if (status === 'visible') finish(signed.current, uid);
    },
  });

  const submit = () => {
    contestForm.checkAll();
    const wrong = findWrongStep(contestForm.allProblems);
    if (wrong) return contestForm.goTo(wrong);
    if (isConnected) return setInput(readContestForm(form, startTime));
    setIsConnecting(true);
    wallet.openConnect();
  };
  // A submit without a wallet continues once the wallet is connected.
  useEffect(() => {
    if (!isConnecting || !isConnected) return;
    setIsConnecting(false);
    setInput(readContestForm(form, startTime));
  }, [isConnecting, isConnected, form, startTime]);

  const sign = () => {
    if (!placed || !session.account || isWriting(state)) return;
    const { contest: input } = placed;
    const { cover, logo, entries } = input;
    const pictures = [cover, logo, ...entries.flatMap((entry) => entry.pictures ?? [])];
    const store = storeWithPictures(toStore, pictures);
    const dataHash = prepared && keccak256(prepared.data);
    signed.current = { title: input.title.trim(), dataHash };
    const parts = split?.later ?? NOTHING;
    // The pictures of entries that follow are stored again with them.
    const isKept = dataHash
      ? keepLater({ chainId: chain.id, dataHash }, parts, { pending, nowMs: Date.now() })
      : parts.length === 0;
    if (!isKept) return notify.error(startContestMessages.later.notKept);
    void start({ account: session.account, act: { kind: 'contest', input }, prepared, store });
  };

  const read = useMemo(() => prepared && readSigned(prepared.data, toStore), [prepared, toStore]);
  const shown = read ?? placed?.contest;
  const resolver = getProtocol(chainConfig);
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const isAtRest = !input && (state.status === 'idle' || state.status === 'failed');
  const wrongNetwork = isConnected && !isOnChain && (
    <WrongNetwork chainName={chain.name} switching={switching} onSwitch={switchChain} />
  );
  return (
    <>
      <StartContestView
        step={step}
        form={form}
        contest={contest}
        times={times}
        problems={contestForm.problems}
        steps={contestForm.steps}
        facts={facts}
        validJudges={validJudges}
        outcomes={imports.outcomes}
        nowSeconds={now}
        zone={getZone()}
        isKept={contestForm.isKept}
        isConnected={isConnected}
        keepDrafts={
          session.account &&
          isAtRest && (
            <KeepDraftsSlot<ContestForm>
              account={session.account}
              place={{ kind: 'contest', chainId: chain.id }}
              draft={form}
              owner={contestForm.owner}
              isTyped={!contestForm.isEmpty}
              isEmpty={isEmptyForm}
              parse={parseForm}
              describe={({ title, description }) => `${title}\n${description}`}
              onTake={contestForm.resume}
              onClaim={contestForm.claim}
            />
          )
        }
        onStep={(to) => {
          contestForm.checkStep(step);
          contestForm.goTo(to);
        }}
        onUpdate={contestForm.update}
        onTime={contestForm.changeTime}
        onTouch={contestForm.touch}
        onImport={imports.start}
        onSubmit={submit}
        onClear={clear}
        onSave={() => saveDraftFile(form, now)}
        onOpenFile={files.open}
      >
        {files.state && <DraftFileNotice {...files} state={files.state} />}
        {next.state && <NextContestNotice state={next.state} onFill={next.onFill} onRetry={next.onRetry} />}
        <ResumedContests chainConfig={chainConfig} onVisible={finish} />
        {wrongNetwork}
      </StartContestView>
      <ImportSlot
        open={imports.open}
        form={form}
        onTake={imports.take}
        onClose={imports.close}
        onFailed={() => {
          imports.close();
          notify.error(startContestMessages.import.failed);
        }}
      />
      {input && session.account && shown && (
        <SignDialog
          chainConfig={chainConfig}
          account={session.account}
          contest={shown}
          sizeBytes={prepared?.sizeBytes}
          gas={prepared?.gas}
          cost={cost}
          schemaUid={prepared && resolver?.schemas.contest}
          resolver={resolver?.resolver}
          uid={'uid' in state ? state.uid : undefined}
          later={later}
          stored={toStore && { uri: placed?.contest.uri ?? '', bytes: toStore.length }}
          state={state}
          canSign={
            isOnChain &&
            !isShort &&
            isReady &&
            code === undefined &&
            (prepared ? read !== undefined : !later.length)
          }
          onSign={sign}
          onCancel={cancel}
          onClose={() => setInput(undefined)}
          status={
            <>
              {wrongNetwork}
              {protocol === undefined || protocol.status === 'ready' ? (
                <SignStatus {...{ chainConfig, state, isSlow, cost, ...problem }} />
              ) : (
                <MissingProtocol
                  {...{ chainConfig, protocol, isOnChain }}
                  isUnable={setUp.isUnable}
                  cost={setUp.cost}
                  state={setUp.state}
                  isRequested={setUp.isRequested}
                  onDeploy={setUp.deploy}
                  onCancel={setUp.cancel}
                  onNotSigned={setUp.onNotSigned}
                />
              )}
            </>
          }
        />
      )}
    </>
  );
}
