import type { Address } from 'viem';

/**
 * The fields of a Sign-In with Ethereum message. Times are strings, exactly as in the message
 * (`new Date().toISOString()` is valid).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#message-fields
 */
export type SiweMessage = {
  /** The scheme of the page's origin, `https`; optional. */
  readonly scheme?: string;
  /** Host of the page, and port if it is not the default one: `laurel.example`. */
  readonly domain: string;
  /** The account that signs, with its EIP-55 checksum. */
  readonly address: Address;
  /** One line of text for the person who signs. */
  readonly statement?: string;
  /** The URI to sign in to, usually the page's origin. */
  readonly uri: string;
  readonly chainId: number;
  /** From the server: at least 8 letters and digits. */
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  /** Links to related information. */
  readonly resources?: readonly string[];
};

/** The text of a message. Does not validate the fields: the caller has, or compares the result. */
export function writeSiweMessage(fields: SiweMessage): string {
  const { scheme, domain, address, statement, resources } = fields;
  const lines = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
  ];
  if (fields.expirationTime !== undefined) lines.push(`Expiration Time: ${fields.expirationTime}`);
  if (fields.notBefore !== undefined) lines.push(`Not Before: ${fields.notBefore}`);
  if (fields.requestId !== undefined) lines.push(`Request ID: ${fields.requestId}`);
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`));
  return lines.join('\n');
}
