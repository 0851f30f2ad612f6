import type { Contest } from '@org/contests';
import type { Address } from 'viem';
import { readStored, removeStored, writeStored } from '../../shared/writing/storage.ts';

/** What a judge has filled in about an entry and not signed yet. */
export type ReviewDraft = { readonly tags: readonly string[]; readonly comment: string };

/** More than any comment that would be accepted; a stored text beyond it was not typed here. */
const MAX_LENGTH = 50_000;

type Place = { readonly contest: Contest; readonly entry: string; readonly account: Address };

// The schema is part of the key: a draft for one rubric says nothing under another.
const getKey = ({ contest, entry, account }: Place) =>
  `laurel.draft.review ${contest.chainId} ${contest.uid} ${contest.schemaUid} ${account.toLowerCase()} ${entry}`;

/** The draft as it was left; tags that the contest does not know are dropped. */
export const readReviewDraft = (place: Place): ReviewDraft | undefined => {
  const stored = readStored(getKey(place));
  if (typeof stored !== 'object' || stored === null || !('comment' in stored) || !('tags' in stored))
    return undefined;
  const { comment, tags } = stored;
  if (typeof comment !== 'string' || comment.length > MAX_LENGTH || !Array.isArray(tags)) return undefined;
  return {
    comment,
    tags: place.contest.criteria.map(({ id }) => id).filter((id) => tags.includes(id)),
  };
};

/** `false`: the browser keeps nothing (storage full or blocked). */
export const writeReviewDraft = (place: Place, { tags, comment }: ReviewDraft): boolean =>
  writeStored(getKey(place), { tags, comment });

export const forgetReviewDraft = (place: Place): void => removeStored(getKey(place));
