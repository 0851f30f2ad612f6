import { CONTEST_SCHEMA_UID, type Contest, type ContestTerms, CRITERIA_V1 } from '@org/contests';
import { beforeEach, expect, test } from 'vitest';
import { getDraftId, readDraftContent, summarizeDraft } from './draftPlace.ts';
import { createFakeDrafts } from './fakeDrafts.ts';
import { moveDraftsOver } from './moveDraftsOver.ts';
import { writeReviewDraft } from './reviewDraft.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: account,
  title: 'Benches',
  description: 'Sit.',
  judges: [account],
  entries: [],
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: 1n,
  endsAt: null,
  revokedAt: null,
};
const entry = 'https://example.org/a';
const place = { kind: 'review', contest, entry } as const;

beforeEach(() => window.localStorage.clear());

test('uploads the drafts of this address only, without overwriting any', async () => {
  const { client, drafts, put } = createFakeDrafts();
  const there = { kind: 'review', contest, entry: 'https://example.org/b' } as const;
  writeReviewDraft({ contest, entry, account }, { tags: ['CREATIVITY_5'], comment: 'Mine' });
  writeReviewDraft({ ...there, account }, { tags: [], comment: 'Older' });
  writeReviewDraft(
    { contest, entry: 'c', account: `0x${'12'.repeat(20)}` },
    { tags: [], comment: 'Not mine' },
  );
  put(getDraftId(there), { draft: { comment: 'Newer' } });
  await moveDraftsOver(client, account);
  expect([...drafts.keys()].sort()).toEqual([getDraftId(place), getDraftId(there)].sort());
  const content = drafts.get(getDraftId(place))?.content;
  expect(readDraftContent(place, content)).toEqual({ tags: ['CREATIVITY_5'], comment: 'Mine' });
  expect(summarizeDraft(content)).toMatchObject({ kind: 'review', entry, text: 'Mine' });
  expect(drafts.get(getDraftId(there))?.content).toEqual({ draft: { comment: 'Newer' } });
});

test('leaves out the draft that is open', async () => {
  const { client, drafts } = createFakeDrafts();
  writeReviewDraft({ contest, entry, account }, { tags: [], comment: 'Open' });
  await moveDraftsOver(client, account, getDraftId(place));
  expect(drafts.size).toBe(0);
});

test('keeps the drafts of sealed contests in this browser', async () => {
  const { client, drafts } = createFakeDrafts();
  const terms = { revealUntil: 9n } as ContestTerms;
  writeReviewDraft({ contest: { ...contest, terms }, entry, account }, { tags: [], comment: 'Secret' });
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
