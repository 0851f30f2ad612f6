import { Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { Notice } from '../page/Notice.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';

const words = messages.contestTrouble.hidden;

/** Stands where a contest would that the operator does not show: who hides it, and the way past that. */
export function HiddenContest({ onShowAnyway }: { onShowAnyway: () => void }) {
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text}
      action={
        <Button variant="outlined" onClick={onShowAnyway}>
          {words.showAnyway}
        </Button>
      }
    />
  );
}
