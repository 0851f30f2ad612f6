import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { concat, type Hex, keccak256 } from 'viem';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import schema from '../../proof.schema.json' with { type: 'json' };
import { address, word } from '../../test/make.ts';
import {
  foldHistory,
  getHead,
  type History,
  makeBundle,
  makeEvidence,
  makeHistory,
  makePostponedHistory,
  PROTOCOL,
  PROTOCOLS,
  toSlots,
} from '../../test/makeProof.ts';
import { leavesOf, tamper } from '../../test/tamper.ts';
import { ACT_KINDS } from '../acts/accumulator.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import type { Json } from '../base/canonicalJson.ts';
import { encodeActData } from '../contest/encode.ts';
import { findContestSlots } from './contestSlots.ts';
import {
  hashProofBundle,
  type ProofAttestation,
  type ProofBundle,
  toAttestation,
  toProofJson,
} from './proofBundle.ts';
import { PROOF_REASONS } from './proofReasons.ts';
import { type ProofVerdict, verifyProof } from './verifyProof.ts';

let bundle: ProofBundle;
let blockHash: Hex;
const seen = new Set<string>();

beforeAll(async () => {
  ({ bundle, blockHash } = await makeBundle());
});

function verifyText(text: string, options: Partial<Parameters<typeof verifyProof>[0]> = {}): ProofVerdict {
  const verdict = verifyProof({ text, blockHash, protocols: PROTOCOLS, ...options });
  if (verdict.status === 'refused') seen.add(verdict.reason);
  return verdict;
}

const verify = (changed: object, options: Partial<Parameters<typeof verifyProof>[0]> = {}) =>
  verifyText(toProofJson(changed as ProofBundle), options);

/** The bundle with a change, and the result hash that a forger would compute. */
function forge(change: Partial<ProofBundle>): ProofBundle {
  const changed = { ...bundle, ...change };
  return { ...changed, hash: hashProofBundle(changed, true) };
}

/** The attestation with a change and the UID that follows. */
function reattest(attestation: ProofAttestation, change: Partial<ProofAttestation>): ProofAttestation {
  const changed = { ...attestation, ...change };
  return { ...changed, uid: computeAttestationUid(toAttestation(changed), changed.bump) };
}

const replaceAct = (index: number, change: object) => ({
  acts: bundle.acts.map((act, at) => (at === index ? { ...act, ...change } : act)),
});

test('verifies the bundle of a contest', () => {
  const verdict = verify(bundle);
  if (verdict.status !== 'verified') throw new Error(`${verdict.reason} ${verdict.at} ${verdict.detail}`);
  const { block, protocol, state, isClosed } = verdict.value;
  expect(block).toEqual({ number: 0x1234n, hash: blockHash, time: 5_000n });
  expect(protocol).toBe(PROTOCOL);
  expect(isClosed).toBe(true);
  expect(state.acts.acts).toHaveLength(15);
  expect(verdict.value.bundle.ranking).toEqual([
    { entry: 5, rank: 1, sum: 25, reviews: 1 },
    { entry: 1, rank: 2, sum: 43, reviews: 2 },
  ]);
});

test('verifies a block hash in upper case', () => {
  expect(verify(bundle, { blockHash: blockHash.toUpperCase().replace('0X', '0x') as Hex }).status).toBe(
    'verified',
  );
});

test('has the same result hash at another block once the contest is closed, and another one before', async () => {
  const later = await makeBundle(makeHistory(), { time: 9_000 });
  expect(later.blockHash).not.toBe(blockHash);
  expect(later.bundle.hash).toBe(bundle.hash);
  const open = await Promise.all([2_900, 2_901].map((time) => makeBundle(makeHistory(), { time })));
  expect(new Set([bundle, ...open.map((each) => each.bundle)].map(({ hash }) => hash)).size).toBe(3);
  for (const each of open)
    expect(verify(each.bundle, { blockHash: each.blockHash })).toMatchObject({
      status: 'verified',
      value: { isClosed: false },
    });
});

test('verifies a contest without acts, whose sums are absent from the storage', async () => {
  const { contest } = makeHistory();
  const empty = await makeBundle({ contest, submissions: [], acts: [], log: [] });
  expect(verify(empty.bundle, { blockHash: empty.blockHash })).toMatchObject({
    status: 'verified',
    value: {
      bundle: {
        ranking: [
          { entry: 1, rank: null, sum: 0, reviews: 0 },
          { entry: 2, rank: null },
        ],
      },
    },
  });
});

