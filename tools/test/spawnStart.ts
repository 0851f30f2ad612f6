import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@org/local-stack/ports';

const root = join(import.meta.dirname, '../..');

export type StartedStack = {
  process: ChildProcess;
  origin: string;
  rpcUrl: string;
  scanUrl: string;
  /** All lines printed so far. */
  lines: string[];
  /** Resolves with the line `ready …`; rejects if the stack exits first. */
  ready: Promise<string>;
  stop: () => Promise<void>;
};

export { findFreePort };

/** The program of a server: its build if `npm test` has just made one (it starts sooner), otherwise its source. */
export const findServer = (app: 'api' | 'scan'): string =>
  join(root, 'apps', app, process.env.LAUREL_BUILT === '1' ? 'dist/main.js' : 'src/main.ts');

/** Ports that are currently free, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  return ports;
}

/** All descendants of `pid`, from /proc (Linux). */
export function findDescendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process exited meanwhile.
    }
  }
  const below = (parent: number): number[] =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** True while the process runs, by /proc (Linux). */
export const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Runs `npm start` on three other ports. */
export function spawnStart([web = 0, rpc = 0, scan = 0]: readonly number[]): StartedStack {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(web), RPC_PORT: String(rpc), SCAN_PORT: String(scan) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('ready ')) resolve(line);
      });
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${lines.join('\n')}`)));
  });
  // Avoids an unhandled rejection if nothing awaits `ready`.
  ready.catch(() => undefined);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };

  return {
    process: child,
    origin: `http://localhost:${web}`,
    rpcUrl: `http://127.0.0.1:${rpc}`,
    scanUrl: `http://127.0.0.1:${scan}/graphql`,
    lines,
    ready,
    stop,
  };
}
