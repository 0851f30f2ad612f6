import { setFlagsFromString } from 'node:v8';
import { StartError } from '@org/server-kit';
import { createLog, createPlainLog } from './log.ts';
import { readSettings } from './settings.ts';
import { startScan } from './startScan.ts';
import { reindex } from './store/openDatabase.ts';

/** Supervisors lose patience after five seconds or more. */
const STOP_MS = 3_000;

try {
  keepHeapSmall();
  const { logLevel, ...settings } = readSettings(process.env);
  const write = (line: string) => console.log(line);
  // On the local chain a person reads along.
  const log =
    settings.config.status === 'local' ? createPlainLog(write) : createLog({ level: logLevel, write });
  if (process.argv[2] === 'reindex') {
    await reindex(settings.databaseUrl);
    log('The database is empty: the next start reads the chain from its beginning.');
    process.exit(0);
  }
  // Written by the build, beside this file.
  const template = new URL('./empty-database.tar.gz', import.meta.url);
  const scan = await startScan({ ...settings, log, template });
  log(`Listening on ${scan.url} for ${settings.config.chain.name} (${settings.config.chain.id}).`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void scan.stop();
      // A database that is still being opened cannot be stopped in the middle.
      setTimeout(() => process.exit(0), STOP_MS).unref();
    });
  }
  await scan.ended;
  process.exit(0);
} catch (error) {
  // A StartError is a sentence for the person who started us; anything else is our own mistake and keeps its stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/**
 * Node lets short-lived memory grow to 16 MB three times over before it looks what is left, and every batch that is still
 * on its way then counts as long-lived. Half of that halves the memory of a long read and costs no time.
 */
function keepHeapSmall() {
  setFlagsFromString('--max-semi-space-size=8');
  setFlagsFromString('--semi-space-growth-factor=1');
}
