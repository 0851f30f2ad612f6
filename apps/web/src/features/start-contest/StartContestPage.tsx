import { getExplorerTransactionUrl } from '@org/chain-config';
import { type ContestData, type ContestInput, contestSchemas, normalizeContestInput } from '@org/contests';
import { Banner, Button, useNotify } from '@org/ui-theme';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { getDefaultChain } from '../../shared/config/findChain.ts';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useSwitchChain } from '../../shared/writing/useSwitchChain.ts';
import { useWrite } from '../../shared/writing/useWrite.ts';
import { WriteProblem } from '../../shared/writing/WriteProblem.tsx';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';
import { WrongNetwork } from '../../shared/writing/WrongNetwork.tsx';
import { isWriting } from '../../shared/writing/writeState.ts';
import { EMPTY_FORM, readForm } from './contestForm.ts';
import { readFormDraft, writeFormDraft } from './formDraft.ts';
import { ResumedContests } from './ResumedContests.tsx';
import { SignDialog } from './SignDialog.tsx';
import { StartContestView } from './StartContestView.tsx';
import { useContestCost } from './useContestCost.ts';
import { useContestForm } from './useContestForm.ts';

const words = messages.startContest;
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The page on which a contest is started, on the default chain. */
export function StartContestPage() {
  const chainConfig = getDefaultChain(useConfig());
  const { chain } = chainConfig;
  const contestForm = useContestForm(useNow());
  const { account, chainId, status } = useWalletSession();
  const { switching, switchChain } = useSwitchChain(chain.id);
  const [isConnecting, setIsConnecting] = useState(false);
  const [input, setInput] = useState<ContestInput>();
  const { prepared, cost, code, refetch } = useContestCost(chainConfig, account, input);
  const { history } = useRouter();
  const notify = useNotify();
  usePageTitle(words.title);

  const signed = useRef('');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // Who has begun another contest, or gone elsewhere, is told and not taken away.
  const finish = (title: string, uid: Hex) => {
    const share = () => history.push(paths.share(chainConfig.slug, uid));
    const { title: typed } = isHere.current ? contestForm.form : readFormDraft();
    const holdsIt = typed.trim() === title;
    if (holdsIt) writeFormDraft(EMPTY_FORM);
    if (!holdsIt || !isHere.current) {
      notify.success({
        title: words.done.notify(title),
        action: { label: words.done.share, onPress: share },
      });
      return;
    }
    contestForm.clear();
    setInput(undefined);
    notify.success(words.done.notify(title));
    share();
  };
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(messages.writing.errors[lost]),
    onProgress: ({ status: step, uid }) => {
      if (step === 'visible') finish(signed.current, uid);
    },
  });

  const isConnected = status === 'connected' && account !== undefined;
  const isOnChain = chainId === chain.id;

  const submit = () => {
    contestForm.touchAll();
    if (!contestForm.isValid) return;
    if (isConnected) return setInput(readForm(contestForm.form));
    setIsConnecting(true);
    walletSession.openConnect();
  };
  // What was pressed before the wallet was there goes on once it is.
  useEffect(() => {
    if (!isConnecting || !isConnected) return;
    setIsConnecting(false);
    setInput(readForm(contestForm.form));
  }, [isConnecting, isConnected, contestForm.form]);

  const sign = () => {
    if (!input || !account || isWriting(state)) return;
    signed.current = input.title.trim();
    void start(account, {
      about: { kind: 'contest', title: input.title.trim() },
      prepare: (writers, source) => writers.prepareContest({ ...source, input }),
      write: (writers, options) => writers.startContest({ ...options, input }),
    });
  };

  const shown = useMemo(() => {
    const signed = prepared && readBack(chainConfig.eas.contestSchemaUid, prepared.data);
    return signed ?? (input && normalizeContestInput(input));
  }, [chainConfig, prepared, input]);
  const transactionHash = 'transactionHash' in state ? state.transactionHash : undefined;
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  return (
    <>
      <StartContestView
        form={contestForm.form}
        problems={contestForm.problems}
        timeZone={timeZone}
        isKept={contestForm.isKept}
        isConnected={isConnected}
        onChange={contestForm.change}
        onBlur={contestForm.touch}
        onSubmit={submit}
        onClear={contestForm.clear}
      >
        <ResumedContests chainConfig={chainConfig} onVisible={finish} />
        {isConnected && !isOnChain && (
          <WrongNetwork chainName={chain.name} switching={switching} onSwitch={switchChain} />
        )}
      </StartContestView>
      {input && account && shown && (
        <SignDialog
          chainConfig={chainConfig}
          account={account}
          contest={shown}
          endsAt={input.endsAt}
          sizeBytes={prepared?.sizeBytes}
          gas={prepared?.gas}
          cost={cost}
          uid={'uid' in state ? state.uid : undefined}
          state={state}
          canSign={isOnChain && !isShort && code === undefined}
          onSign={sign}
          onCancel={cancel}
          onClose={() => setInput(undefined)}
          status={
            <>
              {isConnected && !isOnChain && (
                <WrongNetwork chainName={chain.name} switching={switching} onSwitch={switchChain} />
              )}
              {code && (
                <Banner
                  tone="error"
                  title={messages.writing.errors[code]}
                  action={
                    <Button size="small" variant="outlined" onClick={refetch}>
                      {messages.writing.tryAgain}
                    </Button>
                  }
                />
              )}
              <WriteProblem state={state} />
              {(isWriting(state) || state.status === 'visible') && (
                <WriteSteps
                  state={state}
                  isSlow={isSlow}
                  transactionHref={
                    transactionHash ? getExplorerTransactionUrl(chainConfig, transactionHash) : null
                  }
                />
              )}
            </>
          }
        />
      )}
    </>
  );
}

/** What the bytes say that are about to be signed. */
const readBack = (schemaUid: Hex, data: Hex): ContestData | undefined => {
  const decoded = contestSchemas[schemaUid]?.decode(data);
  return decoded?.ok ? decoded.value : undefined;
};
