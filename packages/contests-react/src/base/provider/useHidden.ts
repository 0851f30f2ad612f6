import { useState } from 'react';
import type { Hex } from 'viem';
import { useContests } from './contests.ts';

/** UIDs that the visitor revealed; reset by a reload. */
const shownAnyway = new Set<Hex>();

/** Whether the operator hides an attestation. Affects rendering only, never results. */
export function useHidden(uid: Hex): { readonly isHidden: boolean; readonly showAnyway: () => void } {
  const hiddenUids = useContests().config?.hiddenUids;
  const [, draw] = useState(0);
  return {
    isHidden: hiddenUids?.includes(uid) === true && !shownAnyway.has(uid),
    showAnyway: () => {
      shownAnyway.add(uid);
      draw((count) => count + 1);
    },
  };
}
