import type { SiweServer } from '../createSiweServer.ts';

export type NextHandlersOptions = {
  /**
   * The client's address, for rate limits, from a header that only your platform or proxy sets. Next.js does not
   * know the connection. Default: none, so that all clients share one limit.
   */
  readonly clientAddress?: (request: Request) => string | undefined;
};

type NextHandler = (request: Request) => Promise<Response>;

/**
 * The handlers of a Next.js route, `app/api/siwe/[call]/route.ts`.
 *
 * @example
 * export const { GET, POST } = createNextHandlers(siwe, {
 *   clientAddress: ({ headers }) => headers.get('x-real-ip') ?? undefined,
 * });
 */
export function createNextHandlers(
  siwe: Pick<SiweServer, 'handle'>,
  { clientAddress }: NextHandlersOptions = {},
): { readonly GET: NextHandler; readonly POST: NextHandler } {
  const handle: NextHandler = (request) => siwe.handle(request, { clientAddress: clientAddress?.(request) });
  return { GET: handle, POST: handle };
}

/** The part of Hono's context that the adapter needs. */
export type HonoContext = {
  readonly req: { readonly raw: Request; text(): Promise<string> };
  readonly env: unknown;
};

export type HonoHandlerOptions<Context> = {
  /**
   * The client's address, for rate limits. Default: the address of the connection, which `@hono/node-server` provides. On
   * other platforms, and behind a proxy, take it from a header that only your platform or proxy sets.
   */
  readonly clientAddress?: (context: Context) => string | undefined;
};

/** `@hono/node-server` passes Node's request in `env`. */
const findNodeAddress = ({ env }: HonoContext): string | undefined => {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
};

/** An earlier handler may have read the body; Hono keeps it. */
const toFreshRequest = async ({ req }: HonoContext): Promise<Request> => {
  const { raw } = req;
  if (!raw.bodyUsed) return raw;
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body: await req.text() });
};

/**
 * A handler for Hono, also after a validator that has read the body.
 *
 * @example
 * app.all('/api/siwe/*', createHonoHandler(siwe));
 */
export function createHonoHandler<Context extends HonoContext = HonoContext>(
  siwe: Pick<SiweServer, 'handle'>,
  { clientAddress = findNodeAddress }: HonoHandlerOptions<Context> = {},
): (context: Context) => Promise<Response> {
  return async (context) =>
    siwe.handle(await toFreshRequest(context), { clientAddress: clientAddress(context) });
}
