import { Button } from '@org/ui-theme';
import { useRouter } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

const words = messages.trouble;

/** For a page that could not be loaded or broke while it was drawn. */
export function PageFailed({ reset }: { reset: () => void }) {
  const router = useRouter();
  usePageTitle(words.pageFailed.title);
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <Notice
      title={words.pageFailed.title}
      text={words.pageFailed.text}
      action={<Button onClick={tryAgain}>{words.tryAgain}</Button>}
    />
  );
}
