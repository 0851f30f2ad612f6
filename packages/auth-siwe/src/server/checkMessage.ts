import { readTime, type SiweMessage } from '../message/siweMessage.ts';
import type { SiweRefusalReason } from './problems.ts';
import { SiweServerError } from './requireOptions.ts';

/** The origin that people sign in to. */
export type ServerOrigin = {
  /** `https://laurel.example` */
  readonly origin: string;
  /** `https` */
  readonly scheme: string;
  /** Host, and port if it is not the default one. */
  readonly domain: string;
  readonly isSecure: boolean;
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @throws {SiweServerError} `origin`, unless it is https, or http on this machine */
export function readServerOrigin(value: string): ServerOrigin {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (value !== url.origin && value !== `${url.origin}/`)) {
    throw new SiweServerError('origin', `the origin must be like https://laurel.example, not ${value}`);
  }
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname))) {
    throw new SiweServerError('origin', `sessions require https, or http on this machine, not ${value}`);
  }
  return { origin: url.origin, scheme: url.protocol.slice(0, -1), domain: url.host, isSecure };
}

/** The expected values of a message. All are required, so that no check can be skipped by omission. */
export type Expected = {
  readonly origin: ServerOrigin;
  readonly chainIds: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const AHEAD_MS = 60_000;
const OLD_MS = 600_000;

/** Compares strings, not parsed URLs: an equivalent spelling (`http:host`, `http://@host`) misleads people. */
const isOurs = (uri: string, { origin }: ServerOrigin) =>
  uri.startsWith(origin) && /^([/?#]|$)/.test(uri.slice(origin.length));

/** The first wrong value of a message. A comparison with an invalid time fails. */
export function checkMessage(
  message: SiweMessage,
  { origin, chainIds, now }: Expected,
): SiweRefusalReason | undefined {
  const { scheme, expirationTime, notBefore } = message;
  const issuedAt = readTime(message.issuedAt);
  if (message.domain !== origin.domain) return 'domain';
  if (scheme !== undefined && scheme !== origin.scheme) return 'scheme';
  if (!isOurs(message.uri, origin)) return 'uri';
  if (!chainIds.has(message.chainId)) return 'chain-id';
  if (!(issuedAt <= now + AHEAD_MS)) return 'issued-in-the-future';
  if (!(issuedAt >= now - OLD_MS)) return 'issued-too-long-ago';
  if (expirationTime !== undefined && !(readTime(expirationTime) > now)) return 'expired';
  if (notBefore !== undefined && !(readTime(notBefore) <= now)) return 'not-yet-valid';
  return undefined;
}
