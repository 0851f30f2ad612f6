import type { PublicConfig } from '../../shared/config/publicConfig.ts';
import { type DraftSummary, summarizeDraft } from '../../shared/drafts/draftPlace.ts';
import type { ServerDraft } from '../../shared/drafts/draftsClient.ts';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { shortenLink } from '../../shared/text/shortenLink.ts';

const words = messages.drafts.page;

/** A draft as the list shows it. */
export type DraftItem = {
  readonly id: string;
  /** Undefined for what this page did not write. */
  readonly kind: DraftSummary['kind'] | undefined;
  /** What it is of: an entry, or the title of a contest. */
  readonly name: string;
  /** The contest of a review. */
  readonly of: string | undefined;
  readonly text: string;
  readonly updatedAt: string;
  /** A version that lost against another one, kept beside it. */
  readonly isOther: boolean;
  /** Where to go on with it; nothing for a chain that is not configured. */
  readonly href: string | undefined;
};

/** Drafts as they are listed, the latest first. */
export const toDraftItems = (drafts: readonly ServerDraft[], config: PublicConfig): readonly DraftItem[] =>
  [...drafts]
    .sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .map(({ id, updatedAt, content }) => ({
      id,
      updatedAt,
      isOther: id.includes('~'),
      ...describe(summarizeDraft(content), config),
    }));

const describe = (
  summary: DraftSummary | undefined,
  { chains, defaultChain }: PublicConfig,
): Pick<DraftItem, 'kind' | 'name' | 'of' | 'text' | 'href'> => {
  if (!summary) return { kind: undefined, name: words.unknown, of: undefined, text: '', href: undefined };
  const { kind, chainId, title, text } = summary;
  const slug = chains.find(({ chain }) => chain.id === chainId)?.slug;
  const shown = getShownTitle(title, words.untitled);
  if (kind === 'contest') {
    const href = slug === defaultChain ? paths.startContest : undefined;
    return { kind, name: shown, of: undefined, text, href };
  }
  const href = slug && paths.contest(slug, summary.contest);
  const name = shortenLink(summary.entry);
  return { kind, name, of: title === '' ? undefined : shown, text, href };
};
