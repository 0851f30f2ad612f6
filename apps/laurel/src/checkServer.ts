import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The result of one check. */
export type Finding = {
  readonly level: 'ok' | 'warn' | 'fail';
  /** Names the check, and says how to fix a failure. */
  readonly text: string;
};

/** Matches the error of an embedded database that another process has open. */
const IN_USE = /is in use by another process/;

const START_MS = 60_000;

/** Starts a server on a free port, which reads all its settings and opens its database, and ends it. */
export async function checkServer(options: {
  program: string;
  env: Record<string, string>;
  portName: string;
  what: string;
  /** A path that is answered once the database is open. */
  readyPath: string;
}): Promise<Finding> {
  const { program, env, portName, what, readyPath } = options;
  const port = await findFreePort();
  const child = spawn(process.execPath, [program], {
    env: { ...env, HOST: '127.0.0.1', SCAN_HOST: '127.0.0.1', [portName]: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const exited = once(child, 'exit');
  const isListening = async () =>
    (await fetch(`http://127.0.0.1:${port}${readyPath}`).catch(() => null))?.ok === true;
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      return IN_USE.test(said)
        ? {
            level: 'warn',
            text: `${what}: the embedded database is in use. This is expected while Laurel runs.`,
          }
        : { level: 'fail', text: `${what}: ${said.trim()}` };
    if (!(await isListening())) continue;
    child.kill('SIGTERM');
    await exited;
    return { level: 'ok', text: what };
  }
  child.kill('SIGKILL');
  return { level: 'fail', text: `${what}: the server was not ready in a minute. ${said.trim()}` };
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
};
