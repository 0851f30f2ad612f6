import { fileURLToPath } from 'node:url';
import { createServerLog, keepHeapSmall, listen, runServer } from '@org/server-kit';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { bodyBytesOf, createApp } from './createApp.ts';
import { createMetrics } from './createMetrics.ts';
import { openApiDatabase } from './database.ts';
import { readSettings } from './settings/readSettings.ts';
import { checkRpcs, createServices } from './sign-in/createServices.ts';
import { loadWebBuild } from './web/loadWebBuild.ts';

/** Open answers have 3 s to finish, and the database 2 s to close. */
const STOP_MS = 10_000;

/** Beside this app, in the sources and in the build. */
const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

await runServer(async () => {
  keepHeapSmall();
  const settings = readSettings(process.env);
  const { publicConfig: config, host, port, trustedProxies } = settings;
  const isLocal = config.chains.every(({ status }) => status === 'local');
  const log = createServerLog({ level: settings.logLevel, isLocal });
  const build = loadWebBuild(settings.webDist ?? WEB_DIST, config);
  // Written by the build, beside this file.
  const template = new URL('./empty-database.tar.gz', import.meta.url);
  const database = await openApiDatabase(settings.database, template, isLocal);
  const checkDatabase = async () => database?.check();
  const register = new Registry();
  // Metrics are collected once for each process: their observers are never released.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  const metrics = createMetrics(checkDatabase, register);
  const services = createServices(settings, database, { log, countRefusal: metrics.countRefusal });
  const rpcWarnings = await checkRpcs(services.siwe, config.chains);
  for (const warning of [...settings.warnings, ...rpcWarnings]) log(warning, { level: 'warn' });
  const app = createApp({ ...settings, config, build, services, checkDatabase, metrics, log });
  const server = await listen({ fetch: app.fetch, host, port, setting: 'PORT', trustedProxies, bodyBytesOf });
  if (!database)
    log(
      'sessions and drafts are kept in memory and lost when the server stops, and no documents and pictures are stored (DATABASE_URL is not set)',
    );
  if (!config.walletConnectProjectId)
    log('wallets that need WalletConnect are shown as unsupported (WALLETCONNECT_PROJECT_ID is not set)');
  log(`serving ${config.publicOrigin} on port ${server.port}`);
  return {
    stop: async () => {
      await server.stop();
      await database?.close();
    },
  };
}, STOP_MS);
