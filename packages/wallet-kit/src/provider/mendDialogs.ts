/** Icons beside a name that is written out anyway, announced as nameless pictures. */
const hideIcons = (dialog: Element) => {
  for (const icon of dialog.querySelectorAll('[role="img"]:not([aria-label]):not([aria-hidden])')) {
    icon.setAttribute('aria-hidden', 'true');
  }
};

const findFirstText = (element: Element): Element | null => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (texts.currentNode.textContent?.trim() && !parent?.closest('button, style')) return parent;
  }
  return null;
};

/** The dialog to verify an account says by which element it is named, and does not draw one. */
const nameVerify = (dialog: Element) => {
  const id = dialog.getAttribute('aria-labelledby');
  if (!id || document.getElementById(id) || !dialog.querySelector('[data-testid="rk-auth-message-button"]'))
    return;
  const title = findFirstText(dialog);
  title?.setAttribute('id', id);
  title?.setAttribute('role', 'heading');
  title?.setAttribute('aria-level', '1');
};

/** Some steps take the heading away that the dialog is named after: it keeps the name that it had. */
const keepName = (dialog: Element) => {
  const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  if (label) return dialog.setAttribute('aria-label', label.textContent ?? '');
  const heading = dialog.querySelector('h1[id]');
  if (heading) dialog.setAttribute('aria-labelledby', heading.id);
};

const pressByKey = (event: Event) => {
  const { key, currentTarget } = event as KeyboardEvent;
  if (key !== 'Enter' && key !== ' ') return;
  event.preventDefault();
  (currentTarget as HTMLElement).click();
};

/** "Learn More" of the compact layout answers a mouse only. */
const makeButtons = (dialog: Element) => {
  for (const element of dialog.querySelectorAll('div[style*="will-change"]:not([role])')) {
    if (element.closest('button, a') || element.querySelector('button, a')) continue;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.addEventListener('keydown', pressByKey);
  }
};

/** Blurred colours behind the ways to install a wallet, which could be scrolled, and so reached by keyboard. */
const holdDecoration = (dialog: Element) => {
  for (const blur of dialog.querySelectorAll<HTMLElement>('div[style*="blur("]')) {
    if (blur.style.overflow === 'auto') blur.style.overflow = 'hidden';
  }
};

const mends = [hideIcons, nameVerify, keepName, makeButtons, holdDecoration];

/**
 * Mends from outside what keyboards and screen readers stumble over in RainbowKit's dialogs, for as long as a
 * provider is on the page. Returns how to stop.
 */
export function mendDialogs(): () => void {
  const mendAll = () => {
    for (const dialog of document.querySelectorAll('[data-rk][role="dialog"]')) {
      for (const mend of mends) mend(dialog);
    }
  };
  const observer = new MutationObserver(mendAll);
  observer.observe(document.body, { childList: true, subtree: true });
  mendAll();
  return () => observer.disconnect();
}
