import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Button } from '@org/ui-theme';
import { Notice } from '../base/page/Notice.tsx';
import { usePageTitle } from '../base/page/usePageTitle.ts';
import { usePaths, useTexts } from '../base/provider/contests.ts';
import { entryTexts } from '../messages/en/entry.ts';

export type NoSuchEntryProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** For a link to an entry that the contest does not have. */
export function NoSuchEntry({ chainConfig, contest }: NoSuchEntryProps) {
  const words = useTexts('entry', entryTexts).missing;
  const paths = usePaths();
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text(contest.entries.length)}
      action={<Button href={paths.contest(chainConfig.slug, contest.uid)}>{words.toContest}</Button>}
    />
  );
}
