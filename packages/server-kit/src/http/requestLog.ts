import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../base/log.ts';
import { findPeer, isProxy, NO_PROXIES, type TrustedProxies } from './clients.ts';

const MAX_PATH = 200;
/** The text without characters that could forge a log line. */
const ID = /^[\w.:-]{1,64}$/;

const ids = new WeakMap<Request, string>();

/**
 * The id of a request, in every log line about it: `X-Request-Id` of a trusted proxy, which logs it too, else a random
 * one.
 */
export function requestIdOf(context: Context, proxies: TrustedProxies = NO_PROXIES): string {
  const { req } = context;
  const known = ids.get(req.raw);
  if (known) return known;
  const peer = findPeer(context);
  const said = peer !== undefined && isProxy(proxies, peer) ? req.header('x-request-id') : undefined;
  const id = said && ID.test(said) ? said : randomUUID();
  ids.set(req.raw, id);
  return id;
}

/** Logs each request (`debug`), and names its id in an answer that says the server failed (5xx). */
export function logRequests(log: Log, proxies?: TrustedProxies): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const requestId = requestIdOf(context, proxies);
    if (status >= 500) context.header('x-request-id', requestId);
    const ms = Math.round(performance.now() - start);
    log('Request.', { level: 'debug', requestId, method, path: path.slice(0, MAX_PATH), status, ms });
  };
}
