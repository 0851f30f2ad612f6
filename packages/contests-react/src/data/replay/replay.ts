import { type OrderAnswer, type OrderInput, orderActs } from '@org/contests';
import { READ_AT_ONCE } from './replayParts.ts';

type Options = { readonly signal?: AbortSignal | undefined };

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
