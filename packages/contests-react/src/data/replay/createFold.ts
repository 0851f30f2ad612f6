import { type ContestActs, type FoldAnswer, foldActs } from '@org/contests';
import { READ_AT_ONCE } from './reading.ts';

type Options = { readonly signal?: AbortSignal | undefined };

/** Folds the acts of the chain, in a worker above a few hundred of them, like `createOrder`. */
export const createFold =
  (createWorker: (() => Worker) | undefined) =>
  async (input: ContestActs, { signal }: Options): Promise<FoldAnswer> => {
    const size = input.acts.length + (input.submissionActs?.length ?? 0);
    if (createWorker && size > READ_AT_ONCE)
      try {
        const { foldInWorker } = await import('./replayInWorker.ts');
        return await foldInWorker(input, { createWorker, signal });
      } catch {
        signal?.throwIfAborted();
      }
    return foldActs(input);
  };
