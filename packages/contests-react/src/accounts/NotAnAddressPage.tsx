import { Button } from '@org/ui-theme';
import { Notice } from '../page/Notice.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';
import { usePaths, useTexts } from '../provider/contests.ts';
import { accountsTexts } from '../texts/en/accounts.ts';
import { troubleTexts } from '../texts/en/trouble.ts';

/** For links that name an account by something that is no address. */
export function NotAnAddressPage() {
  const words = useTexts('accounts', accountsTexts).notAnAddress;
  const troubleWords = useTexts('trouble', troubleTexts);
  const paths = usePaths();
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text}
      action={<Button href={paths.contests}>{troubleWords.toContests}</Button>}
    />
  );
}
