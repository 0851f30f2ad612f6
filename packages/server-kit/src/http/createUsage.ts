import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { getOpenPart, type HttpLimits, type LimitName, SMALL_ANSWER_BYTES } from './limits.ts';

/** Writes the error that replaces an answer over the limit. */
type Refuse = (limit: LimitName) => { status: number; headers: OutgoingHttpHeaders; body: string };

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

/** A client, and how to end its connection. */
export type Asker = { readonly client: string; readonly network: string; stop(): void };

/** One request, from its arrival until its answer has left the process. */
export type Exchange = {
  /** Counts bytes of the answer; returns the limit that they exceed. */
  admit(bytes: number): LimitName | null;
  /** Counts bytes whose headers were already sent. */
  add(bytes: number): void;
  /** Bytes have left the process. */
  release(bytes: number): void;
  /** All of it has left the process, or the connection is gone. */
  end(): void;
};

type Count = {
  requests: number;
  bytes: number;
  /** Ends the answers that are being read, oldest first. */
  readonly readers: Set<() => void>;
};

const createCount = (): Count => ({ requests: 0, bytes: 0, readers: new Set() });

/**
 * Counts open requests and unread bytes: in total, per network and per client. Of the requests, the last half is for clients
 * that have few (`getOpenPart`). When the server is full, the network that has most loses its oldest unread answer to one that has less.
 */
export function createUsage(limits: HttpLimits) {
  const all = createCount();
  const networks = new Map<string, Count>();
  const clients = new Map<string, Count>();

  const takeFromLargest = (what: 'requests' | 'bytes', least: number): boolean => {
    let largest: Count | undefined;
    for (const each of networks.values())
      if (each.readers.size > 0 && each[what] > (largest?.[what] ?? least)) largest = each;
    const [endOldest] = largest?.readers ?? [];
    endOldest?.();
    return endOldest !== undefined;
  };

  return {
    /** Begins a request, or returns the limit that it exceeds. */
    begin({ client, network, stop }: Asker): Exchange | LimitName {
      const own = clients.get(client) ?? createCount();
      const near = networks.get(network) ?? createCount();
      if (own.requests >= limits.requestsPerClient) return 'requestsPerClient';
      if (near.requests >= limits.requestsPerNetwork) return 'requestsPerNetwork';
      // Requests that wait for another server cannot be ended to make room.
      const isBeyond = (taken: number) => {
        const open = getOpenPart(taken);
        return open < 1 && all.requests >= limits.requests * open;
      };
      if (isBeyond(own.requests / limits.requestsPerClient)) return 'requestsPerClient';
      if (isBeyond(near.requests / limits.requestsPerNetwork)) return 'requestsPerNetwork';
      if (all.requests >= limits.requests && !takeFromLargest('requests', near.requests + 1))
        return 'requests';
      clients.set(client, own);
      networks.set(network, near);
      const counts = [own, near, all];
      for (const each of counts) each.requests += 1;
      let unread = 0;
      let hasEnded = false;
      const count = (bytes: number) => {
        if (hasEnded) return;
        unread += bytes;
        for (const each of counts) each.bytes += bytes;
        if (unread > 0) near.readers.add(endReading);
        else near.readers.delete(endReading);
      };
      const end = () => {
        if (hasEnded) return;
        count(-unread);
        hasEnded = true;
        for (const each of counts) each.requests -= 1;
        if (own.requests === 0 && clients.get(client) === own) clients.delete(client);
        if (near.requests === 0 && networks.get(network) === near) networks.delete(network);
      };
      const endReading = () => {
        end();
        stop();
      };
      // Refuses an answer only while there are others, so that a limit smaller than one answer never blocks it
      // permanently.
      const isCrowded = (counted: Count, bytes: number, most: number) =>
        bytes > SMALL_ANSWER_BYTES && counted.bytes > 0 && counted.bytes + bytes > most;
      return {
        admit(bytes) {
          if (bytes > limits.answerBytes) return 'answerBytes';
          if (isCrowded(own, bytes, limits.unreadBytesPerClient)) return 'unreadBytesPerClient';
          if (isCrowded(near, bytes, limits.unreadBytesPerNetwork)) return 'unreadBytesPerNetwork';
          while (isCrowded(all, bytes, limits.unreadBytes))
            if (!takeFromLargest('bytes', near.bytes + bytes)) return 'unreadBytes';
          count(bytes);
          return null;
        },
        add: count,
        release: (bytes) => count(-bytes),
        end,
      };
    },
  };
}
