import type { Address } from 'viem';
import type { SiweSession } from '../client/createSiweClient.ts';
import { readTime } from '../message/siweMessage.ts';
import type { SiweAnswer, siweAnswerSchemas } from './answers.ts';
import { checkMessage, type ServerOrigin } from './checkMessage.ts';
import { createNonces, createToken, hashToken, NONCE_LIFE_MS } from './nonces.ts';
import { RefusalError } from './problems.ts';
import { toNetworks } from './rateLimiter.ts';
import { isEverywhere, readBody, readSigned, requireLimits, requireType, type Signed } from './readBody.ts';
import type { Cookie } from './requireOptions.ts';
import { type ChainReader, RpcTroubleError } from './signature/createChainReader.ts';
import { type RecoverAddress, type SignatureVerdict, verifySignature } from './signature/verifySignature.ts';
import type { NonceStore, SessionStore } from './stores/stores.ts';

/**
 * Identifies the owner of a session's data: an account with a key is the same on every chain, a contract
 * belongs to one chain (CAIP-10).
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export type SiweSubject = Address | `eip155:${number}:${Address}`;

/** A session on the server. */
export type SiweServerSession = SiweSession & { readonly subject: SiweSubject };

/** One endpoint of the server. */
type Operation = {
  readonly method: 'GET' | 'POST';
  /** The limit that it counts toward. */
  readonly counts: 'nonce' | 'verify' | 'rest';
  readBody(request: Request): Promise<Uint8Array>;
  run(request: Request, body: Uint8Array, clientAddress: string | undefined): Promise<Response>;
};

export type OperationsOptions = {
  readonly origin: ServerOrigin;
  readonly chains: ReadonlyMap<number, ChainReader>;
  readonly nonces: NonceStore;
  readonly sessions: SessionStore;
  readonly clock: () => number;
  readonly recover: RecoverAddress | undefined;
  /** Counts an attempt for an account per client, because anyone can send one. */
  readonly countAttempt: (address: string, clientAddress: string | undefined) => void;
  /** Counts a session that an account opens, across all clients. */
  readonly countAccount: (address: string) => void;
  readonly browserCookie: Cookie;
  readonly sessionCookie: Cookie;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SESSION_LIFE_MS = { key: 24 * HOUR_MS, contract: HOUR_MS } as const;
const IDLE_MS = 2 * HOUR_MS;
/** How often a session's last use is stored. */
const TOUCH_MS = MINUTE_MS;
/** Leaves time to respond within five seconds. */
const RPC_MS = 4_500;
const BODY_BYTES = 16_384;

const answer = <Name extends keyof typeof siweAnswerSchemas = never>(
  body: SiweAnswer<Name> | undefined,
  cookies: readonly string[] = [],
): Response => {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status: body === undefined ? 204 : 200,
    headers,
  });
};

/** The largest network that a client is counted with. */
const findNetwork = (clientAddress: string | undefined): string =>
  toNetworks(clientAddress).at(-1) ?? 'unknown';

