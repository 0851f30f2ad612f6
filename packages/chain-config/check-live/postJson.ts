import { createPublicClient, custom, isHex, type PublicClient } from 'viem';
import { UnreachableError, WrongAnswerError } from './finding.ts';

const MAX_BYTES = 1_000_000;

/** Posts JSON and returns the JSON response, unvalidated. */
export async function postJson(url: string, body: unknown, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    if (!response.ok) throw new UnreachableError(`answered ${response.status}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    throw new UnreachableError(describe(error), { cause: error });
  }
}

async function readText(response: Response) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) throw new UnreachableError(`answered more than ${MAX_BYTES} bytes`);
  }
  return text + decoder.decode();
}

function describe(error: unknown) {
  if (error instanceof SyntaxError) return 'answered something that is not JSON';
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in time';
  // fetch hides the reason (ECONNREFUSED, ENOTFOUND) in its cause.
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

/**
 * A client without retries. If the endpoint does not answer, one of the causes of the thrown error is an
 * {@link UnreachableError}; viem's own transport reports a dead endpoint in many ways.
 */
export function createRpcClient({ url, timeoutMs }: { url: string; timeoutMs: number }): PublicClient {
  const request = async ({ method, params }: { method: string; params?: unknown }) =>
    readResult(await postJson(url, { jsonrpc: '2.0', id: 1, method, params: params ?? [] }, timeoutMs));
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
}

function readResult(answer: unknown) {
  const { result, error } = Object(answer) as { result?: unknown; error?: unknown };
  // All methods used here return hexadecimal.
  if (isHex(result)) return result;
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  // geth uses code 3 for a revert; other nodes only say so in the message.
  if (code === 3 || /revert/i.test(String(message))) throw new WrongAnswerError('the call reverted');
  if (error) throw new UnreachableError(`answered an error: ${String(message)}`);
  throw new WrongAnswerError('the result is not hexadecimal');
}
