import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAnvil } from './findAnvil.ts';

const watchdogPath = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

export type AnvilProcess = {
  pid: number | undefined;
  isRunning: () => boolean;
  /** What it said on stderr, at most the last 4,000 characters. */
  getLog: () => string;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const startWatchdog = (anvil: ChildProcess, folder: string): ChildProcess => {
  const watchdog = spawn(process.execPath, ['--no-warnings', watchdogPath, String(anvil.pid), folder], {
    // In a group of its own: what ends the parent's whole group (Ctrl-C) must not end it before its work is done.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  });
  watchdog.once('error', () => undefined);
  watchdog.unref();
  return watchdog;
};

/**
 * Starts anvil, which never outlives the calling process. Old states go to a temporary folder: by default anvil keeps
 * them in the home folder for ever.
 */
export function spawnAnvil(args: readonly string[]): AnvilProcess {
  const binary = findAnvil();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-chain-'));
  const anvil = spawn(binary, [...args, '--cache-path', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const watchdog = startWatchdog(anvil, folder);
  let log = '';
  let running = true;
  anvil.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    const onEnd = (): void => {
      running = false;
      watchdog.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      resolve();
    };
    anvil.once('exit', onEnd);
    anvil.once('error', (error) => {
      log += error.message;
      onEnd();
    });
  });
  return {
    pid: anvil.pid,
    isRunning: () => running,
    getLog: () => log.trim(),
    ended,
    stop: async () => {
      anvil.kill('SIGTERM');
      const timer = setTimeout(() => anvil.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
    },
  };
}
