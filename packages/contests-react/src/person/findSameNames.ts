import { lookAlikeKey } from '@org/contests/names';
import type { Address } from 'viem';

/** Cyrillic and Greek letters, and digits, that look like Latin letters. */
const LATIN = new Map(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhԛqԝwмmнhкkтtвbгr', ...'αaοoρpνvιiκkτtυuχxγyηnωw', ...'0o1lіl'].reduce<
    [string, string][]
  >((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? '']);
    return pairs;
  }, []),
);

/** The accounts that share a name with another account, or have one that looks the same. */
export function findSameNames(
  people: readonly { readonly account: Address; readonly name: string | undefined }[],
): ReadonlySet<Address> {
  const byKey = new Map<string, Address[]>();
  for (const { account, name } of people) {
    if (name === undefined) continue;
    const key = toKey(name);
    byKey.set(key, [...(byKey.get(key) ?? []), account]);
  }
  return new Set([...byKey.values()].filter((accounts) => new Set(accounts).size > 1).flat());
}

const toKey = (name: string): string =>
  [...lookAlikeKey(name)]
    .filter((character) => /[\p{L}\p{N}\p{S}]/u.test(character))
    .map((character) => LATIN.get(character) ?? character)
    .join('')
    // Capitals look like these: "Iris", "lris".
    .replace(/[il|]/g, 'i');
