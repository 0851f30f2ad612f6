import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Button } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Notice } from '../../shared/page/Notice.tsx';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';

const words = messages.entry.missing;

export type NoSuchEntryProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** For a link whose contest is there and whose entry is not. */
export function NoSuchEntry({ chainConfig, contest }: NoSuchEntryProps) {
  usePageTitle(words.title);
  return (
    <Notice
      title={words.title}
      text={words.text(contest.entries.length)}
      action={<Button href={paths.contest(chainConfig.slug, contest.uid)}>{words.toContest}</Button>}
    />
  );
}
