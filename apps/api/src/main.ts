import { listen, runServer } from '@org/server-kit';
import { bodyBytesOf, createApp } from './createApp.ts';
import { openApiDatabase } from './database.ts';
import { readSettings } from './settings/readSettings.ts';
import { checkRpcs, createServices } from './sign-in/createServices.ts';
import { loadWebBuild } from './web/loadWebBuild.ts';

/** Open answers have 3 s to finish, and the database 2 s to close. */
const STOP_MS = 10_000;

await runServer(async () => {
  const settings = readSettings(process.env);
  const { publicConfig: config } = settings;
  const build = loadWebBuild(settings.webDist, config);
  const database = await openApiDatabase(settings.database);
  const services = createServices(settings, database);
  const rpcWarnings = await checkRpcs(services.siwe, config.chains);
  for (const warning of [...settings.warnings, ...rpcWarnings]) console.warn(`warning: ${warning}`);
  const { host, port, trustedProxies } = settings;
  const checkDatabase = async () => database?.check();
  const app = createApp({ ...settings, config, build, services, checkDatabase });
  const server = await listen({ fetch: app.fetch, host, port, setting: 'PORT', trustedProxies, bodyBytesOf });
  if (!database)
    console.log(
      'sessions and drafts are kept in memory and lost when the server stops (DATABASE_URL is not set)',
    );
  if (!config.walletConnectProjectId)
    console.log(
      'wallets that need WalletConnect are shown as unsupported (WALLETCONNECT_PROJECT_ID is not set)',
    );
  console.log(`serving ${config.publicOrigin} on port ${server.port}`);
  return {
    stop: async () => {
      await server.stop();
      await database?.close();
    },
  };
}, STOP_MS);
