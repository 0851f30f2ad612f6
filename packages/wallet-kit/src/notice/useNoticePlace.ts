import { useLayoutEffect, useState } from 'react';

/** RainbowKit's card, inside its trap for the focus. */
const CARD = '[data-rk][role="dialog"] [role="document"] > div > div';
/** Its steps, which only the dialog for wide windows has; in a narrow one not beside the list. */
const STEP = '[style*="min-height: 432px"], [style*="min-height: 396px"]';

/** Where a notice stands: instead of RainbowKit's step, or below the list. */
export type NoticePlace = { readonly element: HTMLElement; readonly isStep: boolean };

const findPlace = (): NoticePlace | undefined => {
  const card = document.querySelector<HTMLElement>(CARD);
  const step = card?.querySelector<HTMLElement>(STEP);
  if (step) return { element: step, isStep: true };
  return card ? { element: card, isStep: false } : undefined;
};

/** The place for a notice in RainbowKit's connect dialog, for as long as there is something to say. */
export const useNoticePlace = (isWanted: boolean): NoticePlace | undefined => {
  const [place, setPlace] = useState<NoticePlace>();
  useLayoutEffect(() => {
    if (!isWanted) return setPlace(undefined);
    const look = () =>
      setPlace((before) => {
        const found = findPlace();
        return found?.element === before?.element ? before : found;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isWanted]);
  return place;
};
