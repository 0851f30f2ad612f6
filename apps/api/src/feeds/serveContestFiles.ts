import { type Context, Hono } from 'hono';
import { findContestTarget } from '../contests/lookups.ts';
import { createProblem, type ProblemCode } from '../http.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { isKnownEtag } from '../web/webFile.ts';
import type { ContestFileName, ContestFiles, FileAnswer } from './createContestFiles.ts';

const OPEN = 'public, max-age=60';
const FINAL = 'public, max-age=3600';
const RETRY_SECONDS = 60;
/** Everything here is public and read without a cookie, so pages of other origins may read it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
};

const types = {
  'contests.atom': 'application/atom+xml; charset=utf-8',
  'reviews.atom': 'application/atom+xml; charset=utf-8',
  'dates.ics': 'text/calendar; charset=utf-8',
  'result.json': 'application/json',
} as const;

const problems = {
  'not-found': 'no-such-contest',
  'not-a-contest': 'not-a-contest',
  hidden: 'hidden',
  limited: 'rate-limited',
  'too-large': 'answer-too-large',
  unavailable: 'unavailable',
} as const satisfies Record<Extract<FileAnswer, string>, ProblemCode>;

const problem = (code: ProblemCode) =>
  createProblem(code, {
    headers: CORS,
    ...(code === 'rate-limited' && { retryAfterSeconds: RETRY_SECONDS }),
  });

/** Serves the feeds, calendars and results of contests. */
export function serveContestFiles(
  files: ContestFiles,
  config: PublicConfig,
  networkOf: (context: Context) => string | undefined,
): Hono {
  const app = new Hono();
  const findChain = (slug: string) =>
    config.chains.find((each) => each.slug === slug && each.status !== 'retired');

  app.get('/contests.atom', async (context) => {
    const chainConfig = findChain(context.req.query('chain') ?? config.defaultChain);
    if (!chainConfig) return problem('unknown-chain');
    return send(context, 'contests.atom', await files.findContestsFeed(chainConfig, networkOf(context)));
  });
  for (const name of ['reviews.atom', 'dates.ics', 'result.json'] as const satisfies ContestFileName[])
    app.get(`/contests/:chain/:uid/${name}`, async (context) => {
      const { chain, uid } = context.req.param();
      if (!findChain(chain)) return problem('unknown-chain');
      const target = findContestTarget(config, { chain, uid, network: networkOf(context) });
      return target ? send(context, name, await files.find(name, target)) : problem('no-such-contest');
    });
  return app;
}

function send(context: Context, name: keyof typeof types, file: FileAnswer): Response {
  if (typeof file === 'string') return problem(problems[file]);
  const headers = { ...CORS, etag: file.etag, 'cache-control': file.isFinal ? FINAL : OPEN };
  if (isKnownEtag(context.req.header('if-none-match'), file.etag)) return context.body(null, 304, headers);
  return context.body(file.body, 200, {
    ...headers,
    'content-type': types[name],
    'content-length': String(file.body.byteLength),
  });
}
