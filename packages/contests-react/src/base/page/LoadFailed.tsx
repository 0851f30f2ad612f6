import { Button } from '@org/ui-theme';
import { pageTexts } from '../../messages/en/page.ts';
import { useTexts } from '../provider/contests.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Shown when the chunk of a page or of a required part failed to load. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useTexts('page', pageTexts).failed;
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={navigator.onLine ? words.text : words.offline}
      action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}
    />
  );
}
