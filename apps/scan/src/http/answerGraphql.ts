import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome, ScanGraphql } from '../graphql/createGraphql.ts';
import { limits } from '../graphql/limits.ts';
import type { GraphqlRequest } from '../graphql/readQuestion.ts';
import { readBody } from './readBody.ts';
import { send, sendError } from './respond.ts';

/** What clients of GraphQL over HTTP may ask for instead of plain JSON. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** Without data the question was not a good one, as easscan answers it too. */
const statuses: Readonly<Record<Outcome, number>> = { answered: 200, refused: 400, busy: 503, failed: 500 };

/** Answers GraphQL over HTTP, by GET or POST. */
export async function answerGraphql(
  graphql: ScanGraphql,
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
): Promise<Outcome> {
  const asked = request.method === 'POST' ? await readPost(request) : readGet(url);
  if ('status' in asked) {
    // What is left of a body that nobody reads.
    if (asked.status === 413) response.shouldKeepAlive = false;
    sendError(response, asked.status, asked.message);
    return 'refused';
  }
  const { outcome, body } = await graphql.answer(asked.question);
  const type = request.headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
  const headers = outcome === 'busy' ? { 'retry-after': '1' } : {};
  send(response, { status: statuses[outcome], type: `${type}; charset=utf-8`, body, headers });
  return outcome;
}

type Asked = { question: GraphqlRequest } | { status: number; message: string };

async function readPost(request: IncomingMessage): Promise<Asked> {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, message: 'Post JSON, with the content type application/json.' };
  }
  const bytes = await readBody(request, limits.maxBodyBytes);
  if (bytes === null) return { status: 413, message: `A request has ${limits.maxBodyBytes} bytes at most.` };
  const question = parseJson(bytes.toString());
  if (Array.isArray(question)) return { status: 400, message: 'One question at a time: post no list.' };
  if (typeof question === 'object' && question !== null) return { question };
  return { status: 400, message: 'The body must be a JSON object with a query.' };
}

function readGet({ searchParams }: URL): Asked {
  const [variables, extensions] = ['variables', 'extensions'].map((name) => {
    const text = searchParams.get(name);
    return text ? parseJson(text) : undefined;
  });
  const question = { query: searchParams.get('query'), operationName: searchParams.get('operationName') };
  return { question: { ...question, variables, extensions } };
}

/** Text that is no JSON stands for itself, which is no good question either. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
