import { Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

const words = messages.trouble;

/** Stands where the code of a page, or of a part that it cannot do without, did not arrive. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  usePageTitle(words.pageFailed.title);
  return (
    <Notice
      title={words.pageFailed.title}
      text={navigator.onLine ? words.pageFailed.text : words.pageFailed.offline}
      action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}
    />
  );
}
