import type { ChainConfig } from '@org/chain-config';
import { type Address, type Client, type Hex, zeroHash } from 'viem';
import { getCode } from 'viem/actions';
import { planAct, type WriteAct } from '../write/acts.ts';
import { WriteError } from '../write/errors.ts';
import { fetchPendingNonce } from '../write/lookAtChain.ts';
import { sendRequest, type WritePlan } from '../write/sendRequest.ts';
import type { FollowOptions, WriteOptions, WriteOutcome } from '../write/writeTypes.ts';
import { hashHex } from '../write/written.ts';
import { findEarlierHashes, findUnanswered, type PendingWrite, type WriteSubject } from './pendingWrite.ts';
import {
  followPending,
  isFinal,
  type ResumeOptions,
  resumeWrites,
  type SentPendingWrite,
  type TrackerCore,
} from './resumeWrites.ts';

/** An act to send, with the words that describe it while it is pending. */
export type TrackedAct =
  | Extract<WriteAct, { kind: 'contest' | 'reviews' | 'reveals' }>
  /** `name` is that of the entry. */
  | (Extract<WriteAct, { kind: 'review' | 'recusal' }> & { readonly name?: string })
  /** `title` says what it is about, such as the name of an entry. */
  | (Extract<WriteAct, { kind: 'act' | 'profile' }> & { readonly title: string })
  | (Extract<WriteSubject, { kind: 'contest-withdrawal' | 'review-withdrawal' }> & {
      readonly schemaUid: Hex;
    });

export type TrackerOptions = TrackerCore & {
  /** A transaction was sent. */
  readonly onSent?: ((write: SentPendingWrite) => void) | undefined;
};

export type SendOptions = Pick<WriteOptions, 'walletClient' | 'prepared'> &
  Pick<FollowOptions, 'onProgress' | 'signal' | 'minedTimeoutMs' | 'visibleTimeoutMs'> & {
    readonly config: ChainConfig;
    readonly account: Address;
    readonly onSent?: TrackerOptions['onSent'];
    /** The write could not be stored: a reload would lose it. */
    readonly onUnstored?: (() => void) | undefined;
    /** The wallet sped it up: another transaction with a different fee does the same. */
    readonly onRepriced?: (() => void) | undefined;
  };

/** Sends writes and follows them until they are indexed, across reloads. */
export type Tracker = {
  /** Sends a write and follows it until it is indexed. @throws {WriteError}, or the signal's reason */
  readonly send: (act: TrackedAct, options: SendOptions) => Promise<WriteOutcome>;
  /** Follows every stored write that no page is working on. Returns a function that stops. */
  readonly resume: (options: ResumeOptions) => () => void;
};

/**
 * Sends writes and follows them until they are indexed, also after a reload: pending writes are kept in a storage, and
 * `resume` follows them with the same code.
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
export function createTracker({ onSent, ...core }: TrackerOptions): Tracker {
  const { writes, connect } = core;
  /** Requests that the user stopped waiting for on this page. */
  const left = new Set<string>();

  async function send(act: TrackedAct, options: SendOptions): Promise<WriteOutcome> {
    const { config, account, signal } = options;
    const { client, scan } = await connect(config);
    const source = { client, config, account };
    const plan = await planAct(source, toAct(act));
    const chainId = config.chain.id;
    const asked = { ...toSubject(act, plan), chainId, account, dataHash: hashHex(plan.data) };
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
      const outcome = await followPending(core, source, sent, { ...options, scan });
      if (outcome.isVisible) writes.forget(id);
      return outcome;
    } catch (error) {
      const stored = writes.find(id);
      if (stored && !signal?.aborted) {
        const isHashInvalid = error instanceof WriteError && error.code === 'invalid-hash';
        if (isHashInvalid) writes.update(id, { answeredAtMs: Date.now() });
        else if (stored.transactionHash === undefined || isFinal(error)) writes.forget(id);
      } else if (stored) left.add(id);
      throw error;
    } finally {
      unlock();
      writes.release(id);
    }
  }

  /** Prevents signing twice: an earlier request for the same write must be settled first. */
  async function clearUnanswered(client: Client, asked: Parameters<typeof findUnanswered>[1]): Promise<void> {
    const unanswered = findUnanswered(writes.list(), asked);
    if (!unanswered) return;
    // A second review replaces the first one, so after the user left the wallet's request it may be signed again.
    if (asked.kind !== 'contest' && left.has(unanswered.id)) return;
    await assertNotSent(client, unanswered);
    writes.forget(unanswered.id);
  }

  /** Keeps other pages from following a write until the returned function is called. */
  function hold(id: string): () => void {
    let unlock = () => {};
    const released = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    writes.lock(id, () => released).catch(() => {});
    return unlock;
  }

  return { send, resume: (options) => resumeWrites(core, options) };
}

