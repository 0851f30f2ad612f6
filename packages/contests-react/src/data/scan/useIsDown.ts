import { useLasts } from '../../base/text/useNow.ts';

/** The time in the cache of each answer that arrived with the page. */
const seeds = /* @__PURE__ */ new WeakMap<object, number>();

type Cached = { readonly data: unknown; readonly dataUpdatedAt: number };

/** True if rows that arrived with the page are not yet confirmed by the scan. */
export function isSeeded({ data, dataUpdatedAt }: Cached): boolean {
  // A WeakMap has nothing under undefined.
  return seeds.get(data as object) === dataUpdatedAt;
}

/** Marks data in the cache as one that arrived with the page. */
export function markSeeded(data: object, updatedAt: number): void {
  seeds.set(data, updatedAt);
}

/** After this delay a fallback is used; the request itself stays open. */
const PATIENCE_MS = 4_000;

type Question = {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly errorUpdateCount: number;
};

/**
 * True if a request to the scan failed or has had no response for a few seconds. Stays true during retries, until
 * there is a response.
 */
export function useIsDown(question: Question, enabled = true): boolean {
  const isWaiting = enabled && (question.data === undefined || isSeeded(question));
  const takesLong = useLasts(isWaiting, PATIENCE_MS);
  return isWaiting && (takesLong || question.errorUpdateCount > 0);
}
