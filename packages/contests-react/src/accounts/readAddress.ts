import { type Address, getAddress } from 'viem';

/** The address that a link names, in whatever case its letters are; undefined for everything else. */
export function readAddress(text: string): Address | undefined {
  return /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(`0x${text.slice(2)}`) : undefined;
}
