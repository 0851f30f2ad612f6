import {
  type Attestation,
  type ContestActs,
  ContestReplay,
  type OrderAnswer,
  type OrderInput,
  type ReplayAnswer,
  type ReviewAct,
} from '@org/contests';
import {
  PER_PART,
  type ReplayedPart,
  type ReplayList,
  type ReplayPart,
  type ReplayTask,
} from './replayParts.ts';

export type ReplayOptions = {
  readonly createWorker: () => Worker;
  readonly signal?: AbortSignal | undefined;
};

type Lists = { readonly [List in ReplayList]?: readonly Attestation[] | null | undefined };

/** `orderActs` in a worker. Rejects if workers are unavailable, its code cannot be loaded, or the signal aborts. */
export async function orderInWorker(
  { protocol, contest, rows }: OrderInput,
  options: ReplayOptions,
): Promise<OrderAnswer> {
  const task = { kind: 'order', protocol, contest, hasLog: false } as const;
  const { last, state } = await runReplay(task, { rows }, options);
  if (state && last.ok) return { ok: true, value: { state, unplaced: last.unplaced } };
  if ('refusal' in last && last.refusal) return { ok: false, refusal: last.refusal };
  throw new Error('the worker returned no state');
}

/** `replay` in a worker. Rejects as `orderInWorker` does. */
export async function replayInWorker(
  { protocol, contest, acts, submissionActs, submissions }: ContestActs,
  options: ReplayOptions,
): Promise<ReplayAnswer> {
  const hasLog = submissionActs !== null && submissionActs !== undefined;
  const task = { kind: 'replay', protocol, contest, hasLog } as const;
  const { last, state } = await runReplay(task, { acts, submissionActs, submissions }, options);
  if (state) return { ok: true, value: state };
  if ('fault' in last) return { ok: false, fault: last.fault };
  throw new Error('the worker returned no state');
}

/** The main thread only copies one part at a time. */
async function runReplay(task: ReplayTask, lists: Lists, { createWorker, signal }: ReplayOptions) {
  const worker = createWorker();
  try {
    const answer = collect(worker, signal);
    // Awaited below; avoids an unhandled rejection until then.
    answer.catch(() => undefined);
    for (const [list, items] of Object.entries(lists) as [ReplayList, Lists[ReplayList]][])
      for (let from = 0; from < (items?.length ?? 0); from += PER_PART) {
        post(worker, { replay: list, items: items?.slice(from, from + PER_PART) ?? [] });
        await new Promise((resolve) => setTimeout(resolve));
        signal?.throwIfAborted();
      }
    post(worker, { replay: 'rows', items: [], last: task });
    return await answer;
  } finally {
    worker.terminate();
  }
}

const post = (worker: Worker, part: ReplayPart) => worker.postMessage(part);

/** Joins the parts of the worker's state. */
const collect = (worker: Worker, signal: AbortSignal | undefined) =>
  new Promise<{
    readonly last: NonNullable<ReplayedPart['last']>;
    readonly state: ContestReplay | undefined;
  }>((resolve, reject) => {
    const reviews: ReviewAct[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<ReplayedPart>) => {
      reviews.push(...data.reviews);
      const { last } = data;
      if (!last) return;
      resolve({ last, state: last.ok ? ContestReplay.restore({ ...last.record, reviews }) : undefined });
    });
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('the worker cannot be understood')));
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
