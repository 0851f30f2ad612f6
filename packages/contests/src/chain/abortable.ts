import { readAnswer } from '@org/chain-config/rpc';

/** No answer that readers ask an RPC for is longer. */
const MAX_ANSWER_BYTES = 32_000_000;

/**
 * A `fetch` for viem's transport that asks the named endpoint only, so follows no redirect, and limits the whole answer
 * in time and bytes: viem's own timeout ends with the headers, and it reads any number of bytes.
 */
export function fetchWithin(timeoutMs: number): typeof globalThis.fetch {
  return (input, init) => fetchLimited(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** The same for several requests together, which the signal ends. */
export function fetchUntil(signal: AbortSignal): typeof globalThis.fetch {
  return (input, init) => fetchLimited(input, { ...init, signal });
}

const fetchLimited: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  const text = body && (await readAnswer(response, MAX_ANSWER_BYTES));
  return new Response(text, { status, statusText, headers });
};

/** Waits; rejects with the signal's reason when aborted. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
    signal?.addEventListener('abort', finish, { once: true });
  });
  signal?.throwIfAborted();
}

/** Settles like the promise, or rejects when the signal aborts; the promise's later outcome is then ignored. */
export async function untilAborted<Value>(
  signal: AbortSignal | undefined,
  promise: Promise<Value>,
): Promise<Value> {
  if (!signal) return promise;
  promise.catch(() => {});
  signal.throwIfAborted();
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([promise, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
