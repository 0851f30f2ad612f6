import { splitLines } from '@org/contests';
import type { Texts } from '../../texts/texts.ts';
import { countLines } from '../contestForm.ts';
import { IMPORT_LIMITS, type ImportKind, type ImportReading, type ImportSource } from './importReading.ts';
import { readImport } from './readImport.ts';
import type { FileText } from './readTextFile.ts';

type RefusedReason = Extract<FileText, { ok: false }>['reason'] | 'too-many-lines';

/** The state of an import. */
export type ImportState =
  | { readonly status: 'empty' | 'reading' }
  | {
      readonly status: 'refused';
      readonly reason: RefusedReason;
      /** The number of lines, if there are too many. */
      readonly lines: number;
    }
  | {
      readonly status: 'read';
      readonly reading: ImportReading;
      /** The field's text after adding the valid lines. */
      readonly merged: MergedLines;
      /** The number of items in it. */
      readonly sum: number;
    };

/** The outcome of an import. */
export type Imported = {
  /** The field's text after the import. */
  readonly text: string;
  readonly added: number;
  /** Items that the field already had. */
  readonly known: number;
  /** The invalid lines, unchanged. */
  readonly rest: readonly string[];
};

export type ReadImportStateOptions = {
  readonly text: string;
  readonly kind: ImportKind;
  readonly source: ImportSource | undefined;
  /** The field's current text. */
  readonly field: string;
  readonly words: Texts['startContest'];
};

/** Reads a text as an import. */
export function readImportState({ text, kind, source, field, words }: ReadImportStateOptions): ImportState {
  if (text.trim() === '') return { status: 'empty' };
  if (text.length > IMPORT_LIMITS.bytes) return { status: 'refused', reason: 'too-large', lines: 0 };
  const lines = countLines(text);
  if (lines > IMPORT_LIMITS.lines) return { status: 'refused', reason: 'too-many-lines', lines };
  const reading = readImport(text, kind, words, source);
  const merged = mergeLines(
    field,
    reading.good.map(({ value }) => value),
    kind,
  );
  return { status: 'read', reading, merged, sum: countLines(merged.text) };
}

export type MergedLines = {
  readonly text: string;
  readonly added: number;
  /** Items that the field already has. */
  readonly dropped: number;
};

/** Appends new lines to a field, without changing its content. */
export function mergeLines(field: string, values: readonly string[], kind: ImportKind): MergedLines {
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
}

/** Two spellings of one address or link are the same item. */
const toKey = (value: string, kind: ImportKind): string => {
  if (kind === 'judges') return value.toLowerCase();
  return URL.canParse(value) ? new URL(value).href : value;
};
