import type { Place } from './place.ts';

/** What a URL is for: a page to build links from has no query, and a socket has another scheme. */
export type UrlKind = 'endpoint' | 'site' | 'socket';

/** The value as a URL that is encrypted, or that stays on this machine and belongs to a local chain. */
export function readUrl(
  value: unknown,
  place: Place,
  { kind, isLocal }: { kind: UrlKind; isLocal: boolean },
): string | undefined {
  const problem = findProblem(value, kind, isLocal);
  if (problem) place.report(problem);
  return problem ? undefined : String(value);
}

function findProblem(value: unknown, kind: UrlKind, isLocal: boolean) {
  if (value === undefined) return 'is missing';
  const [secure, plain] = kind === 'socket' ? ['wss:', 'ws:'] : ['https:', 'http:'];
  const url = typeof value === 'string' && !/[\s\\]/.test(value) ? toUrl(value) : undefined;
  if (!url) return `must be a URL that begins with ${secure}//`;
  if (url.username || url.password) return 'must not hold a user name or password';
  if (kind === 'site' && /[?#]/.test(url.href)) return 'must have neither query nor fragment';
  if (url.protocol === secure) return undefined;
  if (url.protocol !== plain || !isLoopback(url.hostname)) return `must begin with ${secure}//`;
  return isLocal ? undefined : `must begin with ${secure}// (${plain}// is for an entry with status local)`;
}

function toUrl(value: string) {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function isLoopback(hostname: string) {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
