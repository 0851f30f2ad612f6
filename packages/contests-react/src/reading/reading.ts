import type { AdditiveEntry, Attestation, Block, Contest, Result } from '@org/contests';

/** Everything that a result follows from. */
export type Reading = {
  readonly contest: Contest;
  readonly attestations: readonly Attestation[];
  readonly block: Block;
};

/** A result, with the ranking beside the mean where that is known already: for a large contest it takes long, too. */
export type ReadResult = Result & { readonly additive?: readonly AdditiveEntry[] | null };

/** How far a long reading has come, in attestations handed over and read. */
export type ReadingProgress = { readonly done: number; readonly total: number };

/** More than these take longer than a frame: they are read in a worker. */
export const READ_AT_ONCE = 400;

/** What is handed to the worker at a time: copying it takes a fraction of a frame. */
export const PER_PART = 400;

/** A part of the attestations; with the last one comes the rest. */
export type ReadingPart = {
  readonly attestations: readonly Attestation[];
  readonly last?: Omit<Reading, 'attestations'>;
};

/** A part of the result; with the last one comes the rest. */
export type ResultPart = Pick<Result, 'counted' | 'ignored'> & {
  readonly last?: Omit<ReadResult, 'counted' | 'ignored'>;
};
