import { useState } from 'react';
import type { Address } from 'viem';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { LoadEvaluateDialog } from './evaluateDialog.ts';

/** The dialog's code, which is fetched when a judge is there, and for what it is open. */
export const useEvaluateDialog = (load: LoadEvaluateDialog | undefined, isWanted: boolean) => {
  // The account stays what it was on opening: a switch in the wallet must not sign what another one wrote.
  const [target, setTarget] = useState<{
    readonly entry: string;
    readonly account: Address;
    readonly isQueue: boolean;
  }>();
  const { Component, hasFailed, fetchAgain } = useLazyComponent(load, isWanted);
  return {
    Dialog: Component,
    target,
    /** The code did not arrive, and somebody is waiting for it. */
    hasFailed: hasFailed && target !== undefined,
    isLoading: target !== undefined && !Component && !hasFailed,
    /** `isQueue`: one entry after another, beginning with this one. */
    open: (entry: string, account: Address, isQueue = false) => {
      setTarget({ entry, account, isQueue });
      if (!Component) fetchAgain();
    },
    close: () => setTarget(undefined),
  };
};
