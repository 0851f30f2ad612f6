import { expect, test } from 'vitest';
import { address, JUDGES, word } from '../../test/make.ts';
import { PROTOCOL } from '../../test/makeContest.ts';
import { openReplay } from '../acts/contestReplay.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { encodeActData } from '../contest/encode.ts';
import { CONTEST_FLAGS } from '../contest/schemas.ts';
import { checkNewContest } from './checkNewContest.ts';
import { measureNewContest, type NewContest, type NewEntry, toTerms } from './newContest.ts';
import type { NewContestProblem } from './newContestProblems.ts';

const NOW = 1_700_000_000n;
const [ADA = '0x', BEN = '0x'] = JUDGES;

const entry: NewEntry = { name: 'Shelf', link: 'https://example.org/shelf', about: 'Finds books.', track: 1 };
const good: NewContest = {
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  tracks: [{ name: 'Cataloging', about: '' }],
  prizes: [{ name: 'Best of show', about: '', track: 0 }],
  criteria: [
    { label: 'Usefulness', maxPoints: 5, weight: 2, anchors: [{ points: 5, text: 'Every day.' }] },
    { label: 'Open source', maxPoints: 1, weight: 3, anchors: [] },
  ],
  judges: [
    { address: ADA, name: 'Ada' },
    { address: BEN.toLowerCase(), name: '' },
  ],
  entries: [entry],
  submissionsUntil: null,
  opensAt: NOW,
  closesAt: NOW + 1n,
  revealUntil: null,
};

const check = (change: Partial<NewContest> = {}) =>
  checkNewContest({ ...good, ...change }, { nowSeconds: NOW });

const openAt = (input: NewContest, time: bigint) => {
  const row = {
    ...{ schema: PROTOCOL.schemas.contest, recipient: address(0), attester: ADA, time },
    ...{ expirationTime: 0n, revocationTime: 0n, revocable: true, refUID: word(0) },
    ...{ data: encodeActData('contest', toTerms(input).values), isOffchain: false },
  };
  return openReplay(PROTOCOL, { ...row, uid: computeAttestationUid(row) });
};

test('accepts contests that the resolver accepts', () => {
  const later = { opensAt: NOW + 10n, closesAt: NOW + 20n };
  for (const change of [
    {},
    { opensAt: 0n },
    { ...later, submissionsUntil: NOW + 10n, entries: [] },
    { ...later, revealUntil: NOW + 21n },
    { judges: [...good.judges, { address: ' ', name: '' }] },
    { entries: [entry, { name: ' ', link: '', about: '', track: 0 }] },
    { rules: 'One entry each.', links: [{ label: 'Code', href: 'https://example.org' }], minimumReviews: 3 },
  ]) {
    expect(check(change)).toEqual([]);
    expect(openAt({ ...good, ...change }, NOW)).toMatchObject({ ok: true });
  }
});

