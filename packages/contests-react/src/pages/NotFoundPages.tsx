import { Button } from '@org/ui-theme';
import { Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, usePaths } from '../base/provider/contests.ts';
import { englishTrouble } from '../messages/en/trouble.ts';

/** A slug from the URL may have any length. */
const SHOWN_SLUG_LENGTH = 40;

/** For links to a chain that is not configured. Never falls back to another chain. */
export function UnknownChainPage({ slug }: { slug: string }) {
  const messages = useMessages('trouble', englishTrouble);
  const paths = usePaths();
  const { chains } = useConfig();
  usePageTitle(messages.unknownChain.title);
  return (
    <Notice
      title={messages.unknownChain.title}
      text={messages.unknownChain.text(slug.slice(0, SHOWN_SLUG_LENGTH))}
      action={<Button href={paths.contests}>{messages.toContests}</Button>}
    >
      <p>
        {messages.unknownChain.known} {chains.map((chain) => chain.chain.name).join(', ')}
      </p>
    </Notice>
  );
}

/** For links with an invalid or unknown contest UID. */
export function NoSuchContestPage() {
  const messages = useMessages('trouble', englishTrouble);
  const paths = usePaths();
  usePageTitle(messages.noSuchContest.title);
  return (
    <Notice
      title={messages.noSuchContest.title}
      text={messages.noSuchContest.text}
      action={<Button href={paths.contests}>{messages.toContests}</Button>}
    />
  );
}

/** For URLs that match no route. */
export function NotFoundPage() {
  const messages = useMessages('trouble', englishTrouble);
  const paths = usePaths();
  usePageTitle(messages.notFound.title);
  return (
    <Notice
      title={messages.notFound.title}
      text={messages.notFound.text}
      action={<Button href={paths.landing}>{messages.toStart}</Button>}
    />
  );
}
