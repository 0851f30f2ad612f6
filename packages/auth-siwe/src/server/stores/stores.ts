import type { Address } from 'viem';

/** How many periods a secret is kept, so that a server whose clock is days ahead does not delete the secret in use. */
export const PERIODS_KEPT = 7;

/** A nonce of a signed message. */
export type UsedNonce = {
  readonly nonce: string;
  /** A hash of the browser's cookie. */
  readonly browser: string;
  /** The client's network, so that one network cannot fill a store. */
  readonly network: string;
  /** When it may be forgotten, in milliseconds since 1970. */
  readonly expiresAt: number;
};

/** A browser that signed out. `hasRoom`: it is stored even if the store is full, because its session ended. */
export type SignedOutBrowser = Omit<UsedNonce, 'nonce'> & { readonly hasRoom: boolean };

/**
 * `used`: it was spent before, or its browser has signed out since. `full`: the store is full
 * for this network.
 */
export type SpendResult = 'spent' | 'used' | 'full';

/**
 * Stores spent nonces and the browsers that signed out, but not the nonces that were issued. All copies of a server share
 * one store.
 */
export type NonceStore = {
  /**
   * The secret that signs the nonces of a period: `candidate`, unless there is one already. All servers get
   * the same. Periods are increasing numbers; those `PERIODS_KEPT` before `period` are deleted.
   */
  findSecret(period: number, candidate: string): Promise<string>;
  /** Spends a nonce atomically: of any number of simultaneous calls, on any number of servers, one gets `spent`. */
  spend(nonce: UsedNonce, now: number): Promise<SpendResult>;
  /**
   * Invalidates all nonces of a browser: after it resolves to true, none can be spent, and `isDropped` is true for those
   * that were. False if this network has used its share.
   */
  drop(browser: SignedOutBrowser, now: number): Promise<boolean>;
  isDropped(browser: string): Promise<boolean>;
  /** Removes entries that have expired by `now`. */
  removeExpired(now: number): Promise<void>;
};

/** A session in a store. Times are in milliseconds since 1970. */
export type StoredSession = {
  readonly address: Address;
  readonly chainId: number;
  /** The key of the address, or the contract at the address on this chain. */
  readonly signedBy: 'key' | 'contract';
  readonly expiresAt: number;
  /** When the session was last used. */
  readonly seenAt: number;
};

/** The account that a session belongs to. */
export type SessionOwner = Pick<StoredSession, 'address' | 'chainId' | 'signedBy'>;

/** The keys of a session: hashes of its secret and of its browser's cookie. */
export type SessionKeys = { readonly id: string; readonly browser: string };

/** The session that a store saves when an account signs in; it replaces the session `formerId`. */
export type OpenedSession = SessionKeys & {
  readonly formerId: string | undefined;
  /** The network that opened it, so that one network cannot fill a store. */
  readonly network: string;
};

/** Stores sessions. All copies of a server share one store. */
export type SessionStore = {
  /**
   * Opens a session and ends any other of this browser and the one with `formerId`; false if its network has used its
   * share.
   */
  open(keys: OpenedSession, session: StoredSession, now: number): Promise<boolean>;
  find(id: string): Promise<StoredSession | undefined>;
  touch(id: string, seenAt: number): Promise<void>;
  /**
   * Ends the session with this id and the session of this browser. Returns the browsers of the sessions that it ended; of
   * any number of simultaneous calls, one gets the browser of a session.
   */
  end(keys: Partial<SessionKeys>): Promise<readonly string[]>;
  /** Ends every session of an account: a key's on all chains, a contract's on its own chain. */
  endAll(owner: SessionOwner): Promise<void>;
  /** Removes sessions that have expired by `now` or were not used since `unseenSince`. */
  removeExpired(now: number, unseenSince: number): Promise<void>;
};
