import {
  clientNetwork,
  getClientAddress,
  type HttpLimits,
  hasDisconnected,
  type Listening,
  type Log,
  listen,
  logRequests,
  NO_PROXIES,
  requestIdOf,
  type TrustedProxies,
} from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { type Asker, GRAPHQL_PATH, type ScanGraphql } from '../graphql/createGraphql.ts';
import { limits } from '../graphql/question/limits.ts';
import {
  answerError,
  answerGraphql,
  answerJson,
  answerPreflight,
  answerText,
  COMMON_HEADERS,
  GRAPHIQL_POLICY,
  loadGraphiql,
  toProblem,
  writeProblem,
} from './answerGraphql.ts';
import { type Health, isReady, type Metrics } from './createMetrics.ts';

export type ScanAppOptions = {
  /** Null while the database is opening. */
  getGraphql: () => ScanGraphql | null;
  getHealth: () => Health;
  /** Rejects when the database does not answer. */
  checkDatabase?: () => Promise<void>;
  metrics: Metrics;
  /** Serves GraphiQL to browsers. */
  hasGraphiql: boolean;
  log: Log;
};

/** The scan over HTTP: `/graphql`, `/health`, `/ready` and `/metrics`. */
function createScanApp(options: ScanAppOptions, trustedProxies: TrustedProxies = NO_PROXIES): Hono {
  const { getHealth, metrics, log } = options;
  const app = new Hono();
  const findAsker = (context: Context): Asker => ({
    client: listNetworks(getClientAddress(context, trustedProxies)),
    requestId: requestIdOf(context, trustedProxies),
    isGone: () => hasDisconnected(context),
  });

  app.use(logRequests(log, trustedProxies));
  app.options(GRAPHQL_PATH, answerPreflight);
  app.on(['GET', 'POST'], GRAPHQL_PATH, (context) => answerQuestion(options, context, findAsker(context)));
  app.all(GRAPHQL_PATH, () =>
    answerError(405, 'Allowed: GET, POST, OPTIONS.', { allow: 'GET, POST, OPTIONS' }),
  );
  const isDatabaseUp = async () => {
    try {
      await options.checkDatabase?.();
      return true;
    } catch {
      return false;
    }
  };
  app.get('/health', async () => {
    const health = getHealth();
    const isUp = await isDatabaseUp();
    const ok = health.ok && isUp;
    return answerJson(ok ? 200 : 503, { ...health, ok, ...(!isUp && { status: 'trouble' }) });
  });
  app.get('/ready', async () => {
    const ready = options.getGraphql() !== null && isReady(getHealth()) && (await isDatabaseUp());
    return answerJson(ready ? 200 : 503, { ready });
  });
  app.get('/metrics', async ({ req }) => {
    const { type, text } = await metrics.write();
    return answerText(200, type, { text, accepted: req.header('accept-encoding') });
  });
  for (const path of ['/health', '/ready', '/metrics'])
    app.all(path, () => toProblem('method-not-allowed', { allow: 'GET, HEAD' }));
  app.notFound(() => toProblem('not-found'));
  app.onError((error, context) => {
    log('A request failed.', { level: 'error', requestId: requestIdOf(context, trustedProxies), error });
    return context.req.path === GRAPHQL_PATH ? answerError(500, 'Unexpected error.') : toProblem('internal');
  });
  return app;
}

/** The IPv6 /48 or IPv4 /24 of a client, which one customer often has whole; and its /64 or address. */
function listNetworks(address: string | undefined): readonly string[] {
  return [clientNetwork(address, 48), clientNetwork(address)];
}

/**
 * Serves the scan.
 *
 * @throws {StartError} `port`
 */
export function listenScan(
  options: ScanAppOptions,
  where: {
    port: number;
    host: string;
    trustedProxies?: TrustedProxies | undefined;
    limits?: Partial<HttpLimits> | undefined;
  },
): Promise<Listening> {
  return listen({
    ...where,
    fetch: createScanApp(options, where.trustedProxies).fetch,
    setting: 'SCAN_PORT',
    label: 'the scan',
    bodyBytesOf: () => limits.maxBodyBytes,
    problemHeaders: COMMON_HEADERS,
    writeProblem,
  });
}

async function answerQuestion(options: ScanAppOptions, { req }: Context, asker: Asker): Promise<Response> {
  const isBrowser = req.method === 'GET' && req.header('accept')?.includes('text/html');
  if (isBrowser && options.hasGraphiql) {
    const page = await loadGraphiql(GRAPHQL_PATH);
    const headers = { 'content-security-policy': GRAPHIQL_POLICY };
    const accepted = req.header('accept-encoding');
    if (page) return answerText(200, 'text/html; charset=utf-8', { text: page, accepted, headers });
  }
  const graphql = options.getGraphql();
  if (!graphql) return answerError(503, 'The scan is starting.', { 'retry-after': '1' });
  const start = performance.now();
  const { outcome, response } = await answerGraphql(graphql, req.raw, asker);
  options.metrics.countQuestion(outcome, (performance.now() - start) / 1_000);
  return response;
}
