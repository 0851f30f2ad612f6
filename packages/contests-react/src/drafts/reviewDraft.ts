import { type Contest, isSealed } from '@org/contests';
import type { Address, Hex } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../base/provider/storage.ts';

/** A judge's unsigned review of an entry. `given`: the points of each criterion, null while missing. */
export type ReviewDraft = {
  readonly given: readonly (number | null)[];
  readonly comment: string;
};

/** True if nothing was entered yet. */
export function isEmptyDraft({ given, comment }: ReviewDraft): boolean {
  return comment.trim() === '' && given.every((points) => points === null);
}

/** Longer than any valid comment. */
const MAX_LENGTH = 50_000;

type Place = {
  readonly contest: Pick<Contest, 'chainId' | 'uid'>;
  readonly entry: string;
  readonly account: Address;
};

const getKey = ({ contest, entry, account }: Place) =>
  `laurel.draft.review ${contest.chainId} ${contest.uid} ${account.toLowerCase()} ${entry}`;

/** Undefined for invalid values. */
const parse = (stored: unknown): ReviewDraft | undefined => {
  if (typeof stored !== 'object' || stored === null || !('comment' in stored) || !('given' in stored))
    return undefined;
  const { comment, given } = stored;
  if (typeof comment !== 'string' || comment.length > MAX_LENGTH || !Array.isArray(given)) return undefined;
  return { given: given.map((points) => (Number.isInteger(points) ? points : null)), comment };
};

/** Parses a draft, and drops points that the contest does not have. */
export function parseReviewDraft(contest: Contest, value: unknown): ReviewDraft | undefined {
  const draft = parse(value);
  if (!draft) return undefined;
  const find = (index: number, max: number) => {
    const points = draft.given[index] ?? null;
    return points !== null && points >= 0 && points <= max ? points : null;
  };
  const given = contest.criteria.map(({ maxPoints }, index) => find(index, maxPoints));
  return { given, comment: draft.comment };
}

/** The draft as it was left. */
export function readReviewDraft(place: Place & { readonly contest: Contest }): ReviewDraft | undefined {
  return parseReviewDraft(place.contest, readStored(getKey(place)));
}

const KEY = /^laurel\.draft\.review (\d{1,15}) (0x[0-9a-f]{64}) (0x[0-9a-f]{40}) (.+)$/s;

export type StoredReviewDraft = {
  readonly contest: Pick<Contest, 'chainId' | 'uid'>;
  readonly entry: string;
  readonly draft: ReviewDraft;
  /** The contest is sealed, so the draft must not leave this browser. */
  readonly isSealed: boolean;
};

/** All review drafts of this account in this browser. */
export function listReviewDrafts(account: Address): readonly StoredReviewDraft[] {
  return listStored().flatMap((key) => {
    const [, chainId, uid, judge, entry] = KEY.exec(key) ?? [];
    if (judge !== account.toLowerCase() || entry === undefined) return [];
    const stored = readStored(key);
    const draft = parse(stored);
    const contest = { chainId: Number(chainId), uid: uid as Hex };
    return draft ? [{ contest, entry, draft, isSealed: Object(stored).isSealed === true }] : [];
  });
}

/** Returns false if the storage is full or blocked. */
export function writeReviewDraft(
  place: Place & { readonly contest: Pick<Contest, 'terms'> },
  { given, comment }: ReviewDraft,
): boolean {
  const isStored = writeStored(getKey(place), {
    ...{ given, comment },
    ...(isSealed(place.contest) && { isSealed: true }),
  });
  notify();
  return isStored;
}

export function forgetReviewDraft(place: Place): void {
  removeStored(getKey(place));
  notify();
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back when a draft was written or forgotten, in this or another tab. */
export function subscribeReviewDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
