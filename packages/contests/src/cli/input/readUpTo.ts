import { createReadStream } from 'node:fs';

/**
 * The bytes of a file, or null if there are more. The size is not asked for first: a pipe or a device has none.
 *
 * @throws {Error} of `node:fs`
 */
export async function readUpTo(path: string, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of createReadStream(path, { end: maxBytes })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.length > maxBytes ? null : bytes;
}
