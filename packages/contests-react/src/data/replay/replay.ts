import {
  type ContestActs,
  type OrderAnswer,
  type OrderInput,
  orderActs,
  type ReplayAnswer,
  replay,
} from '@org/contests';
import { READ_AT_ONCE } from './replayParts.ts';

type Options = { readonly signal?: AbortSignal | undefined };

/** Replays the acts of the chain, in a worker above a few hundred of them, like `createOrder`. */
export const createReplay =
  (createWorker: (() => Worker) | undefined) =>
  async (input: ContestActs, { signal }: Options): Promise<ReplayAnswer> => {
    const size = input.acts.length + (input.submissionActs?.length ?? 0);
    if (createWorker && size > READ_AT_ONCE)
      try {
        const { replayInWorker } = await import('./replayInWorker.ts');
        return await replayInWorker(input, { createWorker, signal });
      } catch {
        signal?.throwIfAborted();
      }
    return replay(input);
  };

/**
 * Orders the rows of a scan, in a worker above a few hundred of them. Without a worker, or if it fails, on the page's thread,
 * with the same result.
 */
export const createOrder =
  (createWorker: (() => Worker) | undefined) =>
  async (input: OrderInput, { signal }: Options): Promise<OrderAnswer> => {
    if (createWorker && input.rows.length > READ_AT_ONCE)
      try {
        const { orderInWorker } = await import('./replayInWorker.ts');
        return await orderInWorker(input, { createWorker, signal });
      } catch {
        signal?.throwIfAborted();
      }
    return orderActs(input);
  };
