import { createPublicClient, custom, isHex, type PublicClient } from 'viem';
import { UnreachableError, WrongAnswerError } from './errors.ts';
import { postJson } from './postJson.ts';

/**
 * A client that asks once and says why it got no answer: somewhere among the causes of whatever it throws is an
 * {@link UnreachableError} when nobody answered. (viem's own transport tells a dead endpoint in many ways.)
 */
export function createRpcClient({ url, timeoutMs }: { url: string; timeoutMs: number }): PublicClient {
  const request = async ({ method, params }: { method: string; params?: unknown }) =>
    readAnswer(await postJson(url, { jsonrpc: '2.0', id: 1, method, params: params ?? [] }, timeoutMs));
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
}

function readAnswer(answer: unknown) {
  const { result, error } = Object(answer) as { result?: unknown; error?: unknown };
  // Every question that is asked here is answered in hexadecimal.
  if (isHex(result)) return result;
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  // 3 is what geth answers for a revert; others say it in words.
  if (code === 3 || /revert/i.test(String(message))) throw new WrongAnswerError('the call reverted');
  if (error) throw new UnreachableError(`answered an error: ${String(message)}`);
  throw new WrongAnswerError('answered no hexadecimal result');
}
