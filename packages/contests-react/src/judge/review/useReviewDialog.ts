import { startTransition, useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../../base/page/lazyPart.ts';

/** Two steps keep the dialog's preload list out of the entry chunk. */
const ReviewDialog = lazyPart(() =>
  import('./loadReviewDialog.ts').then(({ loadReviewDialog }) => loadReviewDialog()),
);

/** Loads the judge's dialog and holds the entry it is open for. */
export function useReviewDialog(enabled: boolean) {
  // Keeps the account of opening: after a switch in the wallet, another account must not sign this draft.
  const [target, setTarget] = useState<{
    readonly entry: string | undefined;
    readonly account: Address;
    readonly isQueue: boolean;
  }>();
  const { Component, hasFailed, fetchAgain } = ReviewDialog.use(enabled);
  // A transition: mounting the dialog takes longer than a press may wait for its paint.
  const show = (next: typeof target) =>
    startTransition(() => {
      setTarget(next);
      if (!Component) fetchAgain();
    });
  return {
    Dialog: Component,
    target,
    /** The chunk failed to load while the dialog was requested. */
    hasFailed: hasFailed && target !== undefined,
    isLoading: target !== undefined && !Component && !hasFailed,
    /** `isQueue`: continues with the other entries after this one. */
    open: (entry: string, account: Address, isQueue = false) => show({ entry, account, isQueue }),
    /** Opens the list of drafts that can be signed together. */
    sign: (account: Address) => show({ entry: undefined, account, isQueue: true }),
    close: () => setTarget(undefined),
  };
}
