import { parseArgs } from 'node:util';
import { build } from './stack/build.ts';
import { localSettings, readPorts, startBackend } from './stack/services.ts';
import { createSupervisor, runInForeground } from './stack/supervisor.ts';

/**
 * Runs the local product in the foreground: chain, scan, and api with the web build, until a signal, or until the parent or
 * a service exits. With `--hot`, Vite serves the web app instead. Prints `ready http://localhost:<PORT>` when everything is
 * ready.
 */
const { hot = false } = parseArgs({ options: { hot: { type: 'boolean' } } }).values;
const ports = readPorts();
const options = ['--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'];
const front = hot
  ? ['apps/web/node_modules/vite/bin/vite.js', 'apps/web', ...options]
  : ['apps/api/dist/main.js'];

// `npm test` has built everything, and other tests read these files while turbo would write them again.
const isBuilt = process.env.LAUREL_BUILT === '1';
if (!isBuilt && !build(hot ? ['@org/scan'] : ['@org/web', '@org/api', '@org/scan'])) process.exit(1);
const env = localSettings(ports);
const origin = `http://127.0.0.1:${ports.web}`;
const supervisor = createSupervisor();
const start = async () => {
  supervisor.start({ name: 'web', color: 'cyan', args: front, env });
  await supervisor.waitFor('The web app', async () => (await fetch(`${origin}/`)).ok);
  // The api stores the documents of the demo with their pictures; Vite does not.
  await startBackend(supervisor, ports, hot ? env : { ...env, DOCUMENTS_ORIGIN: origin });
  return `http://localhost:${ports.web}`;
};
await runInForeground(supervisor, start, { endsWithParent: true });
