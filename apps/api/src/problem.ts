import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Codes are part of the interface: they stay when sentences change. */
export type ProblemCode = 'not-found' | 'method-not-allowed' | 'internal';

const problems = {
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  internal: { status: 500, title: 'The server made a mistake.' },
} as const satisfies Record<ProblemCode, { status: ContentfulStatusCode; title: string }>;

/**
 * An error as a problem document.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function answerProblem(context: Context, code: ProblemCode): Response {
  const { status, title } = problems[code];
  return context.body(JSON.stringify({ type: 'about:blank', title, status, code }), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}
