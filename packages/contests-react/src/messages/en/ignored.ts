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
  lookAlike:
    'The address of a judge, the organizer or another attester starts and ends the same. Compare the full address.',
  more: (n: number) => `Show ${n} more`,
};
