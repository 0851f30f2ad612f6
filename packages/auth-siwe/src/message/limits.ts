import { getAddress, isAddress } from 'viem/utils';
import type { SiweField } from './errors.ts';
import type { SiweMessage } from './siweMessage.ts';

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

/** Whether a text exceeds the size limit of a message. */
export function isTooLong(text: string): boolean {
  return text.length > SIWE_LIMITS.messageBytes || encoder.encode(text).byteLength > SIWE_LIMITS.messageBytes;
}

const SCHEME = /^[a-z][a-z0-9+.-]*$/i;
/** Host and port: no user, no path, no space. */
const DOMAIN = /^(\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(:\d{1,5})?$/i;
const NONCE = /^[a-z0-9]{8,}$/i;
/** A date-time of RFC 3339, as EIP-4361 requires: date, time, zone. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
/** The characters of a URI's path (RFC 3986, pchar). */
const REQUEST_ID = /^([a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i;
/** Reserved, unreserved and the space: no line break, ASCII only. */
const STATEMENT = /^[a-z0-9\-._~:/?#[\]@!$&'()*+,;= ]*$/i;
/** The characters of an absolute URI (RFC 3986). Parsed messages were already checked against the whole grammar. */
const URI = /^[a-z][a-z0-9+.-]*:([a-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
const RESOURCE = /^(https|ipfs):\/\//i;

const isUri = (uri: string) => URI.test(uri) && URL.canParse(uri);

const isTime = (time: string) => TIME.test(time) && !Number.isNaN(Date.parse(time));
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
