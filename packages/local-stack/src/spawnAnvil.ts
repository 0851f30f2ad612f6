import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalChainError } from './base/errors.ts';
import { tryPort } from './findFreePort.ts';

const architectures: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The anvil binary that npm installed for this platform. The launcher of @foundry-rs/anvil is not used: it would be
 * another process, which can be killed without anvil.
 */
function findAnvil(): string {
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const binary = createRequire(launcher).resolve(`${name}/bin/${file}`);
    if (existsSync(binary)) return binary;
  } catch (cause) {
    throw new LocalChainError(
      'anvil-missing',
      `anvil is not installed for this machine: ${name} is missing.`,
      { cause },
    );
  }
  throw new LocalChainError(
    'anvil-missing',
    `anvil is not installed for this machine: ${name} has no binary.`,
  );
}

const request: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
};

/** Waits until the endpoint answers. @throws LocalChainError `anvil-stopped` */
export async function waitForAnvil(anvil: AnvilProcess, rpcUrl: string): Promise<void> {
  while (anvil.isRunning()) {
    try {
      const response = await fetch(rpcUrl, request);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new LocalChainError('anvil-stopped', `anvil exited before it answered. ${anvil.getLog()}`.trim());
}

const watchdogPath = fileURLToPath(new URL(`./watchdog${extname(import.meta.url)}`, import.meta.url));

export type AnvilProcess = {
  pid: number | undefined;
  isRunning: () => boolean;
  /** The process's stderr, at most the last 4,000 characters. */
  getLog: () => string;
  /** Settles when it has exited, for any reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const startWatchdog = (anvil: ChildProcess, folder: string): ChildProcess => {
  const watchdog = spawn(process.execPath, ['--no-warnings', watchdogPath, String(anvil.pid), folder], {
    // A process group of its own: Ctrl-C, which ends the parent's group, must not end the watchdog.
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
 * them in the home folder permanently.
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

/** @throws LocalChainError `port-in-use` */
export async function checkPortIsFree(port: number): Promise<void> {
  try {
    await tryPort(port);
  } catch (cause) {
    const message = `The chain cannot listen on 127.0.0.1:${port}: the port is in use or not allowed. Set RPC_PORT to another port.`;
    throw new LocalChainError('port-in-use', message, { cause });
  }
}
