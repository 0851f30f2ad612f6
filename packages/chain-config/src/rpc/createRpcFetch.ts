import { readAnswer } from './readAnswer.ts';

/** An RPC's response. `isResult`: it has a result or an error that reports a revert. */
type RpcAnswer = { readonly text: string; readonly status: number; readonly isResult: boolean };

/** One RPC and its state. */
type Endpoint = {
  /** @throws if it does not answer or serves another chain */
  readonly ask: (init: RequestInit) => Promise<RpcAnswer>;
  /** The RPC with the lowest rank is used first; equal ranks keep their order. */
  readonly getRank: () => number;
  /** Ranks it after the others for a while, because it was slow. */
  readonly holdBack: () => void;
  /** The chain id that it reported, if it is another chain. */
  readonly getClaimedChain: () => number | undefined;
};

const HELD_BACK_MS = 60_000;
/** An RPC of another chain is tried again after this, in case its operator has fixed it. */
const DISTRUST_MS = 300_000;
const CHECK_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
/** Messages of nodes that have no error code for a failed execution. */
const EXECUTION =
  /revert|out of gas|insufficient funds|nonce too|underpriced|already known|invalid (?:opcode|jump)|stack (?:under|over)flow/i;

type EndpointOptions = {
  readonly url: string;
  readonly chainId: number;
  readonly fetchFn: (url: string, init: RequestInit) => Promise<Response>;
};

function createEndpoint({ url, chainId, fetchFn }: EndpointOptions): Endpoint {
  let heldBackUntil = 0;
  let claimed: { readonly chainId: number; readonly at: number } | undefined;
  let check: Promise<number> | undefined;
  const holdBack = () => {
    heldBackUntil = Date.now() + HELD_BACK_MS;
  };

  const send = async (init: RequestInit): Promise<RpcAnswer> => {
    const response = await fetchFn(url, init);
    const text = await readAnswer(response, MAX_ANSWER_BYTES);
    return { text, status: response.status, isResult: response.ok && isResult(parse(text)) };
  };
  const fetchChainId = async (): Promise<number> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
    const headers = { 'content-type': 'application/json' };
    // Several requests may share this check, so the signal of one must not abort it.
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const answer = parse((await send({ method: 'POST', headers, body, signal })).text);
    const { result } = isRecord(answer) ? answer : {};
    if (typeof result !== 'string' || !/^0x[\da-f]{1,13}$/i.test(result)) throw new Error('no chain id');
    return Number(result);
  };
  const requireChain = async () => {
    if (claimed && Date.now() - claimed.at < DISTRUST_MS) throw new Error('another chain');
    claimed = undefined;
    check ??= fetchChainId().catch((error: unknown) => {
      check = undefined;
      throw error;
    });
    const found = await check;
    if (found === chainId) return;
    check = undefined;
    claimed = { chainId: found, at: Date.now() };
    throw new Error('another chain');
  };

  return {
    holdBack,
    getRank: () => (heldBackUntil > Date.now() ? heldBackUntil : 0),
    getClaimedChain: () => claimed?.chainId,
    ask: async (init) => {
      try {
        await requireChain();
        const answer = await send(init);
        // A rejected request, for example of too many blocks, does not mean that the RPC is bad.
        if (!answer.isResult && !isRefusal(answer)) holdBack();
        return answer;
      } catch (error) {
        if (!init.signal?.aborted) holdBack();
        throw error;
      }
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function isResult(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0 && answer.every(isResult);
  if (!isRecord(answer)) return false;
  const { result, error } = answer;
  if (!isRecord(error)) return result !== undefined;
  return error.code === 3 || (typeof error.message === 'string' && EXECUTION.test(error.message));
}

/** True if the response is a JSON-RPC error other than rate limiting. */
function isRefusal({ text, status }: RpcAnswer): boolean {
  const answer = parse(text);
  if (status === 429 || status >= 500 || !isRecord(answer) || !isRecord(answer.error)) return false;
  return ![429, -32_005, -32_603].includes(Number(answer.error.code));
}

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
