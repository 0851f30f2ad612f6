import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const ORIGIN = 'http://localhost:3000';

/** Starts a server in its own process, and waits until it serves. */
export async function startServer(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', PUBLIC_ORIGIN: ORIGIN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => bytes.toString().includes('serving ') && resolve());
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid,
    /** Resident memory in MB; 0 if the system does not report it. */
    memory: (): number => {
      try {
        const [, kilobytes] =
          /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return Number(kilobytes ?? 0) / 1_024;
      } catch {
        return 0;
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
