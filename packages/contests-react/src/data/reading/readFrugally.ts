import type { ChainConfig } from '@org/chain-config';
import type { ChainProgress, ChainReadOptions } from '@org/contests/chain';
import type { Hex } from 'viem';
import { type ChainAccess, createChainAccess } from '../../base/provider/chainAccess.ts';

/** RPC requests about one contest that a page sends unless the visitor requested a read. */
const MAX_REQUESTS = 100;

/** The requests left for a contest, and how many the last read took, or would have taken. */
type Budget = { left: number; last: number | null };

const budgets = new Map<string, Budget>();

/** A read needs more requests than allowed without the visitor's request. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  readonly code = 'too-many-requests';
  readonly retryable = false;

  /** The estimated number for the whole read; null if unknown. */
  readonly requests: number | null;

  constructor(requests: number | null) {
    super('The read takes more requests than may be sent without being asked');
    this.requests = requests;
  }
}

export type FrugalRead = {
  readonly chainConfig: ChainConfig;
  /** The contest's UID. */
  readonly uid: Hex;
  /** The visitor requested the read: requests are not limited. */
  readonly force: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: ChainProgress) => void) | undefined;
};

/**
 * Reads the chain about a contest; without the visitor's request, with at most 100 RPC requests in all. Aborts as
 * soon as a read is known to exceed that. `isRepeatable`: the remaining budget allows the same read again. `from`: the URL of
 * the endpoint that answered last.
 *
 * @throws {TooManyRequestsError}
 */
export async function readFrugally<Value>(
  { chainConfig, uid, force, signal, onProgress }: FrugalRead,
  read: (access: ChainAccess, options: ChainReadOptions & { readonly signal: AbortSignal }) => Promise<Value>,
): Promise<{ readonly value: Value; readonly isRepeatable: boolean; readonly from: string }> {
  const budget = getBudget(chainConfig, uid);
  const limit = force ? Number.POSITIVE_INFINITY : budget.left;
  const controller = new AbortController();
  const estimate = createEstimate();
  let sent = 0;
  let from = '';
  const giveUp = (requests: number | null) => {
    budget.last = requests;
    controller.abort(new TooManyRequestsError(requests));
  };
  const access = createChainAccess(chainConfig, async (input, init) => {
    // Reads that run side by side share the budget.
    if (!force && budget.left <= 0) giveUp(estimate.getTotal() ?? budget.last);
    controller.signal.throwIfAborted();
    sent += 1;
    if (!force) budget.left -= 1;
    const response = await fetch(input, init);
    from = input instanceof Request ? input.url : `${input}`;
    return response;
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
    return { value, from, isRepeatable: sent <= (force ? MAX_REQUESTS / 5 : budget.left) };
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

/**
 * Tracks how many blocks a request covers, and how many requests attestations take. Ranges of blocks grow until the RPC refuses
 * one; there is no estimate before that.
 */
const createEstimate = () => {
  let done = 0;
  let range = 0;
  let total: number | null = null;
  const rows = { done: 0, total: 0, sent: 0 };
  const followRows = (progress: ChainProgress, sent: number): number | null => {
    const isSteady = progress.total === rows.total && progress.done > rows.done;
    const rate = (sent - rows.sent) / (progress.done - rows.done);
    Object.assign(rows, { done: progress.done, total: progress.total, sent });
    if (!isSteady) return null;
    total = sent + Math.ceil((progress.total - progress.done) * rate);
    return total;
  };
  return {
    getTotal: () => total,
    /** The number of requests for the whole read, once it can be told. */
    follow: (progress: ChainProgress, sent: number): number | null => {
      if (progress.step === 'attestations') return followRows(progress, sent);
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
