import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RecoverAddress } from '@org/auth-siwe/server';
import type { Address } from 'viem';
import { recoverAddress } from 'viem/utils';
import type { RecoverAnswer, RecoverQuestion } from './recoverWorker.ts';

type Waiting = {
  readonly question: RecoverQuestion;
  readonly resolve: (address: Address | Promise<Address>) => void;
  readonly reject: (error: Error) => void;
};

/** Beside this file, in the source as in the build. */
const file = new URL(`./recoverWorker${extname(import.meta.url)}`, import.meta.url);

/**
 * Recovers accounts in a thread of its own, so that sign-ins hold up nobody else. The thread is started when it is first
 * wanted, and again if it should end.
 */
export function createRecoverer(): { recoverAddress: RecoverAddress; close(): Promise<void> } {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const start = () => {
    const started = new Worker(file);
    started.unref();
    started.on('message', ({ id, address }: RecoverAnswer) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (address === null) reject?.(new Error('no key made this signature'));
      else resolve?.(address);
    });
    const end = () => {
      if (worker === started) worker = undefined;
      // Whoever waits is served here: a thread that ends says nothing about a signature.
      for (const { question, resolve } of waiting.values()) resolve(recoverAddress(question));
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', end);
    return started;
  };

  return {
    recoverAddress: (hash, signature) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        asked += 1;
        const question = { id: asked, hash, signature };
        waiting.set(asked, { question, resolve, reject });
        worker.postMessage(question);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
