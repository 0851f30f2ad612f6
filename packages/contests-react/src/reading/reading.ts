import type { AdditiveEntry, Attestation, Block, Contest, Result } from '@org/contests';

/** Everything that a result is computed from. */
export type Reading = {
  readonly contest: Contest;
  readonly attestations: readonly Attestation[];
  readonly block: Block;
};

/** A result, with the additive ranking if the worker has computed it: that is slow for a large contest, too. */
export type ReadResult = Result & { readonly additive?: readonly AdditiveEntry[] | null };

/** Progress of a long reading, in attestations sent and read. */
export type ReadingProgress = { readonly done: number; readonly total: number };

/** Larger readings take longer than a frame and run in a worker. */
export const READ_AT_ONCE = 400;

/** The number of attestations per message: copying them takes a fraction of a frame. */
export const PER_PART = 400;

/** A part of the attestations; the last one includes the other fields. */
export type ReadingPart = {
  readonly attestations: readonly Attestation[];
  readonly last?: Omit<Reading, 'attestations'>;
};

/** A part of the result; the last one includes the other fields. */
export type ResultPart = Pick<Result, 'counted' | 'ignored'> & {
  readonly last?: Omit<ReadResult, 'counted' | 'ignored'>;
};
