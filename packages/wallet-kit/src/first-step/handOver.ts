/** What somebody pressed in the first step, and RainbowKit's dialog answers. */
export type FirstChoice =
  | { readonly kind: 'wallet'; readonly id: string }
  /** "Get a Wallet". */
  | { readonly kind: 'get' }
  /** "Learn More" of the compact layout. */
  | { readonly kind: 'learn' };

/** RainbowKit decides between its layouts half a second after its provider was mounted. */
const DRAWN_WITHIN_MS = 2_000;

const DIALOG = '[data-rk][role="dialog"]';

const findTarget = (dialog: Element, choice: FirstChoice): HTMLElement | undefined => {
  switch (choice.kind) {
    case 'wallet':
      return (
        dialog.querySelector<HTMLElement>(`[data-testid="rk-wallet-option-${CSS.escape(choice.id)}"]`) ??
        undefined
      );
    case 'get':
      // Beside rows and cross the only button, and the last one.
      return [...dialog.querySelectorAll<HTMLElement>('button:not([data-testid])')].at(-1);
    case 'learn':
      return dialog.querySelector<HTMLElement>('div[style*="will-change"]:not([role="img"])') ?? undefined;
  }
};

/** The dialog is open already for the person: it must not move in once more. */
const skipAnimations = (dialog: Element) => {
  for (const animation of dialog.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

/**
 * Opens RainbowKit's dialog and presses there what was pressed in the first step. Resolves once it is on the page; it
 * stays open at its list if it has no such row.
 *
 * @param open opens RainbowKit's dialog, as `openConnect` of a session does
 */
export function handOver(choice: FirstChoice, open: () => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      const dialog = document.querySelector(DIALOG);
      if (!dialog) return;
      skipAnimations(dialog);
      const target = findTarget(dialog, choice);
      if (!target) return;
      finish();
      target.click();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(finish, DRAWN_WITHIN_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    open();
    look();
  });
}
