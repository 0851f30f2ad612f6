import type { SiweServer } from '../createSiweServer.ts';

/** The part of a Node or Express request that an adapter needs, without their types. */
export type NodeRequest = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Express: the path before a router has removed its own. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly readableDidRead: boolean;
  /** Express: what a body parser has read. */
  readonly body?: unknown;
  [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
};

/** The part of a Node or Express response that an adapter needs. */
export type NodeResponse = {
  statusCode: number;
  appendHeader(name: string, value: string): unknown;
  end(body?: string): unknown;
};

export type NodeHandlerOptions<Incoming> = {
  /**
   * The client's address, for rate limits. Behind a proxy take it from a header that only your proxy sets. Default: the
   * address of the connection.
   */
  readonly clientAddress?: (incoming: Incoming) => string | undefined;
};

const toStream = (incoming: NodeRequest): ReadableStream<Uint8Array> => {
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // Ending the iterator would close the connection before the response is sent.
      cancel() {},
    },
    // Nothing is read ahead: the app may look for a session and read the body itself.
    { highWaterMark: 0 },
  );
};

/** A body parser has consumed the stream of a request, and left what it has parsed. */
const toParsedBody = ({ body }: NodeRequest): BodyInit => {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body ?? null);
};

/**
 * A web-standard request for a request of Node or Express, for `findSession` and `admit`. The body is left unread until
 * someone reads it from the result.
 *
 * @throws {TypeError} for a request that the standard does not allow, such as one with the method TRACE
 *
 * @example
 * const session = await siwe.findSession(toWebRequest(incoming));
 */
export function toWebRequest(incoming: NodeRequest): Request {
  const { method = 'GET', originalUrl, url = '/', headers: given } = incoming;
  const path = originalUrl ?? url;
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    // The names of HTTP/2's own fields begin with a colon.
    if (values === undefined || name.startsWith(':')) continue;
    for (const value of [values].flat()) headers.append(name, value);
  }
  // The origin has no effect: servers know theirs.
  const address = new URL(`http://localhost${path.startsWith('/') ? path : '/'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = incoming.readableDidRead ? toParsedBody(incoming) : toStream(incoming);
  return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit);
}

/**
 * A handler for `http.createServer` of Node and for Express, also after `express.json()`. Requests that the web standard
 * does not allow are answered with 400. If `clientAddress` or `siwe.handle` throws, the promise of the handler rejects:
 * Express 5 passes the error on. Express 4 and Node ignore promises, and an unhandled rejection ends the process: there,
 * catch it and answer yourself.
 *
 * @example
 * import { createServer } from 'node:http';
 * createServer(createNodeHandler(siwe)).listen(3000);
 */
export function createNodeHandler<Incoming extends NodeRequest = NodeRequest>(
  siwe: Pick<SiweServer, 'handle'>,
  { clientAddress = ({ socket }) => socket.remoteAddress }: NodeHandlerOptions<Incoming> = {},
): (incoming: Incoming, outgoing: NodeResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const request = convert(incoming);
    if (!request) {
      outgoing.statusCode = 400;
      outgoing.end();
      return;
    }
    const response = await siwe.handle(request, { clientAddress: clientAddress(incoming) });
    outgoing.statusCode = response.status;
    // One header for each cookie.
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    outgoing.end(await response.text());
  };
}

function convert(incoming: NodeRequest): Request | null {
  try {
    return toWebRequest(incoming);
  } catch {
    // Every fault here is the client's, such as a parsed body nested too deeply to be written again.
    return null;
  }
}
