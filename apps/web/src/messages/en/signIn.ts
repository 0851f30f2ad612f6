import type { SiweFailure } from '@org/auth-siwe';

/** Messages of features/sign-in. */
export const signIn = {
  /** Stands in the message that the wallet signs: one line of ASCII. */
  statement: 'Sign in to keep drafts on this server. This costs nothing and sends no transaction.',
  signIn: 'Sign in',
  /** Beside the button in the menu. */
  purpose:
    'Signing in keeps your drafts on this server, so that you can continue on another device. It is free. Everything else works without it.',
  signOut: 'Sign out',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  notSignedOut: 'The server could not be reached. Sign out again when you are online.',
  /** The specification's wording, except for the clock, which it does not cover. */
  failures: {
    'nonce-failed': 'Error preparing message, please retry!',
    'signing-failed': 'Error signing message, please retry!',
    'verification-failed': 'Error verifying signature, please retry!',
    'clock-wrong': "This device's clock is wrong. Try again.",
    'no-adapter': 'No authentication adapter found',
    unknown: 'Oops, something went wrong!',
  } satisfies Record<SiweFailure, string>,
} as const;
