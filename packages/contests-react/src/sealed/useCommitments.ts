import { isSealed, type Result } from '@org/contests';
import type { SealedReview } from '@org/contests/r2';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Commitment, listCommitments } from './commitments.ts';

type KeptReviews = Pick<typeof import('./keptReviews.ts'), 'listSealedReviews' | 'subscribeSealedReviews'>;

let loaded: KeptReviews | undefined;
const subscribeToNothing = () => () => {};

/**
 * The commitments of a sealed contest that nobody has revealed, with the reviews that this browser has. The code that reads
 * those loads for sealed contests only.
 */
export function useCommitments(result: Pick<Result, 'contest' | 'details'>): readonly Commitment[] {
  const { contest } = result;
  const store = useKeptReviews(isSealed(contest));
  // As a string, so that React detects an unchanged state.
  const text = useSyncExternalStore(
    store?.subscribeSealedReviews ?? subscribeToNothing,
    () => (store ? JSON.stringify(store.listSealedReviews(contest)) : '[]'),
    () => '[]',
  );
  return useMemo(() => {
    // The text of what `listSealedReviews` has checked.
    const kept: readonly SealedReview[] = JSON.parse(text);
    return listCommitments(result, kept);
  }, [result, text]);
}

function useKeptReviews(isWanted: boolean): KeptReviews | undefined {
  const [store, setStore] = useState(() => loaded);
  useEffect(() => {
    if (!isWanted || store) return;
    let isLeft = false;
    import('./keptReviews.ts').then(
      (module) => {
        loaded = module;
        if (!isLeft) setStore(() => module);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, store]);
  return isWanted ? store : undefined;
}
