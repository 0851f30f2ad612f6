import { expect, test } from 'vitest';
import { JUDGES } from '../../test/make.ts';
import { makeTerms, startContest } from '../../test/makeContest.ts';
import { encodeDocument } from '../document/contestDocument.ts';
import { readContestDocument } from '../document/readDocument.ts';
import { readResult } from '../result/readResult.ts';
import { checkNewContest } from './checkNewContest.ts';
import {
  measureNewContest,
  type NewContest,
  placeContest,
  toEntryDocument,
  toNewContest,
  toTerms,
} from './newContest.ts';
import { splitContest, toEntriesDocument } from './splitContest.ts';

const [ADA = '0x', BEN = '0x'] = JUDGES;

const input: NewContest = {
  title: 'Tools for small libraries',
  description: 'Which would you keep?',
  tracks: [{ name: 'Cataloging', about: 'Catalogs.' }],
  prizes: [{ name: 'Best', about: '', track: 1 }],
  criteria: [{ label: 'Use', maxPoints: 5, weight: 2, anchors: [{ points: 5, text: 'Daily.' }] }],
  judges: [
    { address: ADA, name: 'Ada' },
    { address: BEN, name: '' },
  ],
  entries: [
    { name: 'Shelf', link: 'https://example.org/1', about: '', track: 1, team: ['Eve'], place: 'Table 1' },
    { name: 'Kiln', link: '', about: 'Warm.', track: 0 },
  ],
  rules: 'One entry each.',
  minimumReviews: 2,
  submissionsUntil: 1_000n,
  opensAt: 2_000n,
  closesAt: 3_000n,
  revealUntil: 4_000n,
};

async function read(of: NewContest) {
  const { values } = toTerms(of);
  const { state } = startContest(makeTerms(values));
  const document = await readContestDocument(values);
  const block = { number: 1n, hash: `0x${'1'.repeat(64)}`, time: 600n } as const;
  return readResult({
    ...{ chainId: 31337, state, block, order: 'confirmed', hasSubmissionLog: false, document },
  });
}

test('copies everything but the times from an earlier contest', async () => {
  const { submissionsUntil, opensAt, closesAt, revealUntil, ...content } = input;
  const copied = toNewContest(await read(input));
  expect(copied).toMatchObject(content);
  const again = { ...copied, submissionsUntil, opensAt, closesAt, revealUntil };
  expect(toTerms(again).values).toEqual(toTerms(input).values);
});

test('takes the texts of entries that the contest document does not have', async () => {
  const late = { name: 'Loom', link: '', picture: '', about: '', track: 0 };
  const { entries } = toNewContest(await read(input), new Map([['2', late]]));
  expect(entries.map(({ name }) => name)).toEqual(['Shelf', 'Loom']);
});

test('trims texts and leaves blank rows and empty fields out', () => {
  const { document } = toTerms({
    ...input,
    judges: [{ address: '', name: ' ' }, ...input.judges],
    entries: [{ name: '', link: ' ', about: '', track: 0 }, ...input.entries],
    ...{ rules: ' ', links: [] },
  });
  expect(document).not.toHaveProperty('rules');
  expect(document).not.toHaveProperty('links');
  expect(document.entries).toHaveLength(2);
  expect(document.judges).toEqual([{ address: ADA, name: 'Ada' }]);
  expect(
    toEntryDocument({ name: ' Shelf ', link: ' ', about: '', track: 0, team: [' '], place: '' }),
  ).toEqual({ name: 'Shelf', link: '', picture: '', about: '', track: 0 });
});

