import type { Address } from 'viem';

/**
 * The fields of a Sign-In with Ethereum message. Times are texts, exactly as they stand in the message
 * (`new Date().toISOString()` makes a fit one).
 * @see https://eips.ethereum.org/EIPS/eip-4361#message-fields
 */
export type SiweMessage = {
  /** The scheme of the page's origin, `https`; may be left out. */
  readonly scheme?: string;
  /** Host, and port if it is not the usual one, of the page that asks: `laurel.example`. */
  readonly domain: string;
  /** The account that signs, in the upper and lower case of EIP-55. */
  readonly address: Address;
  /** One line of text for the person who signs. */
  readonly statement?: string;
  /** What is signed in to; usually the page's origin. */
  readonly uri: string;
  readonly chainId: number;
  /** From the server: at least 8 letters and digits. */
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  /** Links to what signing in is about. */
  readonly resources?: readonly string[];
};
