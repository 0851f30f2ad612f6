import { type ContestData, type ContestInput, contestSchemas, normalizeContestInput } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { KeepDraftsSlot } from '../drafts/KeepDraftsSlot.tsx';
import { useConfig, useTexts, useWallet, useWalletState } from '../provider/contests.ts';
import { getDefaultChain } from '../provider/findChain.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { useNow } from '../time/useNow.ts';
import { SignStatus } from '../writing/SignStatus.tsx';
import { useSwitchChain } from '../writing/useSwitchChain.ts';
import { useWrite } from '../writing/useWrite.ts';
import { WrongNetwork } from '../writing/WrongNetwork.tsx';
import { isWriting } from '../writing/writeState.ts';
import { type ContestForm, readContestForm } from './contestForm.ts';
import { isEmptyForm, parseForm } from './formDraft.ts';
import { ImportSlot } from './ImportSlot.tsx';
import { MissingSchemas } from './MissingSchemas.tsx';
import { NextContestNotice } from './NextContestNotice.tsx';
import { ResumedContests } from './ResumedContests.tsx';
import { SignDialog } from './SignDialog.tsx';
import { StartContestView } from './StartContestView.tsx';
import { useContestCost } from './useContestCost.ts';
import { useContestFacts } from './useContestFacts.ts';
import { useContestForm } from './useContestForm.ts';
import { useFinishContest } from './useFinishContest.ts';
import { useImports } from './useImports.ts';
import { type OldContest, useNextContest } from './useNextContest.ts';
import { useSchemas } from './useSchemas.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type StartContestPageProps = {
  /** The older contest to copy into the form; null if the link to it is invalid. */
  readonly from: OldContest | null | undefined;
};

/** The page to start a contest on the default chain. */
export function StartContestPage({ from }: StartContestPageProps) {
  const writingWords = useTexts('writing', writingTexts);
  const startContestWords = useTexts('startContest', startContestTexts);
  const wallet = useWallet();
  const chainConfig = getDefaultChain(useConfig());
  const { chain } = chainConfig;
  const session = useWalletState();
  const isConnected = session.status === 'connected' && session.account !== undefined;
  const account = isConnected ? session.account : undefined;
  const isOnChain = session.chainId === chain.id;
  const now = useNow();
  const contestForm = useContestForm(now, account);
  const { form } = contestForm;
  const next = useNextContest(from, form, contestForm.fill);
  const imports = useImports(contestForm.change);
  const facts = useContestFacts({ chainConfig, account, form, isValid: contestForm.isValid });
  const { switching, switchChain } = useSwitchChain(chain.id);
  const [isConnecting, setIsConnecting] = useState(false);
  const [input, setInput] = useState<ContestInput>();
  const { prepared, cost, code, refetch } = useContestCost(chainConfig, session.account, input);
  const { schemas, schemasCode, refetchSchemas, ...registering } = useSchemas({
    chainConfig,
    account,
    isNeeded: input !== undefined,
    onRegistered: refetch,
  });
  const isReady = schemas?.status === 'ready';
  // A chain without the schemas rejects every contest, so missing schemas are shown once they are known.
  const problem = isReady ? { code, onRetry: refetch } : { code: schemasCode, onRetry: refetchSchemas };
  const notify = useNotify();

  const clear = () => {
    contestForm.clear();
    imports.forget();
    setInput(undefined);
  };
  const signed = useRef('');
  const finish = useFinishContest({
    chainConfig,
    account: session.account,
    title: form.title,
    onFinished: clear,
  });
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(writingWords.errors[lost]),
    onProgress: ({ status, uid }) => {
      if (status === 'visible') finish(signed.current, uid);
    },
  });

  const submit = () => {
    contestForm.touchAll();
    if (!contestForm.isValid) return;
    if (isConnected) return setInput(readContestForm(form));
    setIsConnecting(true);
    wallet.openConnect();
  };
  // A submit without a wallet continues once the wallet is connected.
  useEffect(() => {
    if (!isConnecting || !isConnected) return;
    setIsConnecting(false);
    setInput(readContestForm(form));
  }, [isConnecting, isConnected, form]);

  const sign = () => {
    if (!input || !session.account || isWriting(state)) return;
    signed.current = input.title.trim();
    void start({ account: session.account, act: { kind: 'contest', input }, prepared });
  };

  const shown = useMemo(() => {
    const signing = prepared && readBack(chainConfig.eas.contestSchemaUid, prepared.data);
    return signing ?? (input && normalizeContestInput(input));
  }, [chainConfig, prepared, input]);
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const isAtRest = !input && (state.status === 'idle' || state.status === 'failed');
  const wrongNetwork = isConnected && !isOnChain && (
    <WrongNetwork chainName={chain.name} switching={switching} onSwitch={switchChain} />
  );
  return (
    <>
      <StartContestView
        form={form}
        problems={contestForm.problems}
        steps={contestForm.steps}
        facts={facts}
        outcomes={imports.outcomes}
        nowSeconds={now}
        timeZone={timeZone}
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
              onTake={contestForm.fill}
              onClaim={contestForm.claim}
            />
          )
        }
        onChange={contestForm.change}
        onBlur={contestForm.touch}
        onImport={imports.start}
        onSubmit={submit}
        onClear={clear}
      >
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
          notify.error(startContestWords.import.failed);
        }}
      />
      {input && session.account && shown && (
        <SignDialog
          chainConfig={chainConfig}
          account={session.account}
          contest={shown}
          endsAt={input.endsAt}
          sizeBytes={prepared?.sizeBytes}
          gas={prepared?.gas}
          cost={cost}
          uid={'uid' in state ? state.uid : undefined}
          state={state}
          canSign={isOnChain && !isShort && isReady && code === undefined}
          onSign={sign}
          onCancel={cancel}
          onClose={() => setInput(undefined)}
          status={
            <>
              {wrongNetwork}
              {schemas === undefined || isReady ? (
                <SignStatus {...{ chainConfig, state, isSlow, ...problem }} />
              ) : (
                <MissingSchemas
                  {...{ chainConfig, schemas, isOnChain }}
                  cost={registering.cost}
                  state={registering.state}
                  isAsked={registering.isAsked}
                  onRegister={registering.register}
                  onCancel={registering.cancel}
                  onNotSigned={registering.onNotSigned}
                />
              )}
            </>
          }
        />
      )}
    </>
  );
}

/** Decodes the bytes to be signed. */
const readBack = (schemaUid: Hex, data: Hex): ContestData | undefined => {
  const decoded = contestSchemas[schemaUid]?.decode(data);
  return decoded?.ok ? decoded.value : undefined;
};
