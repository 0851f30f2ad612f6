import type { Plugin } from 'vite';

/** Serves `/config.json` and the embedded page, like the production server. */
export const devConfig = (): Plugin => ({
  name: 'laurel-dev-config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/embed/contests/')) request.url = '/embed.html';
      next();
    });
    server.middlewares.use('/config.json', async (_request, response) => {
      const { readConfig } = await import('./readConfig.ts');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readConfig(process.env)));
    });
  },
});
