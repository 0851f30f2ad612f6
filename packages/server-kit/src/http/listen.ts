import type { Server } from 'node:http';
import { StartError } from '../base/errors.ts';
import { createGuardedServer, type GuardOptions } from './createGuardedServer.ts';

const GRACE_MS = 3_000;
const SWEEP_MS = 20;

export type ListenOptions = GuardOptions & {
  /** 0: any free one. */
  readonly port: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** The setting that chooses the port, for the message when it is in use. */
  readonly setting: string;
  /** Names the listener in that message. */
  readonly label?: string;
};

export type Listening = {
  readonly port: number;
  /**
   * Stops accepting connections, lets open answers finish, and closes the remaining connections after a grace period (3
   * s).
   */
  stop(graceMs?: number): Promise<void>;
};

/**
 * Serves an app within the limits of `httpLimits`.
 *
 * @throws {StartError} `port`
 * @example
 * const { port, stop } = await listen({ fetch: app.fetch, port: 3000, setting: 'PORT' });
 */
export function listen({
  port,
  host = '127.0.0.1',
  setting,
  label,
  ...options
}: ListenOptions): Promise<Listening> {
  const server = createGuardedServer(options);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const who = label ? `Port ${port} (${label})` : `Port ${port}`;
      const why =
        cause.code === 'EADDRINUSE'
          ? 'is in use. Stop the program that uses it'
          : `cannot be used on ${host} (${cause.code}). Check the address`;
      const message = `${who} ${why}, or choose another with ${setting}=<port>.`;
      reject(new StartError({ code: 'port', message, cause }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        stop: (graceMs = GRACE_MS) => close(server, graceMs),
      });
    });
  });
}

async function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection is idle once its answer was sent.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(grace);
}
