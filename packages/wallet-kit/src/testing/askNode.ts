import type { RpcRequest } from './eip1193.ts';
import { ScriptedWalletError } from './errors.ts';

/** Passes a request on to the chain's node, and its answer back. */
export const askNode = async (rpcUrl: string, { method, params }: RpcRequest): Promise<unknown> => {
  let answer: { result?: unknown; error?: { code?: number; message?: string; data?: unknown } };
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    });
    answer = await response.json();
  } catch (cause) {
    throw new ScriptedWalletError(-32603, { message: `No usable answer from ${rpcUrl}.`, cause });
  }
  if (!answer.error) return answer.result;
  const { code = -32603, message, data } = answer.error;
  throw new ScriptedWalletError(code, { ...(message !== undefined && { message }), data });
};
