import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { answerProblem } from '../http.ts';
import { createLimitedLog } from '../logs.ts';

/** Where browsers report what the content security policy refused. */
export const REPORT_PATH = '/api/csp-reports';
export const REPORT_GROUP = 'csp';

const MAX_CHARACTERS = 16 * 1024;
const PER_MINUTE = 30;
const MAX_VALUE_CHARACTERS = 100;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/i;

/** Takes reports and logs the first of each minute. Anybody can send them: their content is text, and cut short. */
export function createReportHandler(
  networkOf: (context: Context) => string | undefined,
  {
    clock,
    log = createLimitedLog('csp'),
  }: { clock?: (() => number) | undefined; log?: (text: string) => void } = {},
) {
  const takes = createRateLimit(PER_MINUTE, clock);
  return async (context: Context): Promise<Response> => {
    if (!takes(networkOf(context) ?? '')) return answerProblem(context, 'rate-limited');
    if (!TYPES.test(context.req.header('content-type') ?? '')) return answerProblem(context, 'malformed');
    if (Number(context.req.header('content-length') ?? 0) > MAX_CHARACTERS)
      return answerProblem(context, 'too-large');
    const text = await context.req.text();
    if (text.length > MAX_CHARACTERS) return answerProblem(context, 'too-large');
    const report = describeReport(text);
    if (report === undefined) return answerProblem(context, 'malformed');
    log(report);
    return context.body(null, 204, { 'cache-control': 'no-store' });
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Undefined for what is no report. */
export function describeReport(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const body = isRecord(first) ? (first['csp-report'] ?? first.body) : undefined;
  if (!isRecord(body)) return undefined;
  const read = (...names: string[]) => {
    const found = names.map((name) => body[name]).find((each) => typeof each === 'string');
    return typeof found === 'string' ? shorten(found) : '?';
  };
  const directive = read('effectiveDirective', 'effective-directive', 'violated-directive');
  return `${directive} refused ${read('blockedURL', 'blocked-uri')} on ${read('documentURL', 'document-uri')}`;
}

/** Queries and fragments may hold secrets of the reader. */
const shorten = (value: string) => value.replace(/[?#].*$/s, '').slice(0, MAX_VALUE_CHARACTERS);

const MINUTE_MS = 60_000;
const MAX_CLIENTS = 10_000;

/** Whether a client may send one more request this minute. */
export function createRateLimit(perMinute: number, clock: () => number = Date.now) {
  const windows = new LRUCache<string, { readonly since: number; count: number }>({ max: MAX_CLIENTS });
  return (client: string): boolean => {
    const known = windows.get(client);
    const window = known && clock() - known.since < MINUTE_MS ? known : { since: clock(), count: 0 };
    window.count += 1;
    windows.set(client, window);
    return window.count <= perMinute;
  };
}
