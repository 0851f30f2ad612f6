import { readServerOrigin } from './checkMessage.ts';
import { createCookie } from './cookies.ts';
import { createOperations, type SiweServerSession } from './operations.ts';
import { answerRefusal, Refusal, type SiweRefusalReason } from './problems.ts';
import { createNetworkLimiter, createRateLimiter } from './rateLimiter.ts';
import { readBody, requireJson } from './readBody.ts';
import { requireOptions } from './requireOptions.ts';
import { createChainReader, type RpcState, type SiweChain } from './signature/createChainReader.ts';
import type { RecoverAddress } from './signature/verifySignature.ts';
import type { NonceStore, SessionStore } from './stores/stores.ts';
import { toNetwork, toNetworks } from './toNetwork.ts';

/** How many requests a minute are answered: whole numbers. */
export type SiweRateLimits = {
  /**
   * Nonces, for one client: an IPv4 address, or a /64 of IPv6. A /56 has four times as many, a /48 and the /24 of an IPv4
   * address eight times.
   */
  readonly nonce: number;
  /** Sign-ins, for one client. */
  readonly verify: number;
  /** All else, for one client. */
  readonly rest: number;
  /**
   * Sign-ins for one account: attempts of one client, and sessions opened from anywhere. Only the account itself can
   * use up the latter, so nobody can lock anybody out from another network.
   */
  readonly account: number;
};

export type SiweServerOptions = {
  /** Where people sign in: `https://laurel.example`. Plain http is for this machine only. */
  readonly origin: string;
  /** The chains that messages may name, and no other. */
  readonly chains: readonly SiweChain[];
  readonly nonces: NonceStore;
  readonly sessions: SessionStore;
  /** Where the four addresses are. Default: `/api/siwe`. */
  readonly path?: string;
  /** Null lifts them, for measuring. Default: `SIWE_RATE_LIMITS`. */
  readonly rateLimits?: SiweRateLimits | null;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** Recovers accounts elsewhere, for example in a worker thread. Default: viem, here. */
  readonly recoverAddress?: RecoverAddress;
  /** Asks the RPCs. Default: the global one. */
  readonly fetch?: typeof globalThis.fetch;
  /** Is told the reason of every refusal; it must not be told to the client. */
  readonly onRefusal?: (reason: SiweRefusalReason, cause: unknown) => void;
};

/** What a server knows of a request beside the request. */
export type SiweConnection = {
  /** The address of the client, by which requests are counted. All that have none are counted as one. */
  readonly clientAddress?: string | undefined;
};

/** What an address takes. `PUT` and `POST` have a JSON body. */
export type SiweAdmission = {
  readonly methods: readonly ('GET' | 'PUT' | 'POST' | 'DELETE')[];
  readonly maxBodyBytes: number;
};

export type SiweServer = {
  /** Answers every request below `path`. */
  handle(request: Request, connection?: SiweConnection): Promise<Response>;
  /**
   * Holds a request for another address of the same server to the rules that hold here (method, origin, type, size,
   * rate, in this order) and reads its body.
   */
  admit(
    request: Request,
    rules: SiweAdmission,
    connection?: SiweConnection,
  ): Promise<{ readonly body: Uint8Array } | { readonly refusal: Response }>;
  /** Who sent a request; null for nobody. Rejects when the store does. */
  findSession(request: Request): Promise<SiweServerSession | null>;
  /** Asks every RPC which chain it is of: a server with one of another chain should not start. */
  checkRpcs(timeoutMs: number): Promise<readonly { chainId: number; url: string; state: RpcState }[]>;
};

/** What a person, a household or a small office does not reach. */
export const SIWE_RATE_LIMITS: SiweRateLimits = { nonce: 300, verify: 300, rest: 600, account: 120 };

/** How often what has expired is looked for. */
const SWEEP_MS = 60_000;

/**
 * A sign-in server by EIP-4361, for whatever takes a web-standard handler: Hono, Next.js, Workers, Node.
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
    if (waitSeconds !== undefined) throw new Refusal(reason, { 'retry-after': String(waitSeconds) });
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

  /** Methods and origin: what is asked before a body is looked at. */
  const requireOurs = ({ method, headers }: Request, methods: readonly string[]) => {
    if (!methods.includes(method)) throw new Refusal('method', { allow: methods.join(', ') });
    const asking = headers.get('origin');
    // A page of another site may not so much as read; a browser tells where every other request comes from.
    if (asking === null ? method !== 'GET' : asking !== origin.origin) throw new Refusal('origin');
    // Browsers say it of every request to https and to this machine; `none` is a person who typed the address.
    const site = headers.get('sec-fetch-site');
    const isOurs = site === null || site === 'same-origin' || (site === 'none' && method === 'GET');
    if (!isOurs) throw new Refusal('origin');
  };

  const countAndSweep = (kind: 'nonce' | 'verify' | 'rest', { clientAddress }: SiweConnection) => {
    refuseFor(limiters?.[kind].take(toNetworks(clientAddress), clock()), 'client-rate');
    sweepNowAndThen();
  };

  const answer = async (request: Request, connection: SiweConnection) => {
    const { pathname } = new URL(request.url);
    const operation = pathname.startsWith(`${path}/`) && operations.get(pathname.slice(path.length + 1));
    if (!operation) throw new Refusal('path');
    requireOurs(request, [operation.method]);
    const body = await operation.readBody(request);
    countAndSweep(operation.counts, connection);
    return operation.run(request, body, connection.clientAddress);
  };

  const admit = async (request: Request, rules: SiweAdmission, connection: SiweConnection) => {
    requireOurs(request, rules.methods);
    const hasBody = request.method === 'PUT' || request.method === 'POST';
    if (hasBody) requireJson(request);
    const body = hasBody ? await readBody(request, rules.maxBodyBytes) : new Uint8Array();
    countAndSweep('rest', connection);
    return { body };
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof Refusal ? error : new Refusal('store', {}, error);
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
