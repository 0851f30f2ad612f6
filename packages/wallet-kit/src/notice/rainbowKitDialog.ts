import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useLayoutEffect, useState } from 'react';

/** RainbowKit's card inside its focus trap. */
const CARD = '[data-rk][role="dialog"] [role="document"] > div > div';
/** The card's step, which exists in the wide layout only. */
const STEP = '[style*="min-height: 432px"], [style*="min-height: 396px"]';

/** The place of a notice: in place of RainbowKit's step, or below the list. */
export type NoticePlace = { readonly element: HTMLElement; readonly isStep: boolean };

const findPlace = (): NoticePlace | undefined => {
  const card = document.querySelector<HTMLElement>(CARD);
  const step = card?.querySelector<HTMLElement>(STEP);
  if (step) return { element: step, isStep: true };
  return card ? { element: card, isStep: false } : undefined;
};

/** Finds the place for a notice in RainbowKit's connect dialog while `enabled`. */
export function useNoticePlace(enabled: boolean): NoticePlace | undefined {
  const [place, setPlace] = useState<NoticePlace>();
  useLayoutEffect(() => {
    if (!enabled) return setPlace(undefined);
    const look = () =>
      setPlace((before) => {
        const found = findPlace();
        return found?.element === before?.element ? before : found;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [enabled]);
  return place;
}

const listTextNodes = (root: Element): Text[] => {
  const messages: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) messages.push(walker.currentNode as Text);
  return messages;
};

/**
 * Hides the text of RainbowKit's step while our notice replaces it: RainbowKit has no failed state and keeps showing
 * "Opening … Confirm connection". Returns the function that restores it.
 */
export function coverStep(step: HTMLElement): () => void {
  // Includes the step's heading, a sibling.
  const root = step.parentElement ?? step;
  const taken = new Map<Text, string>();
  /** Keeps the buttons beside the heading: back and close. */
  const isKept = ({ parentElement: parent }: Text) =>
    parent?.closest('.wallet-kit-notice, style') || (!step.contains(parent) && parent?.closest('button'));
  const take = () => {
    for (const text of listTextNodes(root)) {
      if (text.data === '' || isKept(text)) continue;
      taken.set(text, text.data);
      text.data = '';
    }
  };
  step.dataset.covered = '';
  take();
  const observer = new MutationObserver(take);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    delete step.dataset.covered;
    // Keeps text that RainbowKit has written since, and leaves out what it has removed.
    for (const [text, data] of taken) if (text.data === '' && text.isConnected) text.data = data;
  };
}

const findOption = (walletId: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-rk] button[data-testid]')].find(
    ({ dataset }) => dataset.testid === `rk-wallet-option-${walletId}`,
  );

/**
 * Selects a wallet of the list again. RainbowKit disables the selected wallet; then the dialog is closed and reopened
 * first.
 */
export function useChooseAgain(): (walletId: string) => void {
  const { connectModalOpen, openConnectModal } = useConnectModal();
  const [walletId, setWalletId] = useState<string>();

  useEffect(() => {
    if (walletId === undefined) return;
    if (!connectModalOpen) return openConnectModal?.();
    const option = findOption(walletId);
    if (!option || option.disabled) return;
    setWalletId(undefined);
    option.click();
  }, [walletId, connectModalOpen, openConnectModal]);

  return (wanted) => {
    const option = findOption(wanted);
    if (option && !option.disabled) return option.click();
    setWalletId(wanted);
    document
      .querySelector<HTMLElement>('[data-rk][role="dialog"] [role="document"] button[aria-label="Close"]')
      ?.click();
  };
}
