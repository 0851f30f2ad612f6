import { expect, test } from 'vitest';
import { JUDGES } from '../../test/make.ts';
import { makeTerms, startContest } from '../../test/makeContest.ts';
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
