import type { Account, Address, Chain, Client, Hex, Transport, WalletClient } from 'viem';
import type { ChainSource } from '../chain/chainReader.ts';
import type { ScanReader } from '../scan/scanReader.ts';

/** The chain to write to, read through `client`, and the account that signs. */
export type WriteSource = ChainSource & {
  readonly client: Client;
  readonly account: Address;
};

/** A transaction as it will be sent. */
export type WriteRequest = { readonly to: Address; readonly data: Hex; readonly value: bigint };

/**
 * What a write will take, in the chain's native coin's smallest unit. `fee` is what the wallet may set aside at most,
 * `enough` whether the balance covers it with a margin (for the data fee of rollups, too). A contract wallet's own
 * balance says nothing: whoever sends its transaction pays.
 */
export type WriteCost = {
  readonly gas: bigint;
  readonly fee: bigint;
  readonly balance: bigint;
  readonly enough: boolean;
};

/** A write before the wallet is asked: the request, the attestation's data and its size, and the cost. */
export type PreparedWrite = WriteCost & {
  readonly request: WriteRequest;
  readonly data: Hex;
  readonly sizeBytes: number;
  readonly estimatedAtMs: number;
};

/** How far a write has come. */
export type WriteProgress =
  | { readonly status: 'checking' }
  /** It could share a block or a second with the review that it replaces; reported after a moment. */
  | { readonly status: 'waiting-for-earlier' }
  | { readonly status: 'confirm-in-wallet' }
  | { readonly status: 'sent'; readonly transactionHash: Hex }
  | { readonly status: 'mined'; readonly transactionHash: Hex; readonly uid: Hex }
  | { readonly status: 'visible'; readonly transactionHash: Hex; readonly uid: Hex };

/** How a write is followed until the scan shows it. */
export type FollowOptions = {
  /** The write is followed until this scan shows it; without a scan, until it is mined. */
  readonly scan?: Pick<ScanReader, 'findAttestation'> | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
  /** Stops waiting and throws the signal's reason. It does not unsend anything. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait for a block; 3 minutes by default. */
  readonly minedTimeoutMs?: number | undefined;
  /** How long to wait for the scan; 1 minute by default. A timeout is not an error. */
  readonly visibleTimeoutMs?: number | undefined;
};

/** Everything that a write needs. */
export type WriteOptions = WriteSource &
  FollowOptions & {
    readonly walletClient: WalletClient<Transport, Chain | undefined, Account | undefined>;
    /** Earlier transactions of the account about the same thing: the wallet is asked once they are mined. */
    readonly after?: readonly Hex[] | undefined;
    /** The same write as it was prepared: a recent estimate of it is not repeated. */
    readonly prepared?: PreparedWrite | undefined;
  };

/**
 * What was written: `uid` is that of an attestation, or a profile's token id in 32 bytes. `isVisible` is false where the scan
 * had not shown it when the waiting ended.
 */
export type WriteOutcome = {
  readonly uid: Hex;
  readonly transactionHash: Hex;
  readonly isVisible: boolean;
};
