import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useState } from 'react';

/** RainbowKit's card: a notice stands below what it shows, inside its trap for the focus. */
const CARD = '[data-rk][role="dialog"] [role="document"] > div > div';

/** The inside of RainbowKit's dialog while it is open and something is to be said there. */
export const useDialogCard = (isWanted: boolean): Element | null => {
  const { connectModalOpen } = useConnectModal();
  const [card, setCard] = useState<Element | null>(null);
  useEffect(() => {
    setCard(connectModalOpen && isWanted ? document.querySelector(CARD) : null);
  }, [connectModalOpen, isWanted]);
  return card;
};
