import type { Address } from 'viem';

/** How many periods a secret is kept: a server whose clock is days ahead must not delete the secret in use. */
export const PERIODS_KEPT = 7;

/** A nonce that came back signed. */
export type UsedNonce = {
  readonly nonce: string;
  /** A hash of the browser's cookie. */
  readonly browser: string;
  /** The network that it came from: one network cannot fill a store. */
  readonly network: string;
  /** Until when it has to be remembered, in milliseconds since 1970. */
  readonly expiresAt: number;
};

/** A browser that signed out. `hasRoom`: it is remembered even if the store is full, since a session of it ended. */
export type SignedOutBrowser = Omit<UsedNonce, 'nonce'> & { readonly hasRoom: boolean };

/**
 * `used`: it was spent before, or its browser has signed out since it was issued. `full`: the store has no room for
 * more from this network.
 */
export type SpendResult = 'spent' | 'used' | 'full';

/**
 * What is remembered of nonces: not the ones that were issued, but the ones that were spent and the browsers that signed
 * out. Copies of a server share one store.
 */
export type NonceStore = {
  /**
   * The secret that the nonces of a period are signed with: `candidate`, unless there is one already. Every server is
   * given the same. Periods are numbers that grow with time; those `PERIODS_KEPT` before `period` are forgotten.
   */
  findSecret(period: number, candidate: string): Promise<string>;
  /** Spends a nonce. Of any number of calls at once, on any number of servers, one gets `spent`. */
  spend(nonce: UsedNonce, now: number): Promise<SpendResult>;
  /**
   * Drops all nonces of a browser: once this has settled with true, none can be spent, and `isDropped` is true for those
   * that were. False when there is no room for more from this network.
   */
  drop(browser: SignedOutBrowser, now: number): Promise<boolean>;
  isDropped(browser: string): Promise<boolean>;
  /** Forgets what has expired by `now`. */
  removeExpired(now: number): Promise<void>;
};

/** A session as it is kept. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly address: Address;
  readonly chainId: number;
  /** The key of the address, or the contract that is at the address on this chain. */
  readonly signedBy: 'key' | 'contract';
  readonly expiresAt: number;
  /** When the browser was last seen. */
  readonly seenAt: number;
};

/** How a session is found: by a hash of its secret, and of the cookie of the browser that began it. */
export type SessionKeys = { readonly id: string; readonly browser: string };

export type OpenedSession = SessionKeys & {
  readonly formerId: string | undefined;
  /** The network that it was opened from: one network cannot fill a store. */
  readonly network: string;
};

/** Where sessions are kept. Copies of a server share one. */
export type SessionStore = {
  /**
   * Opens a session in place of any other of this browser, and of the one called `formerId`; false when there is no room
   * for more from this network.
   */
  open(keys: OpenedSession, session: StoredSession, now: number): Promise<boolean>;
  find(id: string): Promise<StoredSession | undefined>;
  touch(id: string, seenAt: number): Promise<void>;
  /**
   * Ends the session of this id, and the session of this browser. Returns the browsers of the sessions that it ended: of
   * any number of calls at once, one gets the browser of a session.
   */
  end(keys: Partial<SessionKeys>): Promise<readonly string[]>;
  /** Removes what has expired by `now`, and what was not seen since `unseenSince`. */
  removeExpired(now: number, unseenSince: number): Promise<void>;
};
