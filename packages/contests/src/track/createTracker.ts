import type { ChainConfig } from '@org/chain-config';
import type { Address, Client, Hex } from 'viem';
import { pause } from '../chain/abortable.ts';
import type { Contest } from '../contest/contest.ts';
import type { EvaluationInput } from '../input/checkEvaluationInput.ts';
import type { ContestInput } from '../input/contestInput.ts';
import type { ScanReader } from '../scan/scanReader.ts';
import { planContest, planEvaluation, planRevocation } from '../write/acts.ts';
import { WriteError, type WriteErrorCode } from '../write/errors.ts';
import { planProfile } from '../write/profileActs.ts';
import { sendRequest, type WritePlan } from '../write/sendRequest.ts';
import type { FollowOptions, WriteOptions, WriteOutcome, WriteSource } from '../write/writeTypes.ts';
import { assertNotSent } from './assertNotSent.ts';
import { findUnhashed } from './findUnhashed.ts';
import { followWrite } from './followWrite.ts';
import {
  findEarlierHashes,
  findUnanswered,
  type PendingWrite,
  toWritten,
  type WriteSubject,
} from './pendingWrite.ts';
import type { PendingWrites } from './pendingWrites.ts';
import { hashHex } from './written.ts';

/** What is to be written. */
export type WriteAct =
  | { readonly kind: 'contest'; readonly input: ContestInput }
  | { readonly kind: 'evaluation'; readonly contest: Contest; readonly input: EvaluationInput }
  /** `title` describes the profile while it is pending. */
  | { readonly kind: 'profile'; readonly uri: string; readonly title: string }
  | (Extract<WriteSubject, { kind: 'contest-withdrawal' | 'evaluation-withdrawal' }> & {
      readonly schemaUid: Hex;
    });

/** A transaction's end, for lists that show it: `failed` where it reverted or another one took its nonce. */
export type SettledAs = 'confirmed' | 'failed';

export type TrackerOptions = {
  readonly writes: PendingWrites;
  /** Opens a chain: any viem client of it, and the scan that shows the writes. */
  readonly connect: (config: ChainConfig) => Promise<TrackerConnection>;
  /** A transaction was sent. */
  readonly onSent?: ((write: PendingWrite & { readonly transactionHash: Hex }) => void) | undefined;
  /** A transaction reached its end. `hash` is the one that was sent, also where it was sped up. */
  readonly onSettled?: ((hash: Hex, as: SettledAs) => void) | undefined;
};

export type TrackerConnection = {
  readonly client: Client;
  readonly scan: Pick<ScanReader, 'findAttestation'>;
};

export type SendOptions = Pick<WriteOptions, 'walletClient' | 'prepared'> &
  Pick<FollowOptions, 'onProgress' | 'signal' | 'minedTimeoutMs' | 'visibleTimeoutMs'> & {
    readonly config: ChainConfig;
    readonly account: Address;
    readonly onSent?: TrackerOptions['onSent'];
    /** The storage did not take the write: a reload would lose it. */
    readonly onUnstored?: (() => void) | undefined;
    /** It was sped up in the wallet: another transaction with another fee does the same. */
    readonly onRepriced?: (() => void) | undefined;
  };

/** What resuming tells about the writes of earlier pages. Each end is told once, in one of the open pages. */
export type ResumeOptions = {
  /** Writes on other chains are left alone. */
  readonly chains: readonly ChainConfig[];
  /** A sent write is being followed; what it returns is called once that ends. */
  readonly onFollow?: ((write: PendingWrite) => () => void) | undefined;
  readonly onRepriced?: ((write: PendingWrite) => void) | undefined;
  /** It cannot be seen at the moment and is still followed; told once. */
  readonly onUnclear?: ((write: PendingWrite, error: WriteError) => void) | undefined;
  readonly onVisible: (write: PendingWrite, uid: Hex, config: ChainConfig) => void;
  /** It will never be on the chain. */
  readonly onLost: (write: PendingWrite, code: WriteErrorCode, config: ChainConfig) => void;
  /** The wallet never told a transaction hash, and nothing was found. */
  readonly onNotFound: (write: PendingWrite, config: ChainConfig) => void;
  /** Resolves once an end can be told, such as when the page's tab is in front. */
  readonly whenSeen?: ((signal: AbortSignal) => Promise<void>) | undefined;
};

export type Tracker = {
  /** Writes and follows until everybody can see it. @throws {WriteError}, or the signal's reason */
  readonly send: (act: WriteAct, options: SendOptions) => Promise<WriteOutcome>;
  /** Follows every stored write that no page works on. Returns how to stop. */
  readonly resume: (options: ResumeOptions) => () => void;
};

/** A wallet's request is rarely answered later than that. */
const LOOK_FOR_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
const RETRY_AFTER_MS = 15_000;

