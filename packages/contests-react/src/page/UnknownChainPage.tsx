import { Button } from '@org/ui-theme';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { troubleTexts } from '../texts/en/trouble.ts';
import { Notice } from './Notice.tsx';
import { usePageTitle } from './usePageTitle.ts';

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
