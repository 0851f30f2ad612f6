import type { Contest, ContestTerms } from '@org/contests';
import { beforeEach, expect, test } from 'vitest';
import { contest as sample } from '../testing/sampleContest.ts';
import { getDraftId, readDraftContent, summarizeDraft } from './draftPlace.ts';
import { createFakeDrafts } from './fakeDrafts.ts';
import { moveDraftsOver } from './keptHere.ts';
import { writeReviewDraft } from './reviewDraft.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  ...sample,
  uid: `0x${'ab'.repeat(32)}`,
  organizer: account,
  title: 'Benches',
  description: 'Sit.',
  judges: [account],
  entries: [],
  time: 1n,
  endsAt: 4_000_000_000n,
};
const entry = '1';
const place = { kind: 'review', contest, entry } as const;

beforeEach(() => window.localStorage.clear());

test('uploads the drafts of this address only, without overwriting any', async () => {
  const { client, drafts, put } = createFakeDrafts();
  const there = { kind: 'review', contest, entry: '2' } as const;
  writeReviewDraft({ contest, entry, account }, { given: [1], comment: 'Mine' });
  writeReviewDraft({ ...there, account }, { given: [null], comment: 'Older' });
  writeReviewDraft(
    { contest, entry: '3', account: `0x${'12'.repeat(20)}` },
    { given: [null], comment: 'Not mine' },
  );
  put(getDraftId(there), { draft: { comment: 'Newer' } });
  await moveDraftsOver(client, account);
  expect([...drafts.keys()].sort()).toEqual([getDraftId(place), getDraftId(there)].sort());
  const content = drafts.get(getDraftId(place))?.content;
  expect(readDraftContent(place, content)).toEqual({ given: [1], comment: 'Mine' });
  expect(summarizeDraft(content)).toMatchObject({ kind: 'review', entry, text: 'Mine' });
  expect(drafts.get(getDraftId(there))?.content).toEqual({ draft: { comment: 'Newer' } });
});

test('leaves out the draft that is open', async () => {
  const { client, drafts } = createFakeDrafts();
  writeReviewDraft({ contest, entry, account }, { given: [null], comment: 'Open' });
  await moveDraftsOver(client, account, getDraftId(place));
  expect(drafts.size).toBe(0);
});

test('keeps the drafts of sealed contests in this browser', async () => {
  const { client, drafts } = createFakeDrafts();
  const terms = { ...sample.terms, revealUntil: 9n } as ContestTerms;
  writeReviewDraft({ contest: { ...contest, terms }, entry, account }, { given: [null], comment: 'Secret' });
  await moveDraftsOver(client, account);
  expect(drafts.size).toBe(0);
});

test('builds draft ids that the server accepts for any entry', () => {
  for (const text of [entry, 'x'.repeat(5_000), 'ä \n/..', '\uD800'])
    expect(getDraftId({ ...place, contest: { ...contest, chainId: 999_999_999 }, entry: text })).toMatch(
      /^[\w.~-]{1,119}$/,
    );
});

test.each([
  null,
  [],
  'x',
  {},
  { kind: 'review', draft: {} },
  { kind: 'review', chainId: 1, contest: '0x', draft: {} },
])('rejects %j as draft content', (content) => {
  expect(summarizeDraft(content)).toBeUndefined();
  expect(readDraftContent(place, content)).toBeUndefined();
});
