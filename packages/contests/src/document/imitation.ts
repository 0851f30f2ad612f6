/** Why a name that an account gives itself is misleading. */
export type Imitation = 'address' | 'mixed-alphabets';

/**
 * An address, full or shortened, or an ENS name, also in the letters of Cyrillic and Greek that look the same: profile
 * names are not verified.
 */
const ADDRESS = /[0oоο][xхχ][0-9a-fасе]{2,}|\.eth(?![\p{L}\p{N}])/iu;

/** Alphabets that share look-alike letters. No language mixes them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/**
 * Finds out whether a profile's name imitates an address or mixes alphabets to look like another name.
 *
 * @example
 * ```ts
 * import { findImitation } from '@org/contests/names';
 *
 * findImitation('vitalik.eth'); // 'address'
 * ```
 */
export function findImitation(name: string): Imitation | undefined {
  const plain = name.normalize('NFKC').trim();
  if (ADDRESS.test(plain)) return 'address';
  return ALPHABETS.filter((alphabet) => alphabet.test(plain)).length > 1 ? 'mixed-alphabets' : undefined;
}
