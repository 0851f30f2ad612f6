import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';

/** Folders that replace the fixed paths in the units. */
export type Places = {
  /** Instead of `/opt/laurel`. */
  readonly release: string;
  /** Instead of `/etc/laurel`. */
  readonly settings: string;
  /** For logs and process ids. */
  readonly state: string;
};

const UNITS = join(import.meta.dirname, '../../../deploy/systemd');
const STOP_MS = 15_000;

/** The command and the environment that systemd would use for `laurel-api@3001`. */
function readUnit(name: string, places: Places) {
  const [unit = '', instance = ''] = name.split('@');
  const lines = readFileSync(join(UNITS, `${unit}@.service`), 'utf8').split('\n');
  const valuesOf = (key: string) =>
    lines
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) =>
        line
          .slice(key.length + 1)
          .replaceAll('%i', instance)
          .replaceAll('/opt/laurel', places.release)
          .replaceAll('/etc/laurel', places.settings)
          .replaceAll('/usr/local/bin/node', process.execPath),
      );
  const [command = '', ...args] = (valuesOf('ExecStart')[0] ?? '').split(' ');
  const env = Object.assign(
    { PATH: process.env.PATH },
    ...valuesOf('EnvironmentFile')
      // A dash: the file may be missing.
      .filter((file) => !file.startsWith('-') || existsSync(file.slice(1)))
      .map((file) => parseEnv(readFileSync(file.replace(/^-/, ''), 'utf8'))),
    ...valuesOf('Environment').map((pairs) => parseEnv(pairs.replaceAll(' ', '\n'))),
  );
  return { command, args, env, cwd: valuesOf('WorkingDirectory')[0] };
}

const pidFile = (name: string, { state }: Places) => join(state, `${name}.pid`);

/** Starts a unit as systemd would; it outlives this process. */
export function startUnit(name: string, places: Places): void {
  const { command, args, env, cwd } = readUnit(name, places);
  const log = openSync(join(places.state, `${name}.log`), 'a');
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile(name, places), String(child.pid));
  child.unref();
}

/** Stops a unit with SIGTERM, and with SIGKILL if it does not end in time. */
export async function stopUnit(name: string, places: Places): Promise<void> {
  const file = pidFile(name, places);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  if (!isAlive()) return;
  process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + STOP_MS; isAlive() && Date.now() < end; ) await sleep(50);
  if (isAlive()) process.kill(pid, 'SIGKILL');
}

// `node units.ts <release> <settings> <state> <unit>`: what `systemctl restart` is on a server.
if (import.meta.main) {
  const [release = '', settings = '', state = '', name = ''] = process.argv.slice(2);
  const places = { release, settings, state };
  await stopUnit(name, places);
  startUnit(name, places);
}
