import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../base/provider/contests.ts';
import { writingTexts } from '../messages/en/writing.ts';
import type { Switching } from './useSwitchChain.ts';
import styles from './WrongNetwork.module.css';

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
  const words = useTexts('writing', writingTexts).wrongNetwork;
  const writingWords = useTexts('writing', writingTexts);
  return (
    <Banner
      className={className ? `${styles.bar} ${className}` : styles.bar}
      tone="warning"
      title={words.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={onSwitch}>
          {words.switch(chainName)}
        </Button>
      }
    >
      <p className={styles.text}>
        {words.text} {!isBrief && words.needs(chainName)}
      </p>
      {switching.status === 'failed' && (
        <p className={styles.failed}>{writingWords.errors[switching.code]}</p>
      )}
    </Banner>
  );
}
