/**
 * Why a request was rejected, for the server's logs; the client gets only the coarser `SiweProblemCode`. About messages:
 * `grammar` is not EIP-4361, `too-long` and `outside-limits` exceed a limit, the others name the wrong
 * field. `logged-out`: the browser signed out while the signature was verified. `no-session`: only an open session can sign
 * out everywhere.
 */
export type SiweRefusalReason =
  | 'path'
  | 'method'
  | 'origin'
  | 'media-type'
  | 'body-size'
  | 'client-rate'
  | 'account-rate'
  | 'body'
  | 'signature-format'
  | 'grammar'
  | 'too-long'
  | 'outside-limits'
  | 'scheme'
  | 'domain'
  | 'uri'
  | 'chain-id'
  | 'issued-in-the-future'
  | 'issued-too-long-ago'
  | 'expired'
  | 'not-yet-valid'
  | 'nonce'
  | 'signature'
  | 'logged-out'
  | 'no-session'
  | 'rpc'
  | 'rpc-chain'
  | 'nonces-full'
  | 'sessions-full'
  | 'store';

/** A rejected request. One handler turns it into a response. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly reason: SiweRefusalReason;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: SiweRefusalReason, headers: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.headers = headers;
  }
}

/** The problem documents for clients. Codes are part of the public interface; titles may change. */
export const siweProblems = {
  'not-found': { status: 404, title: 'There is nothing at this path.' },
  'method-not-allowed': { status: 405, title: 'This path does not support that method.' },
  'origin-not-allowed': { status: 403, title: 'Requests from this page are not allowed.' },
  'unsupported-media-type': { status: 415, title: 'The body has a type that this path does not accept.' },
  'too-large': { status: 413, title: 'The body is too large.' },
  'rate-limited': { status: 429, title: 'Too many requests. Wait, then try again.' },
  malformed: { status: 400, title: "The signed message can't be read." },
  refused: { status: 401, title: 'This sign-in is not accepted. Start again with a new nonce.' },
  'wrong-time': { status: 401, title: "The times in this message do not match the server's time." },
  'session-required': { status: 401, title: 'Sign in first.' },
  unavailable: { status: 503, title: 'This cannot be verified at present. Start again with a new nonce.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** The `code` of a problem document that the server answers with. */
export type SiweProblemCode = keyof typeof siweProblems;

const codes: Record<SiweRefusalReason, SiweProblemCode> = {
  path: 'not-found',
  method: 'method-not-allowed',
  origin: 'origin-not-allowed',
  'media-type': 'unsupported-media-type',
  'body-size': 'too-large',
  'client-rate': 'rate-limited',
  'account-rate': 'rate-limited',
  body: 'malformed',
  'signature-format': 'malformed',
  grammar: 'malformed',
  'too-long': 'refused',
  'outside-limits': 'refused',
  scheme: 'refused',
  domain: 'refused',
  uri: 'refused',
  'chain-id': 'refused',
  'issued-in-the-future': 'wrong-time',
  'issued-too-long-ago': 'wrong-time',
  expired: 'wrong-time',
  'not-yet-valid': 'wrong-time',
  nonce: 'refused',
  signature: 'refused',
  'logged-out': 'refused',
  'no-session': 'session-required',
  rpc: 'unavailable',
  'rpc-chain': 'unavailable',
  'nonces-full': 'unavailable',
  'sessions-full': 'unavailable',
  store: 'unavailable',
};

/**
 * A rejection as a problem document. If the message's times are wrong, it contains the server's time.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function answerRefusal({ reason, headers }: RefusalError, now: number): Response {
  const code = codes[reason];
  const { status, title } = siweProblems[code];
  const time = code === 'wrong-time' ? { time: new Date(now).toISOString() } : {};
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code, ...time }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(code === 'unavailable' && { 'retry-after': '5' }),
      ...headers,
    },
  });
}
