import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './errors.ts';

const HOST = '127.0.0.1';
const GRACE_MS = 3_000;

export type Listening = {
  readonly port: number;
  /** Takes no new connection, lets open answers finish, and is done after three seconds at the latest. */
  stop(): Promise<void>;
};

/**
 * Serves the app on this machine; who serves the world puts a proxy in front.
 *
 * @throws {StartError} `port-in-use`
 */
export function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: HOST }, (address) =>
      resolve({ port: address.port, stop: () => stop(server as Server) }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use. Stop what runs there' : 'is not allowed here';
      const message = `Port ${port} ${why}, or choose another with PORT=<port>.`;
      reject(new StartError('port-in-use', message, { cause: error }));
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
