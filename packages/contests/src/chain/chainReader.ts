import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import type { Attestation, Block } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { IgnoredEvaluation } from '../rule/result.ts';
import type { ContestLookup } from '../scan/scanReader.ts';

/** The chain to read: any viem client of it, and its config. */
export type ChainSource = {
  readonly client: Client;
  readonly config: Pick<ChainConfig, 'chain' | 'eas'>;
};

/** How far a long read has come: first the blocks whose logs are read, then the attestations themselves. */
export type ChainProgress = {
  readonly step: 'blocks' | 'attestations';
  readonly done: number;
  readonly total: number;
};

/** A long read can be watched and given up (it then throws the signal's reason). */
export type ChainReadOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ChainProgress) => void) | undefined;
};

/** An attestation of a contest's judge, and the blocks in which the chain logged it and its revocation. */
export type LoggedAttestation = {
  readonly attestation: Attestation;
  readonly attestedIn: bigint;
  readonly revokedIn: bigint | null;
};

/** What the judges of a contest attested up to a block. */
export type ChainEvaluations = {
  readonly block: Block;
  readonly attestations: readonly Attestation[];
};

/** Contests up to a block; `unreadable` counts attestations under a contest schema that state none. */
export type ChainContests = {
  readonly block: Block;
  readonly contests: readonly Contest[];
  readonly unreadable: number;
};

/** Strangers' attestations up to a block. */
export type ChainStrangers = {
  readonly block: Block;
  readonly strangers: readonly IgnoredEvaluation[];
};

/** Reads contests from the chain alone. Every method throws `ChainError`. */
export type ChainReader = {
  readonly findContest: (uid: Hex) => Promise<Exclude<ContestLookup, { status: 'mismatched' }>>;
  /** Everything that the listed judges attested under an evaluation schema, from the contest's block to `block`. */
  readonly fetchEvaluations: (
    contest: Contest,
    options?: ChainReadOptions & { readonly block?: Block | undefined },
  ) => Promise<ChainEvaluations>;
  /** Contests, newest first, withdrawn ones included: the newest `take`, all unless said. */
  readonly fetchContests: (
    options?: ChainReadOptions & { readonly take?: number | undefined },
  ) => Promise<ChainContests>;
  /**
   * What others than the judges attested about the contest, newest first. Every attestation under the evaluation schemas
   * has to be read for it, whatever contest it is about: ask on demand only.
   */
  readonly fetchStrangers: (contest: Contest, options?: ChainReadOptions) => Promise<ChainStrangers>;
  /** Attestations by UID; those that the chain does not have are left out. */
  readonly fetchAttestations: (
    uids: readonly Hex[],
    options?: ChainReadOptions,
  ) => Promise<readonly Attestation[]>;
  /** The latest block. */
  readonly fetchBlock: () => Promise<Block>;
};
