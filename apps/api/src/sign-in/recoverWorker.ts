import type { Address, Hex } from 'viem';
import { recoverAddress } from 'viem/utils';

/** The thread's task. Null if no key made the signature. */
export async function recoverOrNull(question: { hash: Hex; signature: Hex }): Promise<Address | null> {
  return recoverAddress(question).catch(() => null);
}
