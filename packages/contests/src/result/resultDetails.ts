import type { Hex } from 'viem';
import type { ContestEntry, Postponement, Recusal, ReviewAct, Submission } from '../acts/contestReplay.ts';
import type { Schedule } from '../contest/decode.ts';
import type { DocumentReading } from '../document/readDocument.ts';

/**
 * Tells whether the order of acts is known. `confirmed`: the acts lead to the accumulator of the chain. `not-confirmed`: a scan
 * gave the acts, which does not know the order within a second.
 */
export type ActOrder = 'confirmed' | 'not-confirmed';

/** The parts of a result besides its rankings. The lists of entries, reviews and recusals are in the order of acts. */
export type ResultDetails = {
  readonly order: ActOrder;
  /** The number of acts and the accumulator after the last one. */
  readonly acts: { readonly count: number; readonly head: Hex };
  /**
   * True if the result can no longer change: the block is at or after the end of reveals, and the contest stands. Never if the
   * order is not confirmed: a scan may miss a postponement.
   */
  readonly isFinal: boolean;
  /** All numbered entries, including withdrawn and disqualified ones. */
  readonly entries: readonly ContestEntry[];
  /** The submissions that are not numbered: pending, withdrawn or replaced ones. Null if their log was not read. */
  readonly submissions: readonly Submission[] | null;
  /** All reviews and commitments, also those that ended, and those of disqualified entries. */
  readonly reviews: readonly ReviewAct[];
  readonly recusals: readonly Recusal[];
  /** The times of the start; those in force are in the contest. */
  readonly start: Schedule;
  readonly postponements: readonly Postponement[];
  /** Commitments that were not revealed, of entries that stand. Empty before the end of reveals. */
  readonly withheld: readonly ReviewAct[];
  readonly document: DocumentReading;
};
