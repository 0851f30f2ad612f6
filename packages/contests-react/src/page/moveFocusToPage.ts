/** Where a page begins: its heading, or `<main>` while there is none. It can take the focus. */
export function findPageStart(): HTMLElement | null {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}

/** After a route change the keyboard and the screen reader are at the new page. */
export function moveFocusToPage(): void {
  findPageStart()?.focus({ preventScroll: true });
}
