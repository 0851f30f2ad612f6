import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Switching } from './useSwitchChain.ts';

export type WrongNetworkProps = {
  /** The chain that the act needs. */
  readonly chainName: string;
  readonly switching: Switching;
  readonly onSwitch: () => void;
  /** The chain is named by the button alone. */
  readonly isBrief?: boolean;
  readonly className?: string | undefined;
};

/** Stands where an act needs another chain than the wallet's. */
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
      className={className}
      tone="warning"
      title={words.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={onSwitch}>
          {words.switch(chainName)}
        </Button>
      }
    >
      {words.text} {!isBrief && words.needs(chainName)}
      {switching.status === 'failed' && <p>{writingWords.errors[switching.code]}</p>}
    </Banner>
  );
}
