import type { MouseEvent } from 'react';

/** Wide enough for a window beside the form, with a pointer that is no finger: phones and tablets have no windows. */
const WIDE = '(min-width: 900px) and (pointer: fine)';

/** True if `openBeside` opens windows on this device. */
export const canOpenBeside = (): boolean => window.matchMedia(WIDE).matches;

/**
 * Opens the pressed link, one that would open a tab, in a window beside the form: half of the screen, on the side where the form
 * is not. A click with another button or a modifier key stays the browser's, and so does every click where there are
 * no windows, and where the browser opens none. The window has no access to this page, and learns no address of it.
 */
export function openBeside(event: MouseEvent<HTMLElement>, form: Element | null | undefined): void {
  const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || isModified) return;
  if (event.defaultPrevented || !form || !canOpenBeside()) return;
  const { availWidth, availHeight, left: screenLeft, top } = getScreen();
  const width = Math.floor(availWidth / 2);
  const box = form.getBoundingClientRect();
  const isFormLeft = window.screenX + box.left + box.width / 2 < screenLeft + availWidth / 2;
  const left = isFormLeft ? screenLeft + availWidth - width : screenLeft;
  const place = `left=${left},top=${top},width=${width},height=${availHeight}`;
  // With `noopener` the answer would be null also where a window was opened.
  const opened = window.open('', '_blank', `popup,${place}`);
  if (!opened) return;
  event.preventDefault();
  opened.opener = null;
  // A link of the empty window, since an address given to `open` would be sent a referrer.
  const way = opened.document.createElement('a');
  way.href = link.href;
  way.referrerPolicy = 'no-referrer';
  opened.document.body.append(way);
  way.click();
}

/** The usable part of the screen. Its place is missing in TypeScript's DOM types and in some browsers. */
function getScreen() {
  const screen: Screen & { readonly availLeft?: number; readonly availTop?: number } = window.screen;
  const { availWidth, availHeight, availLeft = 0, availTop = 0 } = screen;
  return { availWidth, availHeight, left: availLeft, top: availTop };
}
