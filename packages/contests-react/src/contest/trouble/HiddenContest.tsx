import { Button } from '@org/ui-theme';
import { Notice } from '../../base/page/notices.tsx';
import { usePageTitle } from '../../base/page/pageStart.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { contestTroubleTexts } from '../../messages/en/contestTrouble.ts';

/** Shown in place of a contest that the operator hides, with a way to show it. */
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
