import type { Address } from 'viem';

/** A session as it is kept. Times are milliseconds since 1970. */
export type StoredSession = {
  readonly address: Address;
  readonly chainId: number;
  readonly expiresAt: number;
  /** When the browser was last seen. */
  readonly seenAt: number;
};

/** How a session is found: by a hash of its secret, and of the cookie of the browser that began it. */
export type SessionKeys = { readonly id: string; readonly browser: string };

/** Where sessions are kept. Copies of a server share one. */
export type SessionStore = {
  /** Opens a session in place of any other of this browser, and of the one called `formerId`; false when there is no room. */
  open(
    keys: SessionKeys & { readonly formerId: string | undefined },
    session: StoredSession,
    now: number,
  ): Promise<boolean>;
  find(id: string): Promise<StoredSession | undefined>;
  touch(id: string, seenAt: number): Promise<void>;
  /** Ends the session of this id, and the session of this browser. */
  end(keys: Partial<SessionKeys>): Promise<void>;
  /** Removes what has expired by `now`, and what was not seen since `unseenSince`. */
  removeExpired(now: number, unseenSince: number): Promise<void>;
};
