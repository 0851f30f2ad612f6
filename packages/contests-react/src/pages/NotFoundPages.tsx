import { Button } from '@org/ui-theme';
import { Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, usePaths, useTexts } from '../base/provider/contests.ts';
import { troubleTexts } from '../messages/en/trouble.ts';

/** A slug from the URL may have any length. */
const SHOWN_SLUG_LENGTH = 40;

/** For links to a chain that is not configured. Never falls back to another chain. */
export function UnknownChainPage({ slug }: { slug: string }) {
  const words = useTexts('trouble', troubleTexts);
  const paths = usePaths();
  const { chains } = useConfig();
  usePageTitle(words.unknownChain.title);
  return (
    <Notice
      title={words.unknownChain.title}
      text={words.unknownChain.text(slug.slice(0, SHOWN_SLUG_LENGTH))}
      action={<Button href={paths.contests}>{words.toContests}</Button>}
    >
      <p>
        {words.unknownChain.known} {chains.map((chain) => chain.chain.name).join(', ')}
      </p>
    </Notice>
  );
}

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

/** For URLs that match no route. */
export function NotFoundPage() {
  const words = useTexts('trouble', troubleTexts);
  const paths = usePaths();
  usePageTitle(words.notFound.title);
  return (
    <Notice
      title={words.notFound.title}
      text={words.notFound.text}
      action={<Button href={paths.landing}>{words.toStart}</Button>}
    />
  );
}
