import { createServer } from 'node:net';

/**
 * Below the ephemeral range, so that an outgoing connection cannot take the port first. Each process starts at another
 * offset.
 */
const LOWEST = 15_000;
const HIGHEST = 29_999;
const PER_PROCESS = 16;
const PROCESSES = Math.floor((HIGHEST + 1 - LOWEST) / PER_PROCESS);

let next = LOWEST + (process.pid % PROCESSES) * PER_PROCESS;

/** Listens for a moment. @throws the system's error if the port is in use or not allowed */
export const tryPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve()));
  });

/** A free port of 127.0.0.1, another one with each call. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < HIGHEST - LOWEST; tried += 1) {
    const port = next;
    next = port === HIGHEST ? LOWEST : port + 1;
    const isFree = await tryPort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error(`No port from ${LOWEST} to ${HIGHEST} is free.`);
}
