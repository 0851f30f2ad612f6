import { splitLines } from '@org/contests';
import { useCallback, useState } from 'react';
import type { ImportKind } from '../form/importReading.ts';
import { readJudgeLine } from '../form/judgeLines.ts';
import { areWholeLinks, isLinkWithName, judgeCell, readItems, type SplitLine } from '../form/readItems.ts';
import type { UpdateForm } from '../form/useContestForm.ts';
import type { Imported } from './importState.ts';

/** True if a text is more than plain lines, so that it should open the import. */
export function wantsImport(text: string, kind: ImportKind): boolean {
  // A tab can't be typed into the field: these are cells.
  if (text.includes('\t')) return true;
  const lines = splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, cells: line.split(/[;,]/).map((cell) => cell.trim()) }));
  return !areWholeLinks(lines, kind) && lines.some((line) => holdsMore(line, kind));
}

const holdsMore = (line: SplitLine, kind: ImportKind): boolean => {
  const { text, cells } = line;
  const { items } = readItems(text, kind);
  if (items.length === 1 && items[0] === text) return cells.length > 1 && isLinkWithName(line);
  // An address and a name behind it, as the field has them.
  if (kind === 'judges' && items.length === 1 && readJudgeLine(text).address === items[0]) return false;
  return items.length > 0 || (cells.length > 1 && cells.some((cell) => judgeCell(cell, kind) >= 2));
};

/** An open import, with the pasted or dropped text. */
export type OpenImport = { readonly kind: ImportKind; readonly given: string | readonly File[] };

/** The outcome of the last import of a list. */
export type ImportOutcome = Omit<Imported, 'form'>;

/** The import of lists into the form. */
export function useImports(update: UpdateForm) {
  const [open, setOpen] = useState<OpenImport>();
  const [outcomes, setOutcomes] = useState<{ readonly [Kind in ImportKind]?: ImportOutcome }>({});
  const start = useCallback(
    (kind: ImportKind, given: string | readonly File[] = '') => setOpen({ kind, given }),
    [],
  );
  return {
    open,
    outcomes,
    start,
    close: () => setOpen(undefined),
    take: ({ form, ...outcome }: Imported) => {
      if (!open) return;
      update(() => form, open.kind);
      setOutcomes((before) => ({ ...before, [open.kind]: outcome }));
      setOpen(undefined);
    },
    forget: () => setOutcomes({}),
  };
}
