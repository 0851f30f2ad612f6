import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { messages } from '../messages/messages.ts';

/** Names the browser tab after the page that is shown. */
export const usePageTitle = (title: string): void => {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = messages.shell.documentTitle(title, productName);
  }, [title, productName]);
};
