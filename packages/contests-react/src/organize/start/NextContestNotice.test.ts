import { expect, test } from 'vitest';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import { createSampleContest, performSample, sampleDocument } from '../../testing/sampleContest.ts';
import { EMPTY_CONTEST } from '../form/contestForm.ts';
import { findFormProblems } from '../form/formProblems.ts';
import { SAMPLE_NOW } from '../form/sampleForm.ts';
import { prepareNextContest } from './NextContestNotice.tsx';

const copy = (options?: Parameters<typeof createSampleContest>[1]) => {
  const { result, texts } = createSampleContest(options?.terms ? () => {} : performSample, options);
  return prepareNextContest(result, texts.entries);
};

test('copies everything of a contest but the times', () => {
  const { form, title, hasMore, isRead } = copy();
  expect({ title, hasMore, isRead }).toEqual({
    title: 'Signs for a small museum',
    hasMore: false,
    isRead: true,
  });
  expect(form).toMatchObject({
    title,
    description: sampleDocument.description,
    tracks: sampleDocument.tracks,
    prizes: sampleDocument.prizes,
    takesSubmissions: false,
    isSealed: false,
    ...{ opensAt: EMPTY_CONTEST.opensAt, closesAt: EMPTY_CONTEST.closesAt },
  });
  expect(form.criteria).toMatchObject([
    { label: 'Legibility', maxPoints: '5', weight: '2', anchors: [{ points: '0' }, { points: '5' }] },
    { maxPoints: '10', weight: '3', anchors: [] },
  ]);
  expect(form.judges.split('\n')).toHaveLength(3);
});

test('copies a kind of contest with its choices', () => {
  const DAY = 86_400n;
  const { result } = createSampleContest(() => {});
  const { endsAt } = result.contest;
  const { form } = copy({
    terms: { flags: 2, revealUntil: endsAt + DAY },
  });
  expect(form).toMatchObject({
    isSealed: true,
    takesSubmissions: false,
    revealUntil: EMPTY_CONTEST.revealUntil,
  });
});

test('copies invalid values unchanged, so that the form reports them', () => {
  const { form } = copy();
  const problems = findFormProblems({ form, messages: englishStartContest, nowSeconds: SAMPLE_NOW });
  expect(Object.keys(problems).some((field) => /^entries\.\d\.link$/.test(field))).toBe(true);
});

test('says that the texts could not be read', () => {
  const { isRead, form } = copy({ document: { status: 'missing', reason: 'not-asked' } });
  expect(isRead).toBe(false);
  expect(form.entries).toEqual(EMPTY_CONTEST.entries);
});

test('copies rules, links and how many reviews each entry shall have', () => {
  const links = [{ label: 'Chat', href: 'https://example.org/chat' }];
  const { hasMore, form } = copy({
    document: {
      status: 'read',
      document: { ...sampleDocument, rules: 'One entry each.', links, minimumReviews: 3 },
    },
  });
  expect(hasMore).toBe(false);
  expect(form).toMatchObject({ rules: 'One entry each.', links, minimumReviews: '3' });
});

test('copies pictures, links and teams of entries', () => {
  const more = {
    ...{ pictures: sampleDocumentPictures, team: ['Ada', 'Ben'] },
    links: [{ label: 'Video', href: 'https://example.org/v' }],
  };
  const [entry] = sampleDocument.entries;
  if (!entry) throw new Error('It has entries.');
  const document = { ...sampleDocument, entries: [{ ...entry, ...more }] };
  const { hasMore, form } = copy({ document: { status: 'read', document } });
  expect(hasMore).toBe(false);
  expect(form.entries[0]).toMatchObject({ ...more, team: 'Ada\nBen' });
});

test('copies cover and logo, and says that pictures at a URI cannot be copied', () => {
  const [cover, logo] = sampleDocumentPictures;
  const [entry] = sampleDocument.entries;
  if (!entry) throw new Error('The sample has entries.');
  const entries = [{ ...entry, picture: 'https://example.org/a.png' }];
  const { form, hasMore } = copy({
    document: { status: 'read', document: { ...sampleDocument, cover, logo, entries } },
  });
  expect(form).toMatchObject({ cover: [cover], logo: [logo] });
  expect(hasMore).toBe(true);
});
