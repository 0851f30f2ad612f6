import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import { pause } from '../chain/abortable.ts';
import { findProfile } from '../chain/profile.ts';
import type { ScanReader } from '../scan/scanReader.ts';
import { WriteError, type WriteErrorCode } from '../write/errors.ts';
import { followWrite } from '../write/followWrite.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from '../write/writeTypes.ts';
import { findWritten } from '../write/written.ts';
import { getRevokedUid, type PendingWrite, toWritten } from './pendingWrite.ts';
import type { PendingWrites } from './pendingWrites.ts';

/**
 * The outcome of a transaction, for lists that show it: `failed` if it reverted or its nonce was used by another one.
 */
export type SettledAs = 'confirmed' | 'failed';

/** The sources of a tracker: a client of the chain, and a scan for indexed acts. */
export type TrackerConnection = {
  readonly client: Client;
  readonly scan: Pick<ScanReader, 'findAttestation'>;
};

/** The part of a tracker that `send` and `resume` share. */
export type TrackerCore = {
  readonly writes: PendingWrites;
  /** Connects to a chain: any viem client of it, and the scan that indexes the writes. */
  readonly connect: (config: ChainConfig) => Promise<TrackerConnection>;
  /** A transaction was settled. `hash` is the hash that the wallet returned, even if the transaction was sped up. */
  readonly onSettled?: ((hash: Hex, as: SettledAs) => void) | undefined;
};

export type SentPendingWrite = PendingWrite & { readonly transactionHash: Hex };

/**
 * Follows a sent write and updates its stored state, on a first run and after a reload.
 *
 * @throws {WriteError} see `followWrite`
 */
