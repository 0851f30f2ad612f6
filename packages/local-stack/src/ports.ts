import { createServer } from 'node:net';
import { LocalChainError } from './errors.ts';

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(bound));
    });
  });

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** @throws LocalChainError `port-in-use`, with a sentence for people. */
export async function checkPortIsFree(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (cause) {
    const message = `The chain cannot listen on 127.0.0.1:${port}: the port is in use or not allowed. Set RPC_PORT to another one.`;
    throw new LocalChainError('port-in-use', message, { cause });
  }
}
