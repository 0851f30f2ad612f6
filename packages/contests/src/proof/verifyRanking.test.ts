import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Hex, keccak256 } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import schema from '../../ranking.schema.json' with { type: 'json' };
import { address, word } from '../../test/make.ts';
import {
  foldHistory,
  makeBundle,
  makeEvidence,
  makeHistory,
  makePostponedHistory,
  makeRanking,
  makeWideHistory,
  PROTOCOL,
  PROTOCOLS,
  toRankingSlots,
} from '../../test/makeProof.ts';
import { leavesOf, tamper } from '../../test/tamper.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import type { Json } from '../base/canonicalJson.ts';
import {
  hashProofBundle,
  type ProofAttestation,
  type ProofBundle,
  type RankingBundle,
  type RankingEntry,
  toAttestation,
  toProofJson,
} from './proofBundle.ts';
import { verifyProof } from './verifyProof.ts';
import { type RankingVerdict, verifyRanking } from './verifyRanking.ts';

/** Kilobytes of a ranking by the number of entries and the depth of the tries, as docs/protocol/contests.md states them. */
const SIZES = [
  { entries: 200, depth: 4, own: 448, submitted: 742 },
  { entries: 200, depth: 8, own: 1341, submitted: 2489 },
  { entries: 1_000, depth: 4, own: 1491, submitted: 2387 },
  { entries: 1_000, depth: 8, own: 5794, submitted: 10_929 },
];

test.each(process.env.LAUREL_FULL ? SIZES : SIZES.slice(0, 1))(
  'a ranking of $entries entries at depth $depth has the stated size',
  async (stated) => {
    const { entries, depth } = stated;
    const measure = async (areSubmissions: boolean) => {
      const history = makeWideHistory(entries, { areSubmissions });
      const { bundle, blockHash } = await makeRanking(history, { depth, time: 10_000 });
      const text = toProofJson(bundle);
      expect(verifyRanking({ text, blockHash, protocols: PROTOCOLS }).status).toBe('verified');
      return Math.round(text.length / 1_000);
    };
    expect({ ...stated, own: await measure(false), submitted: await measure(true) }).toEqual(stated);
  },
);

test('a ranking is as long as its entries, whatever the number of acts', async () => {
  const history = makeWideHistory(50, { areSubmissions: false });
  const { bundle } = await makeRanking(history, { time: 10_000 });
  const full = await makeBundle(history, { time: 10_000 });
  expect(toProofJson(bundle).length).toBeLessThan(toProofJson(full.bundle).length);
});

let bundle: RankingBundle;
let blockHash: Hex;
let acts: ProofBundle;

beforeAll(async () => {
  ({ bundle, blockHash } = await makeRanking());
  ({ bundle: acts } = await makeBundle());
});

const verify = (
  changed: object,
  options: Partial<Parameters<typeof verifyRanking>[0]> = {},
): RankingVerdict =>
  verifyRanking({
    ...{ text: toProofJson(changed as RankingBundle), blockHash, protocols: PROTOCOLS, ...options },
  });

/** The bundle with a change, and the result hash that a forger would compute. */
function forge(change: object): RankingBundle {
  const changed = { ...bundle, ...change };
  return { ...changed, hash: hashProofBundle(changed, true) };
}

function without(name: keyof RankingBundle) {
  const { [name]: _, ...rest } = bundle;
  return rest;
}

function reattest(attestation: ProofAttestation, change: Partial<ProofAttestation>): ProofAttestation {
  const changed = { ...attestation, ...change };
  return { ...changed, uid: computeAttestationUid(toAttestation(changed), changed.bump) };
}

const withTerms = (change: object) => forge({ terms: { ...bundle.terms, ...change } });
const withEntry = (number: number, change: Partial<RankingEntry>) =>
  forge({ entries: bundle.entries.map((each, at) => (at === number - 1 ? { ...each, ...change } : each)) });
const withEas = (change: object) => forge({ eas: { ...bundle.eas, ...change } });
const fill = <Value>(length: number, value: Value) => Array.from({ length }, () => value);

