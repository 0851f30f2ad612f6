import { useCallback, useState } from 'react';
import type { ContestForm } from './contestForm.ts';
import type { ImportKind } from './import/importReading.ts';
import type { Imported } from './import/importState.ts';

/** An open import, with the pasted or dropped text. */
export type OpenImport = { readonly kind: ImportKind; readonly given: string | File };

/** The outcome of the last import of a field. */
export type ImportOutcome = Omit<Imported, 'text'>;

/** The import of lists into the fields of the form. */
export function useImports(change: (field: keyof ContestForm, value: string) => void) {
  const [open, setOpen] = useState<OpenImport>();
  const [outcomes, setOutcomes] = useState<{ readonly [Kind in ImportKind]?: ImportOutcome }>({});
  const start = useCallback((kind: ImportKind, given: string | File = '') => setOpen({ kind, given }), []);
  return {
    open,
    outcomes,
    start,
    close: () => setOpen(undefined),
    take: ({ text, ...outcome }: Imported) => {
      if (!open) return;
      change(open.kind, text);
      setOutcomes((before) => ({ ...before, [open.kind]: outcome }));
      setOpen(undefined);
    },
    forget: () => setOutcomes({}),
  };
}
