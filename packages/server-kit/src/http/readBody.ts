import type { IncomingMessage } from 'node:http';

/** Of a body that is too large so much is read and thrown away: a client that sends all of it first can read the answer. */
const MOST_DISCARDED_BYTES = 4_194_304;
const DISCARD_MS = 5_000;

/** The whole body of a request; `too-large` beyond `maxBytes`, `gone` when it breaks off. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | 'too-large' | 'gone'> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MOST_DISCARDED_BYTES) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let patience: NodeJS.Timeout | undefined;
    const finish = (result: Buffer | 'too-large' | 'gone') => {
      clearTimeout(patience);
      request.off('data', take);
      resolve(result);
    };
    const discard = () => {
      chunks = [];
      patience ??= setTimeout(() => finish('too-large'), DISCARD_MS);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_DISCARDED_BYTES) finish('too-large');
      else if (size > maxBytes) discard();
      else chunks.push(chunk);
    };
    if (declared > maxBytes) discard();
    request.on('data', take);
    request.once('end', () => finish(size > maxBytes ? 'too-large' : Buffer.concat(chunks)));
    request.once('close', () => finish('gone'));
    request.once('error', () => finish('gone'));
  });
}
