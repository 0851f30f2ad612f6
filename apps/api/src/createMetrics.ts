import type { SiweRefusalReason } from '@org/auth-siwe/server';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The server's metrics for Prometheus. */
export type Metrics = {
  countRequests: MiddlewareHandler;
  countRefusal: (reason: SiweRefusalReason) => void;
  /** Text in Prometheus's format. */
  write: () => Promise<{ type: string; text: string }>;
};

/**
 * @param checkDatabase rejects when the database does not answer
 * @param register may have metrics of the process already. Default: a new one
 */
export function createMetrics(checkDatabase: () => Promise<void>, register = new Registry()): Metrics {
  const registers = [register];
  const requests = new Counter({
    name: 'api_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'api_request_duration_seconds',
    help: 'Duration of requests until their answer begins.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refusals = new Counter({
    name: 'api_sign_in_refusals_total',
    help: 'Refused requests to sign in by reason.',
    labelNames: ['reason'],
    registers,
  });
  new Gauge({
    name: 'api_database_up',
    help: '1 when the database answers.',
    registers,
    async collect() {
      const isUp = await checkDatabase().then(
        () => true,
        () => false,
      );
      this.set(Number(isUp));
    },
  });

  return {
    async countRequests(context, next) {
      const start = performance.now();
      await next();
      const route = nameRoute(context);
      requests.inc({ route, status: context.res.status });
      durations.observe({ route }, (performance.now() - start) / 1_000);
    },
    countRefusal: (reason) => refusals.inc({ reason }),
    write: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

/** The pattern of the route that answered: there are as many as the server has, whatever paths are requested. */
function nameRoute(context: Context): string {
  const route = routePath(context);
  if (route !== '/*' && route !== '*') return route;
  return context.req.path.startsWith('/assets/') ? '/assets/*' : '/*';
}
