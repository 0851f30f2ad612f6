import { useState } from 'react';
import type { Address } from 'viem';
import { useLazyComponent } from '../page/useLazyComponent.ts';

/** In two steps: the list of what the dialog needs stays out of the page's first files. */
const load = () => import('./loadEvaluateDialog.ts').then(({ loadEvaluateDialog }) => loadEvaluateDialog());

/** The dialog in which a judge reviews entries: its code, loaded when a judge is there, and the entry it is open for. */
export function useEvaluateDialog(isWanted: boolean) {
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
}
