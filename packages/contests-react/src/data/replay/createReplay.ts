import { type ContestActs, type ReplayAnswer, replay } from '@org/contests';
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
