import type { Address, Hex } from 'viem';
import { recoverAddress } from 'viem/utils';

/** The thread's file: Piscina calls its default export. Null when no key made the signature. */
export default async function recoverOrNull(question: {
  hash: Hex;
  signature: Hex;
}): Promise<Address | null> {
  return recoverAddress(question).catch(() => null);
}
