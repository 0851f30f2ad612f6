import { readServerOrigin } from './checkMessage.ts';
import { createOperations, type SiweServerSession } from './operations.ts';
import { answerRefusal, RefusalError, type SiweRefusalReason } from './problems.ts';
import { createNetworkLimiter, createRateLimiter, toNetwork, toNetworks } from './rateLimiter.ts';
import { readBody, readBodySize, requireType } from './readBody.ts';
import { createCookie, requireOptions } from './requireOptions.ts';
import { createChainReader, type RpcState, type SiweChain } from './signature/createChainReader.ts';
import type { RecoverAddress } from './signature/verifySignature.ts';
import type { NonceStore, SessionStore } from './stores/stores.ts';

/** Requests per minute, as integers. */
export type SiweRateLimits = {
  /**
   * Nonces per client: an IPv4 address, or an IPv6 /64. A /56 has four times as many, a /48 and the /24 of an IPv4
   * address eight times.
   */
  readonly nonce: number;
  /** Sign-ins per client. */
  readonly verify: number;
  /** All other requests per client. */
  readonly rest: number;
  /**
   * Sign-ins per account: attempts of one client, and sessions opened by all clients. Only the account itself can
   * use up the latter, so that no other network can lock it out.
   */
  readonly account: number;
};

export type SiweServerOptions = {
  /** The origin of the pages: `https://laurel.example`. Plain http is allowed on this machine only. */
  readonly origin: string;
  /** The chains that messages may name. */
  readonly chains: readonly SiweChain[];
  readonly nonces: NonceStore;
  readonly sessions: SessionStore;
  /** The path of the four endpoints. Default: `/api/siwe`. */
  readonly path?: string;
  /** Null disables them, for benchmarks. Default: `SIWE_RATE_LIMITS`. */
  readonly rateLimits?: SiweRateLimits | null;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** Recovers addresses, for example in a worker thread. Default: viem, in this thread. */
  readonly recoverAddress?: RecoverAddress;
  /** Sends requests to the RPCs. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Receives the reason of every rejection, which must not be sent to the client. */
  readonly onRefusal?: (reason: SiweRefusalReason, cause: unknown) => void;
};

/** Information about a request that is not in the request. */
export type SiweConnection = {
  /** The address of the client, for rate limits. Requests without one are counted as one client. */
  readonly clientAddress?: string | undefined;
};

/** The accepted requests of a path. */
export type SiweAdmission = {
  readonly methods: readonly ('GET' | 'PUT' | 'POST' | 'DELETE')[];
  readonly maxBodyBytes: number;
  /** The type of the body of `PUT` and `POST`. Default: `application/json`. */
  readonly contentType?: 'application/json' | 'application/octet-stream';
  /**
   * Called before a body is read, with its Content-Length, or `maxBodyBytes` without one: the seconds to wait if there is no
   * room for it. A longer body is rejected.
   */
  readonly reserve?: (bytes: number) => number | undefined;
};

/** A sign-in server, as `createSiweServer` returns it. */
export type SiweServer = {
  /** Answers every request below `path`. */
  handle(request: Request, connection?: SiweConnection): Promise<Response>;
  /**
   * Applies the same rules (method, origin, type, declared size, rate, in this order) to a request for another path of the
   * server, then reads its body.
   */
  admit(
    request: Request,
    rules: SiweAdmission,
    connection?: SiweConnection,
  ): Promise<{ readonly body: Uint8Array } | { readonly refusal: Response }>;
  /** The session of a request, or null. Rejects if the store does. */
  findSession(request: Request): Promise<SiweServerSession | null>;
  /** Checks the chain id of every RPC. A server should not start with an RPC of another chain. */
  checkRpcs(timeoutMs: number): Promise<readonly { chainId: number; url: string; state: RpcState }[]>;
};

/** Default limits, which a person, a household or a small office does not reach. */
export const SIWE_RATE_LIMITS: SiweRateLimits = { nonce: 300, verify: 300, rest: 600, account: 120 };

/** How often expired entries are removed. */
const SWEEP_MS = 60_000;

