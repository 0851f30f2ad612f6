import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { messages } from '../messages/messages.ts';

/** A better title for the tab than that of the route, while the component is mounted. */
export const usePageTitle = (title: string): void => {
  const { productName } = useConfig();
  useEffect(() => {
    const before = document.title;
    const own = messages.shell.documentTitle(title, productName);
    document.title = own;
    return () => {
      // The next route has named the tab already.
      if (document.title === own) document.title = before;
    };
  }, [title, productName]);
};
