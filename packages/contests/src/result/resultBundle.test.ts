import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../result.schema.json' with { type: 'json' };
import { JUDGES, makeBlock, word } from '../../test/make.ts';
import {
  commitReview,
  ENTRANT,
  makeSealedTerms,
  makeTerms,
  ORGANIZER,
  startContest,
} from '../../test/makeContest.ts';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import { type ContestDocument, writeDocument } from '../document/contestDocument.ts';
import { toBundleJson } from './bundleJson.ts';
import { createResultBundle } from './resultBundle.ts';

const [ada, ben] = JUDGES;
const makeEntry = (name: string) => ({ name, link: '', picture: '', about: '', track: 0 });
const document: ContestDocument = {
  format: 'laurel-contest/1',
  description: 'Which?',
  criteria: [
    { label: 'Use', anchors: [] },
    { label: 'Craft', anchors: [] },
  ],
  tracks: [],
  prizes: [],
  entries: [makeEntry('Shelf'), makeEntry('Stamp')],
};
const { dataUri, contentHash } = writeDocument(document);
const inline = {
  uri: dataUri ?? '',
  contentHash,
  entries: document.entries.map((entry) => writeDocument(entry).contentHash),
};
const review = (entry: number, points: readonly number[]) => ({
  ...{ entry, points, comment: '=1+1', commentHash: null },
});
const read = ({ state }: ReturnType<typeof startContest>, time = 5_000n) =>
  ({ chainId: 31337, state, block: makeBlock(time), order: 'confirmed', hasSubmissionLog: true }) as const;

function play(terms = makeTerms(inline)) {
  const contest = startContest(terms);
  const lamp = writeDocument(makeEntry('Lamp'));
  const submission = { contentHash: lamp.contentHash, uri: lamp.dataUri ?? '', replaces: null };
  const admitted = contest.attest('entry', submission, ENTRANT, 600n);
  contest.attest('admit', { first: 3, submissions: [admitted.uid] }, ORGANIZER, 700n);
  contest.attest('evaluation', review(1, [5, 5]), ada, 2_100n);
  contest.attest('evaluation', review(1, [4, 8]), ada, 2_200n);
  contest.attest('evaluation', review(1, [5, 5]), ben, 2_300n);
  contest.attest('disqualify', { entry: 2, reason: 'A copy.' }, ORGANIZER, 2_400n);
  contest.attest('recusal', { entry: 3 }, ben, 2_500n);
  return contest;
}

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const expectValid = (bundle: unknown) => {
  validate(JSON.parse(JSON.stringify(bundle)));
  expect(validate.errors).toBeNull();
};

test('has exact means, and the names of inline documents', async () => {
  const bundle = await createResultBundle(read(play()));
  expectValid(bundle);
  expect(bundle).toMatchObject({ format: 'laurel-result/1', contest: { entries: ['1', '3'] } });
  expect(bundle.contest.criteria).toEqual([
    { label: 'Use', maxPoints: 5, weight: 2 },
    { label: 'Craft', maxPoints: 10, weight: 1 },
  ]);
  expect(bundle.rankings.mean).toEqual([
    { entry: '1', rank: 1, sum: 31, count: 2, points: '15.50', judges: 3 },
    { entry: '3', rank: null, sum: 0, count: 0, points: '', judges: 3 },
  ]);
  expect(bundle.counted.map(({ judge, points, given }) => [judge, points, given])).toEqual([
    [ada, 16, [4, 8]],
    [ben, 15, [5, 5]],
  ]);
  expect(bundle.ignored.map(({ reason }) => reason)).toEqual(['superseded']);
  expect(bundle.details.entries.map(({ name, status, reason }) => [name, status, reason])).toEqual([
    ['Shelf', 'standing', null],
    ['Stamp', 'disqualified', 'A copy.'],
    ['Lamp', 'standing', null],
  ]);
  expect(bundle.details.recusals).toMatchObject([{ judge: ben, entry: '3', time: 2_500 }]);
});

