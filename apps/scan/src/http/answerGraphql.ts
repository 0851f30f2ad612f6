import type { Asker, QuestionOutcome, ScanGraphql } from '../graphql/createGraphql.ts';
import type { GraphqlRequest } from '../graphql/readQuestion.ts';
import { answerError, answerText } from './respond.ts';

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
