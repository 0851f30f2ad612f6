import { Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { paths } from '../navigation/paths.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

const words = messages.trouble;

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  usePageTitle(words.notFound.title);
  return (
    <Notice
      title={words.notFound.title}
      text={words.notFound.text}
      action={<Button href={paths.landing}>{words.toStart}</Button>}
    />
  );
}
