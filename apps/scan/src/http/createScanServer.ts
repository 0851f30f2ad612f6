import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from '@org/server-kit';
import { GRAPHQL_PATH, type ScanGraphql } from '../graphql/createGraphql.ts';
import type { Log } from '../log.ts';
import { answerGraphql } from './answerGraphql.ts';
import type { Metrics } from './createMetrics.ts';
import type { Health } from './health.ts';
import { GRAPHIQL_POLICY, loadGraphiql } from './loadGraphiql.ts';
import { PUBLIC, send, sendError, sendJson } from './respond.ts';

export type ScanServerOptions = {
  /** Null as long as the database is being opened. */
  getGraphql: () => ScanGraphql | null;
  getHealth: () => Health;
  metrics: Metrics;
  /** Shows GraphiQL to browsers. */
  hasGraphiql: boolean;
  log: Log;
};

/** The scan over HTTP: `/graphql`, `/health` and `/metrics`. */
export function createScanServer(options: ScanServerOptions): Server {
  const server = createServer((request, response) => {
    const start = performance.now();
    answer(options, request, response).catch((error: unknown) => {
      // Whoever goes away in the middle has not found a mistake of ours.
      if (request.destroyed && !request.complete) return response.destroy();
      options.log('A request failed.', { level: 'error', error });
      if (response.headersSent) response.destroy();
      else sendError(response, 500, 'Unexpected error.');
    });
    response.once('close', () => {
      const { method, url } = request;
      const [path] = (url ?? '').split('?');
      const facts = { method, path: path?.slice(0, 200), status: response.statusCode };
      options.log('Request.', { level: 'debug', ...facts, ms: Math.round(performance.now() - start) });
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than proxies keep theirs, so that none is closed while a proxy sends a request on it.
  server.keepAliveTimeout = 75_000;
  return server;
}

/** @returns the port that it listens on. @throws {StartError} `port` */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const message =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} (the scan) is in use. Stop what runs there, or choose another with SCAN_PORT=<port>.`
          : `The scan cannot listen on ${host}, port ${port}: ${cause.message}.`;
      reject(new StartError({ code: 'port', message, cause }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function answer(options: ScanServerOptions, request: IncomingMessage, response: ServerResponse) {
  // The origin is of no matter, and a request target may be anything: `//host/path` is a path like others.
  const url = URL.parse(`http://scan.invalid${request.url}`);
  const { method = 'GET' } = request;
  if (url?.pathname === GRAPHQL_PATH) {
    if (method === 'OPTIONS') return void response.writeHead(204, PUBLIC).end();
    if (method !== 'GET' && method !== 'POST') return sendNotAllowed(response, 'GET, POST, OPTIONS');
    return answerQuestion(options, { request, response, url });
  }
  const isRead = method === 'GET' || method === 'HEAD';
  switch (url?.pathname) {
    case '/health': {
      if (!isRead) return sendNotAllowed(response, 'GET, HEAD');
      const health = options.getHealth();
      return sendJson(response, health.ok ? 200 : 503, health);
    }
    case '/metrics': {
      if (!isRead) return sendNotAllowed(response, 'GET, HEAD');
      const { type, text } = await options.metrics.write();
      return send(response, { status: 200, type, body: text });
    }
    default:
      return sendError(response, 404, 'Not found.');
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL };

async function answerQuestion(options: ScanServerOptions, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (isBrowser && options.hasGraphiql) {
    const page = await loadGraphiql(GRAPHQL_PATH);
    const headers = { 'content-security-policy': GRAPHIQL_POLICY };
    if (page) return send(response, { status: 200, type: 'text/html; charset=utf-8', body: page, headers });
  }
  const graphql = options.getGraphql();
  if (!graphql) return sendError(response, 503, 'The scan is starting.', { 'retry-after': '1' });
  const start = performance.now();
  const outcome = await answerGraphql(graphql, exchange);
  options.metrics.countQuestion(outcome, (performance.now() - start) / 1_000);
}

function sendNotAllowed(response: ServerResponse, allow: string) {
  sendError(response, 405, `Allowed: ${allow}.`, { allow });
}
