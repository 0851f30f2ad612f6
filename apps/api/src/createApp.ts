import { Hono } from 'hono';
import { answerProblem } from './problem.ts';
import { securityHeaders } from './security/securityHeaders.ts';
import type { PublicConfig } from './settings/settings.ts';
import { serializeConfig } from './web/injectConfig.ts';
import type { WebBuild } from './web/loadWebBuild.ts';
import { serveWeb } from './web/serveWeb.ts';

export type AppOptions = { config: PublicConfig; build: WebBuild };

/**
 * The server as one web-standard handler.
 *
 * @example
 * const app = createApp({ config, build: loadWebBuild('apps/web/dist', config) });
 * const answer = await app.request('/health');
 */
export function createApp({ config, build }: AppOptions): Hono {
  const app = new Hono();
  const web = serveWeb(build);

  app.use(securityHeaders(config));
  app.get('/health', (context) => context.json({ ok: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/config.json', (context) =>
    context.body(serializeConfig(config), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    }),
  );
  app.all('/api/*', (context) => answerProblem(context, 'not-found'));
  app.get('*', web);
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  app.onError((error, context) => {
    console.error(error);
    return answerProblem(context, 'internal');
  });
  return app;
}
