import type { SiweMessage } from '../siweMessage.ts';
import type { SiweRefusalReason } from './refusal.ts';
import type { ServerOrigin } from './serverOrigin.ts';

/** What a message must say. Each is required: nothing is passed over because nothing was expected. */
export type Expected = {
  readonly origin: ServerOrigin;
  readonly chainIds: ReadonlySet<number>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const AHEAD_MS = 60_000;
const OLD_MS = 600_000;

/** By its letters: a text that only comes to the same (`http:host`, `http://@host`) misleads those who read it. */
const isOurs = (uri: string, { origin }: ServerOrigin) =>
  uri.startsWith(origin) && /^([/?#]|$)/.test(uri.slice(origin.length));

/** The first thing that a message says wrongly. Comparisons with a time that cannot be read fail. */
export function checkMessage(
  message: SiweMessage,
  { origin, chainIds, now }: Expected,
): SiweRefusalReason | undefined {
  const { scheme, expirationTime, notBefore } = message;
  const issuedAt = Date.parse(message.issuedAt);
  if (message.domain !== origin.domain) return 'domain';
  if (scheme !== undefined && scheme !== origin.scheme) return 'scheme';
  if (!isOurs(message.uri, origin)) return 'uri';
  if (!chainIds.has(message.chainId)) return 'chain-id';
  if (!(issuedAt <= now + AHEAD_MS)) return 'issued-in-the-future';
  if (!(issuedAt >= now - OLD_MS)) return 'issued-too-long-ago';
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) return 'expired';
  if (notBefore !== undefined && !(Date.parse(notBefore) <= now)) return 'not-yet-valid';
  return undefined;
}
