import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../base/errors.ts';
import { clientNetwork, findClientAddress, isProxy, NO_PROXIES, type TrustedProxies } from './clients.ts';
import { type Connection, createConnections } from './createConnections.ts';
import { CountedResponse, createUsage, type Exchange } from './createUsage.ts';
import { describeLimit, type HttpLimits, httpLimits, type LimitName, limitCodes } from './limits.ts';
import { commonProblems } from './problem.ts';

/** An error of the server itself, before or instead of the app's answer. */
export type ServerProblem = {
  readonly code: keyof typeof commonProblems;
  readonly status: number;
  readonly title: string;
  /** Names the exceeded limit. */
  readonly detail?: string;
  readonly limit?: LimitName;
};

type GuardOptions = {
  /** The app: `app.fetch` of Hono. */
  readonly fetch: (request: Request, env: never) => Response | Promise<Response>;
  /** Default: none, headers of proxies mean nothing. */
  readonly trustedProxies?: TrustedProxies | undefined;
  readonly limits?: Partial<HttpLimits> | undefined;
  /** The maximum body size of a request, by path. Default: the same for all. */
  readonly bodyBytesOf?: ((path: string) => number) | undefined;
  /** Writes a problem in another format; undefined for a problem document. */
  readonly writeProblem?: (
    problem: ServerProblem,
    path: string,
  ) => { type: string; body: string } | undefined;
  /** Extra headers of problem documents. */
  readonly problemHeaders?: Readonly<Record<string, string>> | undefined;
};

/** Errors of Node's HTTP parser, with the problem that answers them. */
const parserProblems: Readonly<Record<string, keyof typeof commonProblems>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/**
 * A server for an app that one client cannot take down: time limits for requests and answers, and limits for
 * connections, open requests and unread bytes, in total and per client.
 */
function createGuardedServer(options: GuardOptions): Server {
  const limits = { ...httpLimits, ...options.limits };
  const { trustedProxies = NO_PROXIES } = options;
  const usage = createUsage(limits);
  const connections = createConnections(limits, (address) => isProxy(trustedProxies, address));
  const answer = getRequestListener(options.fetch as never, { hostname: 'localhost' });

  const describe = (code: ServerProblem['code'], path: string, limit?: LimitName, most?: number) => {
    const facts = limit && { detail: describeLimit(limit, most ?? limits[limit]), limit };
    const problem: ServerProblem = { code, ...commonProblems[code], ...facts };
    const { title, status } = problem;
    const written = options.writeProblem?.(problem, path) ?? {
      type: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title, status, code, ...facts }),
    };
    const headers = {
      'content-type': written.type,
      'content-length': String(Buffer.byteLength(written.body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
      ...options.problemHeaders,
    };
    return { status, headers, body: written.body };
  };
  const describePassed = (limit: LimitName, path: string, most?: number) =>
    describe(limitCodes[limit], path, limit, most);

  /** Refuses a request. Unless `keepOpen`, the rest of its body is not read: the connection closes after the answer. */
  const refuse = (
    response: CountedResponse,
    limit: LimitName,
    path: string,
    { most, keepOpen = false }: { most?: number; keepOpen?: boolean } = {},
  ) => {
    const { status, headers, body } = describePassed(limit, path, most);
    response.writeHead(status, keepOpen ? headers : { ...headers, connection: 'close' });
    response.end(body);
  };

  const answerProblem = (response: CountedResponse, code: ServerProblem['code'], path: string) => {
    const { status, headers, body } = describe(code, path);
    response.writeHead(status, { ...headers, connection: 'close' });
    response.end(body);
  };

  const findClient = ({ socket, headers }: IncomingMessage) =>
    findClientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies);

  const serve = async (request: IncomingMessage, response: CountedResponse, connection: Connection) => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    if (connection.refused) return refuse(response, connection.refused, path);
    // Node uses the first one, a proxy in front of it may have used another. (RFC 9112, 3.2)
    if ((request.headersDistinct.host?.length ?? 0) > 1) return answerProblem(response, 'malformed', path);
    if (connection.open.size >= limits.pipelined) return refuse(response, 'pipelined', path);
    // A request is open until the app has finished with it and its answer has left the process.
    const open = { response, end: () => {} };
    const closed = new Promise<void>((resolve) => {
      open.end = resolve;
    });
    connection.open.add(open);
    response.once('close', open.end);
    let exchange: Exchange | undefined;
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const most = options.bodyBytesOf?.(path) ?? limits.bodyBytes;
        const body = await readBody(request, most);
        if (body === 'gone') return;
        if (body === 'too-large')
          return refuse(response, 'bodyBytes', path, { most, keepOpen: request.complete });
        // The property in which the adapter looks for a body that was already read.
        Object.assign(request, { rawBody: body });
      }
      // Counted after it has arrived: half-sent requests only occupy connections, which can be replaced.
      const client = findClient(request);
      const begun = usage.begin({
        client: clientNetwork(client),
        network: clientNetwork(client, 48),
        stop: () => connection.socket.destroy(),
      });
      if (typeof begun === 'string') return refuse(response, begun, path);
      exchange = begun;
      response.countFor(exchange, (limit) => describePassed(limit, path));
      connection.working += 1;
      connection.waitingSince = null;
      await answer(request, response);
      await closed;
    } finally {
      connection.open.delete(open);
      exchange?.end();
      // The remaining open requests have not arrived yet.
      if (exchange && --connection.working === 0) connection.waitingSince = performance.now();
    }
  };

  const server = createServer(
    {
      ServerResponse: CountedResponse as never,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(1_000, limits.requestMs / 4),
      keepAliveTimeout: limits.idleMs,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      if (!connection) return void request.socket.destroy();
      serve(request, response as CountedResponse, connection).catch((error: unknown) => {
        console.error(error);
        request.socket.destroy();
      });
    },
  );
  server.prependListener('connection', connections.add);
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const open = [...(connections.get(socket)?.open ?? [])];
    if (!socket.writable || open.some(({ response }) => response.headersSent)) return void socket.destroy();
    const { status, headers, body } = describe(parserProblems[error.code ?? ''] ?? 'malformed', '/');
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  });
  server.once('close', connections.stop);
  return server;
}