test('verifies a contest that was revoked, which is closed', async () => {
  const { contest } = makeHistory();
  const acts = [{ kind: ACT_KINDS.contestRevoked, time: 500, uid: contest.uid }];
  const revoked = await makeBundle({ contest, submissions: [], acts, log: [] }, { time: 600 });
  expect(verify(revoked.bundle, { blockHash: revoked.blockHash })).toMatchObject({
    status: 'verified',
    value: { isClosed: true, state: { isRevoked: true } },
  });
});

test('verifies a contest that was postponed, with an entry that was listed late', async () => {
  const postponed = await makeBundle(makePostponedHistory());
  const verdict = verify(postponed.bundle, { blockHash: postponed.blockHash });
  if (verdict.status !== 'verified') throw new Error(`${verdict.reason} ${verdict.at} ${verdict.detail}`);
  expect(verdict.value.state.times).toMatchObject({ closesAt: 4_000n, revealUntil: 4_000n });
  expect(verdict.value.isClosed).toBe(true);
  const open = await makeBundle(makePostponedHistory(), { time: 3_600 });
  expect(verify(open.bundle, { blockHash: open.blockHash })).toMatchObject({
    ...{ status: 'verified', value: { isClosed: false } },
  });
});

test('proves the code of EAS behind its proxy, and names an unknown one', async () => {
  expect(verify(bundle)).toMatchObject({
    status: 'verified',
    value: {
      eas: {
        ...{ address: PROTOCOL.eas, version: '1.4.0', codeHash: keccak256('0x6003') },
        proxy: { codeHash: keccak256('0x6004'), implementation: address(0x1a21).toLowerCase() },
      },
    },
  });
  for (const change of [{ easCodeHash: word(7) }, { proxyCodeHash: word(8) }]) {
    const other = await makeBundle(makeHistory(), change);
    const { easCodeHash: codeHash = keccak256('0x6003') } = change;
    expect(verify(other.bundle, { blockHash: other.blockHash })).toMatchObject({
      ...{ status: 'verified', value: { eas: { version: null, codeHash } } },
    });
    expect(other.bundle.hash).toBe(bundle.hash);
  }
});

test('proves that EAS is at its own address, and outside of the predeploys only its account', async () => {
  const direct = await makeBundle(makeHistory(), { implementation: null });
  expect(direct.bundle.eas.storageProof).not.toEqual([]);
  expect(direct.bundle.eas.implementationProof).toEqual([]);
  expect(verify(direct.bundle, { blockHash: direct.blockHash })).toMatchObject({
    value: { eas: { proxy: null, codeHash: keccak256('0x6003'), version: null } },
  });
  const eas = address(0xea5).toLowerCase() as Hex;
  const protocols = [{ ...PROTOCOL, eas }];
  const { log, ...content } = makeHistory();
  const slots = toSlots({ ...content, log }, foldHistory({ ...content, log }));
  const [, ...others] = slots;
  const head = BigInt(getHead(content.contest.uid, content.acts, 'acts', { ...PROTOCOL, eas }));
  const first = [...slots.keys()][0] ?? '0x';
  const evidence = await makeEvidence(new Map([[first, head], ...others]), { eas, provenEas: eas });
  const { hash: at, ...own } = evidence;
  const changed = forge({ ...own, eas: { ...own.eas, storageProof: [], implementationProof: [] } });
  expect(own.eas.accountProof).not.toEqual([]);
  expect(verify(changed, { blockHash: at, protocols })).toMatchObject({
    status: 'verified',
    value: { eas: { address: eas, proxy: null, codeHash: keccak256('0x6004') } },
  });
  expect(verify(forge(own), { blockHash: at, protocols })).toMatchObject({
    ...{ status: 'refused', reason: 'wrong-eas-proof', at: 'eas.storageProof' },
  });
});

