import type { Hex } from 'viem';

/** A JSON import widens every literal; artifacts/ holds nothing but what its own tests have checked to be hex. */
export function asHex(value: string): Hex {
  return value as Hex;
}
