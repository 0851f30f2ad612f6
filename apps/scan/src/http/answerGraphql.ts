import { commonProblems, compressBody, defineProblems, type ServerProblem } from '@org/server-kit';
import {
  type Asker,
  GRAPHQL_PATH,
  type QuestionOutcome,
  type ScanGraphql,
} from '../graphql/createGraphql.ts';
import type { GraphqlRequest } from '../graphql/readQuestion.ts';

/** Public data without cookies: any page may read it. */
const PUBLIC = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, *',
  'access-control-max-age': '86400',
};

/** Headers of every answer. */
export const COMMON_HEADERS = {
  ...PUBLIC,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

type Headers = Readonly<Record<string, string>>;

function answer(status: number, type: string, body: string, headers: Headers = {}): Response {
  return new Response(body, { status, headers: { ...COMMON_HEADERS, ...headers, 'content-type': type } });
}

/**
 * A public text in the best encoding that the client accepts. The headers are a plain object and the body is at hand:
 * the server writes such an answer without building a `Response` of the platform, which costs more than the query's own
 * parsing.
 *
 * @param options.accepted the request's `Accept-Encoding`
 */
export async function answerText(
  status: number,
  type: string,
  { text, accepted, headers = {} }: { text: string; accepted: string | undefined; headers?: Headers },
): Promise<Response> {
  const body = Buffer.from(text);
  const compressed = await compressBody(accepted, body);
  return new Response(compressed?.body ?? body, {
    status,
    headers: {
      ...COMMON_HEADERS,
      ...headers,
      ...compressed?.headers,
      vary: 'Accept-Encoding',
      'content-type': type,
    },
  });
}

export function answerJson(status: number, value: unknown): Response {
  return answer(status, 'application/json', JSON.stringify(value));
}

/** An error in GraphQL's format. */
export function answerError(status: number, message: string, headers: Headers = {}): Response {
  return answer(status, 'application/json', JSON.stringify({ errors: [{ message }] }), headers);
}

/** A problem document, for all paths but GraphQL's. */
export function toProblem(code: keyof typeof commonProblems, headers: Headers = {}): Response {
  return defineProblems(commonProblems)(code, { headers: { ...COMMON_HEADERS, ...headers } });
}

export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: PUBLIC });
}

/** Reports a limit of the server in GraphQL's format. */
export function writeProblem({ title, detail = title, status, limit }: ServerProblem, path: string) {
  if (path !== GRAPHQL_PATH) return undefined;
  const code = status === 429 || status === 503 ? 'busy' : 'too-much';
  const errors = [{ message: detail, extensions: { code, limit } }];
  return { type: 'application/json', body: JSON.stringify({ errors }) };
}

/** The GraphQL-over-HTTP content type, instead of plain JSON. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** An answer without data has status 400, as on easscan. */
const statuses: Readonly<Record<QuestionOutcome, number>> = {
  answered: 200,
  refused: 400,
  busy: 503,
  failed: 500,
};

/** Answers GraphQL over HTTP, by GET or POST. */
export async function answerGraphql(
  graphql: ScanGraphql,
  request: Request,
  asker: Asker,
): Promise<{ outcome: QuestionOutcome; response: Response }> {
  const asked =
    request.method === 'POST' ? await readPost(request) : readGet(new URL(request.url).searchParams);
  if ('status' in asked) {
    return { outcome: 'refused', response: answerError(asked.status, asked.message) };
  }
  const { outcome, body } = await graphql.answer(asked.question, asker);
  const type = request.headers.get('accept')?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
  const headers = outcome === 'busy' ? { 'retry-after': '1' } : {};
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const text = { text: body, accepted, headers };
  return { outcome, response: await answerText(statuses[outcome], `${type}; charset=utf-8`, text) };
}

type Asked = { question: GraphqlRequest } | { status: number; message: string };

async function readPost(request: Request): Promise<Asked> {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { status: 415, message: 'Post JSON, with the content type application/json.' };
  }
  const question = parseJson(await request.text());
  if (Array.isArray(question))
    return { status: 400, message: 'One query per request: batches are not supported.' };
  if (typeof question === 'object' && question !== null) return { question };
  return { status: 400, message: 'The body must be a JSON object with a query.' };
}

function readGet(params: URLSearchParams): Asked {
  const [variables, extensions] = ['variables', 'extensions'].map((name) => {
    const text = params.get(name);
    return text ? parseJson(text) : undefined;
  });
  const question = { query: params.get('query'), operationName: params.get('operationName') };
  return { question: { ...question, variables, extensions } };
}

/** Invalid JSON is passed on as text, which is then refused. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The GraphiQL page with all its parts inlined, without requests to other hosts. It is a development dependency; null
 * if it is missing.
 */
export async function loadGraphiql(endpoint: string): Promise<string | null> {
  try {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return renderGraphiQL({ endpoint, title: 'Scan' });
  } catch {
    return null;
  }
}

/** The policy of that page: no other host. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
