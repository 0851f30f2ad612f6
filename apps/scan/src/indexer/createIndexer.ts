import { setTimeout as sleep } from 'node:timers/promises';
import { ChainMovedError, RpcError, StartError } from '../errors.ts';
import type { Log } from '../log.ts';
import { type SyncSource, type SyncStep, syncOnce } from './syncOnce.ts';

/** What /health tells. */
export type IndexerState = {
  status: 'starting' | 'syncing' | 'live' | 'trouble';
  /** Everything up to this block is known. */
  block: number | null;
  blockHash: string | null;
  /** Seconds. */
  blockTime: number | null;
  /** The chain's newest block, as last heard. */
  head: number | null;
  trouble: { code: string; since: string; attempts: number } | null;
};

export type IndexerOptions = {
  /** Finds out what is needed to read the chain; asked again until it succeeds. */
  connect: () => Promise<SyncSource>;
  /** Between two looks at the chain: while it grows, and when it has not for a while. */
  poll: { busyMs: number; idleMs: number };
  /** The longest pause after a failure. */
  maxPauseMs: number;
  log: Log;
};

export type Indexer = {
  readonly state: IndexerState;
  /** Runs until the signal; never gives up on an endpoint. @throws {StartError} what `connect` cannot mend */
  run: (signal: AbortSignal) => Promise<void>;
};

const FIRST_PAUSE_MS = 100;
const IDLE_STEPS = 30;
/** A chain that moves while it is read is nothing to complain of, unless it does not stop. */
const PATIENCE = 3;

/** Follows the chain for ever: step by step, with growing pauses while something is wrong. */
export function createIndexer({ connect, poll, maxPauseMs, log }: IndexerOptions): Indexer {
  const state: IndexerState = {
    status: 'starting',
    block: null,
    blockHash: null,
    blockTime: null,
    head: null,
    trouble: null,
  };
  let wasLive = false;
  let source: SyncSource | undefined;

  const step = async () => {
    source ??= await connect();
    const result = await syncOnce(source);
    if (state.trouble) log(`The chain answers again after ${state.trouble.attempts} attempts.`);
    tell(result);
    return result;
  };

  const tell = ({ head, last, isCaughtUp, rolledBackTo }: SyncStep) => {
    if (rolledBackTo !== undefined) {
      log(
        `The chain was reorganised: back to ${rolledBackTo === null ? 'the start' : `block ${rolledBackTo}`}.`,
      );
    }
    if (isCaughtUp && !wasLive) log(`Up to date at block ${last?.number ?? head.number}.`);
    wasLive ||= isCaughtUp;
    Object.assign(state, {
      status: isCaughtUp || (wasLive && head.number - (last?.number ?? -1) < 100) ? 'live' : 'syncing',
      block: last?.number ?? null,
      blockHash: last?.hash ?? null,
      blockTime: last?.time ?? null,
      head: head.number,
      trouble: null,
    } satisfies IndexerState);
  };

  const complain = (error: unknown) => {
    const attempts = (state.trouble?.attempts ?? 0) + 1;
    const code = error instanceof RpcError || error instanceof ChainMovedError ? error.code : 'internal';
    if (isPowerOfTwo(attempts) && code !== 'chain-moved') {
      log(`Attempt ${attempts} failed: ${error instanceof Error ? error.message : error}`);
    }
    if (code !== 'chain-moved' || attempts > PATIENCE) state.status = 'trouble';
    state.trouble = { code, since: state.trouble?.since ?? new Date().toISOString(), attempts };
    // What was learnt since the last commit may not be true.
    source?.definitions.clear();
    const pause = Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
    const asked = error instanceof RpcError ? (error.retryAfterMs ?? 0) : 0;
    return Math.max(asked, pause * (0.75 + Math.random() / 2));
  };

  const run = async (signal: AbortSignal) => {
    let idleSteps = 0;
    while (!signal.aborted) {
      let pause: number;
      try {
        const before = state.block;
        const { isCaughtUp } = await step();
        idleSteps = before === state.block ? idleSteps + 1 : 0;
        pause = isCaughtUp ? (idleSteps > IDLE_STEPS ? poll.idleMs : poll.busyMs) : 0;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof StartError) throw error;
        pause = complain(error);
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  return { state, run };
}

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}
