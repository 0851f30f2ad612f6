import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const ORIGIN = 'http://localhost:3000';

/** A server’s endpoints for nonces and verification. */
type Routes = { readonly nonceMethod: 'GET' | 'POST'; readonly nonce: string; readonly verify: string };

const ROUTES: Routes = { nonceMethod: 'GET', nonce: '/api/siwe/nonce', verify: '/api/siwe/verify' };

/** Ticks of the system's clock for the time of processes. */
const TICKS_PER_SECOND = 100;

/** Starts a server in its own process, and waits until it serves. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string>,
  routes: Routes = ROUTES,
) {
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
    routes,
    /** Seconds of user and system time so far; NaN if the system does not report it. */
    cpu: (): number => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
        const [user, system] = rest.split(' ').slice(11, 13);
        return (Number(user) + Number(system)) / TICKS_PER_SECOND;
      } catch {
        return Number.NaN;
      }
    },
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
