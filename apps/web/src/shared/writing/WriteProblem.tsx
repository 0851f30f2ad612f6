import type { ChainConfig } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { useWalletSession } from '../session/useWalletSession.ts';
import type { WritingErrorCode } from './getWritingErrorCode.ts';
import { useSwitchChain } from './useSwitchChain.ts';
import type { WriteState } from './writeState.ts';

const words = messages.writing;

export type WriteProblemProps = {
  readonly state: WriteState;
  /** The chain that the act needs: where the wallet has left it, the way back is offered. */
  readonly chainConfig: ChainConfig;
  readonly action?: ReactNode;
};

/** What went wrong with a write, and the way on. Nothing for what the visitor chose: saying no in the wallet. */
export function WriteProblem({ state, chainConfig, action }: WriteProblemProps) {
  if (state.status !== 'failed' || state.code === 'rejected') return null;
  if (state.code === 'wrong-chain') return <WrongChain chainConfig={chainConfig} />;
  return (
    <Banner tone="error" title={getTitle(state.code, state.transactionHash !== undefined)} action={action}>
      {words.errors[state.code]}
    </Banner>
  );
}

const getTitle = (code: WritingErrorCode, isSent: boolean): string => {
  if (code === 'invalid-hash') return words.invalidHash;
  return isSent ? words.errorTitleSent : words.errorTitle;
};

function WrongChain({ chainConfig: { chain } }: Pick<WriteProblemProps, 'chainConfig'>) {
  const { status, chainId } = useWalletSession();
  const [isSwitched, setIsSwitched] = useState(false);
  const { switching, switchChain } = useSwitchChain(chain.id, () => setIsSwitched(true));
  // Where the session knows of another chain, the page has a switch for that already.
  const isSwitchShown = status === 'connected' && chainId !== chain.id;
  if (isSwitched) return null;
  return (
    <Banner
      tone="error"
      title={words.wrongNetwork.title}
      action={
        !isSwitchShown && (
          <Button size="small" loading={switching.status === 'busy'} onClick={switchChain}>
            {words.wrongNetwork.switch(chain.name)}
          </Button>
        )
      }
    >
      {words.errors[switching.status === 'failed' ? switching.code : 'wrong-chain']}
    </Banner>
  );
}
