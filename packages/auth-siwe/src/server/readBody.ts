import { Refusal } from './refusal.ts';

const JSON_TYPE = /^application\/json(\s*;.*)?$/i;

/** @throws {Refusal} `media-type` */
export function requireJson(request: Request): void {
  const { headers } = request;
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (!JSON_TYPE.test(headers.get('content-type') ?? '') || encoding.toLowerCase() !== 'identity')
    throw new Refusal('media-type');
}

/** So much of what is too large is let through unread: who sends that much to its end can read the answer. */
const MOST_LET_PASS_BYTES = 4_194_304;

const letPass = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  try {
    for (let bytes = 0; bytes < MOST_LET_PASS_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // It broke off; nobody waits for it.
  }
};

/**
 * Reads no more than `maxBytes` of a body, whatever its length is said to be.
 *
 * @throws {Refusal} `body-size`, or `body` where it breaks off
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('body-size');
  const reader = request.body?.getReader();
  const body = new Uint8Array(maxBytes);
  let bytes = 0;
  if (!reader) return body.subarray(0, 0);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return body.subarray(0, bytes);
      if (bytes + value.byteLength > maxBytes) throw new Refusal('body-size');
      body.set(value, bytes);
      bytes += value.byteLength;
    }
  } catch (error) {
    void letPass(reader);
    throw error instanceof Refusal ? error : new Refusal('body', {}, error);
  }
}
