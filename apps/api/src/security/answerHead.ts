import type { MiddlewareHandler } from 'hono';

/** HEAD answers like GET, with the length that GET would have, and no body. Hono finds the route of GET by itself. */
export const answerHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.raw.method !== 'HEAD' || context.res.body === null) return;
  const { status, headers } = context.res;
  const length = headers.get('content-length') ?? String((await context.res.arrayBuffer()).byteLength);
  const withLength = new Headers(headers);
  withLength.set('content-length', length);
  context.res = undefined;
  context.res = new Response(null, { status, headers: withLength });
};

/** The request as GET, for handlers that look at the method themselves. */
export const asGet = (request: Request): Request =>
  request.method === 'HEAD'
    ? new Request(request.url, { headers: request.headers, signal: request.signal })
    : request;
