import { Button, useNotify } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { signIn, useSignIn } from '../../shared/signIn.ts';
import { walletSession } from '../../shared/walletSession.ts';
import { useSignInOffer } from './useSignInOffer.ts';

const signInMessages = messages.signIn;

/**
 * "Sign in" or "Sign out", if the server has a sign-in. It is one button, so that it keeps the focus.
 *
 * @param hasPurpose explains the purpose of signing in
 */
export function SignInButton({ hasPurpose = false }: { readonly hasPurpose?: boolean }) {
  const { status } = useSignIn();
  const offer = useSignInOffer();
  const notify = useNotify();
  const former = useRef(status);
  const isSignedIn = status === 'authenticated';

  useEffect(() => {
    if (former.current === 'verifying' && isSignedIn) notify.success(signInMessages.signedIn);
    former.current = status;
  }, [status, isSignedIn, notify]);

  const signOut = () =>
    signIn.signOut().then(
      () => notify.info(signInMessages.signedOut),
      () => notify.error(signInMessages.notSignedOut),
    );

  if (offer !== 'there') return null;
  return (
    <>
      {hasPurpose && !isSignedIn && <p>{signInMessages.purpose}</p>}
      <Button
        variant={hasPurpose ? 'outlined' : 'quiet'}
        onClick={isSignedIn ? signOut : () => void walletSession.openVerify()}
      >
        {isSignedIn ? signInMessages.signOut : signInMessages.signIn}
      </Button>
    </>
  );
}
