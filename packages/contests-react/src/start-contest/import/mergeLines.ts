import { splitLines } from '@org/contests';
import type { ImportKind } from './importKind.ts';

export type MergedLines = {
  readonly text: string;
  readonly added: number;
  /** Those that the field has already. */
  readonly dropped: number;
};

/** Puts new lines below what a field holds. What is there stays as it is, right or wrong. */
export const mergeLines = (field: string, values: readonly string[], kind: ImportKind): MergedLines => {
  const known = new Set(splitLines(field).map((line) => toKey(line.trim(), kind)));
  const added = values.filter((value) => {
    const key = toKey(value, kind);
    return !known.has(key) && known.add(key);
  });
  const isBlank = field.trim() === '';
  const gap = isBlank || added.length === 0 || /[\r\n]$/.test(field) ? '' : '\n';
  return {
    text: added.length === 0 ? field : `${isBlank ? '' : field}${gap}${added.join('\n')}`,
    added: added.length,
    dropped: values.length - added.length,
  };
};

/** Two spellings of one address or link are the same item. */
const toKey = (value: string, kind: ImportKind): string => {
  if (kind === 'judges') return value.toLowerCase();
  return URL.canParse(value) ? new URL(value).href : value;
};
