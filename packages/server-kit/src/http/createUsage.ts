import { type HttpLimits, type LimitName, SMALL_ANSWER_BYTES } from './limits.ts';

type Count = { requests: number; bytes: number };

/** One request, from its arrival until its answer has left the process. */
export type Exchange = {
  /** Counts bytes of its answer; the limit that they pass when they cannot be kept in memory. */
  admit(bytes: number): LimitName | null;
  /** Counts bytes whose headers have been sent already. */
  add(bytes: number): void;
  /** Bytes have left the process. */
  release(bytes: number): void;
  /** Everything of it has left, or its connection is gone. */
  end(): void;
};

/** Counts open requests and unread bytes, of all clients and of each. */
export function createUsage(limits: HttpLimits) {
  const all: Count = { requests: 0, bytes: 0 };
  const clients = new Map<string, Count>();

  return {
    /** Begins a request, or names the limit that it would pass. */
    begin(client: string): Exchange | LimitName {
      const own = clients.get(client) ?? { requests: 0, bytes: 0 };
      if (own.requests >= limits.requestsPerClient) return 'requestsPerClient';
      if (all.requests >= limits.requests) return 'requests';
      clients.set(client, own);
      own.requests += 1;
      all.requests += 1;
      let unread = 0;
      let hasEnded = false;
      const count = (bytes: number) => {
        if (hasEnded) return;
        unread += bytes;
        own.bytes += bytes;
        all.bytes += bytes;
      };
      return {
        admit(bytes) {
          if (bytes > limits.answerBytes) return 'answerBytes';
          // What has to wait for others is never the only one, so that a limit below one answer refuses none for good.
          const isCrowded = (counted: Count, most: number) =>
            counted.bytes > 0 && counted.bytes + bytes > most;
          if (bytes > SMALL_ANSWER_BYTES && isCrowded(own, limits.unreadBytesPerClient))
            return 'unreadBytesPerClient';
          if (bytes > SMALL_ANSWER_BYTES && isCrowded(all, limits.unreadBytes)) return 'unreadBytes';
          count(bytes);
          return null;
        },
        add: count,
        release: (bytes) => count(-bytes),
        end() {
          if (hasEnded) return;
          count(-unread);
          hasEnded = true;
          own.requests -= 1;
          all.requests -= 1;
          if (own.requests === 0 && clients.get(client) === own) clients.delete(client);
        },
      };
    },
    /** Requests and bytes of all clients together. */
    all: all as Readonly<Count>,
  };
}
