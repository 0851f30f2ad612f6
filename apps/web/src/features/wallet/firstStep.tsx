import { type FirstStepProps, FirstStep as Step } from '@org/wallet-kit/first-step';
import { messages } from '../../messages/messages.ts';

export { handOver, prepareIcons } from '@org/wallet-kit/first-step';

/** The kit's first step, with the messages of this page. */
export function PageFirstStep(props: Omit<FirstStepProps, 'messages'>) {
  return <Step {...props} messages={messages.connect} />;
}
