import { type FirstStepProps, FirstStep as Step } from '@org/wallet-kit/first-step';
import { messages } from '../../messages/messages.ts';

export { handOver, prepareIcons } from '@org/wallet-kit/first-step';

/** The kit's first step, with the words of this page. */
export function PageFirstStep(props: Omit<FirstStepProps, 'texts'>) {
  return <Step {...props} texts={messages.connect} />;
}