test.each<[string, Partial<NewContest>, Partial<NewContestProblem>]>([
  ['a blank title', { title: ' ' }, { field: 'title', code: 'required' }],
  ['a long title', { title: 'x'.repeat(201) }, { field: 'title', code: 'too-long', length: 201, max: 200 }],
  ['a lone surrogate', { description: '\uD83C' }, { field: 'description', code: 'malformed-text' }],
  ['no criterion', { criteria: [] }, { field: 'criteria', code: 'required' }],
  [
    'a criterion without a label',
    { criteria: [{ label: '', maxPoints: 5, weight: 1, anchors: [] }] },
    { field: 'criteria', index: 0, part: 'label', code: 'required' },
  ],
  [
    'a maximum of 0',
    { criteria: [{ label: 'Cost', maxPoints: 0, weight: 1, anchors: [] }] },
    { field: 'criteria', index: 0, part: 'maxPoints', code: 'out-of-range', min: 1, max: 255 },
  ],
  [
    'a weight that is no whole number',
    { criteria: [{ label: 'Cost', maxPoints: 5, weight: 1.5, anchors: [] }] },
    { field: 'criteria', index: 0, part: 'weight', code: 'out-of-range' },
  ],
  [
    'points of an anchor above the maximum',
    { criteria: [{ label: 'Cost', maxPoints: 5, weight: 1, anchors: [{ points: 6, text: '' }] }] },
    { field: 'criteria', index: 0, part: 'anchors', partIndex: 0, code: 'out-of-range', min: 0, max: 5 },
  ],
  [
    'a label that is there twice',
    { criteria: [...good.criteria, { label: ' usefulness', maxPoints: 5, weight: 1, anchors: [] }] },
    { field: 'criteria', index: 2, part: 'label', code: 'duplicate', firstIndex: 0 },
  ],
  [
    'two prizes of the same name',
    { prizes: ['Best', ' best'].map((name) => ({ name, about: '', track: 0 })) },
    { field: 'prizes', index: 1, part: 'name', code: 'duplicate', firstIndex: 0 },
  ],
  [
    '21 criteria',
    {
      criteria: Array.from({ length: 21 }, (_, n) => ({
        ...{ label: `${n}`, maxPoints: 1, weight: 1, anchors: [] },
      })),
    },
    { field: 'criteria', code: 'too-many', length: 21, max: 20 },
  ],
  [
    'points of an anchor that are no number',
    { criteria: [{ label: 'Cost', maxPoints: 5, weight: 1, anchors: [{ points: Number.NaN, text: 'A' }] }] },
    { field: 'criteria', index: 0, part: 'anchors', partIndex: 0, code: 'out-of-range', min: 0, max: 5 },
  ],
  [
    'reviews that are no number',
    { minimumReviews: Number.NaN },
    { field: 'minimumReviews', code: 'out-of-range' },
  ],
  [
    'a link of the contest without a label',
    { links: [{ label: '', href: 'https://example.org' }] },
    { field: 'links', index: 0, part: 'label', code: 'required' },
  ],
  [
    'a link of the contest that runs code',
    { links: [{ label: 'Chat', href: 'javascript:alert(1)' }] },
    { field: 'links', index: 0, part: 'href', code: 'invalid-link' },
  ],
  ['no judge', { judges: [] }, { field: 'judges', code: 'required' }],
  [
    'a name without an address',
    { judges: [{ address: '', name: 'Ada' }] },
    { field: 'judges', index: 0, part: 'address', code: 'invalid-address' },
  ],
  [
    'a judge who is there twice',
    { judges: [...good.judges, { address: ADA.toLowerCase(), name: '' }] },
    { field: 'judges', index: 2, part: 'address', code: 'duplicate', firstIndex: 0 },
  ],
  ['no entry and no submissions', { entries: [] }, { field: 'entries', code: 'required' }],
  [
    'an entry without a name',
    { entries: [{ ...entry, name: '' }] },
    { field: 'entries', index: 0, part: 'name', code: 'required' },
  ],
  [
    'a link that runs code',
    { entries: [{ ...entry, link: 'javascript:alert(1)' }] },
    { field: 'entries', index: 0, part: 'link', code: 'invalid-link' },
  ],
  [
    'a link with a password',
    { entries: [{ ...entry, link: 'https://ada:secret@example.org' }] },
    { field: 'entries', index: 0, part: 'link', code: 'login-in-link' },
  ],
  [
    'two spellings of one link',
    { entries: [entry, { ...entry, link: 'https://EXAMPLE.org/shelf' }] },
    { field: 'entries', index: 1, part: 'link', code: 'duplicate', firstIndex: 0 },
  ],
  [
    'a track that does not exist',
    { entries: [{ ...entry, track: 2 }] },
    { field: 'entries', index: 0, part: 'track', code: 'out-of-range', min: 0, max: 1 },
  ],
  [
    'a prize of a track that does not exist',
    { prizes: [{ name: 'Best', about: '', track: 9 }] },
    { field: 'prizes', index: 0, part: 'track', code: 'out-of-range' },
  ],
  ['submissions that ended', { submissionsUntil: NOW }, { field: 'submissionsUntil', code: 'in-the-past' }],
  [
    'judging that opens before submissions end',
    { submissionsUntil: NOW + 2n, opensAt: NOW + 1n, closesAt: NOW + 3n },
    { field: 'opensAt', code: 'out-of-order', after: 'submissionsUntil' },
  ],
  ['judging that ended', { opensAt: 0n, closesAt: NOW }, { field: 'closesAt', code: 'in-the-past' }],
  [
    'judging without time',
    { opensAt: NOW + 9n, closesAt: NOW + 9n },
    { field: 'closesAt', code: 'out-of-order', after: 'opensAt' },
  ],
  ['judging in another age', { closesAt: 2n ** 31n }, { field: 'closesAt', code: 'too-far' }],
  [
    'reveals without time',
    { revealUntil: NOW + 1n },
    { field: 'revealUntil', code: 'out-of-order', after: 'closesAt' },
  ],
])('finds the problem of a new contest: %s', (_, change, problem) => {
  expect(check(change)).toEqual([expect.objectContaining(problem)]);
});

test('says how large the document is, and how large it may be', () => {
  const size = measureNewContest(good);
  expect(size).toEqual({ bytes: size.bytes, maxBytes: 6_120, freeBytes: 6_120 - size.bytes });
  expect(toTerms(good).written.bytes).toHaveLength(size.bytes);
  const fill = (more: number) => ({ description: good.description + 'x'.repeat(size.freeBytes + more) });
  expect(check(fill(0))).toEqual([]);
  expect(check(fill(1))).toEqual([
    { field: 'document', code: 'document-too-large', bytes: 6_121, maxBytes: 6_120 },
  ]);
  expect(check({ ...fill(1), uri: 'ipfs://elsewhere' })).toEqual([]);
});

test('finds a document that nobody could read', () => {
  const cover = { uri: 'https://example.org/a.png', type: 'image/png', alt: '' } as const;
  expect(check({ cover: { ...cover, width: 1, height: 1, size: 1 } })).toEqual([
    { field: 'document', code: 'document-unreadable' },
  ]);
});

test('sets the flags by the times', () => {
  const of = (change: Partial<NewContest>) => toTerms({ ...good, ...change }).values;
  expect(of({})).toMatchObject({ flags: 0, submissionsUntil: 0n, revealUntil: good.closesAt });
  expect(of({ submissionsUntil: 5n, revealUntil: 9n })).toMatchObject({
    ...{ flags: CONTEST_FLAGS.submissions + CONTEST_FLAGS.sealed, submissionsUntil: 5n, revealUntil: 9n },
  });
});
