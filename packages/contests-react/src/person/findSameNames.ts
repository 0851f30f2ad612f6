import { findLookAlikes } from '@org/contests/names';
import type { Address } from 'viem';

/** The accounts that share a name with another account, or have one that looks the same. */
export function findSameNames(
  people: readonly { readonly account: Address; readonly name: string | undefined }[],
): ReadonlySet<Address> {
  const names = new Map(people.flatMap(({ account, name }) => (name === undefined ? [] : [[account, name]])));
  return new Set([...findLookAlikes([...names], ([, name]) => getLetters(name))].map(([account]) => account));
}

/** Spaces and punctuation are easily overlooked. */
const getLetters = (name: string): string => name.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
