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
  more: (n: number) => `Show ${n} more`,
  failed: 'The attestations could not be loaded.',
};
