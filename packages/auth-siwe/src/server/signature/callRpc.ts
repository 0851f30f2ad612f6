/** An RPC said nothing that can be used. `chain`: it is the RPC of another chain. */
export class RpcTroubleError extends Error {
  override readonly name = 'RpcTroubleError';
  readonly code: 'unavailable' | 'chain';

  constructor(code: 'unavailable' | 'chain', options?: ErrorOptions) {
    super(code === 'chain' ? 'the RPC is one of another chain' : 'the RPC gave no answer', options);
    this.code = code;
  }
}

export type RpcCall = {
  readonly method: 'eth_chainId' | 'eth_getCode' | 'eth_call';
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
};

/** What it answered: data, or that the code that was called failed. */
export type RpcAnswer = { readonly data: string } | { readonly failed: true };

/** The words of those nodes that have no code of their own for an execution that failed. */
const EXECUTION =
  /revert|out of gas|gas (required|uint64)|invalid (opcode|jump)|stack (under|over)flow|write protection|evm error|vm execution/i;
const MAX_ANSWER_CHARACTERS = 1_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * One JSON-RPC call. Whatever is not plainly an answer, of the chain or of the code on it, is trouble: a status, HTML,
 * an empty body, `result: null`, silence, a limit.
 *
 * @throws {RpcTroubleError}
 * @see https://www.jsonrpc.org/specification
 */
export async function callRpc(
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
    const text = await response.text();
    if (text.length > MAX_ANSWER_CHARACTERS) throw new RpcTroubleError('unavailable');
    body = JSON.parse(text);
    // Some nodes send a failed execution with a status of its own.
    if (!response.ok && !(isRecord(body) && isRecord(body.error))) throw new RpcTroubleError('unavailable');
  } catch (cause) {
    throw cause instanceof RpcTroubleError ? cause : new RpcTroubleError('unavailable', { cause });
  }
  if (isRecord(body) && typeof body.result === 'string' && /^0x[0-9a-f]*$/i.test(body.result))
    return { data: body.result };
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  // 3 is what geth and its likes say of an execution that reverted.
  const isExecution =
    error.code === 3 || (typeof error.message === 'string' && EXECUTION.test(error.message));
  if (method === 'eth_call' && isExecution) return { failed: true };
  throw new RpcTroubleError('unavailable', { cause: error });
}
