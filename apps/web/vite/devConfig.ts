import type { Plugin } from 'vite';

/** Puts the configuration where the server puts it: into `/config.json`. Only for the development server. */
export const devConfig = (): Plugin => ({
  name: 'laurel-dev-config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/config.json', async (_request, response) => {
      const { readConfig } = await import('./readConfig.ts');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readConfig(process.env)));
    });
  },
});
