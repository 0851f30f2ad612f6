import { Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { submitTexts } from '../../messages/en/submit.ts';

/** The way back from a page of a contest. */
export function ToContest({ href }: { readonly href: string }) {
  const words = useTexts('submit', submitTexts);
  return (
    <Button variant="outlined" href={href}>
      {words.backToContest}
    </Button>
  );
}
