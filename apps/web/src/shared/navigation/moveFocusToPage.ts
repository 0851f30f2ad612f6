/**
 * After a route change the keyboard and the screen reader are at the new page: at its heading, or at `<main>`
 * while there is none.
 */
export const moveFocusToPage = (): void => {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
