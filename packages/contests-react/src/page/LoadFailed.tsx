import { Button } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { troubleTexts } from '../texts/en/trouble.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Shown when the chunk of a page or of a required part failed to load. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useTexts('trouble', troubleTexts);
  usePageTitle(words.pageFailed.title);
  return (
    <Notice
      title={words.pageFailed.title}
      text={navigator.onLine ? words.pageFailed.text : words.pageFailed.offline}
      action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}
    />
  );
}