/** After these nothing was written, and nothing can still arrive. */
const FINAL_CODES: readonly WriteErrorCode[] = ['reverted', 'replaced', 'cancelled'];

/**
 * Sends writes and follows them until the scan shows them, also after a reload: what is pending is kept in a storage,
 * and `resume` goes on with it by the same code.
 *
 * @example
 * ```ts
 * import { createBrowserStorage, createPendingWrites, createTracker } from '@org/contests/track';
 *
 * const writes = createPendingWrites({ storage: createBrowserStorage(), key: 'my-app.writes' });
 * const tracker = createTracker({ writes, connect: async () => ({ client, scan }) });
 * await tracker.send({ kind: 'contest', input }, { config, account, walletClient, onProgress: console.log });
 * ```
 */
export function createTracker({ writes, connect, onSent, onSettled }: TrackerOptions): Tracker {
  /** Requests that the visitor stopped waiting for on this page. */
  const left = new Set<string>();

  /** The one way in which a sent write is followed, on a first run and after a reload. */
  async function follow(
    source: WriteSource,
    config: ChainConfig,
    sent: PendingWrite & { readonly transactionHash: Hex },
    options: FollowOptions & { readonly onRepriced?: (() => void) | undefined },
  ): Promise<WriteOutcome> {
    const { id, transactionHash } = sent;
    try {
      return await followWrite(
        source,
        { ...sent, written: toWritten(config, sent) },
        {
          ...options,
          onNonce: (nonce) => writes.update(id, { nonce }),
          onRepriced(repriced) {
            writes.update(id, { transactionHash: repriced });
            options.onRepriced?.();
          },
          onProgress(progress) {
            if (progress.status === 'mined') {
              writes.update(id, { uid: progress.uid });
              onSettled?.(transactionHash, 'confirmed');
            }
            options.onProgress?.(progress);
          },
        },
      );
    } catch (error) {
      if (isFinal(error)) onSettled?.(transactionHash, 'failed');
      throw error;
    }
  }

  async function send(act: WriteAct, options: SendOptions): Promise<WriteOutcome> {
    const { config, account, signal } = options;
    const { client, scan } = await connect(config);
    const source = { client, config, account };
    const plan = await planAct(source, act);
    const chainId = config.chain.id;
    const asked = { ...toSubject(act), chainId, account, dataHash: hashHex(plan.data) };
    await clearUnanswered(client, asked);
    signal?.throwIfAborted();
    const id = crypto.randomUUID();
    const unlock = hold(id);
    try {
      const request = await sendRequest(
        {
          ...options,
          ...source,
          after: findEarlierHashes(writes.list(), asked),
          onAsk(at) {
            const isStored = writes.add({ id, askedAtMs: Date.now(), ...asked, ...at });
            if (!isStored) options.onUnstored?.();
          },
        },
        plan,
      );
      writes.update(id, { transactionHash: request.transactionHash });
      const sent = { id, askedAtMs: Date.now(), ...asked, ...request };
      onSent?.(sent);
      options.onSent?.(sent);
      const outcome = await follow(source, config, sent, { ...options, scan });
      if (outcome.isVisible) writes.forget(id);
      return outcome;
    } catch (error) {
      const stored = writes.find(id);
      if (stored && !signal?.aborted) {
        if (isCode(error, ['invalid-hash'])) writes.update(id, { answeredAtMs: Date.now() });
        else if (stored.transactionHash === undefined || isFinal(error)) writes.forget(id);
      } else if (stored) left.add(id);
      throw error;
    } finally {
      unlock();
      writes.release(id);
    }
  }

  /** Nothing is signed twice: an earlier request for the same must be over first. */
  async function clearUnanswered(
    client: Client,
    asked: Pick<PendingWrite, 'chainId' | 'account' | 'dataHash' | 'kind'>,
  ): Promise<void> {
    const unanswered = findUnanswered(writes.list(), asked);
    if (!unanswered) return;
    // A second review replaces the first one, so after leaving the wallet's request it may be signed again.
    if (asked.kind !== 'contest' && left.has(unanswered.id)) return;
    await assertNotSent(client, unanswered);
    writes.forget(unanswered.id);
  }

  /** Keeps other pages from following a write until the returned function is called. */
  function hold(id: string): () => void {
    let unlock = () => {};
    const over = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    writes.lock(id, () => over).catch(() => {});
    return unlock;
  }

  async function resumeOne(
    config: ChainConfig,
    id: string,
    signal: AbortSignal,
    options: ResumeOptions,
  ): Promise<void> {
    // Another page may be working on it.
    await writes.lock(id, async () => {}, signal);
    const write = writes.find(id);
    if (!write || signal.aborted) return;
    /** Whether it is still to be told: with several pages open, the first one that is seen tells it. */
    const take = async () => {
      await options.whenSeen?.(signal);
      const isOpen = !signal.aborted && writes.find(id) !== undefined;
      if (isOpen) writes.forget(id);
      return isOpen;
    };
    const unfollow = write.transactionHash && options.onFollow?.(write);
    if (unfollow) signal.addEventListener('abort', unfollow, { once: true });
    try {
      const uid = isSent(write)
        ? await followUntilVisible(config, write, signal, options)
        : await lookForUnhashed(config, write, signal);
      if (!(await take())) return;
      if (uid) options.onVisible(write, uid, config);
      else options.onNotFound(write, config);
    } catch (error) {
      // Anything else says nothing about the write: the next page looks again.
      if (isFinal(error) && (await take())) options.onLost(write, error.code, config);
    } finally {
      if (unfollow) unfollow();
    }
  }

  async function followUntilVisible(
    config: ChainConfig,
    write: PendingWrite & { readonly transactionHash: Hex },
    signal: AbortSignal,
    options: ResumeOptions,
  ): Promise<Hex> {
    let isTold = false;
    for (;;) {
      try {
        const { client, scan } = await connect(config);
        const source = { client, config, account: write.account };
        const sent = { ...write, ...writes.find(write.id), nextNonce: undefined };
        const onRepriced = () => options.onRepriced?.(write);
        const { uid, isVisible } = await follow(
          source,
          config,
          { ...sent, transactionHash: sent.transactionHash ?? write.transactionHash },
          { scan, signal, onRepriced },
        );
        if (isVisible) return uid;
      } catch (error) {
        if (signal.aborted || isFinal(error)) throw error;
        if (!isTold) options.onUnclear?.(write, toWriteError(error));
        isTold = true;
      }
      await pause(RETRY_AFTER_MS, signal);
    }
  }

  /** Looks at least once, however late it is, and gives up only after a look that was answered. */
  async function lookForUnhashed(
    config: ChainConfig,
    write: PendingWrite,
    signal: AbortSignal,
  ): Promise<Hex | undefined> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
      const look = await connect(config)
        .then((connection) => findUnhashed({ ...connection, config }, write))
        .then(
          (uid) => ({ uid }),
          () => null,
        );
      if (look?.uid) return look.uid;
      if (look && Date.now() >= write.askedAtMs + LOOK_FOR_MS) return undefined;
      await pause(pauseMs, signal);
    }
  }

  function resume(options: ResumeOptions): () => void {
    const watched = new Map<string, AbortController>();
    const reconcile = () => {
      const idle = writes.list().filter(({ isActive }) => !isActive);
      for (const [id, controller] of watched) {
        if (idle.some((write) => write.id === id)) continue;
        watched.delete(id);
        controller.abort();
      }
      for (const { id, chainId } of idle) {
        const config = options.chains.find(({ chain }) => chain.id === chainId);
        if (!config || watched.has(id)) continue;
        const controller = new AbortController();
        watched.set(id, controller);
        resumeOne(config, id, controller.signal, options).catch(() => {});
      }
    };
    const unsubscribe = writes.subscribe(reconcile);
    reconcile();
    return () => {
      unsubscribe();
      for (const controller of watched.values()) controller.abort();
    };
  }

  return { send, resume };
}

