import { listen, StartError } from '@org/server-kit';
import { bodyBytesOf, createApp } from './createApp.ts';
import { openDatabase } from './database.ts';
import { readSettings } from './settings/readSettings.ts';
import { checkRpcs, createServices } from './sign-in/createServices.ts';
import { loadWebBuild } from './web/loadWebBuild.ts';

try {
  const settings = readSettings(process.env);
  const { publicConfig: config } = settings;
  const build = loadWebBuild(settings.webDist, config);
  const database = await openDatabase(settings.database);
  const services = createServices(settings, database);
  const rpcWarnings = await checkRpcs(services.siwe, config.chains);
  for (const warning of [...settings.warnings, ...rpcWarnings]) console.warn(`warning: ${warning}`);
  const { host, port, trustedProxies } = settings;
  const checkDatabase = async () => database?.check();
  const app = createApp({ ...settings, config, build, services, checkDatabase });
  const server = await listen({ fetch: app.fetch, host, port, setting: 'PORT', trustedProxies, bodyBytesOf });
  if (!database)
    console.log('sessions and drafts are kept in memory, until this ends (DATABASE_URL is not set)');
  if (!config.walletConnectProjectId)
    console.log('wallets over WalletConnect are shown as unsupported (WALLETCONNECT_PROJECT_ID is not set)');
  console.log(`serving ${config.publicOrigin} on port ${server.port}`);
  const end = async () => {
    await server.stop();
    await database?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  // An open connection to a database would keep the process.
  process.exit(1);
}
