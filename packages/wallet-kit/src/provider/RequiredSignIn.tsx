import type { SignIn } from '@org/auth-siwe';
import {
  type AuthenticationStatus,
  type createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from '@rainbow-me/rainbowkit';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { type Admission, AdmissionContext } from '../base/contexts.ts';
import { ReconnectContext, useIsReconnecting, useWasConnectedBefore } from '../connection/reconnectBefore.ts';

type Attempt = {
  readonly sign: (signature: Hex) => void;
  /** Settles when the server has answered or the attempt was canceled. */
  readonly ended: Promise<void>;
};

const isSignedIn = (signIn: SignIn) => signIn.getSnapshot().status === 'authenticated';

/**
 * RainbowKit's adapter on top of `SignIn`, which adds what RainbowKit lacks: a nonce per attempt, the account and
 * chain of the attempt, and a session for the wallet's own account only.
 */
export function createRequiredAdapter(
  signIn: SignIn,
): ReturnType<typeof createAuthenticationAdapter<string>> {
  /** By message, so that a late signature is not used for a later attempt. */
  const attempts = new Map<string, Attempt>();

  return {
    // RainbowKit fetches the nonce once, and its button stays disabled if that fails. The button fetches the real
    // one.
    getNonce: async () => 'fetched-for-each-message',
    createMessage: () =>
      new Promise<string>((resolve, reject) => {
        const ended: Promise<void> = signIn.signIn(
          (message) =>
            new Promise((sign) => {
              attempts.clear();
              attempts.set(message, { sign, ended });
              resolve(message);
            }),
        );
        // No effect once the promise has resolved.
        ended.then(
          () => reject(new Error('The sign-in attempt ended before there was a message to sign.')),
          reject,
        );
      }),
    verify: async ({ message, signature }) => {
      const attempt = attempts.get(message);
      attempts.delete(message);
      if (!attempt) return false;
      attempt.sign(signature as Hex);
      await attempt.ended;
      return isSignedIn(signIn);
    },
    // Called when the account changes. Sessions end by themselves, pending attempts do not.
    signOut: async () => signIn.cancel(),
  };
}

/** True if the first session request of the page is pending. */
const useFirstSession = (signIn: SignIn): boolean => {
  // RainbowKit closes its dialog meanwhile, so only previously connected users wait.
  const wasConnected = useWasConnectedBefore();
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    signIn
      .refresh()
      .catch(() => {})
      .finally(() => isCurrent && setAnswered(true));
    return () => {
      isCurrent = false;
    };
  }, [signIn]);
  return wasConnected && !hasAnswered;
};

/** Required sign-in: a wallet counts as connected once its account is signed in. */
export function RequiredSignIn({ signIn, children }: { signIn: SignIn; children?: ReactNode }) {
  const snapshot = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const adapter = useMemo(() => createRequiredAdapter(signIn), [signIn]);
  const isAsking = useFirstSession(signIn);
  const isReconnecting = useIsReconnecting();
  const isAdmitted = snapshot.status === 'authenticated';
  const admission = useMemo<Admission>(
    () => ({ isAdmitted, check: () => signIn.getSnapshot().status === 'authenticated' }),
    [isAdmitted, signIn],
  );
  const unadmitted: AuthenticationStatus = isAsking ? 'loading' : 'unauthenticated';
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={isAdmitted ? 'authenticated' : unadmitted}>
      <AdmissionContext.Provider value={admission}>
        <ReconnectContext.Provider value={isReconnecting || isAsking}>{children}</ReconnectContext.Provider>
      </AdmissionContext.Provider>
    </RainbowKitAuthenticationProvider>
  );
}