export async function followPending(
  { writes, onSettled }: TrackerCore,
  source: WriteSource & { readonly config: ChainConfig },
  sent: SentPendingWrite,
  options: FollowOptions & { readonly onRepriced?: (() => void) | undefined },
): Promise<WriteOutcome> {
  const { id, transactionHash } = sent;
  try {
    return await followWrite(
      source,
      { ...sent, written: toWritten(source.config, sent) },
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

const FINAL_CODES: readonly WriteErrorCode[] = ['reverted', 'replaced', 'canceled'];

/** True if nothing was written and nothing can be written later. */
export function isFinal(error: unknown): error is WriteError {
  return error instanceof WriteError && FINAL_CODES.includes(error.code);
}

/**
 * Callbacks for the writes of earlier pages. If several pages are open, each outcome is reported in only one of them.
 */
export type ResumeOptions = {
  /** Writes on other chains are skipped. */
  readonly chains: readonly ChainConfig[];
  /** A sent write is being followed. The returned function is called when that ends. */
  readonly onFollow?: ((write: PendingWrite) => () => void) | undefined;
  readonly onRepriced?: ((write: PendingWrite) => void) | undefined;
  /** The write's state is unknown at the moment. It is still followed; reported once. */
  readonly onUnclear?: ((write: PendingWrite, error: WriteError) => void) | undefined;
  readonly onVisible: (write: PendingWrite, uid: Hex, config: ChainConfig) => void;
  /** The transaction failed and can no longer be mined. */
  readonly onLost: (write: PendingWrite, code: WriteErrorCode, config: ChainConfig) => void;
  /** The wallet never returned a transaction hash, and the write was not found by its content. */
  readonly onNotFound: (write: PendingWrite, config: ChainConfig) => void;
  /** Resolves once an outcome can be reported, for example when the page's tab is visible. */
  readonly whenSeen?: ((signal: AbortSignal) => Promise<void>) | undefined;
};

/** Wallet requests are rarely answered later than this. */
const LOOK_FOR_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
const RETRY_AFTER_MS = 15_000;

/** Follows every stored write that this page is not sending itself. Returns a function that stops. */
export function resumeWrites(core: TrackerCore, options: ResumeOptions): () => void {
  const { writes } = core;
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
      resumeOne(core, config, id, controller.signal, options).catch(() => {});
    }
  };
  const unsubscribe = writes.subscribe(reconcile);
  reconcile();
  return () => {
    unsubscribe();
    for (const controller of watched.values()) controller.abort();
  };
}

async function resumeOne(
  core: TrackerCore,
  config: ChainConfig,
  id: string,
  signal: AbortSignal,
  options: ResumeOptions,
): Promise<void> {
  const { writes } = core;
  // Another page may be working on it.
  await writes.lock(id, async () => {}, signal);
  const write = writes.find(id);
  if (!write || signal.aborted) return;
  /** With several pages open, the first one that is seen reports the outcome. */
  const claim = async () => {
    await options.whenSeen?.(signal);
    const isOpen = !signal.aborted && writes.find(id) !== undefined;
    if (isOpen) writes.forget(id);
    return isOpen;
  };
  const unfollow = write.transactionHash && options.onFollow?.(write);
  if (unfollow) signal.addEventListener('abort', unfollow, { once: true });
  try {
    const uid = isSent(write)
      ? await followUntilVisible(core, config, write, signal, options)
      : await lookForUnhashed(core, config, write, signal);
    if (!(await claim())) return;
    if (uid) options.onVisible(write, uid, config);
    else options.onNotFound(write, config);
  } catch (error) {
    // Any other error leaves the outcome open: the next page tries again.
    if (isFinal(error) && (await claim())) options.onLost(write, error.code, config);
  } finally {
    if (unfollow) unfollow();
  }
}

async function followUntilVisible(
  core: TrackerCore,
  config: ChainConfig,
  write: SentPendingWrite,
  signal: AbortSignal,
  options: ResumeOptions,
): Promise<Hex | undefined> {
  const { writes, connect } = core;
  let isReported = false;
  for (;;) {
    const stored = writes.find(write.id);
    // Stored writes expire without a notification.
    if (!stored) return undefined;
    try {
      const { client, scan } = await connect(config);
      const source = { client, config, account: write.account };
      const transactionHash = stored.transactionHash ?? write.transactionHash;
      const sent = { ...stored, nextNonce: undefined, transactionHash };
      const onRepriced = () => options.onRepriced?.(write);
      const { uid, isVisible } = await followPending(core, source, sent, { scan, signal, onRepriced });
      if (isVisible) return uid;
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      if (!isReported) options.onUnclear?.(write, toWriteError(error));
      isReported = true;
    }
    await pause(RETRY_AFTER_MS, signal);
  }
}

/** Checks at least once, even after the deadline, and gives up only after a check that got an answer. */
async function lookForUnhashed(
  { writes, connect }: TrackerCore,
  config: ChainConfig,
  write: PendingWrite,
  signal: AbortSignal,
): Promise<Hex | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    if (!writes.find(write.id)) return undefined;
    const look = await connect(config)
      .then((connection) => findUnhashed(connection, config, write))
      .then(
        (uid) => ({ uid }),
        () => null,
      );
    if (look?.uid) return look.uid;
    if (look && Date.now() >= write.askedAtMs + LOOK_FOR_MS) return undefined;
    await pause(pauseMs, signal);
  }
}

/** Looks for a write by its content, for wallets that never returned a transaction hash. Rejects without an answer. */
async function findUnhashed(
  { client, scan }: TrackerConnection,
  config: ChainConfig,
  write: PendingWrite,
): Promise<Hex | undefined> {
  const { account, dataHash } = write;
  const revoked = getRevokedUid(write);
  if (revoked) {
    const attestation = await scan.findAttestation(revoked);
    return attestation && attestation.revocationTime !== 0n ? revoked : undefined;
  }
  if (write.kind === 'profile') {
    return (await findProfile({ client, config }, { account, dataHash })) ?? undefined;
  }
  const source = { client, config, account };
  const from = { sentAtBlock: write.sentAtBlock, transactionHash: dataHash };
  const uid = (await findWritten(source, toWritten(config, write), from, undefined))?.uid;
  // The page of a contest is opened at once.
  return uid && write.kind === 'contest' && !(await scan.findAttestation(uid)) ? undefined : uid;
}

function isSent(write: PendingWrite): write is SentPendingWrite {
  return write.transactionHash !== undefined;
}

function toWriteError(error: unknown): WriteError {
  if (error instanceof WriteError) return error;
  return new WriteError({ code: 'unknown', detail: 'The write cannot be followed.', cause: error });
}
