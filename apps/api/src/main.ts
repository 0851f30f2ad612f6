import { createApp } from './createApp.ts';
import { StartError } from './errors.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings/readSettings.ts';
import { loadWebBuild } from './web/loadWebBuild.ts';

try {
  const settings = readSettings(process.env);
  const app = createApp({
    config: settings.publicConfig,
    build: loadWebBuild(settings.webDist, settings.publicConfig),
  });
  const server = await listen(app, settings.port);
  console.log(`serving ${settings.publicConfig.publicOrigin} on port ${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