/**
 * Reads and discards this much of a body that is too large, so that a client that sends all of it first can read the
 * answer.
 */
const MOST_DISCARDED_BYTES = 4_194_304;
const DISCARD_MS = 5_000;

/** The whole body of a request; `too-large` beyond `maxBytes`, `gone` when the connection closes. */
function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | 'too-large' | 'gone'> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MOST_DISCARDED_BYTES) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let patience: NodeJS.Timeout | undefined;
    const finish = (result: Buffer | 'too-large' | 'gone') => {
      clearTimeout(patience);
      request.off('data', take);
      resolve(result);
    };
    const discard = () => {
      chunks = [];
      patience ??= setTimeout(() => finish('too-large'), DISCARD_MS);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_DISCARDED_BYTES) finish('too-large');
      else if (size > maxBytes) discard();
      else chunks.push(chunk);
    };
    if (declared > maxBytes) discard();
    request.on('data', take);
    request.once('end', () => finish(size > maxBytes ? 'too-large' : Buffer.concat(chunks)));
    request.once('close', () => finish('gone'));
    request.once('error', () => finish('gone'));
  });
}

const GRACE_MS = 3_000;
const SWEEP_MS = 20;

export type ListenOptions = GuardOptions & {
  /** 0: any free one. */
  readonly port: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** The setting that chooses the port, for the message when it is in use. */
  readonly setting: string;
  /** Names the listener in that message. */
  readonly label?: string;
};

export type Listening = {
  readonly port: number;
  /**
   * Stops accepting connections, lets open answers finish, and closes the remaining connections after a grace period (3
   * s).
   */
  stop(graceMs?: number): Promise<void>;
};

/**
 * Serves an app within the limits of `httpLimits`.
 *
 * @throws {StartError} `port`
 * @example
 * const { port, stop } = await listen({ fetch: app.fetch, port: 3000, setting: 'PORT' });
 */
export function listen({
  port,
  host = '127.0.0.1',
  setting,
  label,
  ...options
}: ListenOptions): Promise<Listening> {
  const server = createGuardedServer(options);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const who = label ? `Port ${port} (${label})` : `Port ${port}`;
      const why =
        cause.code === 'EADDRINUSE'
          ? 'is in use. Stop the program that uses it'
          : `cannot be used on ${host} (${cause.code}). Check the address`;
      const message = `${who} ${why}, or choose another with ${setting}=<port>.`;
      reject(new StartError({ code: 'port', message, cause }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        stop: (graceMs = GRACE_MS) => close(server, graceMs),
      });
    });
  });
}

async function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection is idle once its answer was sent.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(grace);
}