test('verifies a ranking without its acts', () => {
  const verdict = verify(bundle);
  if (verdict.status !== 'verified') throw new Error(`${verdict.reason} ${verdict.at} ${verdict.detail}`);
  const { block, protocol, isClosed, isRevoked, eas, terms } = verdict.value;
  expect(block).toEqual({ number: 0x1234n, hash: blockHash, time: 5_000n });
  expect(protocol).toBe(PROTOCOL);
  expect({ isClosed, isRevoked, version: eas.version }).toEqual({
    ...{ isClosed: true, isRevoked: false, version: '1.4.0' },
  });
  expect(terms).toMatchObject({
    judges: 3,
    entries: 6,
    times: { closesAt: 4_000n },
    start: { closesAt: 3_000n },
  });
  expect(bundle.ranking).toEqual([
    { entry: 5, rank: 1, sum: 25, reviews: 1 },
    { entry: 1, rank: 2, sum: 43, reviews: 2 },
    { entry: 6, rank: null, sum: 0, reviews: 0 },
  ]);
  expect(bundle.entries.map(({ status }) => status)).toEqual([
    ...['standing', 'disqualified', 'withdrawn', 'withdrawn', 'standing', 'standing'],
  ]);
  expect(bundle.entries.map(({ submission }) => submission !== null)).toEqual([
    ...[false, false, true, true, true, false],
  ]);
  expect(Object.keys(bundle)).not.toContain('acts');
});

test('has the same hash at another block once the contest is closed, and another one before', async () => {
  const later = await makeRanking(makePostponedHistory(), { time: 9_000 });
  expect(later.bundle.hash).toBe(bundle.hash);
  const open = await makeRanking(makePostponedHistory(), { time: 3_999 });
  expect(open.bundle.hash).not.toBe(bundle.hash);
  expect(verify(open.bundle, { blockHash: open.blockHash })).toMatchObject({ value: { isClosed: false } });
});

test('verifies a contest that was never postponed, and one that was revoked', async () => {
  const plain = await makeRanking(makeHistory());
  expect(plain.bundle.terms.times).toEqual(plain.bundle.terms.start);
  expect(verify(plain.bundle, { blockHash: plain.blockHash })).toMatchObject({
    value: { terms: { start: null } },
  });
  const { contest } = makeHistory();
  const revocation = [{ kind: 1, time: 500, uid: contest.uid }];
  const revoked = await makeRanking({ contest, submissions: [], acts: revocation, log: [] }, { time: 600 });
  expect(verify(revoked.bundle, { blockHash: revoked.blockHash })).toMatchObject({
    ...{ status: 'verified', value: { isRevoked: true, isClosed: true } },
  });
});

test('names an unknown code of EAS', async () => {
  const other = await makeRanking(makePostponedHistory(), { easCodeHash: word(7) });
  expect(verify(other.bundle, { blockHash: other.blockHash })).toMatchObject({
    ...{ status: 'verified', value: { eas: { version: null, codeHash: word(7) } } },
  });
});

test('is as long after many reviews as after one', async () => {
  const sizeAfter = async (count: number) => {
    const history = makeHistory();
    const { bundle: made } = await makeRanking({ ...history, acts: history.acts.slice(0, count) });
    return toProofJson(made).length;
  };
  // The judge replaces the review twice.
  expect(await sizeAfter(8)).toBe(await sizeAfter(6));
});

const OVERSIZED: readonly [string, () => object][] = [
  ['entries', () => forge({ entries: fill(1_001, bundle.entries[0]) })],
  ['ranking', () => forge({ ranking: fill(1_001, bundle.ranking[0]) })],
  ['header', () => forge({ header: `0x${'00'.repeat(16_385)}` })],
  ['accountProof', () => forge({ accountProof: fill(66, '0x80') })],
  ['storageProof', () => forge({ storageProof: fill(130_326, '0x80') })],
  ['storageProof[0]', () => forge({ storageProof: [`0x${'c0'.repeat(1_025)}`] })],
  ['eas.storageProof[0]', () => withEas({ storageProof: [`0x${'c0'.repeat(1_025)}`] })],
  ['terms.maxPoints', () => withTerms({ maxPoints: fill(21, 1) })],
  ['terms.judges', () => withTerms({ judges: 501 })],
];

test.each(OVERSIZED)('refuses more than a ranking needs in %s', (at, make) => {
  expect(verify(make())).toMatchObject({ status: 'refused', reason: 'wrong-field', at });
});

test('matches the JSON Schema, which refuses what the reader refuses', () => {
  const validate = new Ajv2020({ strict: true }).compile(schema);
  expect([validate(bundle), validate.errors]).toEqual([true, null]);
  for (const make of [
    ...OVERSIZED.map(([, make]) => make),
    () => without('terms'),
    () => without('eas'),
    () => forge({ acts: [] }),
    () => withTerms({ times: { ...bundle.terms.times, closesAt: '4000' } }),
    () => withTerms({ start: null }),
    () => withEntry(1, { status: 'pending' as never }),
    () => withEntry(1, { submission: '0x12' }),
    () => forge({ format: 'laurel-ranking/2' }),
  ])
    expect([validate(make()), verify(make()).status === 'verified']).toEqual([false, false]);
});

