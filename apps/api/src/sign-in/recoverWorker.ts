import { parentPort } from 'node:worker_threads';
import type { Hex } from 'viem';
import { recoverAddress } from 'viem/utils';

/** A signature to look into, and what came of it; null where no key made it. */
export type RecoverQuestion = { readonly id: number; readonly hash: Hex; readonly signature: Hex };
export type RecoverAnswer = { readonly id: number; readonly address: Hex | null };

parentPort?.on('message', async ({ id, hash, signature }: RecoverQuestion) => {
  const address = await recoverAddress({ hash, signature }).catch(() => null);
  parentPort?.postMessage({ id, address } satisfies RecoverAnswer);
});
