import type { Account, Address, Chain, Client, Hex, Transport, WalletClient } from 'viem';
import type { ChainSource } from '../chain/chainReader.ts';
import type { ScanReader } from '../scan/scanReader.ts';

/** The chain to write to and the account that signs. */
export type WriteSource = ChainSource & {
  readonly client: Client;
  readonly account: Address;
};

/** A transaction as it will be sent. */
export type WriteRequest = { readonly to: Address; readonly data: Hex; readonly value: bigint };

/**
 * The cost of a write, in the smallest unit of the chain's native coin. `fee` is the maximum fee, `enough` whether the
 * balance covers it with a margin, which includes the data fee of rollups. The balance of a contract wallet is not
 * checked: the sender of its transaction pays.
 */
export type WriteCost = {
  readonly gas: bigint;
  readonly fee: bigint;
  readonly balance: bigint;
  readonly enough: boolean;
};

/** A prepared write: the request, the attestation's data and its size, and the cost. */
export type PreparedWrite = WriteCost & {
  readonly request: WriteRequest;
  readonly data: Hex;
  readonly sizeBytes: number;
  readonly estimatedAtMs: number;
};

/** A check that runs before any endpoint or wallet gets a request. */
export type ReadyCheck = {
  readonly assertReady?: ((source: WriteSource) => Promise<void>) | undefined;
};

/** The progress of a write. `uid` is the first one of several attestations. */
export type WriteProgress =
  | { readonly status: 'checking' }
  /** Waits because it could share a second with the review that it replaces; reported after a delay. */
  | { readonly status: 'waiting-for-earlier' }
  | { readonly status: 'confirm-in-wallet' }
  | { readonly status: 'sent'; readonly transactionHash: Hex }
  | { readonly status: 'mined'; readonly transactionHash: Hex; readonly uid: Hex }
  | { readonly status: 'visible'; readonly transactionHash: Hex; readonly uid: Hex };

/** Options for following a write until it is indexed. */
export type FollowOptions = {
  /** Follows the write until this scan has indexed it; without a scan, until it is mined. */
  readonly scan?: Pick<ScanReader, 'findAttestation'> | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
  /** Stops waiting and rejects with the signal's reason. It does not cancel the transaction. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait until it is mined; 3 minutes by default. */
  readonly minedTimeoutMs?: number | undefined;
  /** How long to wait until it is indexed; 1 minute by default. A timeout is not an error. */
  readonly visibleTimeoutMs?: number | undefined;
};

/** Options of a write. */
export type WriteOptions = WriteSource &
  FollowOptions & {
    readonly walletClient: WalletClient<Transport, Chain | undefined, Account | undefined>;
    /** Earlier transactions of the account for the same review: the wallet is asked once they are mined. */
    readonly after?: readonly Hex[] | undefined;
    /** The prepared write: a recent estimate is reused. */
    readonly prepared?: PreparedWrite | undefined;
  };

/** A mined write: its UIDs (a profile's token ID in 32 bytes), the first one as `uid`, and its transaction. */
export type InBlock = { readonly uid: Hex; readonly uids: readonly Hex[]; readonly transactionHash: Hex };

/**
 * The outcome of a write: `uid` is the attestation's UID, or a profile's token ID in 32 bytes; `uids` are those of
 * several attestations in the order of the request, else `uid` alone. `isVisible` is false if the scan had not indexed
 * them before the timeout.
 */
export type WriteOutcome = InBlock & { readonly isVisible: boolean };