describe('with submissionActs', () => {
  let logged: ProofBundle;
  beforeAll(async () => {
    ({ bundle: logged } = await makeBundle(makeHistory(), { hasLog: true }));
  });
  const log = () => logged.submissionActs ?? [];
  const withLog = (submissionActs: readonly object[]) =>
    forge({ submissionActs: submissionActs as ProofBundle['submissionActs'] & object });
  const submissionOf = (index: number) => (log()[index] as { attestation: ProofAttestation }).attestation;

  test('proves submissions that were not admitted, with the same result hash', () => {
    expect(logged.hash).toBe(bundle.hash);
    const verdict = verify(logged);
    if (verdict.status !== 'verified') throw new Error(`${verdict.reason} ${verdict.at} ${verdict.detail}`);
    expect(verdict.value.submissions?.map(({ status, entry }) => [status, entry])).toEqual([
      ['replaced', 3],
      ['withdrawn', 4],
      ['pending', null],
      ['admitted', 5],
    ]);
    expect(verify(bundle)).toMatchObject({ status: 'verified', value: { submissions: null } });
  });

  test.each<[string, string, () => object]>([
    ['a submission left out', 'missing-act', () => withLog(log().filter((_, at) => at !== 2))],
    ['no submissions', 'missing-act', () => withLog([])],
    ['a submission twice', 'extra-act', () => withLog([...log(), log()[2] ?? {}])],
    ['another order', 'wrong-order', () => withLog(log().toReversed())],
    ['another order within a second', 'wrong-head', () => withLog(moveSecond())],
    ['a submission replaced by another one', 'wrong-head', () => withLog(replace(2, { bump: 7 }))],
    [
      'a submission of another entrant',
      'wrong-submission-uid',
      () =>
        withLog([
          { ...log()[0], attestation: { ...submissionOf(0), attester: word(1).slice(0, 42) } },
          ...log().slice(1),
        ]),
    ],
    [
      'a submission for another contest',
      'foreign-submission',
      () => withLog(replace(2, { refUID: word(7) })),
    ],
    ['another kind', 'wrong-kind', () => withLog(change(2, { kind: 4 }))],
    ['an unknown kind', 'wrong-kind', () => withLog(change(2, { kind: 200 }))],
    ['another time', 'wrong-kind', () => withLog(change(2, { time: 301 }))],
    ['another time of a withdrawal', 'wrong-head', () => withLog(change(4, { time: 1_401 }))],
    [
      'a withdrawal of another submission',
      'wrong-head',
      () => withLog(change(4, { uid: submissionOf(2).uid })),
    ],
    ['a withdrawal of nothing', 'wrong-head', () => withLog(change(4, { uid: word(7) }))],
    [
      'a withdrawal with its attestation',
      'unknown-field',
      () => withLog(change(4, { attestation: submissionOf(1) })),
    ],
    [
      'the acts in its place',
      'foreign-submission',
      () => withLog([{ ...log()[0], attestation: bundle.contest }, ...log().slice(1)]),
    ],
    ['null', 'wrong-field', () => withLog(null as never)],
  ])('refuses a log of submissions with %s: %s', (_, reason, make) => {
    expect(verify(make())).toMatchObject({ status: 'refused', reason });
  });

  const change = (index: number, by: object) =>
    log().map((act, at) => (at === index ? { ...act, ...by } : act));
  const replace = (index: number, by: Partial<ProofAttestation>) =>
    change(index, { attestation: reattest(submissionOf(index), by) });
  const moveSecond = () => [log()[1] ?? {}, log()[0] ?? {}, ...log().slice(2)];

  test('refuses each changed field of a log of submissions', () => {
    for (const path of leavesOf(logged.submissionActs as unknown as Json)) {
      const submissionActs = tamper(logged.submissionActs as unknown as Json, path);
      const forged = forge({ submissionActs: submissionActs as never });
      expect([path, verify(forged).status]).toEqual([path, 'refused']);
    }
  });

  test('refuses another head of the log of submissions', async () => {
    const history = makeHistory();
    const slots = [...toSlots(history, foldHistory(history))];
    const changed = new Map(slots.map(([slot, value], at) => [slot, at === 3 ? value + 1n : value]));
    const { hash, ...evidence } = await makeEvidence(changed);
    const { submissionActs } = logged;
    expect(verify(forge(evidence), { blockHash: hash }).status).toBe('verified');
    expect(
      verify(forge({ ...evidence, submissionActs: submissionActs ?? [] }), { blockHash: hash }),
    ).toMatchObject({
      ...{ reason: 'wrong-head', at: 'submissionActs' },
    });
  });
});

const fill = <Value>(length: number, value: Value | undefined) => Array.from({ length }, () => value);

/** A node with one byte more than any bundle may have. */
const LARGE_NODE: Hex = `0x${'c0'.repeat(1_025)}`;

/** Lists and fields that are longer than any contest needs. */
const OVERSIZED: readonly [string, () => object][] = [
  ['submissions', () => ({ ...bundle, submissions: fill(1_001, bundle.submissions[0]) })],
  ['ranking', () => ({ ...bundle, ranking: fill(1_001, bundle.ranking[0]) })],
  ['header', () => ({ ...bundle, header: `0x${'00'.repeat(16_385)}` })],
  ['accountProof', () => ({ ...bundle, accountProof: fill(66, '0x80') })],
  ['storageProof', () => ({ ...bundle, storageProof: fill(65_326, '0x80') })],
  ['eas.accountProof', () => withEas({ accountProof: fill(66, '0x80') })],
  ['eas.storageProof', () => withEas({ storageProof: fill(66, '0x80') })],
  ['eas.implementationProof', () => withEas({ implementationProof: fill(66, '0x80') })],
  ['eas.accountProof[0]', () => withEas({ accountProof: [LARGE_NODE] })],
  ['eas.storageProof[0]', () => withEas({ storageProof: [LARGE_NODE] })],
  ['eas.implementationProof[0]', () => withEas({ implementationProof: [LARGE_NODE] })],
  ['accountProof[0]', () => ({ ...bundle, accountProof: [LARGE_NODE, ...bundle.accountProof.slice(1)] })],
  ['storageProof[1]', () => ({ ...bundle, storageProof: [...bundle.storageProof.slice(0, 1), LARGE_NODE] })],
  ['contest.data', () => withContest({ data: `0x${'00'.repeat(32_769)}` })],
];

