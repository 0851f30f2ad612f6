import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import type { Attestation, Block } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { IgnoredEvaluation } from '../rule/result.ts';
import type { ContestLookup } from '../scan/scanReader.ts';

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

/** Attestations by a contest's judges, up to a block. */
export type ChainEvaluations = {
  readonly block: Block;
  readonly attestations: readonly Attestation[];
};

/** Contests up to a block; `unreadable` counts attestations under a contest schema that cannot be decoded. */
export type ChainContests = {
  readonly block: Block;
  readonly contests: readonly Contest[];
  readonly unreadable: number;
};

/** Attestations by accounts that are not judges, up to a block. */
export type ChainStrangers = {
  readonly block: Block;
  readonly strangers: readonly IgnoredEvaluation[];
};

/** Reads contests from the chain only. Every method throws `ChainError`. */
export type ChainReader = {
  readonly findContest: (uid: Hex) => Promise<Exclude<ContestLookup, { status: 'mismatched' }>>;
  /** All attestations of the listed judges under an evaluation schema, from the contest's start to `block`. */
  readonly fetchEvaluations: (
    contest: Contest,
    options?: ChainReadOptions & { readonly block?: Block | undefined },
  ) => Promise<ChainEvaluations>;
  /** Contests, newest first, including withdrawn ones: the newest `take`, by default all. */
  readonly fetchContests: (
    options?: ChainReadOptions & { readonly take?: number | undefined },
  ) => Promise<ChainContests>;
  /**
   * Attestations about the contest by accounts that are not judges, newest first. This reads every attestation under
   * the evaluation schemas, of all contests: call it on demand only.
   */
  readonly fetchStrangers: (contest: Contest, options?: ChainReadOptions) => Promise<ChainStrangers>;
  /** Attestations by UID; unknown UIDs are omitted. */
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
