import { siweTexts } from '@org/auth-siwe';

/** Sign-in was requested, but `WalletProvider` or `WalletLayer` has no `signIn`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code = 'no-adapter';

  constructor() {
    super(siweTexts['no-adapter']);
  }
}
