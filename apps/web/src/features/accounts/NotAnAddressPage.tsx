import { Button } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Notice } from '../../shared/page/Notice.tsx';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';

const words = messages.accounts.notAnAddress;

/** For links that name an account by something that is no address. */
export function NotAnAddressPage() {
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text}
      action={<Button href={paths.contests}>{messages.trouble.toContests}</Button>}
    />
  );
}
