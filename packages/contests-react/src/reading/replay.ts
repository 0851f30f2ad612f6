import {
  type ActsR2,
  type FoldAnswer,
  foldActs,
  type OrderAnswer,
  type OrderInput,
  orderActs,
} from '@org/contests/r2';
import { READ_AT_ONCE } from './reading.ts';

type Options = { readonly signal?: AbortSignal | undefined };

/** How the acts of a contest are replayed: in a worker above a few hundred of them. */
export type Replay = {
  readonly order: (input: OrderInput, options: Options) => OrderAnswer | Promise<OrderAnswer>;
  readonly fold: (input: ActsR2, options: Options) => FoldAnswer | Promise<FoldAnswer>;
};

/** Without a worker, or if it fails, everything is replayed on the page's thread, with the same result. */
export function createReplay(createWorker: (() => Worker) | undefined): Replay {
  const load = () => import('./replayInWorker.ts');
  return {
    order: (input, { signal }) => {
      if (!createWorker || input.rows.length <= READ_AT_ONCE) return orderActs(input);
      const inWorker = load().then(({ orderInWorker }) => orderInWorker(input, { createWorker, signal }));
      return inWorker.catch(() => replayHere(orderActs, input, signal));
    },
    fold: (input, { signal }) => {
      const { acts, submissionActs } = input;
      if (!createWorker || acts.length + (submissionActs?.length ?? 0) <= READ_AT_ONCE)
        return foldActs(input);
      const inWorker = load().then(({ foldInWorker }) => foldInWorker(input, { createWorker, signal }));
      return inWorker.catch(() => replayHere(foldActs, input, signal));
    },
  };
}

function replayHere<Input, Answer>(
  replay: (input: Input) => Answer,
  input: Input,
  signal: AbortSignal | undefined,
): Answer {
  signal?.throwIfAborted();
  return replay(input);
}
