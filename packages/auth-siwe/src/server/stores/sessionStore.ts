import type { Address } from 'viem';

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
