import type { Address, Hex } from 'viem';

/** Who is signed in, as the server says. */
export type SiweSession = {
  readonly address: Address;
  readonly chainId: number;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** A message and what the account's wallet made of it. */
export type SignedSiweMessage = { readonly message: string; readonly signature: Hex };

export type SiweCallOptions = { readonly signal?: AbortSignal | undefined };

/** The four calls of a sign-in server. Each rejects with a `SiweClientError`. */
export type SiweClient = {
  /** A nonce for one message; the server forgets it within minutes, and when this browser signs out. */
  nonce(options?: SiweCallOptions): Promise<string>;
  /** Opens a session for the account that signed. Never sent twice: the nonce is spent, whatever the answer. */
  verify(signed: SignedSiweMessage, options?: SiweCallOptions): Promise<SiweSession>;
  /** The session of this browser, if there is one. */
  session(options?: SiweCallOptions): Promise<SiweSession | null>;
  /** Ends the session of this browser, and what it had begun. */
  logout(options?: SiweCallOptions): Promise<void>;
  /**
   * The time, in milliseconds since 1970, by the server's clock as it was last heard of; by this device's until then, or
   * where it is left out.
   */
  now?(): number;
};
