import type { SignIn } from '@org/auth-siwe';
import {
  type AuthenticationStatus,
  type createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from '@rainbow-me/rainbowkit';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Hex } from 'viem';
import { ReconnectContext, useIsReconnecting } from '../reconnect/reconnectBefore.ts';
import { wasConnectedBefore } from '../session/connectedBefore.ts';
import { type Admission, AdmissionContext } from './AdmissionContext.ts';

type Attempt = {
  readonly sign: (signature: Hex) => void;
  /** Settles when the server has answered, or when something made the answer late. */
  readonly ended: Promise<void>;
};

const isSignedIn = (signIn: SignIn) => signIn.getSnapshot().status === 'authenticated';

/**
 * RainbowKit's adapter over the states of signing in, which keep what RainbowKit does not: a nonce for every
 * attempt, the account and chain that an attempt began with, and a session only for the wallet's own account.
 */
export function createRequiredAdapter(
  signIn: SignIn,
): ReturnType<typeof createAuthenticationAdapter<string>> {
  /** By message: a signature that comes late must not be taken for one of a later attempt. */
  const attempts = new Map<string, Attempt>();

  return {
    // RainbowKit asks once, and its button is dead for ever if that fails. The real one is fetched by the button.
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
        // After the message was given this is too late to matter.
        ended.then(() => reject(new Error('There is no message to sign.')), reject);
      }),
    verify: async ({ message, signature }) => {
      const attempt = attempts.get(message);
      attempts.delete(message);
      if (!attempt) return false;
      attempt.sign(signature as Hex);
      await attempt.ended;
      return isSignedIn(signIn);
    },
    // Called when the wallet has another account or none: sessions end by themselves then, attempts do not.
    signOut: async () => signIn.cancel(),
  };
}

/** Whether the server is still being asked who is signed in, while a page opens. */
const useFirstSession = (signIn: SignIn): boolean => {
  // RainbowKit closes its dialog while this is so: who was not connected before is not kept waiting.
  const [isAsking, setAsking] = useState(wasConnectedBefore);
  useEffect(() => {
    let isCurrent = true;
    signIn
      .refresh()
      .catch(() => {})
      .finally(() => isCurrent && setAsking(false));
    return () => {
      isCurrent = false;
    };
  }, [signIn]);
  return isAsking;
};

/** RainbowKit's mandatory mode: a wallet counts as connected once its account is signed in. */
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