test.each(OVERSIZED)('refuses more than a bundle needs in %s', (at, make) => {
  expect(verify(make())).toMatchObject({ status: 'refused', reason: 'wrong-field', at });
});

test('does not read a text that would take much memory', () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  for (const text of [
    `[${'[],'.repeat(1_000_000)}[]]`,
    `${'['.repeat(2_000_001)}`,
    `{"a":{${'"b":0,'.repeat(2_000_000)}}}`,
    ' '.repeat(64 * 1024 * 1024 + 1),
  ])
    expect(verifyText(text)).toMatchObject({ status: 'unsupported', reason: 'too-large' });
  expect(parse).not.toHaveBeenCalled();
});

test('matches the JSON Schema, which refuses what the reader refuses', async () => {
  const validate = new Ajv2020({ strict: true }).compile(schema);
  expect([validate(bundle), validate.errors]).toEqual([true, null]);
  expect(validate((await makeBundle(makeHistory(), { hasLog: true })).bundle)).toBe(true);
  for (const make of [
    () => ({ ...bundle, resolver: PROTOCOL.resolver }),
    () => without('header'),
    () => withContest({ attester: address(0xabcdef) }),
    () => withContest({ time: -1 }),
    () => withContest({ time: '100' }),
    () => withContest({ data: '0x1' }),
    () => withContest({ revocationTime: 0 }),
    () => ({ ...bundle, format: 'laurel-proof/2' }),
    () => without('eas'),
    () => forge(replaceAct(8, { kind: 9 })),
    () => forge(replaceAct(9, { kind: 8 })),
    () => forge(replaceAct(9, { attestation: actAt(8) })),
    ...OVERSIZED.map(([, make]) => make),
  ])
    expect([validate(make()), verify(make()).status === 'verified']).toEqual([false, false]);
});

describe('refuses a changed field', () => {
  test('in every place, even with the result hash that follows', () => {
    const paths = leavesOf(bundle as unknown as Json);
    expect(paths.length).toBeGreaterThan(200);
    for (const path of paths) {
      const before = path.match(/[^.[\]]+/g)?.reduce<unknown>((at, key) => (at as never)?.[key], bundle);
      for (const changed of changesOf(before)) {
        const tampered = withValue(path, changed) as ProofBundle;
        const forged = path === 'hash' ? tampered : { ...tampered, hash: hashProofBundle(tampered, true) };
        expect([path, changed, verify(forged).status]).toEqual([path, changed, 'refused']);
      }
    }
  });

  /** Other values of the same shape, and one of another. */
  function changesOf(before: unknown): readonly Json[] {
    if (typeof before === 'boolean') return [!before, 'true'];
    if (typeof before === 'number') return [before + 1, String(before)];
    if (before === null) return [1];
    const text = String(before);
    if (!text.startsWith('0x')) return [`${text}!`];
    const last = text.endsWith('0') ? '1' : '0';
    return text === '0x' ? ['0x00'] : [text.slice(0, -1) + last, text.toUpperCase(), `${text}00`];
  }

  function withValue(path: string, value: Json): object {
    const copy = structuredClone(bundle) as unknown as Record<string, unknown>;
    const keys = path.match(/[^.[\]]+/g) ?? [];
    const last = keys.pop() ?? '';
    const target = keys.reduce<Record<string, unknown>>((at, key) => at[key] as never, copy);
    target[last] = value;
    return copy;
  }
});

