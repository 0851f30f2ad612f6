import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Log, StartError } from '@org/server-kit';
import { ChainMovedError, LogsMissingError, RpcError } from '../rpc/errors.ts';
import { createProgressTeller, readProgress } from '../store/createStore.ts';
import type { SqlDatabase, SqlLead, SqlSession } from '../store/database.ts';
import type { BlockRow, SyncProgress } from '../store/tables.ts';
import { auditContests } from './auditContests.ts';
import { type SyncSource, type SyncStep, syncOnce } from './syncOnce.ts';

/** The indexer's part of /health. */
export type IndexerState = SyncProgress & {
  /** `writer` reads the chain, readers follow what it writes; null while unknown. */
  role: 'writer' | 'reader' | null;
};

export type IndexerOptions = {
  /** Opens the database; retried while its server does not answer. */
  open: () => Promise<SqlDatabase>;
  /**
   * Creates the source to read the chain from; retried until it succeeds.
   *
   * @param endpoint grows when another endpoint is to be tried
   */
  connect: (session: SqlSession, endpoint: number) => Promise<SyncSource>;
  /** Pause between two polls of the chain: while it grows, and when it has not for a while. */
  poll: { busyMs: number; idleMs: number };
  /** Pause between two attempts to become the writer. */
  standbyMs?: number;
  /** The longest pause after a failure. */
  maxPauseMs: number;
  log: Log;
};

export type Indexer = {
  readonly state: IndexerState;
  /** Runs until the signal; retries failing endpoints forever. @throws {StartError} when `connect` cannot recover */
  run: (signal: AbortSignal) => Promise<void>;
};

const FIRST_PAUSE_MS = 100;
const IDLE_STEPS = 30;
/** A chain that moves while it is read is normal, unless it does not stop. */
const PATIENCE = 3;

/** Follows the chain step by step, with growing pauses after failures. */
export function createIndexer({
  open,
  connect,
  poll,
  standbyMs = 500,
  maxPauseMs,
  log,
}: IndexerOptions): Indexer {
  const state: IndexerState = {
    role: null,
    status: 'starting',
    block: null,
    blockHash: null,
    blockTime: null,
    head: null,
    trouble: null,
  };
  let wasLive = false;

  const show = ({ head, last, isCaughtUp, rolledBackTo }: SyncStep, isWhole: boolean) => {
    if (rolledBackTo !== undefined) {
      log(
        `The chain was reorganized: rolled back to ${rolledBackTo === null ? 'the start' : `block ${rolledBackTo}`}.`,
      );
    }
    if (isCaughtUp && !wasLive) log(`Up to date at block ${last?.number ?? head.number}.`);
    wasLive ||= isCaughtUp;
    Object.assign(state, {
      status:
        isCaughtUp || (wasLive && isWhole && head.number - (last?.number ?? -1) < 100) ? 'live' : 'syncing',
      ...toPlace(last),
      head: head.number,
      trouble: null,
    } satisfies SyncProgress);
  };

  /** @returns how long to wait before the next attempt, in milliseconds */
  const complain = (error: unknown): number => {
    const attempts = (state.trouble?.attempts ?? 0) + 1;
    const isKnown =
      error instanceof RpcError ||
      error instanceof ChainMovedError ||
      error instanceof LogsMissingError ||
      error instanceof DatabaseError;
    const code = isKnown ? error.code : 'internal';
    if (isPowerOfTwo(attempts) && code !== 'chain-moved') {
      const message = error instanceof Error ? error.message : String(error);
      log(`Attempt ${attempts} failed: ${message}`, { level: 'warn', code, ...(!isKnown && { error }) });
    }
    if (code !== 'chain-moved' || attempts > PATIENCE) state.status = 'trouble';
    const since = state.trouble?.since ?? new Date().toISOString();
    // Another failure does not end missing logs: only a step past them does.
    const range = error instanceof LogsMissingError ? error.range : state.trouble?.range;
    state.trouble = { code: range ? 'logs-missing' : code, since, attempts, ...(range && { range }) };
    const pause = Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
    const asked = error instanceof RpcError ? (error.retryAfterMs ?? 0) : 0;
    return Math.max(asked, pause * (0.75 + Math.random() / 2));
  };

  /** Writes while the lead lasts. @throws {DatabaseError} when it is lost */
  const write = async (db: SqlDatabase, lead: SqlLead, signal: AbortSignal) => {
    const until = AbortSignal.any([signal, lead.lost]);
    const tell = db.isShared ? createProgressTeller(lead.session) : async () => undefined;
    let source: SyncSource | undefined;
    let endpoint = 0;
    let idleSteps = 0;
    // The pending batch may still be written; if not, it is read again.
    const finish = () => source?.store.flush().catch(() => undefined);
    while (!until.aborted) {
      let pause: number;
      try {
        const before = state.block;
        source ??= await connect(lead.session, endpoint);
        const step = await syncOnce(source);
        if (step.isCaughtUp) await auditContests(source, step.last?.number ?? -1);
        if (state.trouble) log(`Recovered after ${state.trouble.attempts} attempts.`);
        show(step, source.check.expected.size === 0);
        idleSteps = before === state.block ? idleSteps + 1 : 0;
        pause = step.isCaughtUp ? (idleSteps > IDLE_STEPS ? poll.idleMs : poll.busyMs) : 0;
      } catch (error) {
        if (signal.aborted || error instanceof StartError || error instanceof DatabaseError) {
          await finish();
          throw error;
        }
        pause = complain(error);
        // Facts read since the last commit may be wrong.
        source?.schemaCache.clear();
        if (error instanceof LogsMissingError && source) {
          const last = await source.store.getLastBlock();
          Object.assign(state, toPlace(last));
        }
        // Others are tried only after missing logs. From then on each failure leads to the next, after the last to the first.
        if (error instanceof LogsMissingError || (endpoint > 0 && error instanceof RpcError)) {
          await finish();
          source = undefined;
          endpoint++;
        }
      }
      await tell(state);
      await sleep(pause, undefined, { signal: until }).catch(() => undefined);
    }
    await finish();
    signal.throwIfAborted();
    throw new DatabaseError(lead.lost.reason);
  };

  const run = async (signal: AbortSignal) => {
    let db: SqlDatabase | undefined;
    while (!signal.aborted) {
      let lead: SqlLead | null = null;
      let pause = standbyMs;
      try {
        db ??= await open();
        lead = await db.tryLead();
        const role = lead ? 'writer' : 'reader';
        if (db.isShared && role !== state.role) {
          log(
            lead
              ? 'This process indexes the chain.'
              : 'Another process indexes the chain; this one only answers queries.',
          );
        }
        state.role = role;
        if (lead) await write(db, lead, signal);
        else Object.assign(state, await readProgress(db));
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof StartError) throw error;
        if (lead) state.role = 'reader';
        pause = complain(error);
      } finally {
        await lead?.release();
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  return { state, run };
}

const toPlace = (last: BlockRow | null) => ({
  block: last?.number ?? null,
  blockHash: last?.hash ?? null,
  blockTime: last?.time ?? null,
});

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}
