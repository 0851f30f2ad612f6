import type { ChainConfig } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts, useWalletState } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Texts } from '../texts/texts.ts';
import type { WritingErrorCode } from './getWritingErrorCode.ts';
import { pendingWrites } from './pendingWrites.ts';
import { useIntents } from './useIntents.ts';
import { useSwitchChain } from './useSwitchChain.ts';
import type { WriteState } from './writeState.ts';

export type WriteProblemProps = {
  readonly state: WriteState;
  /** The chain that the act needs: where the wallet has left it, the way back is offered. */
  readonly chainConfig: ChainConfig;
  readonly action?: ReactNode;
};

/** What went wrong with a write, and the way on. Nothing for what the visitor chose: saying no in the wallet. */
export function WriteProblem({ state, chainConfig, action }: WriteProblemProps) {
  const words = useTexts('writing', writingTexts);
  if (state.status !== 'failed' || state.code === 'rejected') return null;
  if (state.code === 'wrong-chain') return <WrongChain chainConfig={chainConfig} />;
  if (state.blockedBy !== undefined) return <Unanswered id={state.blockedBy} code={state.code} />;
  return (
    <Banner
      tone="error"
      title={getTitle(state.code, state.transactionHash !== undefined, words)}
      action={action}
    >
      {words.errors[state.code]}
    </Banner>
  );
}

const getTitle = (code: WritingErrorCode, isSent: boolean, words: Texts['writing']): string => {
  if (code === 'invalid-hash') return words.invalidHash;
  return isSent ? words.errorTitleSent : words.errorTitle;
};

/** The wallet was asked for the same before. Only its owner knows what became of it. */
function Unanswered({ id, code }: { readonly id: string; readonly code: WritingErrorCode }) {
  const words = useTexts('writing', writingTexts);
  if (!useIntents().some((intent) => intent.id === id)) return null;
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
  // Where the session knows of another chain, the page itself says so and offers the switch.
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
