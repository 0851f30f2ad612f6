import type { SignIn } from '@org/auth-siwe';
import type { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
import type { Hex } from 'viem';

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
export const createRequiredAdapter = (
  signIn: SignIn,
): ReturnType<typeof createAuthenticationAdapter<string>> => {
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
};
