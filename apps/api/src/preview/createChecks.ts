import { LRUCache } from 'lru-cache';
import type { ContestReader, Standing } from '../contests/createContestReader.ts';
import { keyOfTarget, type Target } from '../contests/findTarget.ts';

const MAX_REMEMBERED = 2_000;
/** A check takes up to a hundred requests of an RPC. */
const PAUSE_MS = 5_000;
const DISTRUST_MS = 600_000;

/** Compares what pictures show with the chain, one after another in the background. */
export function createChecks(reader: Pick<ContestReader, 'check'>, clock: () => number = Date.now) {
  const checked = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const distrustedUntil = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  let isBusy = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  const check = async (target: Target, standing: Standing, digest: string) => {
    const verdict = await reader.check(target, standing).catch(() => 'unknown' as const);
    const key = keyOfTarget(target);
    if (verdict === 'agrees') {
      checked.set(digest, true);
      distrustedUntil.delete(key);
    }
    if (verdict === 'differs') distrustedUntil.set(key, clock() + DISTRUST_MS);
    isBusy = false;
    endedAt = clock();
  };

  return {
    /** Whether the chain agreed with the content of this digest. */
    isChecked: (digest: string): boolean => checked.has(digest),
    /** Whether the chain contradicted the scan on this contest a short while ago. */
    isDistrusted: (target: Target): boolean => (distrustedUntil.get(keyOfTarget(target)) ?? 0) > clock(),
    /** Begins a check, unless one is running or ended just now: then it is left to the next reading. */
    begin: (target: Target, standing: Standing, digest: string): void => {
      if (isBusy || checked.has(digest) || clock() - endedAt < PAUSE_MS) return;
      isBusy = true;
      void check(target, standing, digest);
    },
  };
}
