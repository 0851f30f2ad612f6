import type { Address } from 'viem';
import type { SiweSession } from '../client/siweClient.ts';
import type { SiweFailure } from '../texts.ts';

/** The account of a wallet, on the chain that it is on. */
export type SignInAccount = { readonly address: Address; readonly chainId: number };

/** Where signing in stands. An account is the one that it began with. */
export type SignInSnapshot =
  | { readonly status: 'idle' }
  /** `preparing`: the server is asked for a nonce. `waiting`: the wallet has the message. */
  | { readonly status: 'signing'; readonly step: 'preparing' | 'waiting'; readonly account: SignInAccount }
  | { readonly status: 'verifying'; readonly account: SignInAccount }
  | { readonly status: 'authenticated'; readonly session: SiweSession }
  | {
      readonly status: 'failed';
      readonly reason: SiweFailure;
      /** What people read: `siweTexts[reason]`. */
      readonly text: string;
      readonly account: SignInAccount;
      readonly error: unknown;
    };

/** Whether somebody is signed in, in the three words that connect buttons and route guards use. */
export const SIWE_STATUSES = ['loading', 'unauthenticated', 'authenticated'] as const;

/**
 * `loading`: the server has not yet said who is signed in. `unauthenticated`: nobody is, as the wallet's account.
 * `authenticated`: the wallet's account is.
 */
export type SiweStatus = (typeof SIWE_STATUSES)[number];

/** A value that can be watched. */
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