/** Each forgery with the reason for its refusal. */
const FORGERIES: readonly [string, string, () => object][] = [
  [
    'another contest of the same resolver',
    'another-contest',
    () => forge(pickContent(makeHistory('Another'))),
  ],
  ['a changed contest', 'wrong-contest-uid', () => forge({ contest: { ...bundle.contest, time: 99 } })],
  [
    'a changed contest with its own UID',
    'another-contest',
    () => forge({ contest: reattest(bundle.contest, { time: 99 }) }),
  ],
  ['another chain', 'another-chain', () => forge({ chainId: 84532 })],
  ['a chain that nobody knows', 'another-chain', () => forge({ chainId: 7 })],
  ['a missing act', 'missing-act', () => forge({ acts: bundle.acts.slice(0, -1) })],
  ['no acts', 'missing-act', () => forge({ acts: [], submissions: [] })],
  ['an act that is repeated', 'extra-act', () => forge({ acts: [...bundle.acts, ...bundle.acts.slice(-1)] })],
  ['acts in another order', 'wrong-order', () => forge({ acts: bundle.acts.toReversed() })],
  ['acts of one second in another order', 'wrong-head', () => forge({ acts: swap(6, 7) })],
  [
    'an act replaced by another one',
    'wrong-head',
    () =>
      forge(replaceAct(6, { attestation: reattest(actAt(6), { data: `${actAt(6).data}` as Hex, bump: 7 }) })),
  ],
  [
    'an act replaced by the next one',
    'wrong-head',
    () => forge({ acts: bundle.acts.flatMap((act, at) => (at === 6 ? [] : at === 7 ? [act, act] : [act])) }),
  ],
  [
    'a changed comment',
    'wrong-act-uid',
    () => forge(replaceAct(6, { attestation: { ...actAt(6), data: '0x' } })),
  ],
  ['another bump', 'wrong-act-uid', () => forge(replaceAct(7, { attestation: { ...actAt(7), bump: 2 } }))],
  [
    'an act of another contest',
    'foreign-act',
    () => forge(replaceAct(6, { attestation: reattest(actAt(6), { refUID: word(7) }) })),
  ],
  ['another kind', 'wrong-kind', () => forge(replaceAct(8, { kind: 10 }))],
  ['a kind with other fields', 'unknown-field', () => forge(replaceAct(8, { kind: 9 }))],
  ['a withdrawal as a review', 'unknown-field', () => forge(replaceAct(9, { kind: 8 }))],
  ['another kind of withdrawal', 'wrong-kind', () => forge(replaceAct(9, { kind: 13 }))],
  [
    'a withdrawal with its attestation, too',
    'unknown-field',
    () => forge(replaceAct(9, { attestation: actAt(8) })),
  ],
  ['a withdrawal of another review', 'wrong-head', () => forge(replaceAct(9, { uid: actAt(7).uid }))],
  [
    'a withdrawal of an attestation that is not in the bundle',
    'wrong-head',
    () => forge(replaceAct(9, { uid: word(7) })),
  ],
  ['an unknown kind', 'wrong-kind', () => forge(replaceAct(8, { kind: 200 }))],
  ['another time', 'wrong-kind', () => forge(replaceAct(8, { time: 2_201 }))],
  ['another time of a withdrawal', 'wrong-head', () => forge(replaceAct(9, { time: 2_299 }))],
  [
    'a stranger in the place of a judge',
    'wrong-head',
    () =>
      forge(
        replaceAct(6, { attestation: reattest(actAt(6), { attester: address(7).toLowerCase() as Hex }) }),
      ),
  ],
  ['a missing submission', 'missing-submission', () => forge({ submissions: bundle.submissions.slice(1) })],
  [
    'submissions in another order',
    'extra-submission',
    () => forge({ submissions: bundle.submissions.toReversed() }),
  ],
  [
    'a submission that was not admitted',
    'extra-submission',
    () => forge({ submissions: [...bundle.submissions, reattest(submissionAt(0), { bump: 7 })] }),
  ],
  [
    'a changed submission',
    'wrong-submission-uid',
    () => forge({ submissions: [{ ...submissionAt(0), data: '0x' }, submissionAt(1)] }),
  ],
  [
    'a submission for another contest',
    'foreign-submission',
    () => forge({ submissions: [reattest(submissionAt(0), { refUID: word(7) }), submissionAt(1)] }),
  ],
  ['another winner', 'wrong-ranking', () => forge({ ranking: bundle.ranking.toReversed() })],
  ['no ranking', 'wrong-ranking', () => forge({ ranking: [] })],
  ['another result hash', 'wrong-hash', () => ({ ...bundle, hash: word(1) })],
  ['another header', 'wrong-block-hash', () => forge({ header: '0xc0' })],
  [
    'a header with a byte behind it',
    'wrong-block-hash',
    () => forge({ header: concat([bundle.header, '0x00']) }),
  ],
  ['no account proof', 'wrong-account-proof', () => forge({ accountProof: [] })],
  [
    'an unused node of the account proof',
    'wrong-account-proof',
    () => forge({ accountProof: [...bundle.accountProof, '0xc0'] }),
  ],
  [
    'a changed node of the account proof',
    'wrong-account-proof',
    () => forge({ accountProof: [...bundle.accountProof.slice(0, -1), '0xc0'] }),
  ],
  [
    'a node of the account proof left out',
    'another-resolver',
    () => forge({ accountProof: bundle.accountProof.slice(0, -1) }),
  ],
  [
    'a changed node of the storage proof',
    'wrong-storage-proof',
    () => forge({ storageProof: [...bundle.storageProof.slice(0, -1), '0xc0'] }),
  ],
  ['no storage proof', 'wrong-storage-proof', () => forge({ storageProof: [] })],
  [
    'nodes of the storage proof in another order',
    'another-storage',
    () => forge({ storageProof: bundle.storageProof.toReversed() }),
  ],
  [
    'an unused node of the storage proof',
    'wrong-storage-proof',
    () => forge({ storageProof: [...bundle.storageProof, ...bundle.storageProof.slice(0, 1)] }),
  ],
  ['no proof of EAS', 'missing-field', () => without('eas')],
  ['no account of EAS', 'wrong-eas-proof', () => withEas({ accountProof: [] })],
  [
    'the account of the resolver as that of EAS',
    'another-eas',
    () => withEas({ accountProof: bundle.accountProof }),
  ],
  [
    'an unused node of EAS',
    'wrong-eas-proof',
    () => withEas({ accountProof: [...bundle.eas.accountProof, '0xc0'] }),
  ],
  ['no slot of the implementation', 'wrong-eas-proof', () => withEas({ storageProof: [] })],
  ['a slot of the resolver', 'another-storage', () => withEas({ storageProof: bundle.storageProof })],
  ['no implementation', 'wrong-eas-proof', () => withEas({ implementationProof: [] })],
  [
    'EAS as its implementation',
    'another-eas',
    () => withEas({ implementationProof: bundle.eas.accountProof }),
  ],
  ['an unknown field of EAS', 'unknown-field', () => withEas({ codeHash: word(1) })],
  ['an unknown field', 'unknown-field', () => ({ ...bundle, resolver: PROTOCOL.resolver })],
  [
    'an unknown field in an act',
    'unknown-field',
    () => ({ ...bundle, acts: [{ ...bundle.acts[0], n: 1 }, ...bundle.acts.slice(1)] }),
  ],
  ['no header', 'missing-field', () => without('header')],
  ['no result hash', 'missing-field', () => without('hash')],
  ['a list instead of a bundle', 'wrong-field', () => []],
  ['an address with its checksum', 'wrong-field', () => withContest({ attester: address(0xabcdef) })],
  ['a time as text', 'wrong-field', () => withContest({ time: '100' })],
  ['a negative time', 'wrong-field', () => withContest({ time: -1 })],
  ['half a byte', 'wrong-field', () => withContest({ data: '0x1' })],
  ['a format of nobody', 'wrong-field', () => ({ ...bundle, format: 'zip' })],
];

