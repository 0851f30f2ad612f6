import type { ChainConfig } from '@org/chain-config';
import { type Contest, createScanReader, type ScanReader } from '@org/contests';
import { fetchContestView } from '@org/contests/chain';
import { createTracker, type Tracker } from '@org/contests/track';
import { readWalletError, WriteError } from '@org/contests/write';
import type { Address, Client } from 'viem';
import { getCode } from 'viem/actions';
import type { Contests } from '../base/provider/contests.ts';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import type { ContestsWallet } from '../base/provider/wallet.ts';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { explainStoreError } from '../data/storeDocument.ts';
import { englishStoring } from '../messages/en/storing.ts';
import { describeSubject } from './notifySent.ts';
import { getWritingErrorCode, type StoreFirst } from './writeState.ts';

const readers = new Map<string, ScanReader>();

/** The reader for a chain's scan; one per endpoint. */
export function getScanReader(chainConfig: ChainConfig): ScanReader {
  const key = `${chainConfig.chain.id} ${chainConfig.eas.graphQl}`;
  const known = readers.get(key);
  if (known) return known;
  const reader = createScanReader({ config: chainConfig });
  readers.set(key, reader);
  return reader;
}

export {
  encodeAct,
  fetchProtocolState,
  prepare,
  splitReveals,
  splitReviews,
  toSafeBatch,
  WriteError,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';

/** An error of ours as it is; one of a node or a wallet with its code, such as `chain-unreachable`. */
export function readError(error: unknown): unknown {
  return getWritingErrorCode(error) === 'unknown' ? readWalletError(error) : error;
}

/** A document was not stored, so the attestation that names it must not be signed. */
class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
  readonly code = 'not-stored';
  /** A sentence for the reader. */
  readonly text: string;

  constructor(text: string, options: ErrorOptions) {
    super('the document was not stored', options);
    this.text = text;
  }
}

/** An account whose owners may sign days later, as those of a Safe. A key that delegates to a contract signs at once. */
export async function isSignedLater(client: Client, account: Address): Promise<boolean> {
  const code = await getCode(client, { address: account }).catch(() => undefined);
  return code !== undefined && !code.startsWith('0xef0100');
}

/**
 * Stores a document right before the attestation that names it is signed: what nothing names is deleted after an hour.
 *
 * @throws {NotStoredError}
 */
export async function storeFirst(
  store: StoreFirst,
  { isHandedOver, findMessages }: Parameters<StoreFirst>[0] & Pick<Contests, 'findMessages'>,
): Promise<void> {
  await store({ isHandedOver }).catch((cause: unknown) => {
    const messages = findMessages('storing', englishStoring);
    throw new NotStoredError(explainStoreError(cause, messages), { cause });
  });
}

/** The state of judging at the chain's latest block: whether judging is open, and the contest with the dates in force. */
export type Judging = {
  readonly status: 'early' | 'open' | 'over' | 'withdrawn';
  /** The time of that block. */
  readonly time: bigint;
  readonly contest: Contest;
};

/** Asks the chain whether judging is open: the clock of this device may be wrong, and the organizer may have postponed it. */
export async function fetchJudging(client: Client, contest: Contest, signal?: AbortSignal): Promise<Judging> {
  const { uid, chainId, terms } = contest;
  const { resolver } = terms;
  const { block, view } = await fetchContestView(client, { uid, resolver, chainId }, { signal });
  const { opensAt, closesAt, isRevoked } = view;
  const getStatus = () => {
    if (isRevoked) return 'withdrawn';
    if (block.time >= closesAt) return 'over';
    return block.time < opensAt ? 'early' : 'open';
  };
  return {
    ...{ status: getStatus(), time: block.time },
    contest: { ...contest, endsAt: closesAt, terms: { ...terms, opensAt } },
  };
}

/** A chain whose next blocks reach the start this soon is waited for. */
const SOON_SECONDS = 15n;
const ASK_AGAIN_MS = 1_000;

/**
 * The contest with the dates in force, right before signing, once judging is open by the chain's latest block. Waits for
 * the block if judging is about to begin: a review that is signed earlier would be refused. Aborting ends the wait.
 *
 * @param options.onLate judging has ended by the chain's clock
 * @throws {WriteError} `reverted`, as the resolver would refuse the review: with `OutsideWindow` if judging has not begun or
 * has ended, with `ContestIsRevoked` if the contest was withdrawn
 */
export async function fetchOpenContest(
  client: Client,
  contest: Contest,
  { onLate, signal }: { readonly onLate: () => void; readonly signal: AbortSignal },
): Promise<Contest> {
  for (const endsAt = Date.now() + 2 * Number(SOON_SECONDS) * 1_000; ; ) {
    const judging = await fetchJudging(client, contest, signal);
    signal.throwIfAborted();
    switch (judging.status) {
      case 'open':
        return judging.contest;
      case 'withdrawn':
        throw refusal('ContestIsRevoked', 'The contest is withdrawn.');
      case 'over':
        onLate();
        throw refusal('OutsideWindow', 'Judging has ended.');
    }
    const isSoon = judging.contest.terms.opensAt - judging.time <= SOON_SECONDS && Date.now() < endsAt;
    if (!isSoon) throw refusal('OutsideWindow', 'Judging has not begun on the chain.');
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    signal.throwIfAborted();
  }
}

const refusal = (revert: 'ContestIsRevoked' | 'OutsideWindow', detail: string) =>
  new WriteError({ code: 'reverted', revert, detail });

type TrackerPage = Pick<Contests, 'wallet' | 'findMessages'>;

const trackers = new WeakMap<ContestsWallet, { readonly tracker: Tracker; page: TrackerPage }>();

/** The tracker of a wallet's writes; there is one per wallet. It also updates the wallet's list of transactions. */
export function getTracker(page: TrackerPage): Tracker {
  const known = trackers.get(page.wallet);
  if (known) {
    known.page = page;
    return known.tracker;
  }
  const { wallet } = page;
  const created = {
    page,
    tracker: createTracker({
      writes: pendingWrites,
      connect: async (chainConfig) => {
        const { client } = await loadChainAccess(chainConfig);
        return { client, scan: getScanReader(chainConfig) };
      },
      // The list is informational: its failures are ignored.
      onSent: (write) => {
        const description = describeSubject(write, created.page.findMessages);
        wallet.trackTransaction?.({ hash: write.transactionHash, description }).catch(() => undefined);
      },
      onSettled: (hash, as) => {
        // Settling without a connection would download the wallet layer.
        if (!['connected', 'reconnecting'].includes(wallet.getSnapshot().status)) return;
        wallet.settleTransaction?.(hash, as).catch(() => undefined);
      },
    }),
  };
  trackers.set(wallet, created);
  return created.tracker;
}
