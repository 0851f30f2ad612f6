import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Exchange } from './createUsage.ts';
import type { LimitName } from './limits.ts';

/** Writes the error that replaces an answer over the limit. */
export type Refuse = (limit: LimitName) => { status: number; headers: OutgoingHttpHeaders; body: string };

type Done = (error?: Error | null) => void;

/**
 * A response that counts its bytes until they have left the process. It delays its head until the first bytes of the
 * body are known, so that an answer over the limit can still become an error.
 */
export class CountedResponse extends ServerResponse {
  #exchange: Exchange | undefined;
  #refuse: Refuse | undefined;
  #head: unknown[] | undefined;
  #isSending = false;
  #isRefused = false;

  /** Nothing is counted without this call. */
  countFor(exchange: Exchange, refuse: Refuse): void {
    this.#exchange = exchange;
    this.#refuse = refuse;
  }

  override writeHead(...head: unknown[]): this {
    if (this.#isRefused) return this;
    if (this.#isSending || !this.#exchange) return this.#writeHead(head);
    this.#head = head;
    this.statusCode = head[0] as number;
    return this;
  }

  override flushHeaders(): void {
    this.#send();
    super.flushHeaders();
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    const [bytes, done] = readArguments(chunk, encoding, callback);
    if (!bytes || !this.#exchange) return this.#isRefused || this.#passWrite([chunk, encoding, callback]);
    if (!this.#admit(bytes.length)) return true;
    const { length } = bytes;
    return this.#passWrite([
      bytes,
      (error?: Error | null) => {
        this.#exchange?.release(length);
        done?.(error);
      },
    ]);
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const [bytes, done] = readArguments(chunk, encoding, callback);
    if (this.#isRefused) return this;
    if (!this.#exchange) return this.#passEnd([chunk, encoding, callback]);
    if (!this.#admit(bytes?.length ?? 0)) return this;
    return this.#passEnd([...(bytes ? [bytes] : []), ...(done ? [done] : [])]);
  }

  #admit(bytes: number): boolean {
    if (this.#isRefused) return false;
    if (this.#isSending || this.headersSent) {
      this.#exchange?.add(bytes);
      return true;
    }
    const limit = this.#exchange?.admit(bytes);
    this.#isSending = true;
    if (!limit) {
      if (this.#head) this.#writeHead(this.#head);
      return true;
    }
    const { status, headers, body } = this.#refuse?.(limit) ?? { status: 503, headers: {}, body: '' };
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    this.#writeHead([status, { ...headers, 'content-length': Buffer.byteLength(body) }]);
    this.#exchange?.add(Buffer.byteLength(body));
    this.#passEnd([body]);
    this.#isRefused = true;
    return false;
  }

  #send() {
    if (this.#isSending || this.#isRefused) return;
    this.#isSending = true;
    if (this.#head) this.#writeHead(this.#head);
  }

  // The overloads of Node's own methods cannot be forwarded otherwise.
  #writeHead(head: unknown[]): this {
    return super.writeHead(...(head as [number]));
  }
  #passWrite(write: unknown[]): boolean {
    this.#send();
    return super.write(...(write as [Buffer]));
  }
  #passEnd(end: unknown[]): this {
    this.#send();
    return super.end(...(end as [Buffer]));
  }
}

/** The bytes and the callback of `write` or `end`, in any of their overloads. */
function readArguments(
  chunk: unknown,
  encoding: unknown,
  callback: unknown,
): [Buffer | undefined, Done | undefined] {
  const done = [chunk, encoding, callback].find((each) => typeof each === 'function') as Done | undefined;
  if (typeof chunk === 'string') {
    return [Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'), done];
  }
  if (chunk instanceof Uint8Array)
    return [Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), done];
  return [undefined, done];
}
