import { callRpc, type RpcAnswer, type RpcCall, RpcTroubleError } from './callRpc.ts';

/** A chain on which contract wallets may sign, and where to ask it. */
export type SiweChain = {
  readonly id: number;
  /** Asked one after another, until one answers. Wallets with a key of their own need none. */
  readonly rpcUrls: readonly string[];
};

export type ChainReader = {
  /** What the chain says before the deadline (of `performance.now`), from the first RPC that answers. */
  ask(request: Omit<RpcCall, 'signal'> & { readonly deadline: number }): Promise<RpcAnswer>;
  /** Asks each RPC which chain it is of. */
  check(withinMs: number): Promise<readonly { readonly url: string; readonly state: RpcState }[]>;
};

export type RpcState = 'ok' | 'unavailable' | 'other-chain';

/** Reads one chain, and no RPC that is of another one. */
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
        // One that is silent leaves the others their share of the time.
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
