import { Button } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { paths } from '../navigation/paths.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

const words = messages.trouble;

/** For a contest's link whose UID is none, or leads to nothing. */
export function NoSuchContestPage() {
  usePageTitle(words.noSuchContest.title);
  return (
    <Notice
      title={words.noSuchContest.title}
      text={words.noSuchContest.text}
      action={<Button href={paths.contests}>{words.toContests}</Button>}
    />
  );
}
