import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import type { ContestsConfig } from '../../base/provider/contests.ts';
import type { Paths } from '../../base/provider/paths.ts';
import { type DraftSummary, summarizeDraft } from '../../drafts/draftPlace.ts';
import type { ServerDraft } from '../../drafts/draftsClient.ts';
import type { Messages } from '../../messages/messages.ts';
import { getShownTitle } from '../../messages/text/names.ts';

/** A draft in the list. */
export type DraftItem = {
  readonly id: string;
  /** Undefined for content of an unknown kind. */
  readonly kind: DraftSummary['kind'] | undefined;
  /** The entry of a review, or the title of a contest. */
  readonly name: string;
  /** The contest of a review. */
  readonly of: string | undefined;
  readonly text: string;
  readonly updatedAt: string;
  /** A version that was rejected in a conflict and kept as a copy. */
  readonly isOther: boolean;
  /** The page to continue the draft; undefined for a chain that is not configured. */
  readonly href: string | undefined;
  /** The entry of a review, whose name is in a document. */
  readonly numbered?: NumberedEntry;
};

export type NumberedEntry = {
  readonly chainConfig: ChainConfig;
  readonly contest: Hex;
  readonly entry: string;
};

type DraftsSite = {
  readonly config: ContestsConfig;
  readonly paths: Paths;
  readonly messages: Messages['drafts']['page'];
  readonly names: Messages['contestNames'];
};

/** The list of drafts, latest change first. */
export function toDraftItems(drafts: readonly ServerDraft[], site: DraftsSite): readonly DraftItem[] {
  return [...drafts]
    .sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .map(({ id, updatedAt, content }) => ({
      id,
      updatedAt,
      isOther: id.includes('~'),
      ...describe(summarizeDraft(content), site),
    }));
}

const describe = (
  summary: DraftSummary | undefined,
  { config: { chains, defaultChain }, paths, messages, names }: DraftsSite,
): Pick<DraftItem, 'kind' | 'name' | 'of' | 'text' | 'href' | 'numbered'> => {
  if (!summary) return { kind: undefined, name: messages.unknown, of: undefined, text: '', href: undefined };
  const { kind, chainId, title, text } = summary;
  const chainConfig = chains.find(({ chain }) => chain.id === chainId);
  const slug = chainConfig?.slug;
  const shown = getShownTitle(title, messages.untitled);
  if (kind === 'contest') {
    const href = slug === defaultChain ? paths.startContest : undefined;
    return { kind, name: shown, of: undefined, text, href };
  }
  const { contest, entry } = summary;
  const href = slug && paths.contest(slug, contest);
  const of = title === '' ? undefined : shown;
  const numbered = chainConfig && { chainConfig, contest, entry };
  return { kind, name: names.entry(Number(entry)), of, text, href, ...(numbered && { numbered }) };
};
