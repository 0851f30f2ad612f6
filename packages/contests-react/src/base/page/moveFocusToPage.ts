/** The page's heading, or `<main>` without one, made focusable. */
export function findPageStart(): HTMLElement | null {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}

/** Moves keyboard and screen reader to the new page after a route change. */
export function moveFocusToPage(): void {
  findPageStart()?.focus({ preventScroll: true });
}