test('is canonical JSON with the SHA-256 of everything else', async () => {
  const json = toBundleJson(await createResultBundle(read(play())));
  const { hash, ...rest } = JSON.parse(json);
  expect(hash).toBe(`0x${createHash('sha256').update(toCanonicalJson(rest)).digest('hex')}`);
  expect(toBundleJson(await createResultBundle(read(play())))).toBe(json);
});

test('has hashes in place of texts that are not in an attestation', async () => {
  const bundle = await createResultBundle(read(play(makeTerms({ uri: 'ipfs://tools' }))));
  expectValid(bundle);
  expect(bundle.contest.criteria.map(({ label }) => label)).toEqual([null, null]);
  expect(bundle.details.entries.map(({ name }) => name)).toEqual([null, null, 'Lamp']);
  expect(bundle.details.entries[0]?.contentHash).toBe(word(0xe1));
});

test('lists sealed reviews until they are revealed', async () => {
  const contest = startContest(makeSealedTerms());
  commitReview(contest, { entry: 1, judge: ada, points: [5, 5] }, 2_100n);
  const bundle = await createResultBundle(read(contest, 2_500n));
  expectValid(bundle);
  expect(bundle.details.sealed).toMatchObject([{ judge: ada, entry: '1' }]);
  expect(bundle.counted).toEqual([]);
});

test('has the times in force, and each postponement with null where the contest has none', async () => {
  const sealed = startContest(makeSealedTerms());
  const open = startContest(makeTerms());
  for (const [index, contest] of [sealed, open].entries()) {
    const { submissionsUntil, opensAt } = contest.state.times;
    const revealUntil = index === 0 ? 4_100n : 3_100n;
    const values = { submissionsUntil, opensAt, closesAt: 3_100n, revealUntil, reason: 'Rain.' };
    contest.attest('postpone', values, ORGANIZER, 2_100n);
  }
  const [first, second] = await Promise.all([sealed, open].map((each) => createResultBundle(read(each))));
  expectValid(first);
  expectValid(second);
  expect(first?.contest).toMatchObject({ endsAt: 3_100, submissionsUntil: null, revealUntil: 4_100 });
  expect(first?.details.postponements).toMatchObject([
    { time: 2_100, submissionsUntil: null, opensAt: 2_000, closesAt: 3_100, revealUntil: 4_100 },
  ]);
  expect(second?.contest).toMatchObject({ endsAt: 3_100, submissionsUntil: 1_000, revealUntil: null });
  expect(second?.details.postponements).toMatchObject([
    { submissionsUntil: 1_000, revealUntil: null, reason: 'Rain.' },
  ]);
});

test('has the names of a late list if its document is inline, and its document', async () => {
  const contest = startContest();
  const entries = [makeEntry('Oar'), makeEntry('Tiller')];
  const document = writeDocument({ format: 'laurel-entries/1', entries });
  const hashes = entries.map((entry) => writeDocument(entry).contentHash);
  const inline = { uri: document.dataUri ?? '', contentHash: document.contentHash };
  contest.attest('list', { ...inline, first: 3, entries: hashes }, ORGANIZER, 2_500n);
  const elsewhere = { uri: 'ipfs://late', contentHash: word(0xd1), entries: [word(0xe9)] };
  contest.attest('list', { ...elsewhere, first: 5 }, ORGANIZER, 2_500n);
  const bundle = await createResultBundle(read(contest));
  expectValid(bundle);
  expect(bundle.details.entries.slice(2)).toMatchObject([
    { entry: '3', name: 'Oar', contentHash: hashes[0], uri: inline.uri },
    { entry: '4', name: 'Tiller', contentHash: hashes[1], uri: inline.uri },
    { entry: '5', name: null, contentHash: word(0xe9), uri: 'ipfs://late' },
  ]);
});

test('refuses acts whose order is not confirmed', async () => {
  const reading = { ...read(play()), order: 'not-confirmed' } as const;
  await expect(createResultBundle(reading)).rejects.toThrow(TypeError);
});
