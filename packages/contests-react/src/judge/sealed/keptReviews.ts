import { type Contest, formatSealedReview, parseSealedReview, type SealedReview } from '@org/contests';
import { listStored, readStored, removeStored, writeStored } from '../../base/provider/storage.ts';

const getPrefix = (chainId: number, contest: string) => `laurel.sealed ${chainId} ${contest} `;

// The salt tells several reviews of one entry apart: none is ever overwritten.
const getKey = ({ chainId, contest, judge, entry, salt }: SealedReview) =>
  `${getPrefix(chainId, contest)}${judge.toLowerCase()} ${entry} ${salt}`;

/** Sealed reviews that the browser could not store: they are lost when the page is closed. */
const unstored = new Map<string, SealedReview>();

/** Keeps a sealed review in this browser. Returns false if the storage is full or blocked. */
export function keepSealedReview(review: SealedReview): boolean {
  const key = getKey(review);
  const isKept = writeStored(key, JSON.parse(formatSealedReview(review)));
  if (isKept) unstored.delete(key);
  else unstored.set(key, review);
  notify();
  return isKept;
}

/** The sealed reviews of a contest in this browser, of all judges. */
export function listSealedReviews({
  chainId,
  uid,
}: Pick<Contest, 'chainId' | 'uid'>): readonly SealedReview[] {
  const prefix = getPrefix(chainId, uid);
  const stored = listStored().flatMap((key) => {
    const parsed = key.startsWith(prefix) ? parseSealedReview(readStored(key)) : undefined;
    // Any script of this origin may have written it.
    return parsed?.ok && getKey(parsed.value) === key ? [parsed.value] : [];
  });
  return [...stored, ...[...unstored].flatMap(([key, review]) => (key.startsWith(prefix) ? [review] : []))];
}

/** Only for a review that was revealed: until then nothing else can reveal it. */
export function forgetSealedReview(review: SealedReview): void {
  removeStored(getKey(review));
  unstored.delete(getKey(review));
  notify();
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back when a sealed review was kept or forgotten, in this or another tab. */
export function subscribeSealedReviews(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
