import { spawn } from 'node:child_process';
import { findFreePort, findServer } from '../../../tools/test/spawnStart.ts';
import { createBrowser, ORIGIN } from './createBrowser.ts';
import { createWebBuild } from './createTestApp.ts';

/** The server in its own process, once it serves. */
export async function startApi(env: Record<string, string> = {}) {
  const web = createWebBuild();
  const port = await findFreePort();
  const settings = {
    PORT: String(port),
    PUBLIC_ORIGIN: ORIGIN,
    CHAINS: 'local',
    RPC_URL_31337: 'http://127.0.0.1:1',
    RATE_LIMITS: 'off',
    WEB_DIST: web.folder,
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...env,
  };
  const child = spawn(process.execPath, [findServer('api')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const serving = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        printed += bytes.toString();
        if (printed.includes('serving ')) resolve();
      });
  });
  const code = await Promise.race([serving, ended]);
  web.remove();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    /** The output of the process so far. */
    printed: () => printed,
    /** The exit code, if it ended instead of serving. */
    code,
    open: (now?: () => number) => createBrowser((path, init) => fetch(path.replace(ORIGIN, url), init), now),
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
