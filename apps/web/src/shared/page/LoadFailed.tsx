import { Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { Notice } from './Notice.tsx';
import { useOnline } from './useOnline.ts';
import { usePageTitle } from './usePageTitle.ts';

const { pageFailed, tryAgain } = messages.trouble;

/** Stands where the code of a page, or of a part that it cannot do without, did not arrive. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  usePageTitle(pageFailed.title);
  return (
    <Notice
      title={pageFailed.title}
      text={useOnline() ? pageFailed.text : pageFailed.offline}
      action={<Button onClick={onTryAgain}>{tryAgain}</Button>}
    />
  );
}
