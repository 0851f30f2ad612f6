/** An RPC did not give a usable answer. `chain`: it is the RPC of another chain. */
export class RpcTroubleError extends Error {
  override readonly name = 'RpcTroubleError';
  readonly code: 'unavailable' | 'chain';

  constructor(code: 'unavailable' | 'chain', options?: ErrorOptions) {
    super(code === 'chain' ? 'the RPC is one of another chain' : 'the RPC gave no answer', options);
    this.code = code;
  }
}

type RpcCall = {
  readonly method: 'eth_chainId' | 'eth_getCode' | 'eth_call';
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
};

/** Returned data, or that the called code failed. */
type RpcAnswer = { readonly data: string } | { readonly failed: true };

/** Messages of nodes that have no error code for a failed execution. */
const EXECUTION =
  /revert|out of gas|gas (required|uint64)|invalid (opcode|jump)|stack (under|over)flow|write protection|evm error|vm execution/i;
const MAX_ANSWER_BYTES = 1_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Counts the bytes as they arrive: a small compressed body can expand to gigabytes.
 *
 * @throws {RpcTroubleError} if there are too many; the rest is not read
 */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new RpcTroubleError('unavailable');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * One JSON-RPC call. Anything but a result or a failed execution is an error: an HTTP status, HTML, an empty body,
 * `result: null`, a timeout, a limit.
 *
 * @throws {RpcTroubleError}
 * @see https://www.jsonrpc.org/specification
 */
async function callRpc(
  fetch: typeof globalThis.fetch,
  url: string,
  { method, params, signal }: RpcCall,
): Promise<RpcAnswer> {
  let body: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal,
    });
    body = JSON.parse(await readText(response));
    // Some nodes send a failed execution with an error status.
    if (!response.ok && !(isRecord(body) && isRecord(body.error))) throw new RpcTroubleError('unavailable');
  } catch (cause) {
    throw cause instanceof RpcTroubleError ? cause : new RpcTroubleError('unavailable', { cause });
  }
  if (isRecord(body) && typeof body.result === 'string' && /^0x[0-9a-f]*$/i.test(body.result))
    return { data: body.result };
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  // geth and similar nodes use code 3 for a revert.
  const isExecution =
    error.code === 3 || (typeof error.message === 'string' && EXECUTION.test(error.message));
  if (method === 'eth_call' && isExecution) return { failed: true };
  throw new RpcTroubleError('unavailable', { cause: error });
}

/** A chain whose contract wallets may sign in, and its RPCs. */
export type SiweChain = {
  readonly id: number;
  /** Tried one after another until one answers. Wallets with a key need none. */
  readonly rpcUrls: readonly string[];
};

export type ChainReader = {
  /** The result of the first RPC that answers before the deadline (of `performance.now`). */
  ask(request: Omit<RpcCall, 'signal'> & { readonly deadline: number }): Promise<RpcAnswer>;
  /** Checks the chain id of each RPC. */
  check(withinMs: number): Promise<readonly { readonly url: string; readonly state: RpcState }[]>;
};

/** The usability of a chain's RPCs: `other-chain` if one reports another chain id. */
export type RpcState = 'ok' | 'unavailable' | 'other-chain';

/** Reads one chain through its RPCs; never uses an RPC of another chain. */
export function createChainReader(chain: SiweChain, fetch: typeof globalThis.fetch): ChainReader {
  const known = new Set<string>();

  const requireChain = async (url: string, signal: AbortSignal) => {
    if (known.has(url)) return;
    const answer = await callRpc(fetch, url, { method: 'eth_chainId', params: [], signal });
    if (!('data' in answer) || Number(answer.data) !== chain.id) throw new RpcTroubleError('chain');
    known.add(url);
  };

  return {
    ask: async ({ deadline, ...request }) => {
      let trouble = new RpcTroubleError('unavailable');
      for (const [index, url] of chain.rpcUrls.entries()) {
        // Divides the time, so that a silent RPC leaves some for the others.
        const shareMs = (deadline - performance.now()) / (chain.rpcUrls.length - index);
        try {
          return await within(shareMs, async (signal) => {
            await requireChain(url, signal);
            return callRpc(fetch, url, { ...request, signal });
          });
        } catch (error) {
          if (!(error instanceof RpcTroubleError)) throw error;
          trouble = error;
        }
      }
      throw trouble;
    },
    check: (withinMs) =>
      Promise.all(
        chain.rpcUrls.map(async (url) => {
          try {
            await within(withinMs, (signal) => requireChain(url, signal));
            return { url, state: 'ok' } as const;
          } catch (error) {
            const isOther = error instanceof RpcTroubleError && error.code === 'chain';
            return { url, state: isOther ? 'other-chain' : 'unavailable' } as const;
          }
        }),
      ),
  };
}

const within = async <Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), Math.max(ms, 0));
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
  }
};
