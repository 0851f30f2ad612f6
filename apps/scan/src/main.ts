import { createServerLog, keepHeapSmall, runServer } from '@org/server-kit';
import { readSettings } from './settings.ts';
import { startScan } from './startScan.ts';
import { emptyDatabase } from './store/openDatabase.ts';

/** Supervisors kill a process after five seconds or more, and a database that is being opened cannot be interrupted. */
const STOP_MS = 3_000;

await runServer(async () => {
  keepHeapSmall();
  const { logLevel, ...settings } = readSettings(process.env);
  const log = createServerLog({ level: logLevel, isLocal: settings.config.status === 'local' });
  if (process.argv[2] === 'reindex') {
    await emptyDatabase(settings.databaseUrl);
    log('The database is empty: the next start reads the chain from its beginning.');
    process.exit(0);
  }
  // Written by the build, beside this file.
  const template = new URL('./empty-database.tar.gz', import.meta.url);
  const scan = await startScan({ ...settings, log, template });
  log(`Listening on ${scan.url} for ${settings.config.chain.name} (${settings.config.chain.id}).`);
  return scan;
}, STOP_MS);
