import type { Address } from 'viem';
import type { SiweSession } from '../client/createSiweClient.ts';

/** The sentences for people when a step of signing in fails. A rejection in the wallet is silent. */
export const siweMessages = {
  'nonce-failed': 'Error preparing message, please retry!',
  'signing-failed': 'Error signing message, please retry!',
  'verification-failed': 'Error verifying signature, please retry!',
  'clock-wrong': "This device's clock is wrong. Try again.",
  'no-adapter': 'No authentication adapter found',
  unknown: 'Oops, something went wrong!',
} as const;

/** The step of signing in that failed. */
export type SiweFailure = keyof typeof siweMessages;

/** A wallet's account and current chain. */
export type SignInAccount = { readonly address: Address; readonly chainId: number };

/** The state of signing in. `account` is the one that the attempt started with. */
export type SignInSnapshot =
  | { readonly status: 'idle' }
  /** `preparing`: fetching a nonce. `waiting`: waiting for the wallet's signature. */
  | { readonly status: 'signing'; readonly step: 'preparing' | 'waiting'; readonly account: SignInAccount }
  | { readonly status: 'verifying'; readonly account: SignInAccount }
  | { readonly status: 'authenticated'; readonly session: SiweSession }
  | {
      readonly status: 'failed';
      readonly reason: SiweFailure;
      /** The sentence for people: `siweMessages[reason]`. */
      readonly text: string;
      readonly account: SignInAccount;
      readonly error: unknown;
    };

/** The statuses that connect buttons and route guards use. */
export const SIWE_STATUSES = ['loading', 'unauthenticated', 'authenticated'] as const;

/**
 * `loading`: the session was not fetched yet. `unauthenticated`: the wallet's account is not signed in.
 * `authenticated`: the wallet's account is signed in.
 */
export type SiweStatus = (typeof SIWE_STATUSES)[number];

/** An observable value. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getFirst: () => first,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
