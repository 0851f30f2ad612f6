import { toLine } from '@org/contests';
import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { messages } from '../messages/messages.ts';

/** The most that a served page has in its title as well (apps/api). */
const MAX_CHARACTERS = 200;

/** Names the browser tab after the page that is shown. */
export const usePageTitle = (title: string): void => {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = messages.shell.documentTitle(toLine(title, MAX_CHARACTERS), productName);
  }, [title, productName]);
};