test('refuses every changed field, even with the result hash that follows', () => {
  const paths = leavesOf(bundle as unknown as Json).filter((path) => path !== 'chainId');
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const changed = tamper(bundle as unknown as Json, path) as unknown as RankingBundle;
    const forged = path === 'hash' ? changed : { ...changed, hash: hashProofBundle(changed, true) };
    expect([path, verify(forged).status === 'verified']).toEqual([path, false]);
  }
});

/** Each forgery with the reason for its refusal. */
const FORGERIES: readonly [string, string, () => object][] = [
  ['another sum', 'wrong-sum', () => withEntry(1, { sum: 44 })],
  ['another number of reviews', 'wrong-sum', () => withEntry(1, { reviews: 3 })],
  ['a standing entry that was disqualified', 'wrong-sum', () => withEntry(2, { status: 'standing' })],
  ['a withdrawn entry that stands', 'wrong-sum', () => withEntry(1, { status: 'withdrawn' })],
  ['an entry left out', 'wrong-state', () => forge({ entries: bundle.entries.slice(0, -1) })],
  [
    'an entry added',
    'wrong-state',
    () =>
      forge({ entries: [...bundle.entries, { status: 'standing', sum: 0, reviews: 0, submission: null }] }),
  ],
  ['entries in another order', 'another-contest', () => forge({ entries: bundle.entries.toReversed() })],
  ['a submission left out', 'another-contest', () => withEntry(4, { submission: null })],
  ['an unknown submission', 'another-contest', () => withEntry(4, { submission: word(7) })],
  ['submissions that are swapped', 'another-contest', () => swapSubmissions()],
  ['another winner', 'wrong-ranking', () => forge({ ranking: bundle.ranking.toReversed() })],
  ['no ranking', 'wrong-ranking', () => forge({ ranking: [] })],
  ['another organizer', 'wrong-state', () => withTerms({ organizer: address(7).toLowerCase() })],
  ['other flags', 'wrong-state', () => withTerms({ flags: 1 })],
  ['another number of judges', 'wrong-state', () => withTerms({ judges: 2 })],
  ['other maxima', 'wrong-state', () => withTerms({ maxPoints: [10, 6] })],
  ['other weights', 'wrong-state', () => withTerms({ weights: [1, 2] })],
  ['other times', 'wrong-state', () => withTerms({ times: bundle.terms.start })],
  ['another start', 'wrong-state', () => withTerms({ start: bundle.terms.times })],
  ['another contest', 'another-contest', () => forge({ contest: makeHistory('Another').contest })],
  ['a changed contest', 'wrong-contest-uid', () => forge({ contest: { ...bundle.contest, time: 99 } })],
  [
    'a changed contest with its own UID',
    'another-contest',
    () => forge({ contest: reattest(bundle.contest, { time: 99 }) }),
  ],
  ['another result hash', 'wrong-hash', () => ({ ...bundle, hash: word(1) })],
  ['the header of another block', 'wrong-block-hash', () => forge({ header: '0xc0' })],
  ['the proofs of a bundle with acts', 'another-storage', () => forge({ storageProof: acts.storageProof })],
  [
    'the account of EAS as the resolver',
    'another-resolver',
    () => forge({ accountProof: bundle.eas.accountProof }),
  ],
  ['the account of the resolver as EAS', 'another-eas', () => withEas({ accountProof: bundle.accountProof })],
  ['no slot of the implementation', 'wrong-eas-proof', () => withEas({ storageProof: [] })],
  ['an unused node', 'wrong-storage-proof', () => forge({ storageProof: [...bundle.storageProof, '0xc0'] })],
  ['the acts', 'unknown-field', () => forge({ acts: acts.acts })],
  ['no terms', 'missing-field', () => without('terms')],
  [
    'a time as text that is a number',
    'wrong-field',
    () => withTerms({ times: { ...bundle.terms.times, opensAt: '2000' } }),
  ],
  [
    'a time above uint64',
    'wrong-field',
    () => withTerms({ times: { ...bundle.terms.times, opensAt: '18446744073709551616' } }),
  ],
];

function swapSubmissions() {
  const [one, other] = [bundle.entries[3]?.submission ?? null, bundle.entries[4]?.submission ?? null];
  return forge({
    entries: bundle.entries.map((each, at) => {
      if (at === 3) return { ...each, submission: other };
      return at === 4 ? { ...each, submission: one } : each;
    }),
  });
}

