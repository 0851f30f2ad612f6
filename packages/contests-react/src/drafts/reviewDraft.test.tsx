import { CONTEST_SCHEMA_UID, type Contest, CRITERIA_V1 } from '@org/contests';
import { beforeEach, expect, test } from 'vitest';
import { forgetReviewDraft, listReviewDrafts, readReviewDraft, writeReviewDraft } from './reviewDraft.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: account,
  title: 'Benches',
  description: 'Sit.',
  judges: [account],
  entries: ['https://example.org/a', 'https://example.org/b'],
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: 1n,
  endsAt: null,
  revokedAt: null,
};
const place = { contest, entry: 'https://example.org/a', account } as const;

beforeEach(() => window.localStorage.clear());

test('stores a draft per contest, entry and judge', () => {
  expect(readReviewDraft(place)).toBeUndefined();
  writeReviewDraft(place, { tags: ['CREATIVITY_5'], comment: 'Half a sent' });
  expect(readReviewDraft(place)).toEqual({ tags: ['CREATIVITY_5'], comment: 'Half a sent' });
  expect(readReviewDraft({ ...place, entry: 'https://example.org/b' })).toBeUndefined();
  expect(readReviewDraft({ ...place, contest: { ...contest, chainId: 1 } })).toBeUndefined();
  forgetReviewDraft(place);
  expect(readReviewDraft(place)).toBeUndefined();
});

test.each([
  'null',
  '[]',
  '{"tags":[]}',
  '{"tags":"CREATIVITY_5","comment":""}',
  '{"tags":[],"comment":7}',
  '{',
])('ignores the invalid stored value %s', (text) => {
  writeReviewDraft(place, { tags: [], comment: '' });
  const [key] = Object.keys(window.localStorage);
  window.localStorage.setItem(key ?? '', text);
  expect(readReviewDraft(place)).toBeUndefined();
});

test('drops tags that the rubric does not have', () => {
  writeReviewDraft(place, { tags: ['NICE_99', 'CREATIVITY_5', 'CREATIVITY_5'], comment: '' });
  expect(readReviewDraft(place)?.tags).toEqual(['CREATIVITY_5']);
});

test('lists the drafts of one account only', () => {
  writeReviewDraft(place, { tags: ['CREATIVITY_5'], comment: 'One' });
  writeReviewDraft({ ...place, entry: 'a b\nc' }, { tags: [], comment: 'Two' });
  writeReviewDraft({ ...place, account: `0x${'12'.repeat(20)}` }, { tags: [], comment: 'Not mine' });
  window.localStorage.setItem('laurel.draft.review 1 2 3 4 5', '{"tags":[],"comment":""}');
  const { chainId, uid, schemaUid } = contest;
  expect(new Set(listReviewDrafts(account))).toEqual(
    new Set([
      {
        contest: { chainId, uid, schemaUid },
        entry: place.entry,
        draft: { tags: ['CREATIVITY_5'], comment: 'One' },
        isSealed: false,
      },
      {
        contest: { chainId, uid, schemaUid },
        entry: 'a b\nc',
        draft: { tags: [], comment: 'Two' },
        isSealed: false,
      },
    ]),
  );
});

test('keeps points of version 2 that the contest has', () => {
  const criteria = [5, 10, 3].map((maxPoints, index) => ({ id: `${index + 1}`, label: '', maxPoints }));
  const graded = {
    ...place,
    contest: { ...contest, rule: 'R2', criteria, entries: ['1'] } as const,
    entry: '1',
  };
  writeReviewDraft(graded, { tags: [], comment: '', given: [6, 10, null] });
  expect(readReviewDraft(graded)).toEqual({ tags: [], comment: '', given: [null, 10, null] });
  writeReviewDraft(graded, { tags: ['x'], comment: 'Clear.' });
  expect(readReviewDraft(graded)).toEqual({ tags: [], comment: 'Clear.', given: [null, null, null] });
});
