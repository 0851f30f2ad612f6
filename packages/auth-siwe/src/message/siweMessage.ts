import type { Address } from 'viem';
import { getAddress, isAddress } from 'viem/utils';

/**
 * Creates the text that an account signs to sign in (EIP-4361).
 *
 * @throws {SiweMessageError} `siwe-fields`, with every field that is invalid or exceeds a limit
 *
 * @example
 * import { createSiweClient, createSiweMessage } from '@org/auth-siwe';
 * const client = createSiweClient();
 * const message = createSiweMessage({
 *   domain: location.host,
 *   uri: location.origin,
 *   address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   chainId: 84532,
 *   nonce: await client.nonce(),
 *   issuedAt: new Date().toISOString(),
 * });
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function createSiweMessage(fields: SiweMessage): string {
  const faults = listFaults(fields);
  if (faults.length > 0) throw new SiweMessageError(faults);
  const message = writeSiweMessage(fields);
  if (isTooLong(message)) throw new SiweMessageError(['message']);
  return message;
}

/** The limits of a message. Larger messages are neither created nor parsed. */
export const SIWE_LIMITS = {
  /** In bytes of UTF-8. */
  messageBytes: 4_096,
  /** In characters. */
  statement: 500,
  /** In characters. */
  requestId: 128,
  resources: 10,
} as const;

const encoder = new TextEncoder();

/** True if a text exceeds the size limit of a message. */
export function isTooLong(text: string): boolean {
  return text.length > SIWE_LIMITS.messageBytes || encoder.encode(text).byteLength > SIWE_LIMITS.messageBytes;
}

const SCHEME = /^[a-z][a-z0-9+.-]*$/i;
/** Host and port: no user, no path, no space. */
const DOMAIN = /^(\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(:\d{1,5})?$/i;
const NONCE = /^[a-z0-9]{8,}$/i;
/** A date-time of RFC 3339, as EIP-4361 requires: date, time, zone. Its `T` and `Z` may be in lower case. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
/** The characters of a URI's path (RFC 3986, pchar). */
const REQUEST_ID = /^([a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i;
/** Reserved, unreserved and the space: no line break, ASCII only. */
const STATEMENT = /^[a-z0-9\-._~:/?#[\]@!$&'()*+,;= ]*$/i;
/** The characters of an absolute URI (RFC 3986). Parsed messages were already checked against the whole grammar. */
const URI = /^[a-z][a-z0-9+.-]*:([a-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
const RESOURCE = /^(https|ipfs):\/\//i;

const isUri = (uri: string) => URI.test(uri) && URL.canParse(uri);

/**
 * A date-time of RFC 3339 in milliseconds since 1970; NaN for any other text. A leap second is NaN, too: no clock of a page
 * or a server has one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3339#section-5.6
 */
export function readTime(time: string): number {
  return TIME.test(time) ? Date.parse(time.toUpperCase()) : Number.NaN;
}

const isTime = (time: string) => !Number.isNaN(readTime(time));
const isAbsent = <Value>(value: Value | undefined, isFit: (value: Value) => boolean) =>
  value === undefined || isFit(value);

/** The invalid fields of a message. */
export function listFaults(fields: SiweMessage): SiweField[] {
  const rules: Record<keyof SiweMessage, boolean> = {
    scheme: isAbsent(fields.scheme, (scheme) => SCHEME.test(scheme)),
    domain: DOMAIN.test(fields.domain),
    address: isAddress(fields.address) && getAddress(fields.address) === fields.address,
    statement: isAbsent(
      fields.statement,
      (text) => STATEMENT.test(text) && text.length <= SIWE_LIMITS.statement,
    ),
    uri: isUri(fields.uri),
    chainId: Number.isSafeInteger(fields.chainId) && fields.chainId > 0,
    nonce: NONCE.test(fields.nonce),
    issuedAt: isTime(fields.issuedAt),
    expirationTime: isAbsent(fields.expirationTime, isTime),
    notBefore: isAbsent(fields.notBefore, isTime),
    requestId: isAbsent(fields.requestId, (id) => REQUEST_ID.test(id) && id.length <= SIWE_LIMITS.requestId),
    resources: isAbsent(
      fields.resources,
      (list) =>
        list.length <= SIWE_LIMITS.resources && list.every((link) => RESOURCE.test(link) && isUri(link)),
    ),
  };
  return Object.entries(rules).flatMap(([field, isFit]) => (isFit ? [] : [field as keyof SiweMessage]));
}

/** An invalid field of a message, or `message` for the whole message. */
export type SiweField = keyof SiweMessage | 'message';

/** The fields do not make a valid message. `fields` lists all invalid ones. */
export class SiweMessageError extends Error {
  override readonly name = 'SiweMessageError';
  readonly code = 'siwe-fields';
  readonly fields: readonly SiweField[];

  constructor(fields: readonly SiweField[]) {
    super(`invalid fields of a sign-in message: ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/**
 * Why a call to the server failed. `malformed`: the server could not parse the request. `refused`: it rejected the
 * message. `origin`: it does not accept calls from this page. `rate-limited`: too many calls. `unavailable`: the server or
 * its chain does not work. `unreachable`: there was no response. `timeout`: there was no response in time. `clock`: this
 * device's clock is wrong, and so was the message's time. `unexpected`: the response is not valid. `aborted`: the caller
 * aborted.
 */
export type SiweClientErrorCode =
  | 'malformed'
  | 'refused'
  | 'origin'
  | 'rate-limited'
  | 'unavailable'
  | 'unreachable'
  | 'timeout'
  | 'clock'
  | 'unexpected'
  | 'aborted';

const mayWorkLater: readonly SiweClientErrorCode[] = [
  'rate-limited',
  'unavailable',
  'unreachable',
  'timeout',
];

/** A call to the sign-in server failed. */
export class SiweClientError extends Error {
  override readonly name = 'SiweClientError';
  readonly code: SiweClientErrorCode;
  /** True if the same call may succeed later. Signing in again always needs a new message. */
  readonly retryable: boolean;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The server's Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: SiweClientErrorCode,
    facts: { readonly status?: number; readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    const { status, retryAfterSeconds, cause } = facts;
    super(`the sign-in server: ${code}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.code = code;
    this.retryable = mayWorkLater.includes(code);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

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
