import { useCallback, useState } from 'react';
import type { ImportKind } from '../form/importReading.ts';
import type { UpdateForm } from '../form/useContestForm.ts';
import type { Imported } from './importState.ts';

/** An open import, with the pasted or dropped text. */
export type OpenImport = { readonly kind: ImportKind; readonly given: string | File };

/** The outcome of the last import of a list. */
export type ImportOutcome = Omit<Imported, 'form'>;

/** The import of lists into the form. */
export function useImports(update: UpdateForm) {
  const [open, setOpen] = useState<OpenImport>();
  const [outcomes, setOutcomes] = useState<{ readonly [Kind in ImportKind]?: ImportOutcome }>({});
  const start = useCallback((kind: ImportKind, given: string | File = '') => setOpen({ kind, given }), []);
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
