import { expect, test } from 'vitest';
import { JUDGES, word } from '../../test/make.ts';
import { commitReview, makeSealedTerms, PROTOCOL, startContest } from '../../test/makeContest.ts';
import {
  formatSealedReview,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
} from './sealedReview.ts';

const [judge] = JUDGES;
const review: SealedReview = {
  ...{ chainId: 31337, contest: word(0xc0), entry: 1, judge, points: [5, 0], comment: 'Quiet: “é”.' },
  salt: word(7),
};
const file = () => JSON.parse(formatSealedReview(review));

test('reads a file as it was written', () => {
  expect(parseSealedReview(file())).toEqual({ ok: true, value: review });
  const { judge: value } = { judge: judge.toLowerCase() };
  expect(parseSealedReview({ ...file(), judge: value })).toEqual({ ok: true, value: review });
});

test.each([
  ['more', { more: 1 }, 'unknown-field'],
  ['format', { format: 'laurel-sealed-review/2' }],
  ['chainId', { chainId: '31337' }],
  ['contest', { contest: word(0xc0).toUpperCase() }],
  ['entry', { entry: 0 }],
  ['judge', { judge: `0xAb${'0'.repeat(38)}` }],
  ['points', { points: [256] }],
  ['points', { points: undefined }],
  ['comment', { comment: '\uD800' }],
  ['salt', { salt: '0x07' }],
])('names the wrong field of a sealed review: %s', (field, change, reason = 'wrong-field') => {
  expect(parseSealedReview({ ...file(), ...change })).toEqual({ ok: false, reason, field });
});

test.each([null, undefined, 'text', [], 7])('refuses %j', (value) => {
  expect(parseSealedReview(value)).toMatchObject({ ok: false, field: expect.any(String) });
});

test('has the commitment that the contract compares', () => {
  const contest = startContest(makeSealedTerms());
  const { salt, points } = commitReview(contest, { entry: 1, judge, points: [5, 0] }, 2_100n);
  const { uid } = contest.contest;
  const kept = { chainId: 31337, contest: uid, entry: 1, judge, points, comment: '', salt };
  const [committed] = contest.state.reviews;
  expect(getSealedCommitment(PROTOCOL.resolver, kept)).toBe(committed?.commitment);
  expect(getSealedCommitment(PROTOCOL.resolver, { ...kept, comment: 'x' })).not.toBe(committed?.commitment);
});
