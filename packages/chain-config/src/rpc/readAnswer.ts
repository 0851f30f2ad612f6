/**
 * Reads the body of another host's response as text, up to a number of bytes as they arrive. Use it instead of `text()` and
 * `json()`: a compressed body of 1 MB can expand to a gigabyte.
 *
 * @param maxBytes of the text, after decompression
 * @throws {RangeError} if there are more; the rest is not read
 * @example
 * import { readAnswer } from '@org/chain-config';
 *
 * const response = await fetch('https://example.org/chains.json');
 * const list: unknown = JSON.parse(await readAnswer(response, 1_000_000));
 */
export async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError(`the answer has more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The most bytes of a JSON-RPC response: about twice the largest batch of attestations that readers ask for. */
export const MAX_RPC_BYTES = 10 * 1024 * 1024;

/**
 * A `fetch` for viem's `http` that limits the responses, which viem reads without a limit. `createRpcFetch` limits them
 * too.
 *
 * @throws {RangeError} from the returned function, if a response has more bytes
 * @example
 * import { limitAnswers } from '@org/chain-config';
 * import { createPublicClient, http } from 'viem';
 *
 * const fetchFn = limitAnswers(fetch);
 * const client = createPublicClient({ transport: http('https://mainnet.base.org', { fetchFn }) });
 */
export function limitAnswers(
  fetchFn: typeof globalThis.fetch,
  maxBytes: number = MAX_RPC_BYTES,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetchFn(input, init);
    const text = await readAnswer(response, maxBytes);
    const { status, statusText, headers } = response;
    const type = headers.get('content-type');
    // Not its encoding and length: the text is decompressed.
    const kept = new Headers(type === null ? {} : { 'content-type': type });
    const retryAfter = headers.get('retry-after');
    if (retryAfter !== null) kept.set('retry-after', retryAfter);
    return new Response(text === '' ? null : text, { status, statusText, headers: kept });
  };
}
