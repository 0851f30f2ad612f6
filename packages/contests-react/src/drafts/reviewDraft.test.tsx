import type { Contest } from '@org/contests';
import { beforeEach, expect, test } from 'vitest';
import { contest as sample } from '../testing/sampleContest.ts';
import { forgetReviewDraft, listReviewDrafts, readReviewDraft, writeReviewDraft } from './reviewDraft.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  ...sample,
  uid: `0x${'ab'.repeat(32)}`,
  organizer: account,
  title: 'Benches',
  description: 'Sit.',
  judges: [account],
  entries: ['1', '2'],
  time: 1n,
  endsAt: 4_000_000_000n,
};
const criteria = [5, 10, 3].map((maxPoints, index) => ({
  id: `${index + 1}`,
  label: '',
  maxPoints,
  weight: 1,
}));
const place = { contest: { ...contest, criteria }, entry: '1', account } as const;

beforeEach(() => window.localStorage.clear());

test('stores a draft per contest, entry and judge', () => {
  const draft = { given: [5, 0, null], comment: 'Half a sent' };
  expect(readReviewDraft(place)).toBeUndefined();
  writeReviewDraft(place, draft);
  expect(readReviewDraft(place)).toEqual(draft);
  expect(readReviewDraft({ ...place, entry: '2' })).toBeUndefined();
  expect(readReviewDraft({ ...place, contest: { ...place.contest, chainId: 1 } })).toBeUndefined();
  forgetReviewDraft(place);
  expect(readReviewDraft(place)).toBeUndefined();
});

test.each(['null', '[]', '{"given":[]}', '{"given":"5","comment":""}', '{"given":[],"comment":7}', '{'])(
  'ignores the invalid stored value %s',
  (text) => {
    writeReviewDraft(place, { given: [], comment: '' });
    const [key] = Object.keys(window.localStorage);
    window.localStorage.setItem(key ?? '', text);
    expect(readReviewDraft(place)).toBeUndefined();
  },
);

test('keeps only points that the contest has', () => {
  writeReviewDraft(place, { given: [6, 10, null, 4], comment: '' });
  expect(readReviewDraft(place)).toEqual({ given: [null, 10, null], comment: '' });
  writeReviewDraft(place, { given: [], comment: 'Clear.' });
  expect(readReviewDraft(place)).toEqual({ given: [null, null, null], comment: 'Clear.' });
});

test('lists the drafts of one account only', () => {
  writeReviewDraft(place, { given: [5], comment: 'One' });
  writeReviewDraft({ ...place, entry: '2' }, { given: [], comment: 'Two' });
  writeReviewDraft({ ...place, account: `0x${'12'.repeat(20)}` }, { given: [], comment: 'Not mine' });
  window.localStorage.setItem('laurel.draft.review 1 2 3 4', '{"given":[],"comment":""}');
  const { chainId, uid } = contest;
  const shared = { contest: { chainId, uid }, isSealed: false };
  expect(new Set(listReviewDrafts(account))).toEqual(
    new Set([
      { ...shared, entry: '1', draft: { given: [5], comment: 'One' } },
      { ...shared, entry: '2', draft: { given: [], comment: 'Two' } },
    ]),
  );
});
