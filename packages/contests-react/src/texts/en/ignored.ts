import { IGNORED_SENTENCES } from '@org/contests';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words for attestations that are not counted. */
export const ignoredTexts = {
  name: 'Not counted',
  counted: (n: number) => (n === 0 ? 'Not counted' : `Not counted (${n})`),
  intro: 'Attestations about this contest that do not change its result, with the reason for each.',
  none: 'Every attestation by a judge counts.',
  reasons: IGNORED_SENTENCES,
  points: (points: number) => `claims ${count(points, 'point', 'points')}`,
  showStrangers: (n: number) => `Show strangers' attestations (${n})`,
  lookForStrangers: "Look for strangers' attestations on the chain",
  noStrangers: 'None found.',
  hideStrangers: "Hide strangers' attestations",
  strangersIntro: 'Anyone can post these. They do not affect the result.',
  moreStrangers: 'Show more',
  lookAlike:
    'The address of a judge, the organizer or another attester starts and ends the same. Compare the full address.',
  more: (n: number) => `Show ${n} more`,
  failed: 'The attestations could not be loaded.',
  /** Two reviews of one judge and entry in the same second. */
  sharedSecond: {
    title: (n: number) => (n === 1 ? 'Two reviews share a second' : `Reviews share a second in ${n} places`),
    text: 'A later review replaces an earlier one. When a judge signs several in the same second, the chain does not say which is later, so rule R1 uses the one with the greatest UID. The judge can settle it by changing the review.',
    noneCounts: (points: number) =>
      `the review with ${count(points, 'point', 'points')} is the later one, but it was withdrawn or has expired, so none of them counts.`,
    counts: (points: number, others: readonly number[]) =>
      `the review with ${count(points, 'point', 'points')} counts, not ${others.length === 1 ? 'the one' : 'those'} with ${others.join(', ')}.`,
  },
};
