import { Button } from '@org/ui-theme';
import { usePaths, useTexts } from '../provider/contests.ts';
import { troubleTexts } from '../texts/en/trouble.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** For URLs that match no route. */
export function NotFoundPage() {
  const words = useTexts('trouble', troubleTexts);
  const paths = usePaths();
  usePageTitle(words.notFound.title);
  return (
    <Notice
      title={words.notFound.title}
      text={words.notFound.text}
      action={<Button href={paths.landing}>{words.toStart}</Button>}
    />
  );
}
