import { useEffect } from 'react';
import { englishPage } from '../../messages/en/page.ts';
import { useConfig, useMessages } from '../provider/contests.ts';

/** The page's heading, or `<main>` without one, made focusable. */
export function findPageStart(): HTMLElement | null {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  return target;
}

/**
 * Moves keyboard and screen reader to the new page after a route change.
 *
 * @example
 * import { moveFocusToPage } from '@org/contests-react';
 * moveFocusToPage(); // after the router has drawn the new page
 */
export function moveFocusToPage(): void {
  findPageStart()?.focus({ preventScroll: true });
}

/** Replaces the route's document title while the component is mounted. */
export function usePageTitle(title: string): void {
  const messages = useMessages('page', englishPage);
  const { productName } = useConfig();
  useEffect(() => {
    const before = document.title;
    const own = messages.documentTitle(title, productName);
    document.title = own;
    return () => {
      // The next route has already set its title.
      if (document.title === own) document.title = before;
    };
  }, [title, productName, messages]);
}
