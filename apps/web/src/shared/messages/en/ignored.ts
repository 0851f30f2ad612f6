import { IGNORED_SENTENCES } from '@org/contests';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of what is not counted. */
export const ignored = {
  name: 'Not counted',
  intro: 'Attestations that speak of this contest and do not change its result, each with the reason.',
  none: 'Nothing: every attestation of a judge counts.',
  reasons: IGNORED_SENTENCES,
  points: (points: number) => `claims ${count(points, 'point', 'points')}`,
  showStrangers: (n: number) => `Show strangers' attestations (${n})`,
  lookForStrangers: "Look for strangers' attestations on the chain",
  noStrangers: 'There are none.',
  hideStrangers: "Hide strangers' attestations",
  strangersIntro: 'Anybody can post these; they are no part of the result.',
  moreStrangers: 'Show more',
  lookAlike:
    'The address of a judge, of the organizer or of another attester begins and ends the same: compare the whole address.',
  more: (n: number) => `Show ${n} more`,
  failed: 'The attestations could not be loaded.',
  /** Two reviews of one judge and entry in the same second. */
  sharedSecond: {
    title: (n: number) => (n === 1 ? 'Two reviews share a second' : `In ${n} places reviews share a second`),
    text: 'A later review replaces an earlier one. Where a judge signed several in the same second, the chain does not say which is later: rule R1 takes the one with the greatest UID. The judge can settle it by changing the review.',
    noneCounts: (points: number) =>
      `the review with ${count(points, 'point', 'points')} is the later one and was withdrawn or has expired, so none counts.`,
    counts: (points: number, others: readonly number[]) =>
      `the review with ${count(points, 'point', 'points')} is in force, not ${others.length === 1 ? 'the one' : 'those'} with ${others.join(', ')}.`,
  },
};
