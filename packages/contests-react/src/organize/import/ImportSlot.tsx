import { useEffect } from 'react';
import { useLatest } from '../../base/page/latest.ts';
import { lazyPart } from '../../base/page/lazyPart.ts';
import type { ContestForm } from '../form/contestForm.ts';
import type { Imported } from './importState.ts';
import type { OpenImport } from './useImports.ts';

const ImportDialogPart = lazyPart(() =>
  import('./ImportDialog.tsx').then(({ ImportDialog }) => ImportDialog),
);

export type ImportSlotProps = {
  readonly open: OpenImport | undefined;
  readonly form: ContestForm;
  readonly onTake: (imported: Imported) => void;
  readonly onClose: () => void;
  /** The chunk failed to load. */
  readonly onFailed: () => void;
};

/** Loads the import dialog when it is opened. */
export function ImportSlot({ open, form, onTake, onClose, onFailed }: ImportSlotProps) {
  const { Component: ImportDialog, hasFailed } = ImportDialogPart.use(open !== undefined);
  const fail = useLatest(onFailed);
  useEffect(() => {
    if (hasFailed) fail.current();
  }, [hasFailed, fail]);
  if (!open || !ImportDialog) return null;
  return <ImportDialog kind={open.kind} form={form} given={open.given} onTake={onTake} onClose={onClose} />;
}
