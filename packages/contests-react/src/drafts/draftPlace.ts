import type { Contest } from '@org/contests';
import type { Hex } from 'viem';
import { keccak256, stringToBytes } from 'viem/utils';

/** The review or contest that a draft belongs to. */
export type DraftPlace =
  | {
      readonly kind: 'review';
      readonly contest: Pick<Contest, 'chainId' | 'uid'> & { readonly title?: string };
      readonly entry: string;
    }
  | { readonly kind: 'contest'; readonly chainId: number };

/** The id of a draft on the server. Derived from its place, so that every device finds it. */
export function getDraftId(place: DraftPlace): string {
  if (place.kind === 'contest') return `contest.${place.chainId}`;
  const { contest, entry } = place;
  return `review.${contest.chainId}.${contest.uid.slice(2)}.${keccak256(stringToBytes(entry)).slice(2, 34)}`;
}

/** The summary of a draft for a list. */
export type DraftSummary =
  | {
      readonly kind: 'review';
      readonly chainId: number;
      readonly contest: Hex;
      readonly title: string;
      readonly entry: string;
      readonly text: string;
    }
  | { readonly kind: 'contest'; readonly chainId: number; readonly title: string; readonly text: string };

/** The content that is saved: the place and the draft. */
export function toDraftContent(place: DraftPlace, draft: object): object {
  return place.kind === 'contest'
    ? { kind: place.kind, chainId: place.chainId, draft }
    : {
        kind: place.kind,
        chainId: place.contest.chainId,
        contest: place.contest.uid,
        title: place.contest.title ?? '',
        entry: place.entry,
        draft,
      };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft in saved content, if it belongs to this place. The caller parses its shape. */
export function readDraftContent(place: DraftPlace, content: unknown): unknown {
  if (!isFields(content) || content.kind !== place.kind) return undefined;
  if (place.kind === 'contest') return content.chainId === place.chainId ? content.draft : undefined;
  const { contest, entry } = place;
  const isSame =
    content.chainId === contest.chainId && content.contest === contest.uid && content.entry === entry;
  return isSame ? content.draft : undefined;
}

const readText = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** Summarizes saved content for a list; undefined for unknown content. */
export function summarizeDraft(content: unknown): DraftSummary | undefined {
  if (!isFields(content) || !isFields(content.draft)) return undefined;
  const { kind, chainId, contest, draft } = content;
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId)) return undefined;
  if (kind === 'contest')
    return { kind, chainId, title: readText(draft, 'title'), text: readText(draft, 'description') };
  if (kind !== 'review' || typeof contest !== 'string' || !/^0x[0-9a-f]{64}$/.test(contest)) return undefined;
  const entry = readText(content, 'entry');
  if (!/^[1-9]\d{0,2}$/.test(entry)) return undefined;
  return {
    kind,
    chainId,
    contest: contest as Hex,
    title: readText(content, 'title'),
    entry,
    text: readText(draft, 'comment'),
  };
}
