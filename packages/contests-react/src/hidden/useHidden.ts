import { useState } from 'react';
import type { Hex } from 'viem';
import { useContests } from '../provider/contests.ts';

/** What a visitor wanted to see all the same; until the page is loaded anew. */
const shownAnyway = new Set<Hex>();

/** Whether the operator of this site does not show an attestation. Only what is drawn depends on it. */
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
