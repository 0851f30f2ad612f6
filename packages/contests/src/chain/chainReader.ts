import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import type { Attestation, Block } from '../base/attestation.ts';
import type { Contest } from '../contest/contest.ts';

/** The chain to read: any viem client and the chain's config. */
export type ChainSource = {
  readonly client: Client;
  readonly config: Pick<ChainConfig, 'chain' | 'contracts' | 'eas'>;
};

/** Progress of a long read: first the blocks whose logs are read, then the attestations. */
export type ChainProgress = {
  readonly step: 'blocks' | 'attestations';
  readonly done: number;
  readonly total: number;
};

/** Options of long reads; when aborted, they reject with the signal's reason. */
export type ChainReadOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ChainProgress) => void) | undefined;
};

/** An attestation, and the blocks in which the chain logged it and its revocation. */
export type LoggedAttestation = {
  readonly attestation: Attestation;
  readonly attestedIn: bigint;
  readonly revokedIn: bigint | null;
};

/** Contests up to a block; `unreadable` counts attestations under a contest schema that the resolver would have refused. */
export type ChainContests = {
  readonly block: Block;
  readonly contests: readonly Contest[];
  readonly unreadable: number;
};

/** Reads attestations and blocks from the chain. Every method throws `ChainError`. */
export type ChainReader = {
  /** Attestations by UID. UIDs that are unknown are asked for once more, then omitted. */
  readonly fetchAttestations: (
    uids: readonly Hex[],
    options?: ChainReadOptions,
  ) => Promise<readonly Attestation[]>;
  /** The latest block. */
  readonly fetchBlock: () => Promise<Block>;
  /** The first block at or after a time in seconds; null if there is none yet. The same for every endpoint. */
  readonly fetchFirstBlock: (
    time: bigint,
    options?: Pick<ChainReadOptions, 'signal'>,
  ) => Promise<Block | null>;
};
