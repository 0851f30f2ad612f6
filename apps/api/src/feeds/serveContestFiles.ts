import { compressBody } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { createProblem, type ProblemCode } from '../base/http.ts';
import { isKnownEtag } from '../base/webFile.ts';
import { type ContestTarget, findContestTarget, tagsOf } from '../contests/lookups.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { ContestFileName, ContestFiles, FileAnswer } from './createContestFiles.ts';

const OPEN = 'public, max-age=60';
const FINAL = 'public, max-age=3600';
/** A result's address contains its hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const RETRY_SECONDS = 60;
/** Everything here is public and read without a cookie, so pages of other origins may read it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Location, ETag, Retry-After',
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
  'no-such-result': 'no-such-result',
} as const satisfies Record<Extract<FileAnswer, string> | 'no-such-result', ProblemCode>;

const problem = (code: ProblemCode) =>
  createProblem(code, {
    headers: CORS,
    ...(code === 'rate-limited' && { retryAfterSeconds: RETRY_SECONDS }),
  });

/** Serves the feeds, calendars and results of contests. */
export function serveContestFiles(
  files: ContestFiles,
  config: PublicConfig,
  networksOf: (context: Context) => readonly string[],
): Hono {
  const app = new Hono();
  const findChain = (slug: string) =>
    config.chains.find((each) => each.slug === slug && each.status !== 'retired');

  /** The contest; else a problem, or a redirect to the lower-case UID, so that caches can be purged by prefix. */
  const findTarget = (
    context: Context<object, '/contests/:chain/:uid'>,
    file: string,
  ): ContestTarget | Response => {
    const { chain, uid } = context.req.param();
    if (!findChain(chain)) return problem('unknown-chain');
    const target = findContestTarget(config, { chain, uid, networks: networksOf(context) });
    if (!target) return problem('no-such-contest');
    if (target.uid === uid) return target;
    const location = `/contests/${chain}/${target.uid}/${file}`;
    return context.body(null, 308, { ...CORS, location, 'cache-control': 'no-store' });
  };

  app.get('/contests.atom', async (context) => {
    const chainConfig = findChain(context.req.query('chain') ?? config.defaultChain);
    if (!chainConfig) return problem('unknown-chain');
    return send(context, await files.findContestsFeed(chainConfig), {
      type: types['contests.atom'],
    });
  });
  for (const name of ['reviews.atom', 'dates.ics', 'result.json'] as const satisfies ContestFileName[])
    app.get(`/contests/:chain/:uid/${name}`, async (context) => {
      const target = findTarget(context, name);
      if (target instanceof Response) return target;
      const file = await files.find(name, target);
      const final = name === 'result.json' && typeof file === 'object' && file.isFinal;
      return send(context, file, {
        type: types[name],
        headers: {
          ...tagsOf([target.uid]),
          ...(final && { 'content-location': `results/${file.hash}.json` }),
        },
      });
    });
  app.get('/contests/:chain/:uid/results/:file{0x[0-9a-f]{64}\\.json}', async (context) => {
    const name = context.req.param('file');
    const target = findTarget(context, `results/${name}`);
    if (target instanceof Response) return target;
    const file = await files.findResult(name.replace(/\.json$/, ''), target);
    return send(context, file, {
      type: types['result.json'],
      headers: { ...tagsOf([target.uid]), 'cache-control': IMMUTABLE },
    });
  });
  return app;
}

type SendOptions = { readonly type: string; readonly headers?: Readonly<Record<string, string>> };

async function send(
  context: Context,
  file: FileAnswer | 'no-such-result',
  { type, headers: own }: SendOptions,
): Promise<Response> {
  if (typeof file === 'string') return problem(problems[file]);
  const headers = {
    ...{ ...CORS, etag: file.etag, vary: 'Accept-Encoding' },
    ...{ 'cache-control': file.isFinal ? FINAL : OPEN, ...own },
  };
  if (isKnownEtag(context.req.header('if-none-match'), file.etag)) return context.body(null, 304, headers);
  const compressed = await compressBody(context.req.header('accept-encoding'), file.body, file.encoded);
  const length = { 'content-length': String(file.body.byteLength) };
  return context.body(compressed?.body ?? file.body, 200, {
    ...headers,
    'content-type': type,
    // A strong validator stands for the same bytes.
    ...(compressed ? { ...compressed.headers, etag: `W/${file.etag}` } : length),
  });
}
