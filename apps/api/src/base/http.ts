import { commonProblems, defineProblems } from '@org/server-kit';
import type { Context, MiddlewareHandler } from 'hono';
import { createHolds, listNetworks, type Share } from './fairShares.ts';

type ReadCookieOptions = {
  readonly name: string;
  /** On https, the cookie's prefix keeps other hosts from setting it. */
  readonly isSecure: boolean;
};

/** The size limit of browsers. */
const MAX_LENGTH = 4_096;

/** The decoded value of a cookie that a page of ours has set; undefined without it, or if it cannot be decoded. */
export function readCookie(cookies = '', { name, isSecure }: ReadCookieOptions): string | undefined {
  const written = `${isSecure ? '__Host-' : ''}${name}=`;
  const pairs = cookies.split(';').map((cookie) => cookie.replace(/^[ \t]+|[ \t]+$/g, ''));
  const value = pairs.find((pair) => pair.startsWith(written))?.slice(written.length);
  if (!value || value.length > MAX_LENGTH) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The errors of this server: codes are part of the interface and stay when sentences change. */
export const problems = {
  ...commonProblems,
  'unknown-chain': { status: 404, title: 'This site has no chain of that name.' },
  'no-such-contest': { status: 404, title: 'There is no such contest on this chain.' },
  'not-a-contest': { status: 404, title: 'This attestation is not a contest.' },
  'no-such-result': {
    status: 404,
    title: 'No final result of this contest has this hash.',
  },
  hidden: { status: 410, title: 'The operator of this site hides this.' },
  'unusable-picture': { status: 422, title: 'This is not a picture that can be shown.' },
  'invalid-name': { status: 400, title: 'ENS does not allow this name.' },
  'no-such-name': { status: 404, title: 'This name has no address.' },
  'unusable-name': {
    status: 404,
    title: 'The server that stores this name off-chain gave no usable answer.',
  },
  'session-required': { status: 401, title: 'Sign in first.' },
  'draft-conflict': { status: 409, title: 'The draft has been changed elsewhere.' },
  'drafts-too-large': { status: 422, title: 'The drafts of this account have reached their size limit.' },
  'too-many-drafts': { status: 422, title: 'This account has reached its limit of drafts.' },
} as const;

export type ProblemCode = keyof typeof problems;

/** An error as a problem document. */
export const createProblem = defineProblems(problems);

/** Adds JSON members to a problem document. */
export async function extendProblem(problem: Response, members: string): Promise<Response> {
  const headers = new Headers(problem.headers);
  headers.delete('content-length');
  const { status } = problem;
  return new Response(`${(await problem.text()).slice(0, -1)},${members}}`, { status, headers });
}

/** The same with the headers that middleware has set. */
export function answerProblem(context: Context, code: ProblemCode): Response {
  const problem = createProblem(code);
  return context.newResponse(problem.body, problem);
}

/** For all methods of a path that is only read. */
export function answerReadOnly(context: Context): Response {
  context.header('allow', 'GET, HEAD');
  return answerProblem(context, 'method-not-allowed');
}

/** HEAD answers like GET, with GET's `content-length` and no body. Hono routes HEAD to GET by itself. */
export const answerHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.raw.method !== 'HEAD' || context.res.body === null) return;
  const { status, headers } = context.res;
  const length = headers.get('content-length') ?? String((await context.res.arrayBuffer()).byteLength);
  const withLength = new Headers(headers);
  withLength.set('content-length', length);
  context.res = undefined;
  context.res = new Response(null, { status, headers: withLength });
};

/** Bodies in memory. An event's room may send many pictures of 150 kB from one address at the same time. */
const BODIES: Share = { total: 96_000_000, each: 12_000_000 };
const BODY_WAIT_SECONDS = 5;

export type Bodies = ReturnType<typeof createBodies>;

/** Counts the bodies that are received or handled, before their bytes are in memory. */
export function createBodies() {
  const holds = createHolds(BODIES);
  return {
    /** Answers a request of this client. `reserve` makes room for its body, or returns the seconds to wait. */
    hold: async (
      clientAddress: string | undefined,
      answer: (reserve: (bytes: number) => number | undefined) => Promise<Response>,
    ): Promise<Response> => {
      const own = holds.open(listNetworks(clientAddress));
      try {
        return await answer((bytes) => (own.take(bytes) ? undefined : BODY_WAIT_SECONDS));
      } finally {
        own.giveBack();
      }
    },
  };
}

/** The request as GET, for handlers that check the method themselves. */
export function asGet(request: Request): Request {
  return request.method === 'HEAD'
    ? new Request(request.url, { headers: request.headers, signal: request.signal })
    : request;
}
