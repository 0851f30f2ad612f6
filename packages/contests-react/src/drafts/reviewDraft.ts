import { type Contest, isSealed } from '@org/contests';
import type { Address, Hex } from 'viem';
import { listStored, readStored, removeStored, writeStored } from '../writing/storage.ts';

/** A judge's unsigned review of an entry. `given`: the points of each criterion in version 2, null while missing. */
export type ReviewDraft = {
  readonly tags: readonly string[];
  readonly comment: string;
  readonly given?: readonly (number | null)[];
};

/** Whether nothing was entered yet. */
export function isEmptyDraft({ tags, comment, given }: ReviewDraft): boolean {
  const hasPoints = given?.some((points) => points !== null) ?? false;
  return tags.length === 0 && comment.trim() === '' && !hasPoints;
}

/** Longer than any valid comment. */
const MAX_LENGTH = 50_000;

type Place = {
  readonly contest: Pick<Contest, 'chainId' | 'uid' | 'schemaUid' | 'terms'>;
  readonly entry: string;
  readonly account: Address;
};

// The schema is part of the key: a draft is valid for one rubric only.
const getKey = ({ contest, entry, account }: Place) =>
  `laurel.draft.review ${contest.chainId} ${contest.uid} ${contest.schemaUid} ${account.toLowerCase()} ${entry}`;

/** Undefined for invalid values. */
const parse = (stored: unknown): ReviewDraft | undefined => {
  if (typeof stored !== 'object' || stored === null || !('comment' in stored) || !('tags' in stored))
    return undefined;
  const { comment, tags } = stored;
  if (typeof comment !== 'string' || comment.length > MAX_LENGTH || !Array.isArray(tags)) return undefined;
  const draft = { tags: tags.filter((tag) => typeof tag === 'string'), comment };
  if (!('given' in stored) || !Array.isArray(stored.given)) return draft;
  return { ...draft, given: stored.given.map((points) => (Number.isInteger(points) ? points : null)) };
};

/** Parses a draft, and drops tags and points that the contest does not have. */
export function parseReviewDraft(contest: Contest, value: unknown): ReviewDraft | undefined {
  const draft = parse(value);
  if (!draft) return undefined;
  if (contest.rule === 'R2') {
    const find = (index: number, max: number) => {
      const points = draft.given?.[index] ?? null;
      return points !== null && points >= 0 && points <= max ? points : null;
    };
    const given = contest.criteria.map(({ maxPoints }, index) => find(index, maxPoints));
    return { tags: [], comment: draft.comment, given };
  }
  const tags = contest.criteria.map(({ id }) => id).filter((id) => draft.tags.includes(id));
  return { tags, comment: draft.comment };
}

/** The draft as it was left. */
export function readReviewDraft(place: Place & { readonly contest: Contest }): ReviewDraft | undefined {
  return parseReviewDraft(place.contest, readStored(getKey(place)));
}

const KEY = /^laurel\.draft\.review (\d{1,15}) (0x[0-9a-f]{64}) (0x[0-9a-f]{64}) (0x[0-9a-f]{40}) (.+)$/s;

export type StoredReviewDraft = {
  readonly contest: Pick<Contest, 'chainId' | 'uid' | 'schemaUid'>;
  readonly entry: string;
  readonly draft: ReviewDraft;
  /** The contest is sealed, so the draft must not leave this browser. */
  readonly isSealed: boolean;
};

/** All review drafts of this account in this browser. */
export function listReviewDrafts(account: Address): readonly StoredReviewDraft[] {
  return listStored().flatMap((key) => {
    const [, chainId, uid, schemaUid, judge, entry] = KEY.exec(key) ?? [];
    if (judge !== account.toLowerCase() || entry === undefined) return [];
    const stored = readStored(key);
    const draft = parse(stored);
    const contest = { chainId: Number(chainId), uid: uid as Hex, schemaUid: schemaUid as Hex };
    return draft ? [{ contest, entry, draft, isSealed: Object(stored).isSealed === true }] : [];
  });
}

/** Returns false if the storage is full or blocked. */
export function writeReviewDraft(place: Place, { tags, comment, given }: ReviewDraft): boolean {
  const points = given && { given };
  const isStored = writeStored(getKey(place), {
    ...{ tags, comment, ...points },
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
