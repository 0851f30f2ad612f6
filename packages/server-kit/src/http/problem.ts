/** The codes that both servers use, with the sentences for people. */
export const commonProblems = {
  malformed: { status: 400, title: 'The request is malformed.' },
  'not-found': { status: 404, title: 'There is nothing at this path.' },
  'method-not-allowed': { status: 405, title: 'This path does not support that method.' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time.' },
  'too-large': { status: 413, title: 'The body of the request is too large.' },
  'answer-too-large': { status: 422, title: 'The answer would be too large. Request less.' },
  'rate-limited': { status: 429, title: 'Too many requests. Try again later.' },
  'headers-too-large': { status: 431, title: 'The headers of the request are too large.' },
  internal: { status: 500, title: 'An internal error occurred.' },
  unavailable: { status: 503, title: 'The server is not available. Try again later.' },
} as const satisfies Problems;

export type Problems = Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemFacts = {
  /** Details of this case, for example the exceeded limit. */
  readonly detail?: string | undefined;
  /** Default: 5 when the status is 503, else none. */
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Creates the function that answers errors as problem documents. Codes are part of the interface and stay when
 * sentences change.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 * @example
 * const createProblem = defineProblems({ ...commonProblems, 'draft-conflict': { status: 409, title: '…' } });
 * createProblem('draft-conflict'); // a Response
 */
export function defineProblems<const Known extends Problems>(known: Known) {
  return (code: keyof Known & string, facts: ProblemFacts = {}): Response => {
    // A code is always a key of the list.
    const { status, title } = known[code] as Problems[string];
    const { detail, retryAfterSeconds = status === 503 ? 5 : undefined, headers } = facts;
    const body = JSON.stringify({ type: 'about:blank', title, status, code, detail });
    return new Response(body, {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
        ...headers,
      },
    });
  };
}
