import type { ChainConfig } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts, useWalletState } from '../base/provider/contests.ts';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { usePendingWrites } from '../data/reading/usePendingWrites.ts';
import { refusalsTexts } from '../messages/en/refusals.ts';
import { writingTexts } from '../messages/en/writing.ts';
import type { Texts } from '../messages/texts.ts';
import { useSwitchChain } from './WrongNetwork.tsx';
import type { WriteState, WritingErrorCode } from './writeState.ts';

export type WriteProblemProps = {
  readonly state: WriteState;
  /** The chain of the write: offers to switch back to it. */
  readonly chainConfig: ChainConfig;
  readonly action?: ReactNode;
};

/** The error of a write, and how to recover. A rejection in the wallet is silent. */
export function WriteProblem({ state, chainConfig, action }: WriteProblemProps) {
  const words = useTexts('writing', writingTexts);
  const refusals = useTexts('refusals', refusalsTexts);
  if (state.status !== 'failed' || state.code === 'rejected') return null;
  if (state.code === 'wrong-chain') return <WrongChain chainConfig={chainConfig} />;
  if (state.blockedBy !== undefined) return <Unanswered id={state.blockedBy} code={state.code} />;
  return (
    <Banner
      tone="error"
      title={getTitle(state.code, state.transactionHash !== undefined, words)}
      action={action}
    >
      {(state.revert && refusals[state.revert]) ?? words.errors[state.code]}
    </Banner>
  );
}

const getTitle = (code: WritingErrorCode, isSent: boolean, words: Texts['writing']): string => {
  if (code === 'invalid-hash') return words.invalidHash;
  return isSent ? words.errorTitleSent : words.errorTitle;
};

/** An earlier request with the same data may still be open in the wallet: only the visitor knows. */
function Unanswered({ id, code }: { readonly id: string; readonly code: WritingErrorCode }) {
  const words = useTexts('writing', writingTexts);
  if (!usePendingWrites().some((write) => write.id === id)) return null;
  return (
    <Banner
      tone="error"
      title={code === 'invalid-hash' ? words.invalidHash : words.requestOpen}
      action={
        <Button size="small" variant="outlined" onClick={() => pendingWrites.forget(id)}>
          {words.notSigned}
        </Button>
      }
    >
      {words.errors[code]}
    </Banner>
  );
}

function WrongChain({ chainConfig: { chain } }: Pick<WriteProblemProps, 'chainConfig'>) {
  const words = useTexts('writing', writingTexts);
  const { status, chainId } = useWalletState();
  const wasElsewhere = useRef(false);
  const [isSwitched, setIsSwitched] = useState(false);
  const { switching, switchChain } = useSwitchChain(chain.id, () => setIsSwitched(true));
  // The page shows its own notice if the session knows that the chain is wrong.
  const isSwitchShown = status === 'connected' && chainId !== chain.id;
  useEffect(() => {
    if (isSwitchShown) wasElsewhere.current = true;
  }, [isSwitchShown]);
  if (isSwitched || isSwitchShown || wasElsewhere.current) return null;
  return (
    <Banner
      tone="error"
      title={words.wrongNetwork.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={switchChain}>
          {words.wrongNetwork.switch(chain.name)}
        </Button>
      }
    >
      {words.errors[switching.status === 'failed' ? switching.code : 'wrong-chain']}
    </Banner>
  );
}
