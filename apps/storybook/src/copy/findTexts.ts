import type { TextRow } from './listTexts.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The texts of a catalogue (or `all`) that have every word, in their key or in one of the languages; accents do not matter. */
export function findTexts(
  rows: readonly TextRow[],
  { words, owner }: { readonly words: string; readonly owner: string },
): readonly TextRow[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (owner !== 'all' && row.owner !== owner) return false;
    const content = plain([row.key, ...Object.values(row.texts).flat()].join('\n'));
    return wanted.every((word) => content.includes(word));
  });
}