test('places a contest whose document does not fit into the attestation, and measures what can be stored', () => {
  expect(placeContest(input)).toEqual({ contest: input, toStore: null });
  const large = { ...input, description: 'x'.repeat(10_000) };
  const { contest, toStore } = placeContest(large);
  expect(toTerms(contest).values).toMatchObject({
    uri: expect.stringMatching(/^ipfs:\/\/bafkrei/),
    contentHash: toTerms(large).values.contentHash,
  });
  expect(toStore).toEqual(toTerms(large).written.bytes);
  const published = { ...large, uri: 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' };
  expect(placeContest(published)).toEqual({ contest: published, toStore: null });
  expect(measureNewContest(large).freeBytes).toBeLessThan(0);
  expect(measureNewContest(large, { isStored: true }).maxBytes).toBe(262_144);
  const check = (of: NewContest, isStored?: boolean) =>
    checkNewContest(of, { nowSeconds: 500n, ...(isStored !== undefined && { isStored }) }).map(
      ({ code }) => code,
    );
  expect(check(large)).toEqual(['document-too-large']);
  expect(check(large, true)).toEqual([]);
  expect(check(contest)).toEqual([]);
  expect(check({ ...input, rules: 'x'.repeat(32_000), description: 'x'.repeat(240_000) }, true)).toEqual([
    'document-too-large',
  ]);
});

const makeEntries = (count: number, about: string) =>
  Array.from({ length: count }, (_, n) => ({ name: `Sign ${n + 1}`, link: '', about, track: 0 }));

test('leaves a contest whole that one act can start', () => {
  const large = { ...input, entries: makeEntries(200, 'x'.repeat(1_000)) };
  for (const of of [input, large])
    expect(splitContest(of, { isStored: true })).toEqual({ contest: of, later: [] });
  // Without a site that stores texts, only numbers are divided: the size is a problem of its own.
  const heavy = { ...input, entries: makeEntries(100, 'x'.repeat(10_000)) };
  expect(splitContest(heavy).later).toEqual([]);
});

test('divides entries by their number and by the size of their texts, in their order', () => {
  for (const [count, bytes] of [
    [201, 10],
    [281, 1_200],
    [1_000, 2_000],
    [3, 200_000],
  ] as const) {
    const entries = makeEntries(count, 'ü'.repeat(bytes / 2));
    const { contest, later } = splitContest({ ...input, entries }, { isStored: true });
    const parts = [contest.entries, ...later.map((part) => (part.kind === 'list' ? part.entries : []))];
    expect(parts.flat()).toEqual(entries);
    expect(parts.every(({ length }) => length > 0 && length <= 200)).toBe(true);
    expect(measureNewContest(contest, { isStored: true }).freeBytes).toBeGreaterThanOrEqual(0);
    for (const part of parts)
      expect(encodeDocument(toEntriesDocument(part)).length).toBeLessThanOrEqual(262_144);
    const facts = { nowSeconds: 500n, isStored: true, isSplit: true };
    expect(checkNewContest({ ...input, entries }, facts)).toEqual([]);
  }
  const entries = makeEntries(1, 'x'.repeat(300_000));
  expect(
    checkNewContest({ ...input, entries }, { nowSeconds: 500n, isStored: true, isSplit: true }),
  ).toMatchObject([{ field: 'document', code: 'document-too-large' }]);
});

test('refuses a start whose texts leave no room for an entry, unless it takes submissions', () => {
  const entries = makeEntries(2, 'x'.repeat(1_000));
  const fill = (free: number): NewContest => {
    const empty = { ...input, submissionsUntil: null, description: '', entries: entries.slice(0, 1) };
    const { freeBytes } = measureNewContest(empty, { isStored: true });
    return { ...empty, entries, description: 'x'.repeat(freeBytes - free) };
  };
  const check = (contest: NewContest) =>
    checkNewContest(contest, { nowSeconds: 500n, isStored: true, isSplit: true });
  expect(splitContest(fill(0), { isStored: true }).contest.entries).toHaveLength(1);
  expect(check(fill(0))).toEqual([]);
  expect(splitContest(fill(-1), { isStored: true }).contest.entries).toHaveLength(0);
  expect(check(fill(-1))).toEqual([
    { field: 'document', code: 'document-too-large', bytes: 262_145, maxBytes: 262_144 },
  ]);
  expect(check({ ...fill(-1), submissionsUntil: 1_000n, opensAt: 1_000n })).toEqual([]);
});

test('divides judges by their number, and refuses more than a contest can have', () => {
  const judges = Array.from({ length: 501 }, (_, n) => ({
    ...{ address: `0x${`${n + 1}`.padStart(40, '0')}`, name: `Judge ${n + 1}` },
  }));
  const { contest, later } = splitContest({ ...input, judges: judges.slice(0, 250) });
  expect(contest.judges).toHaveLength(100);
  expect(later).toEqual([
    { kind: 'judges', judges: judges.slice(100, 200) },
    { kind: 'judges', judges: judges.slice(200, 250) },
  ]);
  expect(toTerms(contest).document.judges).toHaveLength(250);
  expect(checkNewContest({ ...input, judges }, { nowSeconds: 500n, isStored: true, isSplit: true })).toEqual([
    { field: 'judges', code: 'too-many', length: 501, max: 500 },
  ]);
});
