import { keepReachable } from '@org/ui-theme';

/** Hides unnamed icons, which screen readers announce as images. */
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

/** "Verify your account" refers to a label element that does not exist: labels its first text. */
const nameVerify = (dialog: Element) => {
  const id = dialog.getAttribute('aria-labelledby');
  if (!id || document.getElementById(id) || !dialog.querySelector('[data-testid="rk-auth-message-button"]'))
    return;
  const title = findFirstText(dialog);
  title?.setAttribute('id', id);
  title?.setAttribute('role', 'heading');
  title?.setAttribute('aria-level', '1');
};

/** Some steps remove the heading that labels the dialog: keeps the previous name. */
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

/** "Learn More" in the compact layout reacts to the mouse only: makes it a button. */
const makeButtons = (dialog: Element) => {
  for (const element of dialog.querySelectorAll('div[style*="will-change"]:not([role])')) {
    if (element.closest('button, a') || element.querySelector('button, a')) continue;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.addEventListener('keydown', pressByKey);
  }
};

/** Blurred decoration behind the install options is scrollable, and so focusable: stops that. */
const holdDecoration = (dialog: Element) => {
  for (const blur of dialog.querySelectorAll<HTMLElement>('div[style*="blur("]')) {
    if (blur.style.overflow === 'auto') blur.style.overflow = 'hidden';
  }
};

const reached = new WeakSet<Element>();

/** RainbowKit's dialog may open over a modal of the page's own. */
const reachOnce = (dialog: Element) => {
  if (reached.has(dialog)) return;
  reached.add(dialog);
  // The listeners are removed with the dialog.
  keepReachable(dialog);
};

const mends = [hideIcons, nameVerify, keepName, makeButtons, holdDecoration, reachOnce];

/**
 * Fixes accessibility faults in RainbowKit's dialogs from outside while a provider is mounted. Returns the function
 * that stops it.
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