/**
 * Creates a sign-in server (EIP-4361) for anything that accepts a web-standard handler: Hono, Next.js, Workers, Node.
 *
 * @throws {SiweServerError} `origin`, `chains`, `path` or `rate-limits`
 * @example
 * import { createMemoryNonceStore, createMemorySessionStore, createSiweServer } from '@org/auth-siwe/server';
 * const siwe = createSiweServer({
 *   origin: 'https://laurel.example',
 *   chains: [{ id: 84532, rpcUrls: ['https://sepolia.base.org'] }],
 *   nonces: createMemoryNonceStore(),
 *   sessions: createMemorySessionStore(),
 * });
 * const answer = await siwe.handle(request, { clientAddress: '192.0.2.1' });
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function createSiweServer(options: SiweServerOptions): SiweServer {
  const { chains, nonces, sessions, path = '/api/siwe', rateLimits = SIWE_RATE_LIMITS, onRefusal } = options;
  const { clock = Date.now, fetch = (...request) => globalThis.fetch(...request) } = options;
  const origin = readServerOrigin(options.origin);
  requireOptions({ chains, path, rateLimits });
  const readers = new Map(chains.map((chain) => [chain.id, createChainReader(chain, fetch)]));
  const limiters = rateLimits && {
    nonce: createNetworkLimiter(rateLimits.nonce),
    verify: createNetworkLimiter(rateLimits.verify),
    rest: createNetworkLimiter(rateLimits.rest),
    account: createRateLimiter(rateLimits.account),
    attempt: createRateLimiter(rateLimits.account),
  };

  const refuseFor = (waitSeconds: number | undefined, reason: 'account-rate' | 'client-rate') => {
    if (waitSeconds !== undefined) throw new RefusalError(reason, { 'retry-after': String(waitSeconds) });
  };
  const countAccount = (kind: 'account' | 'attempt', key: string) =>
    refuseFor(limiters?.[kind].take(key, clock()), 'account-rate');

  const { operations, findSession, sweep } = createOperations({
    origin,
    chains: readers,
    nonces,
    sessions,
    clock,
    recover: options.recoverAddress,
    countAttempt: (address, clientAddress) =>
      countAccount('attempt', `${address} ${toNetwork(clientAddress)}`),
    countAccount: (address) => countAccount('account', address),
    browserCookie: createCookie('siwe-browser', origin.isSecure),
    sessionCookie: createCookie('siwe-session', origin.isSecure),
  });

  let sweptAt = clock();
  const sweepNowAndThen = () => {
    const now = clock();
    if (Math.abs(now - sweptAt) < SWEEP_MS) return;
    sweptAt = now;
    sweep(now).catch((error: unknown) => onRefusal?.('store', error));
  };

  /** Checks method and origin, before the body is read. */
  const requireOurs = ({ method, headers }: Request, methods: readonly string[]) => {
    if (!methods.includes(method)) throw new RefusalError('method', { allow: methods.join(', ') });
    const asking = headers.get('origin');
    // Pages of other sites may not even read; browsers send the origin of every other request.
    if (asking === null ? method !== 'GET' : asking !== origin.origin) throw new RefusalError('origin');
    // Browsers send it with every request to https and to this machine; `none` means that a person typed the URL.
    const site = headers.get('sec-fetch-site');
    const isOurs = site === null || site === 'same-origin' || (site === 'none' && method === 'GET');
    if (!isOurs) throw new RefusalError('origin');
  };

  const countAndSweep = (kind: 'nonce' | 'verify' | 'rest', { clientAddress }: SiweConnection) => {
    refuseFor(limiters?.[kind].take(toNetworks(clientAddress), clock()), 'client-rate');
    sweepNowAndThen();
  };

  const answer = async (request: Request, connection: SiweConnection) => {
    const { pathname } = new URL(request.url);
    const operation = pathname.startsWith(`${path}/`) && operations.get(pathname.slice(path.length + 1));
    if (!operation) throw new RefusalError('path');
    requireOurs(request, [operation.method]);
    const body = await operation.readBody(request);
    countAndSweep(operation.counts, connection);
    return operation.run(request, body, connection.clientAddress);
  };

  const admit = async (request: Request, rules: SiweAdmission, connection: SiweConnection) => {
    requireOurs(request, rules.methods);
    const hasBody = request.method === 'PUT' || request.method === 'POST';
    if (hasBody) requireType(request, rules.contentType);
    const bytes = hasBody ? readBodySize(request, rules.maxBodyBytes) : 0;
    countAndSweep('rest', connection);
    if (!hasBody) return { body: new Uint8Array() };
    refuseFor(rules.reserve?.(bytes), 'client-rate');
    return { body: await readBody(request, bytes) };
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof RefusalError ? error : new RefusalError('store', {}, error);
    onRefusal?.(refusal.reason, refusal.cause);
    return answerRefusal(refusal, clock());
  };

  return {
    handle: (request, connection = {}) => answer(request, connection).catch(refuse),
    admit: (request, rules, connection = {}) =>
      admit(request, rules, connection).catch((error: unknown) => ({ refusal: refuse(error) })),
    findSession,
    checkRpcs: async (timeoutMs) => {
      const checks = [...readers].map(async ([chainId, reader]) =>
        (await reader.check(timeoutMs)).map((rpc) => ({ chainId, ...rpc })),
      );
      return (await Promise.all(checks)).flat();
    },
  };
}
