import { CRITERIA_V1 } from '@org/contests';
import type { Hex } from 'viem';
import { accounts, localAccounts } from '../accounts.ts';

/** The people of the demo: the five local wallets, and other accounts. */
export const people = {
  organizer: localAccounts.organizer.address,
  judge1: localAccounts.judge1.address,
  judge2: localAccounts.judge2.address,
  judge3: localAccounts.judge3.address,
  visitor: localAccounts.visitor.address,
  hackHall: accounts[5].address,
  mara: accounts[6].address,
  tomas: accounts[7].address,
  ines: accounts[8].address,
  arcade: accounts[9].address,
  fan: accounts[14].address,
  rival: accounts[15].address,
  spammer: accounts[16].address,
} as const;

export type Person = keyof typeof people;

/** The tags of the rubric by a readable name. */
export const tags = {
  presentation: CRITERIA_V1[0].id,
  impact: CRITERIA_V1[1].id,
  creativity: CRITERIA_V1[2].id,
  difficulty: CRITERIA_V1[3].id,
  openSource: CRITERIA_V1[4].id,
  documentation: CRITERIA_V1[5].id,
} as const;

/** An evaluation, `hour` hours after the contest's start. */
export type DemoEvaluation = {
  by: Person;
  hour: number;
  /** One of the contest's entries, or any other text by mistake. */
  entry: string;
  tags: readonly string[];
  comment: string;
  /** Claimed points. Default: the sum of the tags. */
  points?: number;
  /** Uses the older schema. */
  olderSchema?: true;
  /** The contest in the data, if it differs from the refUID. */
  namesContest?: DemoKey;
  /** Replaces the encoded evaluation. */
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
  /** Before seeding. */
  startedSecondsAgo: number;
  /** Null: open-ended. */
  endsAtHour: number | null;
  evaluations: readonly DemoEvaluation[];
};
