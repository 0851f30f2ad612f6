import { Button } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishSubmit } from '../../messages/en/submit.ts';

/** The way back from a page of a contest. */
export function ToContest({ href }: { readonly href: string }) {
  const messages = useMessages('submit', englishSubmit);
  return (
    <Button variant="outlined" href={href}>
      {messages.backToContest}
    </Button>
  );
}
