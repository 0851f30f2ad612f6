import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { answerProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';

/** The path at which browsers report violations of the content security policy. */
export const REPORT_PATH = '/api/csp-reports';
export const REPORT_GROUP = 'csp';

const MAX_CHARACTERS = 16 * 1024;
const PER_MINUTE = 30;
const MAX_VALUE_CHARACTERS = 100;

/** Logs the first report of each minute. Anyone can send reports, so their values are shortened. */
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
    const format = findFormat(context.req.header('content-type'));
    if (!format) return answerProblem(context, 'malformed');
    if (Number(context.req.header('content-length') ?? 0) > MAX_CHARACTERS)
      return answerProblem(context, 'too-large');
    const text = await context.req.text();
    if (text.length > MAX_CHARACTERS) return answerProblem(context, 'too-large');
    const report = describeReport(text, format);
    if (report === undefined) return answerProblem(context, 'malformed');
    log(report);
    return context.body(null, 204, { 'cache-control': 'no-store' });
  };
}

const word = v.fallback(v.optional(v.string()), undefined);
const bodySchema = v.object({
  effectiveDirective: word,
  'effective-directive': word,
  'violated-directive': word,
  blockedURL: word,
  'blocked-uri': word,
  documentURL: word,
  'document-uri': word,
});
// Valibot counts arrays as objects.
const notArray = v.check((value) => !Array.isArray(value));
const wrap = (name: 'csp-report' | 'body') =>
  v.pipe(
    v.unknown(),
    notArray,
    v.looseObject({ [name]: v.unknown() }),
    v.transform((report) => report[name]),
    notArray,
    bodySchema,
  );
const fields = Object.fromEntries(Object.keys(bodySchema.entries).map((name) => [name, {}]));
const describeWrap = (name: 'csp-report' | 'body') => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'object', properties: fields } },
});

/** The media types that browsers send, each with the parser of its report (the first one of a list) and its JSON Schema. */
const formats = {
  'application/csp-report': { parser: wrap('csp-report'), schema: describeWrap('csp-report') },
  'application/reports+json': {
    parser: v.pipe(
      v.array(v.unknown()),
      v.transform(([first]) => first),
      wrap('body'),
    ),
    schema: { type: 'array', minItems: 1, prefixItems: [describeWrap('body')] },
  },
};
type Format = keyof typeof formats;

/** The content of the request in the OpenAPI document. */
export const reportContent = {
  'application/csp-report': { schema: formats['application/csp-report'].schema },
  'application/reports+json': { schema: formats['application/reports+json'].schema },
} satisfies Record<Format, unknown>;

function findFormat(contentType = ''): Format | undefined {
  const [type = ''] = contentType.split(';', 1);
  const name = type.trim().toLowerCase();
  return Object.hasOwn(formats, name) ? (name as Format) : undefined;
}

/** Undefined for anything but a report. */
export function describeReport(text: string, format: Format): string | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), formats[format].parser), text);
  if (!parsed.success) return undefined;
  const report = parsed.output;
  const directive =
    report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
  const blocked = report.blockedURL ?? report['blocked-uri'];
  const page = report.documentURL ?? report['document-uri'];
  return `${shorten(directive)} refused ${shorten(blocked)} on ${shorten(page)}`;
}

/** Without the query and fragment, which may hold the visitor's secrets. */
const shorten = (value: string | undefined) =>
  value?.replace(/[?#].*$/s, '').slice(0, MAX_VALUE_CHARACTERS) ?? '?';

const MINUTE_MS = 60_000;
const MAX_CLIENTS = 10_000;

/** Tells whether a client may send another request this minute. */
function createRateLimit(perMinute: number, clock: () => number = Date.now) {
  const windows = new LRUCache<string, { readonly since: number; count: number }>({ max: MAX_CLIENTS });
  return (client: string): boolean => {
    const known = windows.get(client);
    const window = known && clock() - known.since < MINUTE_MS ? known : { since: clock(), count: 0 };
    window.count += 1;
    windows.set(client, window);
    return window.count <= perMinute;
  };
}
