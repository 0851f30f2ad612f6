/** The limits of one server in total, per network and per client. */
export type HttpLimits = {
  /** Time limits for the headers of a request, and for the whole request with its body. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** A connection with unread answers is closed unless at least `stallBytes` leave within `stallMs`. */
  readonly stallMs: number;
  readonly stallBytes: number;
  /** How long a connection without a request stays open. */
  readonly idleMs: number;
  readonly connections: number;
  readonly connectionsPerNetwork: number;
  readonly connectionsPerClient: number;
  /** Requests that are being received or handled, or whose answers are unread. */
  readonly requests: number;
  readonly requestsPerNetwork: number;
  readonly requestsPerClient: number;
  /** Requests on one connection before the first one was answered. */
  readonly pipelined: number;
  /** Bytes of answers kept in memory for slow readers. */
  readonly unreadBytes: number;
  readonly unreadBytesPerNetwork: number;
  readonly unreadBytesPerClient: number;
  readonly answerBytes: number;
  readonly bodyBytes: number;
};

/** How much of a total is open to a network, by the part of its own share that it has taken. */
const LEVELS = [
  { below: 1 / 16, open: 1 },
  { below: 1 / 4, open: 3 / 4 },
  { below: 1, open: 1 / 2 },
] as const;

/**
 * How much of a total is open to a client or network that has taken this part of its own share. One that has much gets
 * nothing of the last half, so that few networks, however many addresses they have, leave something to all others.
 *
 * @example
 * getOpenPart(0.5); // 0.5: it has taken half of its share, and gets nothing once half of the total is taken.
 */
export const getOpenPart = (taken: number): number => LEVELS.find(({ below }) => taken < below)?.open ?? 0;

export const httpLimits: HttpLimits = {
  headersMs: 15_000,
  requestMs: 25_000,
  stallMs: 20_000,
  stallBytes: 65_536,
  // Less than a minute, so that an answer that only the system has buffered is also dropped within one.
  idleMs: 55_000,
  connections: 2_000,
  connectionsPerNetwork: 1_000,
  connectionsPerClient: 500,
  requests: 1_000,
  requestsPerNetwork: 500,
  requestsPerClient: 250,
  pipelined: 16,
  unreadBytes: 64_000_000,
  unreadBytesPerNetwork: 48_000_000,
  unreadBytesPerClient: 40_000_000,
  answerBytes: 33_000_000,
  bodyBytes: 16_384,
};

/** Answers up to this size are sent even when the limits for unread bytes are reached: errors, health, counts. */
export const SMALL_ANSWER_BYTES = 16_384;

/** The limits that a request may exceed, with the code of the problem that answers it. */
export const limitCodes = {
  connections: 'unavailable',
  connectionsPerNetwork: 'rate-limited',
  connectionsPerClient: 'rate-limited',
  requests: 'unavailable',
  requestsPerNetwork: 'rate-limited',
  requestsPerClient: 'rate-limited',
  pipelined: 'rate-limited',
  unreadBytes: 'unavailable',
  unreadBytesPerNetwork: 'rate-limited',
  unreadBytesPerClient: 'rate-limited',
  answerBytes: 'answer-too-large',
  bodyBytes: 'too-large',
} as const satisfies Partial<Record<keyof HttpLimits, string>>;

export type LimitName = keyof typeof limitCodes;

const sentences: Readonly<Record<LimitName, (most: string) => string>> = {
  connections: (most) => `The server has reached its limit of ${most} open connections.`,
  connectionsPerNetwork: (most) => `The clients of one network may have ${most} open connections.`,
  connectionsPerClient: (most) => `A client may have ${most} open connections.`,
  requests: (most) => `The server has reached its limit of ${most} open requests.`,
  requestsPerNetwork: (most) => `The clients of one network may have ${most} open requests.`,
  requestsPerClient: (most) => `A client may have ${most} open requests.`,
  pipelined: (most) => `A connection may have ${most} open requests.`,
  unreadBytes: (most) => `The server may hold ${most} bytes of unread answers.`,
  unreadBytesPerNetwork: (most) => `The clients of one network may have ${most} bytes of unread answers.`,
  unreadBytesPerClient: (most) => `A client may have ${most} bytes of unread answers.`,
  answerBytes: (most) => `An answer may have at most ${most} bytes.`,
  bodyBytes: (most) => `The body of this request may have at most ${most} bytes.`,
};

export function describeLimit(name: LimitName, most: number): string {
  return sentences[name](most.toLocaleString('en'));
}
