import { Banner, Button } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages, useWallet } from '../base/provider/contests.ts';
import { englishWriting } from '../messages/en/writing.ts';
import styles from './WrongNetwork.module.css';
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

export type WrongNetworkProps = {
  /** The chain of the write. */
  readonly chainName: string;
  readonly switching: Switching;
  readonly onSwitch: () => void;
  /** Names the chain in the button only. */
  readonly isBrief?: boolean;
  readonly className?: string | undefined;
};

/** Shown instead of a form if the wallet is on another chain. */
export function WrongNetwork({
  chainName,
  switching,
  onSwitch,
  isBrief = false,
  className,
}: WrongNetworkProps) {
  const messages = useMessages('writing', englishWriting).wrongNetwork;
  const writingMessages = useMessages('writing', englishWriting);
  return (
    <Banner
      className={className ? `${styles.bar} ${className}` : styles.bar}
      tone="warning"
      title={messages.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={onSwitch}>
          {messages.switch(chainName)}
        </Button>
      }
    >
      <p className={styles.text}>
        <span>{messages.text}</span> {!isBrief && <span>{messages.needs(chainName)}</span>}
      </p>
      {switching.status === 'failed' && (
        <p className={styles.failed}>{writingMessages.errors[switching.code]}</p>
      )}
    </Banner>
  );
}