/** Nodes may not know a transaction until this long after the wallet sent it. */
const KNOWN_AFTER_MS = 5_000;

/**
 * Checks that an earlier wallet request was not sent and cannot be sent any more. Once the wallet has answered, an
 * unchanged pending nonce proves it, except for contract wallets: other accounts send their transactions.
 *
 * @throws {WriteError} `request-pending` if the wallet may still ask, `invalid-hash` if it may have been sent; both
 * with `blockedBy`
 */
export async function assertNotSent(client: Client, asked: PendingWrite): Promise<void> {
  const { id: blockedBy, account, answeredAtMs, nextNonce } = asked;
  if (answeredAtMs === undefined) {
    const detail = 'The wallet has not answered an earlier request.';
    throw new WriteError({ code: 'request-pending', detail, blockedBy });
  }
  if (nextNonce !== undefined && Date.now() >= answeredAtMs + KNOWN_AFTER_MS) {
    const [nonce, code] = await Promise.all([
      fetchPendingNonce({ client, account }),
      getCode(client, { address: account }).catch(() => null),
    ]);
    const isUnchanged = nonce !== undefined && nonce <= nextNonce;
    if (isUnchanged && (code === undefined || code === '0x')) return;
  }
  throw new WriteError({ code: 'invalid-hash', detail: 'It may have been sent before.', blockedBy });
}

/** The part of a write that is stored. */
function toSubject(act: TrackedAct, { written }: WritePlan): WriteSubject {
  switch (act.kind) {
    case 'contest':
      return {
        kind: 'contest',
        title: act.input.title.trim(),
        ...('criteria' in act.input && readSchema(written)),
      };
    case 'review':
      return {
        kind: 'review',
        contest: act.contest.uid,
        entry: act.input.entry,
        ...(act.name !== undefined && { name: act.name }),
        ...readSchema(written),
      };
    case 'reviews':
    case 'reveals':
      return {
        kind: act.kind,
        contest: act.contest.uid,
        entries: (act.kind === 'reveals' ? act.reviews : act.inputs).map(({ entry }) => `${entry}`),
        dataHashes: written.act === 'attest-many' ? written.dataHashes : [],
        ...readSchema(written),
      };
    case 'recusal':
      return {
        kind: 'recusal',
        contest: act.contest.uid,
        entry: act.entry,
        ...(act.name !== undefined && { name: act.name }),
        ...readSchema(written),
      };
    case 'act':
      return {
        ...{ kind: 'act', act: act.act.kind, contest: act.contest.uid, title: act.title.trim() },
        schemaUid: 'schemaUid' in written && written.schemaUid ? written.schemaUid : zeroHash,
        ...(act.act.kind === 'withdraw' && { revokes: act.act.attestation.uid }),
      };
    case 'profile':
      return { kind: 'profile', title: act.title };
    default: {
      const { schemaUid: _, ...subject } = act;
      return subject;
    }
  }
}

function readSchema(written: WritePlan['written']): { readonly schemaUid?: Hex } {
  return 'schemaUid' in written && written.schemaUid ? { schemaUid: written.schemaUid } : {};
}

function toAct(act: TrackedAct): WriteAct {
  if (act.kind === 'contest-withdrawal')
    return { kind: 'revocation', uid: act.contest, schemaUid: act.schemaUid };
  if (act.kind === 'review-withdrawal')
    return { kind: 'revocation', uid: act.review, schemaUid: act.schemaUid };
  return act;
}
