import type { GivenReview } from '@org/contests';

/** A review with the account's earlier reviews of the same entry, which it replaces. */
export type FoldedReview = GivenReview & { readonly replaced: readonly GivenReview[] };

/** Puts earlier reviews of an entry under the latest one, which replaces them even if it was withdrawn. */
export function foldReplaced(newestFirst: readonly GivenReview[]): readonly FoldedReview[] {
  const groups = new Map<string, GivenReview[]>();
  for (const review of newestFirst) {
    const key = `${review.contest} ${review.entry}`;
    groups.set(key, [...(groups.get(key) ?? []), review]);
  }
  return [...groups.values()].flatMap(([latest, ...replaced]) => (latest ? [{ ...latest, replaced }] : []));
}

/** The reviews of an entry with the one that counts first, if one does. */
export function putFirst(review: FoldedReview, counts: (review: GivenReview) => boolean): FoldedReview {
  const { replaced, ...latest } = review;
  const all = [latest, ...replaced];
  const first = all.find(counts) ?? latest;
  return { ...first, replaced: all.filter((other) => other !== first) };
}
