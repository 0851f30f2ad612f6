import { commonProblems, compressBody, defineProblems, type ServerProblem } from '@org/server-kit';
import { GRAPHQL_PATH } from '../graphql/createGraphql.ts';

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
