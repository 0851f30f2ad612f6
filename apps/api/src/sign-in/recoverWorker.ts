import type { Address, Hex } from 'viem';
import { recoverAddress } from 'viem/utils';

/** What the thread runs. Null when no key made the signature. */
export async function recoverOrNull(question: { hash: Hex; signature: Hex }): Promise<Address | null> {
  return recoverAddress(question).catch(() => null);
}
