/** An RPC's response. `isResult`: it has a result or an error that reports a revert. */
export type RpcAnswer = { readonly text: string; readonly status: number; readonly isResult: boolean };

/** One RPC and its state. */
export type Endpoint = {
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

export function createEndpoint({ url, chainId, fetchFn }: EndpointOptions): Endpoint {
  let heldBackUntil = 0;
  let claimed: { readonly chainId: number; readonly at: number } | undefined;
  let check: Promise<number> | undefined;
  const holdBack = () => {
    heldBackUntil = Date.now() + HELD_BACK_MS;
  };

  const send = async (init: RequestInit): Promise<RpcAnswer> => {
    const response = await fetchFn(url, init);
    const text = await readText(response);
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

/** Whether the response is a JSON-RPC error other than rate limiting. */
function isRefusal({ text, status }: RpcAnswer): boolean {
  const answer = parse(text);
  if (status === 429 || status >= 500 || !isRecord(answer) || !isRecord(answer.error)) return false;
  return ![429, -32_005, -32_603].includes(Number(answer.error.code));
}

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
      throw new Error('the answer is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
