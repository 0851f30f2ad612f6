import { CRITERIA_V1 } from '@org/contests';
import type { Hex } from 'viem';
import type { Person } from './people.ts';

/** The rubric, by the names that people see. */
export const tags = {
  presentation: CRITERIA_V1[0].id,
  impact: CRITERIA_V1[1].id,
  creativity: CRITERIA_V1[2].id,
  difficulty: CRITERIA_V1[3].id,
  openSource: CRITERIA_V1[4].id,
  documentation: CRITERIA_V1[5].id,
} as const;

/** What somebody attests to a contest, `hour` hours after its start. */
export type DemoEvaluation = {
  by: Person;
  hour: number;
  /** One of the contest's entries; any text where somebody gets it wrong. */
  entry: string;
  tags: readonly string[];
  comment: string;
  /** Claimed points. Default: the sum of the tags. */
  points?: number;
  /** Written by a client that still uses the older schema. */
  olderSchema?: true;
  /** The contest that the data names, where that is not the one referred to. */
  namesContest?: DemoKey;
  /** Instead of an evaluation. */
  rawData?: Hex;
  expiresAtHour?: number;
  revokedAtHour?: number;
};

export type DemoKey = 'closed' | 'judging' | 'started';

export type DemoContest = {
  key: DemoKey;
  organizer: Person;
  title: string;
  description: string;
  judges: readonly Person[];
  entries: readonly string[];
  /** Before the moment of seeding. */
  startedSecondsAgo: number;
  /** Null: judging stays open. */
  endsAtHour: number | null;
  evaluations: readonly DemoEvaluation[];
};
