import { siweTexts } from '@org/auth-siwe';

/** Somebody was to sign in, and the app has not said how: `signIn` of `WalletProvider` or `WalletLayer`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code = 'no-adapter';

  constructor() {
    super(siweTexts['no-adapter']);
  }
}
