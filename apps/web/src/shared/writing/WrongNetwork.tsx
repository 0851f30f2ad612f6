import { Banner, Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import type { Switching } from './useSwitchChain.ts';

const words = messages.writing.wrongNetwork;

export type WrongNetworkProps = {
  /** The chain that the act needs. */
  readonly chainName: string;
  readonly switching: Switching;
  readonly onSwitch: () => void;
};

/** Stands where an act needs another chain than the wallet's. */
export function WrongNetwork({ chainName, switching, onSwitch }: WrongNetworkProps) {
  return (
    <Banner
      tone="warning"
      title={words.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={onSwitch}>
          {words.switch(chainName)}
        </Button>
      }
    >
      {words.text} {words.needs(chainName)}
      {switching.status === 'failed' && <p>{messages.writing.errors[switching.code]}</p>}
    </Banner>
  );
}
