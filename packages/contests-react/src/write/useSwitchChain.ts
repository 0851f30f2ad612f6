import { useState } from 'react';
import { useWallet } from '../base/provider/contests.ts';
import { getWritingErrorCode, type WritingErrorCode } from './writeState.ts';

export type Switching =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly code: WritingErrorCode };

/** Asks the wallet to switch to a chain. A rejection in the wallet is silent. */
export function useSwitchChain(chainId: number, onSwitched?: () => void) {
  const wallet = useWallet();
  const [switching, setSwitching] = useState<Switching>({ status: 'idle' });
  const switchChain = async () => {
    setSwitching({ status: 'busy' });
    try {
      await wallet.switchChain(chainId);
      setSwitching({ status: 'idle' });
      onSwitched?.();
    } catch (error) {
      const code = getWritingErrorCode(error);
      setSwitching(code === 'rejected' ? { status: 'idle' } : { status: 'failed', code });
    }
  };
  return { switching, switchChain: () => void switchChain() };
}
