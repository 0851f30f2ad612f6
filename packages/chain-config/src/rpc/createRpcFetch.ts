import { createEndpoint, type Endpoint, type RpcAnswer } from './createEndpoint.ts';

/**
 * A `fetch` for one chain's JSON-RPC requests. It ignores the URL it is called with.
 *
 * @example
 * import type { RpcFetch } from '@org/chain-config/rpc';
 *
 * const askLatest = (fetchFn: RpcFetch, body: string) => fetchFn('', { method: 'POST', body });
 */
export type RpcFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The RPCs of one chain, in order of preference.
 *
 * @example
 * import { base } from '@org/chain-config';
 * import type { RpcFetchOptions } from '@org/chain-config/rpc';
 *
 * const options: RpcFetchOptions = { chainId: base.chain.id, urls: base.chain.rpcUrls.default.http };
 */
export type RpcFetchOptions = {
  readonly chainId: number;
  readonly urls: readonly string[];
  /** After this time the next RPC is tried as well, in milliseconds. Default: 1,500. */
  readonly patienceMs?: number | undefined;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetchFn?: RpcFetch | undefined;
};

const PATIENCE_MS = 1_500;
/** Callers usually abort earlier with their own signal. */
const GIVE_UP_MS = 60_000;

/**
 * Creates a `fetch` with failover between the RPCs of a chain. It checks the chain id of each RPC before using it, and never
 * uses one of another chain. The next RPC is tried if one fails, rejects the request, or is slow; an RPC that failed or was
 * slower than another is tried last for a minute. If no RPC has a result, the first rejection is returned. A signed
 * transaction is not raced: the next RPC gets it only after one fails.
 *
 * @throws {Error} if no RPC answers; the message contains no URL
 * @example
 * import { base } from '@org/chain-config';
 * import { createRpcFetch } from '@org/chain-config/rpc';
 * import { createPublicClient, http } from 'viem';
 *
 * const [url, ...others] = base.chain.rpcUrls.default.http;
 * const fetchFn = createRpcFetch({ chainId: base.chain.id, urls: [url, ...others] });
 * const client = createPublicClient({ chain: base.chain, transport: http(url, { fetchFn }) });
 * @see https://www.jsonrpc.org/specification
 */
export function createRpcFetch(options: RpcFetchOptions): RpcFetch {
  const { chainId, urls, patienceMs = PATIENCE_MS, fetchFn = (input, init) => fetch(input, init) } = options;
  const endpoints = urls.map((url) => createEndpoint({ url, chainId, fetchFn }));
  return async (_, init = {}) => {
    const ranked = [...endpoints].sort((a, b) => a.getRank() - b.getRank());
    // A node that signs itself must not send twice.
    const asked = isSentOnce(init.body) ? ranked.slice(0, 1) : ranked;
    // Raced, the second RPC would answer "already known", which is not a rejection.
    const isRaced = !isSignedTransaction(init.body);
    const answer = await race(asked, { init, patienceMs: isRaced ? patienceMs : undefined });
    if (answer) return toResponse(answer.text, answer.status);
    const claimed = endpoints.map((endpoint) => endpoint.getClaimedChain()).find((id) => id !== undefined);
    // A request for the chain id may return another chain's id.
    if (claimed !== undefined && isChainIdRequest(init.body))
      return toResponse(
        JSON.stringify({ jsonrpc: '2.0', id: readId(init.body), result: `0x${claimed.toString(16)}` }),
        200,
      );
    throw new Error(
      claimed === undefined
        ? `no RPC of chain ${chainId} answers`
        : `the RPC of chain ${chainId} is one of chain ${claimed}`,
    );
  };
}

/** The first result; the first rejection if all reject; undefined if no RPC answers. */
function race(
  endpoints: readonly Endpoint[],
  { init, patienceMs }: { init: RequestInit; patienceMs: number | undefined },
): Promise<RpcAnswer | undefined> {
  const stop = new AbortController();
  const { signal } = init;
  return new Promise<RpcAnswer | undefined>((resolve, reject) => {
    const waiting = [...endpoints];
    const running = new Set<Endpoint>();
    let refusal: RpcAnswer | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => end(() => reject(signal?.reason));
    const giveUp = setTimeout(() => end(() => resolve(refusal)), GIVE_UP_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', abort);
      settle();
      stop.abort();
    };
    const next = () => {
      clearTimeout(timer);
      const endpoint = waiting.shift();
      if (!endpoint) return running.size === 0 && end(() => resolve(refusal));
      if (waiting.length > 0 && patienceMs !== undefined) timer = setTimeout(next, patienceMs);
      running.add(endpoint);
      endpoint.ask({ ...init, signal: stop.signal }).then(
        (answer) => {
          running.delete(endpoint);
          if (stop.signal.aborted) return;
          if (answer.isResult) {
            for (const slower of running) slower.holdBack();
            return end(() => resolve(answer));
          }
          refusal ??= answer;
          next();
        },
        () => {
          running.delete(endpoint);
          if (!stop.signal.aborted) next();
        },
      );
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    next();
  });
}

const toResponse = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

const readBody = (body: unknown): { readonly id?: unknown; readonly method?: unknown } => {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};
const readId = (body: unknown) => readBody(body).id ?? null;
const isChainIdRequest = (body: unknown) => readBody(body).method === 'eth_chainId';
const isSignedTransaction = (body: unknown) =>
  typeof body === 'string' && body.includes('"eth_sendRawTransaction"');
const isSentOnce = (body: unknown) => typeof body === 'string' && body.includes('"eth_sendTransaction"');
