import { useEffect } from 'react';
import { pageTexts } from '../../messages/en/page.ts';
import { useConfig, useTexts } from '../provider/contests.ts';

/** Replaces the route's document title while the component is mounted. */
export function usePageTitle(title: string): void {
  const words = useTexts('page', pageTexts);
  const { productName } = useConfig();
  useEffect(() => {
    const before = document.title;
    const own = words.documentTitle(title, productName);
    document.title = own;
    return () => {
      // The next route has already set its title.
      if (document.title === own) document.title = before;
    };
  }, [title, productName, words]);
}
