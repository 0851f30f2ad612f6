import { useEffect, useRef, useState } from 'react';
import { useConfig, useDisconnect } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { useDialogs, useTexts } from '../base/contexts.ts';
import { listChains } from '../config/chains.ts';
import { useConnection } from '../connection/useConnection.ts';
import { findSwitchTrouble } from '../wallets/walletTrouble.ts';
import { ChainDialogView, type SwitchState } from './ChainDialogView.tsx';

const toState = (error: unknown): SwitchState => {
  const trouble = findSwitchTrouble(error);
  if (trouble === 'switch-not-supported') return { status: 'not-supported' };
  if (trouble === 'rejected' || trouble === 'request-pending') return { status: trouble };
  return { status: 'failed' };
};

/** Asks the wallet to switch chains and tracks the result. Ignores answers to earlier requests. */
export function useSwitch(onSwitched: () => void) {
  const config = useConfig();
  const [state, setState] = useState<SwitchState>({ status: 'idle' });
  const question = useRef(0);

  const reset = () => {
    question.current += 1;
    setState({ status: 'idle' });
  };

  const switchTo = async (chainId: number) => {
    question.current += 1;
    const asked = question.current;
    setState({ status: 'asking', chainId });
    try {
      await switchChain(config, { chainId });
      if (asked !== question.current) return;
      setState({ status: 'idle' });
      onSwitched();
    } catch (error) {
      if (asked === question.current) setState(toState(error));
    }
  };

  return { state, switchTo, reset };
}

/** The "Switch Networks" dialog. Closes after a switch and on disconnect. */
export function ChainDialog() {
  const { open, close } = useDialogs();
  const texts = useTexts();
  const config = useConfig();
  const connection = useConnection();
  const { disconnect } = useDisconnect();
  const { state, switchTo, reset } = useSwitch(close);
  const isConnected = connection !== undefined;

  useEffect(() => {
    if (open === 'chain' && !isConnected) close();
  }, [open, isConnected, close]);

  const closeAnew = () => {
    close();
    reset();
  };
  return (
    <ChainDialogView
      open={open === 'chain' && isConnected}
      chains={listChains(config)}
      currentChainId={connection?.chain.id}
      state={state}
      texts={texts}
      onSwitch={switchTo}
      onDisconnect={() => {
        closeAnew();
        disconnect();
      }}
      onClose={closeAnew}
    />
  );
}
