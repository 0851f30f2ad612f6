import { FirstStep, type FirstStepProps } from '@org/wallet-kit/first-step';
import { messages } from '../../messages/messages.ts';

export { handOver, prepareIcons } from '@org/wallet-kit/first-step';

/** The kit's first step, with the words of this page. */
export function PageFirstStep(props: Omit<FirstStepProps, 'texts'>) {
  return <FirstStep {...props} texts={messages.connect} />;
}
