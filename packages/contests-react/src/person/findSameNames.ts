import { findSimilarTexts } from '@org/contests/names';
import type { Address } from 'viem';

/** Cyrillic and Greek letters, and the Latin letters that they look like. */
const FOREIGN = 'аеорсхуіјѕԁһԛԝмнктвгαορνικτυχγηω';
const LATIN = 'aeopcxyijsdhqwmhktbraopviktuxynw';

/** The accounts that share a name with another account, or have one that looks the same. */
export function findSameNames(
  people: readonly { readonly account: Address; readonly name: string | undefined }[],
): ReadonlySet<Address> {
  const names = new Map(
    people.flatMap(({ account, name }) => (name === undefined ? [] : [[account, toLatin(name)]])),
  );
  return new Set([...findSimilarTexts([...names], ([, name]) => name)].map(([account]) => account));
}

/** Without accents, spaces and punctuation, which are easily overlooked. */
const toLatin = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .replace(/[\u0370-\u052f]/g, (letter) => {
      const lower = letter.toLowerCase();
      const latin = LATIN[FOREIGN.indexOf(lower)] ?? letter;
      return letter === lower ? latin : latin.toUpperCase();
    });
