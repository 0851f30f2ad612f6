import type { Hex } from 'viem';
import type { Answer } from '../answer.ts';
import type { Criterion } from '../contest/contest.ts';
import { type DecodedContestData, decodeContestData } from '../contest/decodeContestData.ts';
import { type ContestData, encodeContest } from '../contest/encodeContest.ts';
import { CRITERIA_V1 } from './criteria.ts';
import { CONTEST_SCHEMA_UID } from './uids.ts';

/** A registered schema of contests: its codec, the rubric and the reading rule that go with it. */
export type ContestSchema = {
  readonly uid: Hex;
  readonly definition: string;
  readonly criteria: readonly Criterion[];
  readonly rule: 'R1';
  readonly encode: (contest: ContestData) => Hex;
  readonly decode: (data: Hex) => Answer<DecodedContestData, 'undecodable'>;
};

/**
 * Every contest schema that is understood, by UID. A later version is one more entry.
 *
 * The table has no prototype: a hostile key like `constructor` finds nothing.
 */
export const contestSchemas: Readonly<Record<Hex, ContestSchema>> = Object.freeze(
  Object.assign(Object.create(null), {
    [CONTEST_SCHEMA_UID]: {
      uid: CONTEST_SCHEMA_UID,
      definition: 'string title,string description,address[] judges,string[] participants',
      criteria: CRITERIA_V1,
      rule: 'R1',
      encode: encodeContest,
      decode: decodeContestData,
    } satisfies ContestSchema,
  }),
);
