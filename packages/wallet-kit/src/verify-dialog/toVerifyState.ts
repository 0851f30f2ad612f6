import type { SignInSnapshot } from '@org/auth-siwe';
import type { VerifyState } from './VerifyDialogView.tsx';

/** What the dialog shows of signing in. */
export const toVerifyState = (snapshot: SignInSnapshot): VerifyState => {
  switch (snapshot.status) {
    case 'signing':
      return { status: snapshot.step === 'preparing' ? 'preparing' : 'signing' };
    case 'verifying':
      return { status: 'verifying' };
    case 'failed':
      return { status: 'failed', text: snapshot.text };
    case 'idle':
    case 'authenticated':
      return { status: 'idle' };
  }
};
