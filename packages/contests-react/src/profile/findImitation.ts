/** Why a profile's name may be taken for something that it is not. */
export type Imitation = 'address' | 'mixed-alphabets';

/** An address, whole or shortened, or a name of ENS: anybody can write one into a profile. */
const ADDRESS = /0x[0-9a-f]{2,}|\.eth$/i;

/** Letters of these alphabets look like each other; no language mixes them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a profile's name imitates an address, or uses letters of another alphabet to look like somebody else's. */
export function findImitation(name: string): Imitation | undefined {
  const plain = name.normalize('NFKC').trim();
  if (ADDRESS.test(plain)) return 'address';
  return ALPHABETS.filter((alphabet) => alphabet.test(plain)).length > 1 ? 'mixed-alphabets' : undefined;
}
