import type {
  Attestation,
  OrderAnswer,
  Protocol,
  ReplayAnswer,
  ReviewAct,
  StateRecord,
  UnplacedAct,
} from '@org/contests';

/** Progress of a long read, in attestations. */
export type ReadingProgress = { readonly done: number; readonly total: number };

/** Larger readings take longer than a frame and run in a worker. */
export const READ_AT_ONCE = 400;

/** The number of attestations per message: copying them takes a fraction of a frame. */
export const PER_PART = 400;

/** The lists of attestations that a replay is made from. */
export type ReplayList = 'rows' | 'acts' | 'submissionActs' | 'submissions';

/** A part of the attestations; the last one says what to do with them. */
export type ReplayPart = {
  readonly replay: ReplayList;
  readonly items: readonly Attestation[];
  readonly last?: ReplayTask;
};

export type ReplayTask = {
  /** `order`: rows of a scan. `replay`: acts in the order of the chain. */
  readonly kind: 'order' | 'replay';
  readonly protocol: Protocol;
  readonly contest: Attestation;
  /** True if the log of submissions is known. */
  readonly hasLog: boolean;
};

/** A part of the state; the last one includes the other fields, or says why there is none. */
export type ReplayedPart = {
  readonly reviews: readonly ReviewAct[];
  readonly last?:
    | {
        readonly ok: true;
        readonly record: Omit<StateRecord, 'reviews'>;
        readonly unplaced: readonly UnplacedAct[];
      }
    | Exclude<OrderAnswer | ReplayAnswer, { ok: true }>;
};
