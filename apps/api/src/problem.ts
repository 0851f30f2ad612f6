import type { Context } from 'hono';

const problems = {
  malformed: { status: 400, title: 'The request cannot be read.' },
  'session-required': { status: 401, title: 'Sign in first.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  'draft-conflict': { status: 409, title: 'The draft was changed elsewhere meanwhile.' },
  'too-many-drafts': { status: 422, title: 'There are as many drafts as an account may have.' },
  'rate-limited': { status: 429, title: 'Too many requests. Try again later.' },
  internal: { status: 500, title: 'The server made a mistake.' },
  unavailable: { status: 503, title: 'The server is out of order. Try again later.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** Codes are part of the interface: they stay when sentences change. */
export type ProblemCode = keyof typeof problems;

/**
 * An error as a problem document.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function createProblem(code: ProblemCode, retryAfterSeconds?: number): Response {
  const { status, title } = problems[code];
  const waitSeconds = retryAfterSeconds ?? (code === 'unavailable' ? 5 : undefined);
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(waitSeconds !== undefined && { 'retry-after': String(waitSeconds) }),
    },
  });
}

/** The same, with the headers that were set on the way here. */
export const answerProblem = (context: Context, code: ProblemCode): Response => {
  const problem = createProblem(code);
  return context.newResponse(problem.body, problem);
};
