import type { Hex } from 'viem';
import { pause, untilAborted } from '../chain/abortable.ts';
import { WriteError } from './errors.ts';
import { type ChainLook, lookAtChain, type SentWrite } from './lookAtChain.ts';
import type { FollowOptions, InBlock, WriteOutcome, WriteSource } from './writeTypes.ts';
import { isVisible, type Written } from './written.ts';

const PENDING_PAUSE_MS = 1_000;
const FIRST_UNKNOWN_PAUSE_MS = 1_000;
/** With a known nonce, a replacement is found as soon as it is mined. */
const LONGEST_NONCE_PAUSE_MS = 3_000;
/** Finding a contract wallet's write requires log queries, and its owners may take days to sign. */
const LONGEST_UNKNOWN_PAUSE_MS = 12_000;
/** After this many looks, a later transaction may have increased the pending nonce. */
const NONCE_GUESSES = 3;
const FIRST_VISIBLE_PAUSE_MS = 250;
const LONGEST_VISIBLE_PAUSE_MS = 2_000;

export type FollowWriteOptions = FollowOptions & {
  /** The transaction's nonce is known. Without it, a replacement cannot be found. */
  readonly onNonce?: ((nonce: number) => void) | undefined;
  /** The transaction was sped up: another one with a different fee does the same. */
  readonly onRepriced?: ((transactionHash: Hex) => void) | undefined;
};

/** The state between two looks. */
type Following = {
  readonly sent: SentWrite;
  readonly looks: number;
  /** The number of consecutive looks for which no node knew the hash. */
  readonly unknownLooks: number;
  readonly lastStatus: ChainLook['status'] | undefined;
};

type Step =
  | { readonly kind: 'wait'; readonly following: Following; readonly pauseMs: number }
  | ({ readonly kind: 'mined' } & InBlock)
  | { readonly kind: 'failed'; readonly error: WriteError };

/**
 * Follows a transaction until it is mined and indexed, even if it is sped up in the wallet, or if a contract wallet
 * returned its own hash. This is the only poller of a transaction, on a first run and after a reload.
 *
 * @throws {WriteError} `reverted`, `replaced`, `canceled`, `not-mined`
 */
export async function followWrite(
  source: WriteSource,
  sent: SentWrite,
  options: FollowWriteOptions,
): Promise<WriteOutcome> {
  const { uid, uids, transactionHash } = await waitForBlock(source, sent, options);
  options.onProgress?.({ status: 'mined', transactionHash, uid });
  const isShown = await waitUntilVisible(source, sent.written, uids, options);
  if (isShown) options.onProgress?.({ status: 'visible', transactionHash, uid });
  return { uid, uids, transactionHash, isVisible: isShown };
}

async function waitForBlock(
  source: WriteSource,
  sent: SentWrite,
  options: FollowWriteOptions,
): Promise<InBlock> {
  const { signal, minedTimeoutMs = 180_000, onNonce, onRepriced } = options;
  const until = Date.now() + minedTimeoutMs;
  let following: Following = { sent, looks: 0, unknownLooks: 0, lastStatus: undefined };
  let cause: unknown;
  for (;;) {
    const look = await untilAborted(
      signal,
      lookAtChain(source, following.sent, signal).catch((error: unknown) => {
        cause = error;
        return undefined;
      }),
    );
    const step = advance(following, look);
    if (step.kind === 'failed') throw step.error;
    if (step.kind === 'mined') return step;
    const { sent: next } = step.following;
    if (next.nonce !== undefined && next.nonce !== following.sent.nonce) onNonce?.(next.nonce);
    if (next.transactionHash !== following.sent.transactionHash) onRepriced?.(next.transactionHash);
    following = step.following;
    if (Date.now() >= until) throw createNotMined(following, cause);
    await pause(Math.min(step.pauseMs, Math.max(until - Date.now(), 0)), signal);
  }
}

/** The next step after a look. Without an answer (`undefined`) the state does not change. */
export function advance(following: Following, look: ChainLook | undefined): Step {
  const looks = following.looks + 1;
  const wait = (change: Partial<SentWrite>, unknownLooks: number, pauseMs: number): Step => {
    // The pending nonce identifies this transaction only right after it was sent.
    const nextNonce = looks < NONCE_GUESSES ? following.sent.nextNonce : undefined;
    const sent = { ...following.sent, nextNonce, ...change };
    return { kind: 'wait', following: { sent, looks, unknownLooks, lastStatus: look?.status }, pauseMs };
  };
  if (!look) return wait({}, following.unknownLooks, PENDING_PAUSE_MS);
  switch (look.status) {
    case 'mined':
      return { kind: 'mined', uid: look.uid, uids: look.uids, transactionHash: look.transactionHash };
    case 'pending':
      return wait({ nonce: look.nonce }, 0, PENDING_PAUSE_MS);
    case 'repriced':
      return wait({ transactionHash: look.transactionHash }, 0, 0);
    case 'unknown': {
      const unknownLooks = following.unknownLooks + 1;
      const longest = look.nonce === undefined ? LONGEST_UNKNOWN_PAUSE_MS : LONGEST_NONCE_PAUSE_MS;
      const pauseMs = Math.min(FIRST_UNKNOWN_PAUSE_MS * 2 ** (unknownLooks - 1), longest);
      return wait({ nonce: look.nonce }, unknownLooks, pauseMs);
    }
    case 'reverted': {
      const { transactionHash, detail } = look;
      return { kind: 'failed', error: new WriteError({ code: 'reverted', detail, transactionHash }) };
    }
    default: {
      const { transactionHash } = following.sent;
      const detail = `The transaction was ${look.status} in the wallet.`;
      return { kind: 'failed', error: new WriteError({ code: look.status, detail, transactionHash }) };
    }
  }
}

function createNotMined({ sent, lastStatus }: Following, cause: unknown): WriteError {
  const isHashUnknown = lastStatus === 'unknown';
  const detail = isHashUnknown
    ? 'The chain does not know this transaction hash: the wallet may be waiting for more signatures.'
    : 'The transaction is not in a block yet.';
  const { transactionHash } = sent;
  return new WriteError({ code: 'not-mined', detail, transactionHash, isHashUnknown, cause });
}

/** Errors of the scan count as not indexed yet. */
async function waitUntilVisible(
  source: WriteSource,
  written: Written,
  uids: readonly Hex[],
  options: FollowOptions,
): Promise<boolean> {
  const { scan, signal, visibleTimeoutMs = 60_000 } = options;
  const isInScan = !['set-profile', 'register', 'deploy'].includes(written.act);
  if (isInScan && !scan) return false;
  const until = Date.now() + visibleTimeoutMs;
  for (let pauseMs = FIRST_VISIBLE_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_VISIBLE_PAUSE_MS)) {
    signal?.throwIfAborted();
    if (
      await untilAborted(
        signal,
        isVisible(source, written, uids, options).catch(() => false),
      )
    )
      return true;
    if (Date.now() + pauseMs > until) return false;
    await pause(pauseMs, signal);
  }
}
