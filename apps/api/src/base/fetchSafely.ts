import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** A foreign URL or its content is unusable; retrying would not help. */
export class UnusableError extends Error {
  override readonly name = 'UnusableError';
}

type FetchLimits = {
  readonly maxBytes: number;
  /** Default: 3. */
  readonly maxRedirects?: number;
  /** Called before a redirect is followed; throws to refuse it. */
  readonly onRedirect?: (url: URL) => void;
  readonly signal?: AbortSignal;
  /** JSON to send. */
  readonly body?: string;
  /** Default: 5,000. */
  readonly timeoutMs?: number;
  /** The name that the request gives as its `User-Agent`. */
  readonly userAgent: string;
};

/** Network access, replaceable in tests. */
export type Network = {
  /** All addresses of a host. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly request: typeof request;
};

export type SafeFetch = (url: string, limits: FetchLimits) => Promise<Buffer>;

const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;

/** Not `getaddrinfo`: it resolves local names, and slow answers would block Node's thread pool. */
async function resolveHost(hostname: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Creates a fetch for untrusted URLs: https on port 443 only, on hosts whose addresses are all public, within 5
 * seconds or the given time. It connects to a checked address, and checks each of at most 3 redirects in the same way. Response headers
 * are not trusted.
 *
 * The fetch throws an `UnusableError` when the URL or the answer is unusable, and other errors when a retry may help.
 */
export function createSafeFetch(network: Network = { resolve: resolveHost, request }): SafeFetch {
  return async (url, { maxBytes, maxRedirects = MAX_REDIRECTS, signal, body, ...limits }) => {
    const { timeoutMs = TIMEOUT_MS, ...rest } = limits;
    const timeout = AbortSignal.timeout(timeoutMs);
    const ending = signal ? AbortSignal.any([signal, timeout]) : timeout;
    ending.throwIfAborted();
    const settled = new AbortController();
    const end = once(ending, 'abort', { signal: settled.signal }).then(() => {
      throw new Error('no answer in time');
    });
    const fetching = follow(url, { ...rest, network, maxBytes, maxRedirects, body, signal: ending });
    try {
      return await Promise.race([fetching, end]);
    } finally {
      settled.abort();
      // Avoids an unhandled rejection of the one that settles later.
      for (const late of [end, fetching]) late.catch(() => {});
    }
  };
}

type Task = {
  readonly network: Network;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  readonly onRedirect?: (url: URL) => void;
  readonly body: string | undefined;
  readonly userAgent: string;
  readonly signal: AbortSignal;
};

async function follow(address: string, task: Task): Promise<Buffer> {
  let url = toSafeUrl(address);
  for (let redirects = 0; ; redirects += 1) {
    const addresses = await findAddresses(url, task.network);
    task.signal.throwIfAborted();
    const answer = await send(url, addresses, task);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return await readBody(answer, task.maxBytes);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      const message = `${url.hostname} answered ${statusCode}`;
      throw statusCode >= 500 || statusCode === 429 ? new Error(message) : new UnusableError(message);
    }
    if (redirects >= task.maxRedirects || task.body !== undefined)
      throw new UnusableError(`${url.hostname} redirects too often`);
    url = toSafeUrl(headers.location, url);
    task.onRedirect?.(url);
  }
}

function toSafeUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new UnusableError('not a plain https URL');
  return url;
}

async function findAddresses({ hostname }: URL, { resolve }: Network): Promise<readonly string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) ? [literal] : await resolve(hostname);
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  if (!addresses.every(isPublicAddress)) throw new UnusableError(`${hostname} is not on the public internet`);
  return addresses;
}

const send = (url: URL, addresses: readonly string[], { network, body, userAgent, signal }: Task) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const checked = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = checked;
    const asking = network.request(
      url,
      {
        agent: false,
        signal,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'identity',
          'user-agent': userAgent,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        lookup: (_hostname, options, found) =>
          options.all ? found(null, checked) : found(null, first.address, first.family),
      },
      resolve,
    );
    asking.on('error', reject);
    asking.end(body);
  });

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new UnusableError(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const refused = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, including the metadata services of clouds.
  '169.254.0.0/16',
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved, broadcast.
  '224.0.0.0/3',
  // Teredo, ORCHID and other special purposes.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 embeds any IPv4 address.
  '2002::/16',
  '3fff::/20',
]) {
  const [address = '', bits] = range.split('/');
  refused.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** All others are loopback, private, link-local, multicast, or embed IPv4. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** True if an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      // An address with a zone (`%eth0`) is link-local.
      return !address.includes('%') && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
