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
