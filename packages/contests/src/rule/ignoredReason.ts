/** Why an evaluation is not counted. The order is the rule's: the first that holds is the reason. */
export type IgnoredReason =
  | 'undecodable'
  | 'contest-mismatch'
  | 'unknown-entry'
  | 'late'
  | 'unknown-tag'
  | 'repeated-tag'
  | 'wrong-points'
  | 'superseded'
  | 'withdrawn'
  | 'expired'
  | 'not-a-judge';

/** One sentence per reason, for people. */
export const IGNORED_SENTENCES = {
  undecodable: 'Its data cannot be read as an evaluation.',
  'contest-mismatch': 'It names another contest as well as this one.',
  'unknown-entry': 'It names an entry that is not in this contest.',
  late: 'It was attested at or after the end of judging.',
  'unknown-tag': 'It uses a criterion that is not in the rubric.',
  'repeated-tag': 'It uses the same criterion twice.',
  'wrong-points': 'Its points are not the sum of its criteria.',
  superseded: 'The same judge reviewed this entry again later.',
  withdrawn: 'The judge took it back.',
  expired: 'It has expired.',
  'not-a-judge': 'Its attester is not a judge of this contest.',
} as const satisfies Record<IgnoredReason, string>;
