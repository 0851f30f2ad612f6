import type { Server } from 'node:http';

const SWEEP_MS = 20;

/**
 * Closes a server gently: nobody new is let in, whoever waits for an answer gets it, and only then the connection ends.
 *
 * @param patienceMs after that, whoever still waits waits in vain
 */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that is kept open is idle once its answer has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}
