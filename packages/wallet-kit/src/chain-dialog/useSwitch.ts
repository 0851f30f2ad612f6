import { useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { switchChain } from 'wagmi/actions';
import { findWalletTrouble } from '../notice/findWalletTrouble.ts';
import type { SwitchState } from './switchState.ts';

const toState = (error: unknown): SwitchState => {
  const trouble = findWalletTrouble(error);
  if (trouble === 'switch-not-supported') return { status: 'not-supported' };
  if (trouble === 'rejected' || trouble === 'request-pending') return { status: trouble };
  return { status: 'failed' };
};

/** Asks the wallet to go to another chain, and tells how that went. An answer to an earlier question is ignored. */
export const useSwitch = (onSwitched: () => void) => {
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
};
