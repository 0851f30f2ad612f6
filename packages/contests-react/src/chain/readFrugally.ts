import type { ChainConfig } from '@org/chain-config';
import type { ChainProgress, ChainReadOptions } from '@org/contests/chain';
import type { Hex } from 'viem';
import { type ChainAccess, createChainAccess } from './chainAccess.ts';

/** RPC requests about one contest that a page sends without being asked, as long as it is open. */
const MAX_REQUESTS = 100;

/** What was asked about a contest so far, and how many requests the last complete read took. */
type Budget = { left: number; last: number | null };

const budgets = new Map<string, Budget>();

/** A read needs more requests than may be sent without being asked. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  readonly code = 'too-many-requests';
  readonly retryable = false;

  /** About as many as the whole read takes; null if that is not known. */
  readonly requests: number | null;

  constructor(requests: number | null) {
    super('The read takes more requests than may be sent without being asked');
    this.requests = requests;
  }
}

export type FrugalRead = {
  readonly chainConfig: ChainConfig;
  /** The contest that is read about. */
  readonly uid: Hex;
  /** The visitor wants it: requests are not limited. */
  readonly isAsked: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: ChainProgress) => void) | undefined;
};

/**
 * Reads the chain about a contest; unasked, with at most 100 RPC requests in all. A read that turns out to take more is
 * given up as soon as that is clear. `isRepeatable`: the same read may be made again later without being asked.
 *
 * @throws {TooManyRequestsError}
 */
export async function readFrugally<Value>(
  { chainConfig, uid, isAsked, signal, onProgress }: FrugalRead,
  read: (access: ChainAccess, options: ChainReadOptions & { readonly signal: AbortSignal }) => Promise<Value>,
): Promise<{ readonly value: Value; readonly isRepeatable: boolean }> {
  const budget = getBudget(chainConfig, uid);
  const limit = isAsked ? Number.POSITIVE_INFINITY : budget.left;
  const controller = new AbortController();
  const estimate = createEstimate();
  let sent = 0;
  const giveUp = (requests: number | null) => controller.abort(new TooManyRequestsError(requests));
  const access = createChainAccess(chainConfig, async (input, init) => {
    if (sent >= limit) giveUp(estimate.getTotal() ?? budget.last);
    controller.signal.throwIfAborted();
    sent += 1;
    if (!isAsked) budget.left -= 1;
    return fetch(input, init);
  });
  try {
    const value = await read(access, {
      signal: AbortSignal.any([signal, controller.signal]),
      onProgress: (progress) => {
        const total = estimate.follow(progress, sent);
        if (total !== null && total > limit * CLEARLY) giveUp(total);
        onProgress?.(progress);
      },
    });
    budget.last = sent;
    return { value, isRepeatable: sent <= (isAsked ? MAX_REQUESTS / 5 : budget.left) };
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  }
}

/** An estimate may be too high by this factor. */
const CLEARLY = 2;

const getBudget = ({ chain }: ChainConfig, uid: Hex): Budget => {
  const key = `${chain.id} ${uid}`;
  const budget = budgets.get(key) ?? { left: MAX_REQUESTS, last: null };
  budgets.set(key, budget);
  return budget;
};

/** Follows how many blocks a request covers. Ranges grow until the RPC refuses one; before that nothing can be said. */
const createEstimate = () => {
  let done = 0;
  let range = 0;
  let total: number | null = null;
  return {
    getTotal: () => total,
    /** The number of requests that the whole read takes, once the ranges have stopped growing. */
    follow: (progress: ChainProgress, sent: number): number | null => {
      if (progress.step !== 'blocks') return null;
      const covered = progress.done - done;
      const isSteady = range > 0 && covered < range * 1.9;
      done = progress.done;
      range = covered;
      total = sent + Math.ceil((progress.total - progress.done) / Math.max(1, covered));
      return isSteady ? total : null;
    },
  };
};