/** The handlers of the four endpoints, after a request was admitted. */
export function createOperations(options: OperationsOptions) {
  const { origin, chains, nonces, sessions, clock, recover } = options;
  const { countAttempt, countAccount, browserCookie, sessionCookie } = options;
  const chainIds = new Set(chains.keys());
  const noBody = async () => new Uint8Array();
  const issuer = createNonces(nonces, clock);

  const verdictOf = async ({ text, message, signature }: Signed): Promise<SignatureVerdict> => {
    const chain = chains.get(message.chainId);
    if (!chain) return 'wrong';
    try {
      const { address } = message;
      return await verifySignature({ text, address, signature, chain, withinMs: RPC_MS, recover });
    } catch (error) {
      if (!(error instanceof RpcTroubleError)) throw error;
      throw new RefusalError(error.code === 'chain' ? 'rpc-chain' : 'rpc', {}, error);
    }
  };

  /** Ignores a cookie that has signed out. */
  const findOpenToken = async (request: Request) => {
    const token = browserCookie.find(request);
    return token !== undefined && !(await nonces.isDropped(hashToken(token))) ? token : undefined;
  };

  const nonce = async (request: Request) => {
    const token = (await findOpenToken(request)) ?? createToken();
    const fresh = await issuer.issue(hashToken(token));
    const time = new Date(clock()).toISOString();
    return answer<'nonce'>({ nonce: fresh, time }, [browserCookie.set(token, NONCE_LIFE_MS / 1_000)]);
  };

  const verify = async (request: Request, body: Uint8Array, clientAddress: string | undefined) => {
    const signed = readSigned(body);
    const { address, nonce: used } = signed.message;
    countAttempt(address, clientAddress);
    requireLimits(signed);
    const wrong = checkMessage(signed.message, { origin, chainIds, now: clock() });
    if (wrong) throw new RefusalError(wrong);

    const token = browserCookie.find(request);
    if (token === undefined) throw new RefusalError('nonce');
    const browser = hashToken(token);
    const read = await issuer.read(used, browser);
    if (!read) throw new RefusalError('nonce');
    const network = findNetwork(clientAddress);
    // Spent before the signature is verified, so that only one of many simultaneous posts continues.
    const entry = { nonce: used, browser, network, expiresAt: read.rememberUntil };
    const spent = await nonces.spend(entry, clock());
    if (spent !== 'spent') throw new RefusalError(spent === 'full' ? 'nonces-full' : 'nonce');
    return openSession(signed, { browser, network }, request);
  };

  /** Opens a session for a message whose nonce was spent, if its account signed it. */
  const openSession = async (
    signed: Signed,
    { browser, network }: { readonly browser: string; readonly network: string },
    request: Request,
  ) => {
    const { address, chainId, expirationTime } = signed.message;
    const signedBy = await verdictOf(signed);
    if (signedBy === 'wrong') throw new RefusalError('signature');
    countAccount(address);

    const now = clock();
    const asked = expirationTime === undefined ? Number.POSITIVE_INFINITY : readTime(expirationTime);
    const expiresAt = Math.min(now + SESSION_LIFE_MS[signedBy], asked);
    if (!(expiresAt > now)) throw new RefusalError('expired');
    const secret = createToken();
    const former = sessionCookie.find(request);
    const keys = { id: hashToken(secret), browser, network, formerId: former && hashToken(former) };
    if (!(await sessions.open(keys, { address, chainId, signedBy, expiresAt, seenAt: now }, now)))
      throw new RefusalError('sessions-full');
    // A logout drops the browser, then ends its session again: no session is left, whichever came first.
    if (await nonces.isDropped(browser)) {
      await sessions.end({ id: keys.id });
      throw new RefusalError('logged-out');
    }
    const session: SiweSession = { address, chainId, expiresAt: new Date(expiresAt).toISOString() };
    return answer<'verify'>(session, [sessionCookie.set(secret, (expiresAt - now) / 1_000)]);
  };

  const findStored = async (request: Request) => {
    const secret = sessionCookie.find(request);
    if (secret === undefined) return undefined;
    const id = hashToken(secret);
    const session = await sessions.find(id);
    const now = clock();
    const isOpen = session && session.expiresAt > now && session.seenAt > now - IDLE_MS;
    return isOpen ? { id, session } : undefined;
  };

  const findSession = async (request: Request): Promise<SiweServerSession | null> => {
    const found = await findStored(request);
    if (!found) return null;
    const now = clock();
    if (found.session.seenAt <= now - TOUCH_MS) await sessions.touch(found.id, now);
    const { address, chainId, signedBy, expiresAt } = found.session;
    // A contract address can have another owner on another chain.
    const subject: SiweSubject = signedBy === 'key' ? address : `eip155:${chainId}:${address}`;
    return { address, chainId, subject, expiresAt: new Date(expiresAt).toISOString() };
  };

  const session = async (request: Request) => {
    const found = await findSession(request);
    const { address, chainId, expiresAt } = found ?? {};
    return answer<'session'>({
      session: found && { address, chainId, expiresAt },
      time: new Date(clock()).toISOString(),
    });
  };

  const logout = async (request: Request, body: Uint8Array, clientAddress: string | undefined) => {
    if (isEverywhere(body)) {
      // Only an open session may end the others of its account.
      const own = await findStored(request);
      if (!own) throw new RefusalError('no-session');
      await sessions.endAll(own.session);
    }
    const secret = sessionCookie.find(request);
    const token = browserCookie.find(request);
    const browser = token === undefined ? undefined : hashToken(token);
    const keys = {
      ...(secret !== undefined && { id: hashToken(secret) }),
      ...(browser !== undefined && { browser }),
    };
    const ended = Object.keys(keys).length > 0 ? await sessions.end(keys) : [];
    if (browser !== undefined) {
      const dropped = {
        browser,
        network: findNetwork(clientAddress),
        expiresAt: issuer.getRememberUntil(),
        // Clients can invent browser cookies: one that no session belongs to counts toward its network.
        hasRoom: ended.includes(browser),
      };
      const isDropped = await nonces.drop(dropped, clock());
      // A sign-in may have opened a session since; one that opens it from now on finds its browser dropped.
      await sessions.end({ browser });
      if (!isDropped) throw new RefusalError('nonces-full');
    }
    return answer(undefined, [sessionCookie.clear(), browserCookie.clear()]);
  };

  const readJson = (request: Request) => {
    requireType(request);
    return readBody(request, BODY_BYTES);
  };

  const operations = new Map<string, Operation>([
    ['nonce', { method: 'GET', counts: 'nonce', readBody: noBody, run: nonce }],
    ['verify', { method: 'POST', counts: 'verify', readBody: readJson, run: verify }],
    ['session', { method: 'GET', counts: 'rest', readBody: noBody, run: session }],
    [
      'logout',
      { method: 'POST', counts: 'rest', readBody: (request) => readBody(request, BODY_BYTES), run: logout },
    ],
  ]);

  const sweep = async (now: number) => {
    await nonces.removeExpired(now);
    await sessions.removeExpired(now, now - IDLE_MS);
  };

  return { operations, findSession, sweep };
}
