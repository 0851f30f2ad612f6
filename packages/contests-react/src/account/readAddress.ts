import { type Address, getAddress } from 'viem';

/** The checksummed address of a link in any case; undefined if invalid. */
export function readAddress(text: string): Address | undefined {
  return /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(`0x${text.slice(2)}`) : undefined;
}