const pickContent = ({ contest, submissions, acts }: History) => ({ contest, submissions, acts });
const actAt = (index: number) => (bundle.acts[index] as { attestation: ProofAttestation }).attestation;
const submissionAt = (index: number) => bundle.submissions[index] as ProofAttestation;
const withEas = (change: object) => forge({ eas: { ...bundle.eas, ...change } });
const withContest = (change: object) => ({ ...bundle, contest: { ...bundle.contest, ...change } });

function without(name: keyof ProofBundle) {
  const { [name]: _, ...rest } = bundle;
  return rest;
}

function swap(a: number, b: number) {
  const acts = [...bundle.acts];
  [acts[a], acts[b]] = [acts[b] as never, acts[a] as never];
  return acts;
}

describe('refuses', () => {
  test.each(FORGERIES)('a bundle with %s: %s', (_, reason, make) => {
    expect(verify(make())).toMatchObject({ status: 'refused', reason });
  });

  test('a bundle with the hash of another block', () => {
    expect(verify(bundle, { blockHash: word(1) })).toEqual({
      status: 'refused',
      reason: 'wrong-block-hash',
      at: 'header',
      detail: blockHash,
    });
  });

  test('bytes that are not the header of a block', () => {
    expect(verify(forge({ header: '0xc0' }), { blockHash: keccak256('0xc0') })).toMatchObject({
      reason: 'wrong-header',
    });
  });

  test('a proof with any node left out', () => {
    for (const name of ['accountProof', 'storageProof'] as const)
      for (const index of bundle[name].keys())
        expect(verify(forge({ [name]: bundle[name].toSpliced(index, 1) })).status).toBe('refused');
    for (const name of ['accountProof', 'storageProof', 'implementationProof'] as const)
      for (const index of bundle.eas[name].keys())
        expect(verify(withEas({ [name]: bundle.eas[name].toSpliced(index, 1) })).status).toBe('refused');
  });

  test.each([
    ['spaces', (text: string) => `${text}\n`],
    ['indented', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    ['in another order', (text: string) => JSON.stringify({ ...bundle, ...JSON.parse(text) })],
    ['a key twice', (text: string) => text.replace('"chainId":8453', '"chainId":1,"chainId":8453')],
    ['another spelling of a number', (text: string) => text.replace('"chainId":8453', '"chainId":8.453e3')],
    ['an escape', (text: string) => text.replace('laurel-proof', '\\u006caurel-proof')],
    ['no JSON', (text: string) => text.slice(1)],
    ['nothing', () => ''],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('another serialization of a bundle: %s', (_, change) => {
    expect(verifyText(change(toProofJson(bundle)))).toMatchObject({ reason: 'not-canonical' });
  });

  test('an inherited name as a field', () => {
    const text = toProofJson(bundle).replace('{"accountProof"', '{"__proto__":1,"accountProof"');
    expect(verifyText(text)).toMatchObject({ reason: 'unknown-field', at: '__proto__' });
  });

  test('a deeply nested bundle', () => {
    expect(verifyText('['.repeat(200_000) + ']'.repeat(200_000)).status).toBe('refused');
  });

  const evidenceOf = async (change: Parameters<typeof makeEvidence>[1]) => {
    const history = makeHistory();
    const { hash, ...evidence } = await makeEvidence(toSlots(history, foldHistory(history)), change);
    return verify(forge(evidence), { blockHash: hash });
  };

  test('a block at which the resolver does not exist, or has another address', async () => {
    expect(await evidenceOf({ resolver: address(0x4e50_1e43) })).toMatchObject({
      reason: 'missing-resolver',
    });
  });

  test('a bundle with proofs of another block', async () => {
    const history = makeHistory();
    const slots = toSlots(history, foldHistory(history));
    const { accountProof, storageProof } = await makeEvidence(
      new Map([...slots].map(([slot]) => [slot, 7n])),
    );
    expect(verify(forge({ accountProof }))).toMatchObject({ reason: 'another-block' });
    expect(verify(forge({ storageProof }))).toMatchObject({ reason: 'another-storage' });
  });

  test('a block at which EAS or its implementation does not exist', async () => {
    expect(await evidenceOf({ eas: address(0xea5) })).toMatchObject({
      ...{ reason: 'missing-eas', at: 'eas.accountProof' },
    });
    expect(await evidenceOf({ implementation: address(0xea5) })).toMatchObject({
      ...{ reason: 'missing-eas', at: 'eas.implementationProof' },
    });
  });

  test('the implementation of EAS where it has none', async () => {
    const history = makeHistory();
    const { hash, ...evidence } = await makeEvidence(toSlots(history, foldHistory(history)), {
      implementation: null,
    });
    const eas = { ...evidence.eas, implementationProof: evidence.eas.accountProof };
    expect(verify(forge({ ...evidence, eas }), { blockHash: hash })).toMatchObject({
      ...{ reason: 'wrong-eas-proof', at: 'eas.implementationProof' },
    });
  });

  test('a proof of EAS of another block', async () => {
    const { eas } = (await makeBundle(makeHistory('Another'))).bundle;
    for (const name of ['accountProof', 'implementationProof'] as const)
      expect(verify(withEas({ [name]: eas[name] }))).toMatchObject({
        reason: 'another-block',
        at: `eas.${name}`,
      });
  });

  test('the code of another contract', async () => {
    const codeHash = keccak256('0x60016003');
    expect(await evidenceOf({ codeHash })).toMatchObject({ reason: 'wrong-code-hash', detail: codeHash });
  });

  const slotsWith = (index: number, change: (value: bigint) => bigint) => {
    const history = makeHistory();
    const slots = [...toSlots(history, foldHistory(history))];
    return new Map(slots.map(([slot, value], at) => [slot, at === index ? change(value) : value]));
  };

  test.each([
    ['a block before the contest', 'unproven-contest', 0, () => 0n],
    ['another accumulator', 'wrong-head', 0, (value: bigint) => value + 1n],
    ['another organizer', 'wrong-state', 1, (value: bigint) => value + 1n],
    ['another flag', 'wrong-state', 1, (value: bigint) => value + (128n << 208n)],
    ['no review ever', 'wrong-state', 1, (value: bigint) => value - (64n << 208n)],
    ['another number of judges', 'wrong-state', 1, (value: bigint) => value + (256n << 224n)],
    ['another number of criteria', 'wrong-state', 1, (value: bigint) => value + (1n << 216n)],
    ['another number of acts', 'missing-act', 1, (value: bigint) => value + (1n << 160n)],
    ['another end of submissions', 'wrong-state', 2, (value: bigint) => value + 1n],
    ['another start of judging', 'wrong-state', 2, (value: bigint) => value + (1n << 64n)],
    ['another end of judging', 'wrong-state', 2, (value: bigint) => value + (1n << 128n)],
    ['another end', 'wrong-state', 2, (value: bigint) => value + (1n << 192n)],
    ['times of a start', 'wrong-state', 4, () => 1n],
    ['another sum', 'wrong-sum', 5, (value: bigint) => value + 1n],
    ['another number of reviews', 'wrong-sum', 5, (value: bigint) => value + (1n << 64n)],
    ['another status', 'wrong-sum', 5, (value: bigint) => value + (1n << 80n)],
    ['a sum that is absent', 'wrong-sum', 5, () => 0n],
  ] as const)('a bundle with a proven state with %s', async (_, reason, index, change) => {
    expect(await evidenceOf({ slots: slotsWith(index, change) })).toMatchObject({ reason });
  });
});

/** The proof of a resolver that accepts an act which the rules refuse. */
describe('refuses, because the rule refuses', () => {
  async function accept({
    contest,
    submissions,
    acts,
  }: Pick<ProofBundle, 'contest' | 'submissions' | 'acts'>) {
    const values = [BigInt(getHead(contest.uid, acts)), BigInt(acts.length) << 160n];
    const slots = new Map(
      findContestSlots(contest.uid)(values).map((slot, index) => [slot, values[index] ?? 0n]),
    );
    const { hash, ...evidence } = await makeEvidence(slots);
    return verify(forge({ contest, submissions, acts, ...evidence }), { blockHash: hash });
  }

  test('an act', async () => {
    const attestation = reattest(actAt(6), { attester: address(7).toLowerCase() as Hex });
    const { contest, submissions } = bundle;
    const verdict = await accept({ contest, submissions, ...replaceAct(6, { attestation }) });
    expect(verdict).toMatchObject({ reason: 'refused-act', at: 'acts[6]', detail: 'NotJudge' });
  });

  test('a contest', async () => {
    const contest = reattest(bundle.contest, { revocable: false });
    expect(await accept({ contest, submissions: [], acts: [] })).toMatchObject({ reason: 'refused-contest' });
  });

  test('a submission', async () => {
    const { contest, acts } = bundle;
    const late = reattest(submissionAt(0), { time: 1_050 });
    const data = encodeActData('admit', { first: 6, submissions: [late.uid] });
    const [admission] = acts;
    if (!admission) throw new Error('The history is empty.');
    const admit = { ...admission, attestation: reattest(actAt(0), { data }) };
    expect(await accept({ contest, submissions: [late], acts: [admit] })).toMatchObject({
      reason: 'refused-submission',
      at: 'acts[0]',
    });
  });
});

describe('cannot tell', () => {
  test.each([
    ['another version', 'unsupported-format', () => ({ ...bundle, format: 'laurel-proof/2' })],
    ['a result for another command', 'unsupported-format', () => ({ format: 'laurel-result/1' })],
  ])('about a bundle with %s', (_, reason, make) => {
    expect(verify(make())).toMatchObject({ status: 'unsupported', reason });
  });

  test('about a resolver that it does not know', () => {
    expect(verify(bundle, { protocols: [] })).toMatchObject({
      status: 'unsupported',
      reason: 'unknown-resolver',
    });
  });

  test('about a chain that it does not know', () => {
    const protocols = [{ ...PROTOCOL, chainId: 10 }];
    expect(verify(bundle, { protocols })).toMatchObject({ status: 'unsupported', reason: 'unknown-chain' });
  });
});

/** Pieces of a bundle's text, and what may stand in their place. */
const edit = fc.record({
  at: fc.nat(),
  length: fc.integer({ min: 0, max: 400 }),
  text: fc.oneof(
    fc.constantFrom('', '0', '"', '[]', '{}', 'null', '-1', '1e999', '0x', '"0x"', ',', '"__proto__":1,'),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  ),
});

fuzz(
  'proof bundles',
  'an edited bundle is refused, and never throws',
  fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
    const original = toProofJson(bundle);
    const text = edits.reduce((before, { at, length, text: piece }) => {
      const start = at % before.length;
      return before.slice(0, start) + piece + before.slice(start + length);
    }, original);
    const { status } = verifyText(text);
    expect(status === 'verified').toBe(text === original);
  }),
  { shareOf: 10 },
);

test('has a test for each reason', () => {
  const others = ['wrong-submission'];
  const all = Object.keys(PROOF_REASONS).filter((reason) => !others.includes(reason));
  expect(all.filter((reason) => !seen.has(reason))).toEqual([]);
});
