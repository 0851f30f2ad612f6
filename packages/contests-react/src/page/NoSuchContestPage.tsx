import { Button } from '@org/ui-theme';
import { usePaths, useTexts } from '../provider/contests.ts';
import { troubleTexts } from '../texts/en/trouble.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** For links with an invalid or unknown contest UID. */
export function NoSuchContestPage() {
  const words = useTexts('trouble', troubleTexts);
  const paths = usePaths();
  usePageTitle(words.noSuchContest.title);
  return (
    <Notice
      title={words.noSuchContest.title}
      text={words.noSuchContest.text}
      action={<Button href={paths.contests}>{words.toContests}</Button>}
    />
  );
}
