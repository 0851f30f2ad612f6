import { Button } from '@org/ui-theme';
import { Notice } from '../page/Notice.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { useTexts } from '../provider/contests.ts';
import { contestTroubleTexts } from '../texts/en/contestTrouble.ts';

/** Stands where a contest would that the operator does not show: who hides it, and the way past that. */
export function HiddenContest({ onShowAnyway }: { onShowAnyway: () => void }) {
  const words = useTexts('contestTrouble', contestTroubleTexts).hidden;
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
