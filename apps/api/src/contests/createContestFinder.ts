import type { Contest } from '@org/contests';
import { LRUCache } from 'lru-cache';
import { createLookupBudget } from './createLookupBudget.ts';
import { keyOfTarget, type Target } from './findTarget.ts';

const MAX_REMEMBERED = 10_000;
/** A contest that was just started may be indexed by then. */
const ABSENT_MS = 30_000;

/**
 * Looks contests up within a budget, each once for all who ask meanwhile, and remembers for a while which don't exist.
 *
 * @throws {Error} when the budget is spent
 */
export function createContestFinder(
  lookUp: (target: Target) => Promise<Contest | null>,
  clock: () => number = Date.now,
) {
  const budget = createLookupBudget(clock);
  const present = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const absentAt = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const running = new Map<string, Promise<Contest | null>>();

  return async (target: Target): Promise<Contest | null> => {
    const key = keyOfTarget(target);
    const begun = running.get(key);
    if (begun) return begun;
    if (clock() - (absentAt.get(key) ?? Number.NEGATIVE_INFINITY) < ABSENT_MS) return null;
    const isKnown = present.has(key);
    if (!budget.take({ isKnown, network: target.network })) throw new Error('too many lookups');
    const lookup = lookUp(target)
      .then((contest) => {
        if (contest) present.set(key, true);
        else absentAt.set(key, clock());
        return contest;
      })
      .finally(() => running.delete(key));
    running.set(key, lookup);
    return lookup;
  };
}