/** What a write is about, as far as it is stored. */
function toSubject(act: WriteAct): WriteSubject {
  switch (act.kind) {
    case 'contest':
      return { kind: 'contest', title: act.input.title.trim() };
    case 'evaluation':
      return { kind: 'evaluation', contest: act.contest.uid, entry: act.input.entry };
    case 'profile':
      return { kind: 'profile', title: act.title };
    default: {
      const { schemaUid: _, ...subject } = act;
      return subject;
    }
  }
}

async function planAct(
  source: WriteSource & { readonly config: ChainConfig },
  act: WriteAct,
): Promise<WritePlan> {
  const { config } = source;
  switch (act.kind) {
    case 'contest':
      return planContest(config, act.input);
    case 'evaluation':
      return planEvaluation({ ...source, ...act });
    case 'profile':
      return planProfile({ ...source, uri: act.uri });
    case 'contest-withdrawal':
      return planRevocation(config, { uid: act.contest, schemaUid: act.schemaUid });
    case 'evaluation-withdrawal':
      return planRevocation(config, { uid: act.evaluation, schemaUid: act.schemaUid });
  }
}

function isSent(write: PendingWrite): write is PendingWrite & { readonly transactionHash: Hex } {
  return write.transactionHash !== undefined;
}

function isCode(error: unknown, codes: readonly WriteErrorCode[]): error is WriteError {
  return error instanceof WriteError && codes.includes(error.code);
}

function isFinal(error: unknown): error is WriteError {
  return isCode(error, FINAL_CODES);
}

function toWriteError(error: unknown): WriteError {
  if (error instanceof WriteError) return error;
  return new WriteError({ code: 'unknown', detail: 'The write cannot be followed.', cause: error });
}
