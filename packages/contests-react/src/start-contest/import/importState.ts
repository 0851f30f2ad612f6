import type { Texts } from '../../texts/texts.ts';
import { countLines } from '../contestForm.ts';
import type { ImportKind } from './importKind.ts';
import { IMPORT_LIMITS } from './importLimits.ts';
import type { ImportReading, ImportSource } from './importReading.ts';
import { type MergedLines, mergeLines } from './mergeLines.ts';
import { readImport } from './readImport.ts';
import type { FileText } from './readTextFile.ts';

type RefusedReason = Extract<FileText, { ok: false }>['reason'] | 'too-many-lines';

/** Where an import stands. */
export type ImportState =
  | { readonly status: 'empty' | 'reading' }
  | {
      readonly status: 'refused';
      readonly reason: RefusedReason;
      /** How many there are, where there are too many. */
      readonly lines: number;
    }
  | {
      readonly status: 'read';
      readonly reading: ImportReading;
      /** What the field would hold, with the good lines in it. */
      readonly merged: MergedLines;
      /** How many items that would be. */
      readonly sum: number;
    };

export type ReadImportStateOptions = {
  readonly text: string;
  readonly kind: ImportKind;
  readonly source: ImportSource | undefined;
  /** What the field holds. */
  readonly field: string;
  readonly words: Texts['startContest'];
};

/** What a text is, if it is taken for an import. */
export const readImportState = ({
  text,
  kind,
  source,
  field,
  words,
}: ReadImportStateOptions): ImportState => {
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
};
