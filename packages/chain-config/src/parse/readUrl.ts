import { check, type Field } from './field.ts';

/** What a URL is for: a page to build links from has no query, and a socket has another scheme. */
export type UrlKind = 'endpoint' | 'site' | 'socket';

/** The field as a URL that is encrypted, or that stays on this machine and belongs to a local chain. */
export function readUrl(
  field: Field,
  { kind, isLocal }: { kind: UrlKind; isLocal: boolean },
): string | undefined {
  const [secure, plain] = kind === 'socket' ? ['wss:', 'ws:'] : ['https:', 'http:'];
  const url = toUrl(field.value);
  if (!check(field, url !== undefined, `must be a URL that begins with ${secure}//`) || !url)
    return undefined;
  const { protocol, hostname, username, password, href } = url;
  const isHere = protocol === plain && isLoopback(hostname);
  const hint = isHere ? ` (${plain}// is for an entry with status local)` : '';
  const isRight =
    check(field, !username && !password, 'must not hold a user name or password') &&
    check(field, kind !== 'site' || !/[?#]/.test(href), 'must have neither query nor fragment') &&
    check(field, protocol === secure || (isHere && isLocal), `must begin with ${secure}//${hint}`);
  return isRight ? String(field.value) : undefined;
}

/** The URL that a text is, without the forgiveness of `new URL` for white space and backslashes. */
function toUrl(value: unknown) {
  try {
    return typeof value === 'string' && !/[\s\\]/.test(value) ? new URL(value) : undefined;
  } catch {
    return undefined;
  }
}

function isLoopback(hostname: string) {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
