/**
 * Reads the body of another host's response as text, up to a number of bytes as they arrive. Use it instead of `text()` and
 * `json()`: a compressed body of 1 MB can expand to a gigabyte.
 *
 * @param maxBytes of the text, after decompression
 * @throws {RangeError} if there are more; the rest is not read
 * @example
 * import { readAnswer } from '@org/chain-config/rpc';
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
