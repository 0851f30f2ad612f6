import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Address } from 'viem';
import type { EvaluateDialogProps, LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';

/** The dialog's code, which is fetched when a judge is there, and for what it is open. */
export const useEvaluateDialog = (load: LoadEvaluateDialog | undefined, isWanted: boolean) => {
  const [Dialog, setDialog] = useState<ComponentType<EvaluateDialogProps>>();
  // The account stays what it was on opening: a switch in the wallet must not sign what another one wrote.
  const [target, setTarget] = useState<{ readonly entry: string; readonly account: Address }>();
  const [hasFailed, setHasFailed] = useState(false);
  const fetchDialog = useCallback(async () => {
    if (!load) return;
    try {
      const component = await load();
      setDialog(() => component);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [load]);
  useEffect(() => {
    if (isWanted) void fetchDialog();
  }, [isWanted, fetchDialog]);
  return {
    Dialog,
    target,
    /** The code did not arrive, and somebody is waiting for it. */
    hasFailed: hasFailed && target !== undefined,
    isLoading: target !== undefined && !Dialog && !hasFailed,
    open: (entry: string, account: Address) => {
      setTarget({ entry, account });
      if (!Dialog) void fetchDialog();
    },
    close: () => setTarget(undefined),
  };
};
