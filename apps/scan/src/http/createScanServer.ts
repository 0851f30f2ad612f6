import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from '../errors.ts';
import { GRAPHQL_PATH, type ScanGraphql } from '../graphql/createGraphql.ts';
import { limits } from '../graphql/limits.ts';
import type { Log } from '../log.ts';
import type { Health } from './health.ts';
import { readBody } from './readBody.ts';

export type ScanServerOptions = {
  /** Null as long as the database is being opened. */
  getGraphql: () => ScanGraphql | null;
  getHealth: () => Health;
  log: Log;
};

/** Public data, no cookies: any page may ask. */
const PUBLIC = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
};

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** The scan over HTTP: `/graphql` and `/health`. */
export function createScanServer(options: ScanServerOptions): Server {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      options.log(`A request failed: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { errors: [{ message: 'Unexpected error.' }] });
    });
  });
  server.requestTimeout = 30_000;
  return server;
}

/** Listens on this machine only. @throws {StartError} `port` */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const message =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} (the scan) is in use. Stop what runs there, or choose another with SCAN_PORT=<port>.`
          : `The scan cannot listen on port ${port}: ${cause.message}.`;
      reject(new StartError({ code: 'port', message, cause }));
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function answer(options: ScanServerOptions, request: IncomingMessage, response: ServerResponse) {
  // The origin is of no matter, and a request target may be anything: `//host/path` is a path like others.
  const url = URL.parse(`http://scan.invalid${request.url}`);
  const { method = 'GET' } = request;
  if (url?.pathname === '/health') {
    if (method !== 'GET' && method !== 'HEAD') return sendNotAllowed(response, 'GET, HEAD');
    const health = options.getHealth();
    return sendJson(response, health.ok ? 200 : 503, health);
  }
  if (url?.pathname !== GRAPHQL_PATH) return sendJson(response, 404, { errors: [{ message: 'Not found.' }] });
  if (method === 'OPTIONS') return void response.writeHead(204, PUBLIC).end();
  if (method !== 'GET' && method !== 'POST') return sendNotAllowed(response, 'GET, POST, OPTIONS');

  const graphql = options.getGraphql();
  if (!graphql) {
    response.setHeader('retry-after', '1');
    return sendJson(response, 503, { errors: [{ message: 'The scan is starting.' }] });
  }
  const body = method === 'POST' ? await readBody(request, limits.maxBodyBytes) : undefined;
  if (body === null) {
    response.setHeader('connection', 'close');
    return sendJson(response, 413, {
      errors: [{ message: `A request has ${limits.maxBodyBytes} bytes at most.` }],
    });
  }
  const headers = new Headers();
  for (const name of ['accept', 'content-type'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const asked = await graphql.fetch(url.href, {
    method,
    headers,
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = Buffer.from(await asked.arrayBuffer());
  const type = asked.headers.get('content-type') ?? 'application/json';
  response.writeHead(asked.status, {
    ...SAFE,
    ...PUBLIC,
    'content-type': type,
    'content-length': text.length,
  });
  response.end(text);
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  const text = Buffer.from(JSON.stringify(value));
  const headers = { ...SAFE, ...PUBLIC, 'content-type': 'application/json', 'content-length': text.length };
  response.writeHead(status, headers).end(text);
}

function sendNotAllowed(response: ServerResponse, allow: string) {
  response.setHeader('allow', allow);
  sendJson(response, 405, { errors: [{ message: `Allowed: ${allow}.` }] });
}
