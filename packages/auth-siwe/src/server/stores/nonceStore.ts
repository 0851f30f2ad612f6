/** A nonce that was given to a browser. */
export type OpenNonce = {
  readonly nonce: string;
  /** A hash of the browser's cookie. */
  readonly browser: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** How many nonces one browser may have open: one for each tab, and no more. The oldest gives way. */
export const NONCES_PER_BROWSER = 5;

/** How long what was taken is remembered at most: longer than any signature takes to be verified. */
export const VERIFICATION_LIFE_MS = 60_000;

/** Where nonces are kept until they are used. Copies of a server share one. */
export type NonceStore = {
  /** Keeps a nonce; false, and nothing is kept, when there is no room. An older one is never pushed out for another browser's. */
  add(nonce: OpenNonce, now: number): Promise<boolean>;
  /**
   * Takes a nonce away and begins its verification. Of any number of calls at once, on any number of servers, one gets
   * true.
   */
  take(nonce: Omit<OpenNonce, 'expiresAt'>, now: number): Promise<boolean>;
  /**
   * Ends the verification that taking a nonce began; false when it was dropped meanwhile, or removed since it lasted for
   * more than a minute. A session is opened before this and is ended again unless this is true.
   */
  finish(nonce: Omit<OpenNonce, 'expiresAt'>): Promise<boolean>;
  /** Takes all nonces of a browser away, and drops its verifications: once this has settled, none can finish. */
  drop(browser: string): Promise<void>;
  /** Removes nonces that have expired by `now`, and verifications that began a minute before or earlier. */
  removeExpired(now: number): Promise<void>;
};
