import { Banner } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import type { WriteState } from './writeState.ts';

const words = messages.writing;

/** What went wrong with a write, and the way on. Nothing for what the visitor chose: saying no in the wallet. */
export function WriteProblem({ state, action }: { state: WriteState; action?: ReactNode }) {
  if (state.status !== 'failed' || state.code === 'rejected') return null;
  return (
    <Banner
      tone="error"
      title={state.transactionHash ? words.errorTitleSent : words.errorTitle}
      action={action}
    >
      {words.errors[state.code]}
    </Banner>
  );
}
