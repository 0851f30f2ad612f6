import type { ContestDocument, EntryDocument } from '@org/contests';
import { accounts, localAccounts } from '../base/accounts.ts';

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
  library: accounts[14].address,
  bakery: accounts[15].address,
} as const;

export type Person = keyof typeof people;

export type DemoKey =
  | 'closed'
  | 'judging'
  | 'started'
  | 'weighted'
  | 'submissions'
  | 'admission'
  | 'sealed'
  | 'revealing'
  | 'upcoming'
  | 'withdrawn';

/** A review of an entry: the points of each criterion, and a comment. */
type Review = { readonly entry: number; readonly points: readonly number[]; readonly comment: string };

/** An act in a contest, `hour` hours after its start. Submissions have a name, by which later acts refer to them. */
export type DemoAct = { readonly by: Person; readonly hour: number } & (
  | ({ readonly act: 'review' | 'seal' } & Review)
  | { readonly act: 'withdraw'; readonly entry: number }
  /** Reveals the actor's sealed review of the entry. */
  | { readonly act: 'reveal'; readonly entry: number }
  | { readonly act: 'recuse'; readonly entry: number }
  | { readonly act: 'disqualify'; readonly entry: number; readonly reason: string }
  | { readonly act: 'postpone'; readonly hours: number; readonly reason: string }
  | { readonly act: 'note'; readonly text: string }
  | { readonly act: 'withdraw-contest' }
  | { readonly act: 'submit'; readonly as: string; readonly replaces?: string; readonly entry: EntryDocument }
  | { readonly act: 'withdraw-submission'; readonly of: string }
  | { readonly act: 'admit'; readonly submissions: readonly string[] }
);

/** The times of a contest in hours after its start. */
type Schedule = {
  readonly submissionsUntil?: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** A contest with this time is sealed. */
  readonly revealUntil?: number;
};

export type DemoContest = {
  readonly key: DemoKey;
  readonly organizer: Person;
  readonly title: string;
  readonly document: Omit<ContestDocument, 'format' | 'criteria' | 'judges'>;
  readonly criteria: readonly (ContestDocument['criteria'][number] & {
    readonly maxPoints: number;
    readonly weight: number;
  })[];
  readonly judges: readonly Person[];
  /** Before seeding. */
  readonly startedHoursAgo: number;
  readonly schedule: Schedule;
  readonly acts: readonly DemoAct[];
};

/** An entry without pictures. */
export function makeEntry(
  name: string,
  { link, about = '', track = 0, ...more }: Pick<EntryDocument, 'link'> & Partial<EntryDocument>,
): EntryDocument {
  return { name, link, picture: '', about, track, ...more };
}

/** The classic six: yes or no for each, with weights. */
const classicWeights = {
  Presentation: 5,
  'Potential impact': 5,
  Creativity: 5,
  Difficulty: 5,
  'Open source': 3,
  Documentation: 3,
} as const;

const classicLabels = Object.keys(classicWeights) as (keyof typeof classicWeights)[];

export const classicSix = classicLabels.map((label) => ({
  ...{ label, anchors: [], maxPoints: 1, weight: classicWeights[label] },
}));

export const [presentation, impact, creativity, difficulty, openSource, documentation] = [0, 1, 2, 3, 4, 5];

/** The points of a review that ticks some of the classic six. */
export function tick(...ticked: readonly number[]): readonly number[] {
  return classicLabels.map((_, index) => (ticked.includes(index) ? 1 : 0));
}
