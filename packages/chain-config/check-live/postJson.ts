import { UnreachableError } from './errors.ts';

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
