import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LocalChainError } from './errors.ts';
import { findAnvil } from './findAnvil.ts';

const watchdog = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

export type AnvilProcess = {
  /** Whether it still runs. */
  isRunning: () => boolean;
  /** What it said on stderr, at most the last 4,000 characters. */
  getLog: () => string;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const startWatchdog = (anvil: ChildProcess): ChildProcess => {
  const guard = spawn(process.execPath, ['--no-warnings', watchdog, String(anvil.pid)], {
    // In a group of its own: a Ctrl-C for the parent's group must not end it before its work is done.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  });
  guard.unref();
  guard.once('error', () => undefined);
  return guard;
};

/** Starts anvil with these arguments; it never outlives the calling process. */
export const spawnAnvil = (args: readonly string[]): AnvilProcess => {
  const anvil = spawn(findAnvil(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const guard = startWatchdog(anvil);
  let log = '';
  let running = true;
  anvil.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    const onEnd = (): void => {
      running = false;
      guard.kill('SIGKILL');
      resolve();
    };
    anvil.once('exit', onEnd);
    anvil.once('error', (error) => {
      log += error.message;
      onEnd();
    });
  });
  return {
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
};

/** Waits until the endpoint answers. @throws LocalChainError `anvil-stopped` */
export const waitForAnvil = async (anvil: AnvilProcess, rpcUrl: string): Promise<void> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  for (;;) {
    if (!anvil.isRunning()) {
      throw new LocalChainError('anvil-stopped', `anvil ended before it answered. ${anvil.getLog()}`.trim());
    }
    try {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(rpcUrl, { method: 'POST', headers, body });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