describe('with forgeries', () => {
  test.each(FORGERIES)('refuses a ranking with %s: %s', (_, reason, make) => {
    expect(verify(make())).toMatchObject({ status: 'refused', reason });
  });

  test('refuses another serialization of a ranking', () => {
    for (const text of [`${toProofJson(bundle)}\n`, JSON.stringify(bundle, null, 1)])
      expect(verify(bundle, { text })).toMatchObject({ reason: 'not-canonical' });
  });

  test('refuses a proof with any node left out', () => {
    for (const name of ['accountProof', 'storageProof'] as const)
      for (const index of bundle[name].keys())
        expect(verify(forge({ [name]: bundle[name].toSpliced(index, 1) })).status).toBe('refused');
  });

  const evidenceOf = async (
    change: (slots: [Hex, bigint][]) => readonly (readonly [Hex, bigint])[],
    state: object = {},
    forgery: object = {},
  ) => {
    const history = makePostponedHistory();
    const slots = new Map(change([...toRankingSlots(history, foldHistory(history))]));
    const { hash, ...evidence } = await makeEvidence(slots, state);
    return verify(forge({ ...evidence, ...forgery }), { blockHash: hash });
  };
  const slotWith = (index: number, change: (value: bigint) => bigint) =>
    evidenceOf((slots) => slots.map(([slot, value], at) => [slot, at === index ? change(value) : value]));

  test.each([
    ['another organizer', 'wrong-state', 0, (value: bigint) => value + 1n],
    ['another flag', 'wrong-state', 0, (value: bigint) => value + (2n << 208n)],
    ['a revocation', 'wrong-state', 0, (value: bigint) => value + (128n << 208n)],
    ['another number of criteria', 'wrong-state', 0, (value: bigint) => value + (1n << 216n)],
    ['another number of judges', 'wrong-state', 0, (value: bigint) => value + (1n << 224n)],
    ['other times', 'wrong-state', 1, (value: bigint) => value + (1n << 128n)],
    ['other maxima', 'wrong-state', 2, (value: bigint) => value + (1n << 248n)],
    ['other weights', 'wrong-state', 3, (value: bigint) => value + (1n << 240n)],
    ['another start', 'wrong-state', 4, (value: bigint) => value + 1n],
    ['no postponement', 'wrong-state', 4, () => 0n],
    ['another sum', 'wrong-sum', 5, (value: bigint) => value + 1n],
    ['another status', 'wrong-sum', 6, (value: bigint) => value - (1n << 80n)],
    ['a status that does not exist', 'wrong-sum', 5, (value: bigint) => value + (3n << 80n)],
    ['a submission with another number', 'wrong-submission', 11, (value: bigint) => value + (1n << 168n)],
    ['a submission that is absent', 'wrong-submission', 13, () => 0n],
  ] as const)('refuses a ranking with a proven state with %s', async (_, reason, index, change) => {
    expect(await slotWith(index, change)).toMatchObject({ status: 'refused', reason });
  });

  test('refuses a ranking at a block before the contest', async () => {
    const before = (slots: [Hex, bigint][]) => slots.slice(0, 5).map(([slot]) => [slot, 0n] as const);
    expect(await evidenceOf(before, {}, { entries: [] })).toMatchObject({ reason: 'unproven-contest' });
  });

  test('refuses a block without the resolver, with another code, or without EAS', async () => {
    const same = (slots: [Hex, bigint][]) => slots;
    expect(await evidenceOf(same, { resolver: address(0x4e50_1e43) })).toMatchObject({
      reason: 'missing-resolver',
    });
    expect(await evidenceOf(same, { codeHash: keccak256('0x60') })).toMatchObject({
      reason: 'wrong-code-hash',
    });
    expect(await evidenceOf(same, { eas: address(0xea5) })).toMatchObject({ reason: 'missing-eas' });
  });

  test('refuses a contest that the rule refuses', async () => {
    const contest = reattest(bundle.contest, { revocable: false });
    const { log, ...content } = makePostponedHistory();
    const state = foldHistory({ ...content, log });
    const slots = toRankingSlots({ ...content, contest, log }, state);
    const { hash, ...evidence } = await makeEvidence(slots);
    expect(verify(forge({ ...evidence, contest }), { blockHash: hash })).toMatchObject({
      ...{ reason: 'refused-contest', detail: 'Irrevocable' },
    });
  });
});

describe('cannot tell', () => {
  test.each([
    ['another version', 'unsupported-format', () => ({ ...bundle, format: 'laurel-ranking/2' })],
    ['a bundle with acts', 'unsupported-format', () => acts],
    ['a chain that it does not know', 'unknown-chain', () => forge({ chainId: 7 })],
  ])('about a ranking with %s', (_, reason, make) => {
    expect(verify(make())).toMatchObject({ status: 'unsupported', reason });
  });

  test('about a resolver that it does not know', () => {
    expect(verify(bundle, { protocols: [] })).toMatchObject({ reason: 'unknown-resolver' });
  });

  test('about a ranking in the verifier of bundles with acts', () => {
    expect(verifyProof({ text: toProofJson(bundle), blockHash, protocols: PROTOCOLS })).toMatchObject({
      ...{ status: 'unsupported', reason: 'unsupported-format', detail: 'laurel-ranking/1' },
    });
  });
});
