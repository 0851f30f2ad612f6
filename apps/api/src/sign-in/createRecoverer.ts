import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecoverAddress } from '@org/auth-siwe/server';
import { Piscina } from 'piscina';
import { recoverOrNull } from './recoverWorker.ts';

/** Beside this file, in the sources and in the build. */
const workerFile = new URL(`./recoverWorker${extname(import.meta.url)}`, import.meta.url);

/** Recovering takes 2 ms, after a second for the start of the thread. */
const TIMEOUT_MS = 3_000;

/** Recovers signers in a thread, so that sign-ins do not block other requests. The thread starts with the first one. */
export function createRecoverer({ file = workerFile, timeoutMs = TIMEOUT_MS } = {}): {
  recoverAddress: RecoverAddress;
  close(): Promise<void>;
} {
  const pool = new Piscina({
    filename: fileURLToPath(file),
    name: 'recoverOrNull',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    recordTiming: false,
  });
  // The next request starts another thread; without a listener the error would end the server.
  pool.on('error', () => undefined);

  return {
    recoverAddress: async (hash, signature) => {
      const question = { hash, signature };
      // A thread that ended says nothing about the signature, which is then checked in this one. Requests that wait for
      // it would wait forever: the pool starts another thread only with the next request.
      const address = await pool
        .run(question, { signal: AbortSignal.timeout(timeoutMs) })
        .catch(() => recoverOrNull(question));
      if (address === null) throw new Error('no key made this signature');
      return address;
    },
    close: () => pool.destroy(),
  };
}
