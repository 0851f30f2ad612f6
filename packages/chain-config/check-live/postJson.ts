import { createPublicClient, custom, isHex, type PublicClient } from 'viem';
import { UnreachableError, WrongAnswerError } from './finding.ts';

const MAX_BYTES = 1_000_000;

/** Posts JSON and gives back the JSON that came, whatever it says. */
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
