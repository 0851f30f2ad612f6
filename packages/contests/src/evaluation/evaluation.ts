import type { Hex } from 'viem';

/** What the data of an evaluation says: plain facts, judged by nobody yet. */
export type Evaluation = {
  /** UID of the contest it speaks about. */
  readonly contest: Hex;
  readonly entry: string;
  readonly tags: readonly string[];
  /** 0 to 255, as claimed by the attester. */
  readonly points: number;
  readonly comment: string;
};
