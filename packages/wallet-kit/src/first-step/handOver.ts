/** The user's choice in the first step. */
export type FirstChoice =
  | { readonly kind: 'wallet'; readonly id: string }
  /** "Get a Wallet". */
  | { readonly kind: 'get' }
  /** "Learn More" of the compact layout. */
  | { readonly kind: 'learn' };

/** How long RainbowKit's dialog may take to appear on a slow device. */
const OPENED_WITHIN_MS = 15_000;

/**
 * How long its rows may take from then on. RainbowKit decides between its layouts half a second after its provider was
 * mounted.
 */
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

/** Skips the opening animation, because the frame is already visible. */
const skipAnimations = (dialog: Element) => {
  for (const animation of dialog.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

export type HandOverOptions = {
  /** Opens RainbowKit's dialog, as `openConnect` of a session does. */
  readonly open: () => void;
  /** Stops waiting, so that nothing is pressed any more. */
  readonly signal?: AbortSignal;
};

/**
 * Opens RainbowKit's dialog and presses there what was pressed in the first step. Resolves once it is on the page; it
 * stays open at its list if it has no such row. Also resolves when the user closes it, or with the signal.
 *
 * @example
 * import { handOver } from '@org/wallet-kit/first-step';
 * await handOver({ kind: 'wallet', id: 'metaMask' }, { open: session.openConnect });
 */
export function handOver(choice: FirstChoice, { open, signal }: HandOverOptions): Promise<void> {
  return new Promise((resolve) => {
    let hasAppeared = false;
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      const dialog = document.querySelector(DIALOG);
      if (!dialog) {
        // The user closed it.
        if (hasAppeared) finish();
        return;
      }
      if (!hasAppeared) {
        hasAppeared = true;
        clearTimeout(timer);
        timer = setTimeout(finish, DRAWN_WITHIN_MS);
      }
      skipAnimations(dialog);
      const target = findTarget(dialog, choice);
      if (!target) return;
      finish();
      target.click();
    };
    const observer = new MutationObserver(look);
    let timer = setTimeout(finish, OPENED_WITHIN_MS);
    if (signal?.aborted) return finish();
    signal?.addEventListener('abort', finish);
    observer.observe(document.body, { childList: true, subtree: true });
    open();
    look();
  });
}
