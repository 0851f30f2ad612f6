import { slice, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  address,
  CONTEST_UID,
  ENTRIES,
  JUDGES,
  makeAttestation,
  makeBlock,
  makeContest,
  makeEvaluation,
  STRANGER,
  word,
} from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import { EVALUATION_SCHEMA_UID_OLD, encodeEvaluation } from '../contest/evaluationSchemas.ts';
import { readResult } from './readResult.ts';

/** The outcome of each attestation, in order: `counted`, a reason, or `none` if it is not a candidate. */
function judge(attestations: readonly Attestation[], change: Partial<Contest> = {}, now = 5_000n) {
  const result = readResult({ contest: makeContest(change), attestations, block: makeBlock(now) });
  const reasons = new Map(
    result.ignored.map(({ attestation, reason }) => [attestation.uid, reason as string]),
  );
  for (const { uid } of result.counted) reasons.set(uid, 'counted');
  return attestations.map(({ uid }) => reasons.get(uid) ?? 'none');
}

const OTHER = word(0x07e4);

describe('candidates', () => {
  test("include a judge's evaluation, also under the older schema", () => {
    expect(
      judge([makeAttestation(), makeAttestation({ schema: EVALUATION_SCHEMA_UID_OLD, attester: JUDGES[1] })]),
    ).toEqual(['counted', 'counted']);
  });

  test('require the contest in the field or the refUID', () => {
    expect(judge([makeAttestation({ refUID: zeroHash })])).toEqual(['counted']);
    expect(judge([makeAttestation({ refUID: zeroHash, says: { contest: OTHER } })])).toEqual(['none']);
    expect(judge([makeAttestation({ refUID: OTHER, says: { contest: OTHER } })])).toEqual(['none']);
  });

  test.each([
    ['by a stranger', { attester: STRANGER }],
    ['under another schema', { schema: word(5) }],
    ['off-chain', { isOffchain: true }],
    ['older than the contest', { time: 999n }],
    ['younger than the block', { time: 5_001n }],
  ] as const)('do not include an attestation %s', (_, change) => {
    expect(judge([makeAttestation(change)])).toEqual(['none']);
  });

  test('include the second of the contest and of the block', () => {
    expect(judge([makeAttestation({ time: 1_000n })])).toEqual(['counted']);
    expect(judge([makeAttestation({ time: 5_000n })])).toEqual(['counted']);
  });

  test('match an attester in any case', () => {
    const attester = JUDGES[0].toLowerCase() as Attestation['attester'];
    const { counted } = readResult({
      contest: makeContest(),
      attestations: [makeAttestation({ attester })],
      block: makeBlock(),
    });
    expect(counted).toMatchObject([{ judge: JUDGES[0] }]);
  });

  test('allow the organizer as a judge', () => {
    const organizer = JUDGES[2];
    expect(judge([makeAttestation({ attester: organizer })], { organizer })).toEqual(['counted']);
  });
});

describe('hex in any case', () => {
  const upper = <Text extends string>(hex: Text) => hex.toUpperCase().replace('0X', '0x') as Text;
  const lower = <Text extends string>(hex: Text) => hex.toLowerCase() as Text;
  const read = (attestations: readonly Attestation[], contest = makeContest()) =>
    readResult({ contest, attestations, block: makeBlock() });

  const good = makeAttestation();
  const shouted: Attestation = {
    ...good,
    uid: upper(good.uid),
    schema: upper(good.schema),
    refUID: upper(good.refUID),
    data: upper(good.data),
    attester: lower(good.attester),
    recipient: upper(good.recipient),
  };

  test('is ordered by bytes between two UIDs of one second', () => {
    const less: Attestation = { ...good, uid: `0x0a${'1'.repeat(62)}` };
    const greater: Attestation = { ...good, uid: `0x0B${'1'.repeat(62)}` };
    const { counted, ignored } = read([less, greater]);
    expect(counted.map(({ uid }) => uid)).toEqual([lower(greater.uid)]);
    expect(ignored.map(({ attestation }) => attestation.uid)).toEqual([less.uid]);
  });

  test('is one candidate in upper and lower case', () => {
    expect(read([shouted])).toEqual(read([good]));
    expect(read([shouted, good])).toEqual(read([good]));
    expect(read([{ ...shouted, refUID: zeroHash }]).counted).toHaveLength(1);
  });

  test('gives the same result for a contest in upper case', () => {
    const contest = makeContest();
    const other = makeContest({
      uid: upper(contest.uid),
      schemaUid: upper(contest.schemaUid),
      organizer: lower(contest.organizer),
      judges: [...contest.judges.map(lower), ...contest.judges],
    });
    expect(read([good], other)).toEqual(read([good], contest));
  });
});

describe('reasons', () => {
  test('undecodable: found by refUID or by the first word of the data', () => {
    const data = encodeEvaluation(makeEvaluation());
    expect(judge([makeAttestation({ data: '0x1234' })])).toEqual(['undecodable']);
    expect(judge([makeAttestation({ data: '0x1234', refUID: zeroHash })])).toEqual(['none']);
    expect(judge([makeAttestation({ data: slice(data, 0, 64), refUID: zeroHash })])).toEqual(['undecodable']);
  });

  test('contest-mismatch: the field or the refUID names another contest', () => {
    expect(judge([makeAttestation({ says: { contest: OTHER } })])).toEqual(['contest-mismatch']);
    expect(judge([makeAttestation({ refUID: OTHER })])).toEqual(['contest-mismatch']);
  });

  test.each([
    'https://example.org/one/',
    'https://example.org/on',
    'https://example.org/one?utm=1',
    'HTTPS://example.org/one',
    ' https://example.org/one',
    'https://example.org/one\u0000',
    '\uFEFFhttps://example.org/one',
    '',
  ])('unknown-entry: %j does not equal an entry', (entry) => {
    expect(judge([makeAttestation({ says: { entry } })])).toEqual(['unknown-entry']);
  });

  test('match entries exactly, even if one contains another', () => {
    const entries = ['/buidl/69', '/buidl/6934', 'javascript:alert(1)', '', '\u202Eabc', 'é', 'e\u0301'];
    const attestations = entries.map((entry) =>
      makeAttestation({ says: { entry, comment: entries.join(' ') } }),
    );
    expect(judge(attestations, { entries })).toEqual(entries.map(() => 'counted'));
  });

  test('late: at or after the end', () => {
    const endsAt = 3_000n;
    expect(judge([makeAttestation({ time: 2_999n })], { endsAt })).toEqual(['counted']);
    expect(judge([makeAttestation({ time: 3_000n })], { endsAt })).toEqual(['late']);
    expect(judge([makeAttestation({ time: 3_001n })], { endsAt })).toEqual(['late']);
  });

  test('unknown-tag, repeated-tag, wrong-points', () => {
    const says = (tags: readonly string[], points: number) =>
      judge([makeAttestation({ says: { tags, points } })]);
    expect(says(['PRESENTATION_6'], 6)).toEqual(['unknown-tag']);
    expect(says(['presentation_5'], 5)).toEqual(['unknown-tag']);
    expect(says(['CREATIVITY_5', 'CREATIVITY_5'], 10)).toEqual(['repeated-tag']);
    expect(says(['CREATIVITY_5'], 6)).toEqual(['wrong-points']);
    expect(says([], 255)).toEqual(['wrong-points']);
    expect(says([], 0)).toEqual(['counted']);
  });

  test('use the first reason that applies', () => {
    const everything = { contest: OTHER, entry: 'none', tags: ['X', 'X'], points: 255 };
    const endsAt = 1_500n;
    const steps = [
      ['contest-mismatch', everything],
      ['unknown-entry', { ...everything, contest: CONTEST_UID }],
      ['late', { tags: ['X', 'X'], points: 255 }],
    ] as const;
    for (const [reason, says] of steps)
      expect(judge([makeAttestation({ says })], { endsAt })).toEqual([reason]);
    const tags = ['CREATIVITY_5', 'CREATIVITY_5'];
    expect(judge([makeAttestation({ says: { tags: [...tags, 'X'], points: 255 } })])).toEqual([
      'unknown-tag',
    ]);
    expect(judge([makeAttestation({ says: { tags, points: 255 } })])).toEqual(['repeated-tag']);
  });
});

describe('the review in force', () => {
  const first = makeAttestation({ time: 2_000n });
  const second = makeAttestation({ time: 2_001n });

  test('is the latest; the earlier one is superseded', () => {
    expect(judge([first, second])).toEqual(['superseded', 'counted']);
  });

  test('is the one with the greater UID in the same second', () => {
    const pair = [makeAttestation({ says: { comment: 'a' } }), makeAttestation({ says: { comment: 'b' } })];
    const expected = pair.map(({ uid }) =>
      pair.every((other) => other.uid <= uid) ? 'counted' : 'superseded',
    );
    expect(judge(pair)).toEqual(expected);
  });

  test('is never superseded by an invalid one', () => {
    const invalid = [
      makeAttestation({ time: 2_002n, says: { points: 9 } }),
      makeAttestation({ time: 2_003n, data: '0x' }),
      makeAttestation({ time: 2_004n, refUID: OTHER }),
    ];
    expect(judge([first, ...invalid])).toEqual([
      'counted',
      'wrong-points',
      'undecodable',
      'contest-mismatch',
    ]);
    const endsAt = 2_500n;
    expect(judge([first, makeAttestation({ time: 2_500n })], { endsAt })).toEqual(['counted', 'late']);
  });

  test('does not restore an earlier one when withdrawn or expired', () => {
    expect(judge([first, { ...second, revocationTime: 3_000n }])).toEqual(['superseded', 'withdrawn']);
    expect(judge([first, makeAttestation({ time: 2_001n, expirationTime: 3_000n })])).toEqual([
      'superseded',
      'expired',
    ]);
  });

  test('leaves earlier ones superseded, revoked or not', () => {
    expect(judge([{ ...first, revocationTime: 3_000n }, second])).toEqual(['superseded', 'counted']);
  });

  test('is withdrawn when revoked at or before the block, or the end if that is earlier', () => {
    const revoked = { ...first, revocationTime: 4_000n };
    expect(judge([revoked], {}, 3_999n)).toEqual(['counted']);
    expect(judge([revoked], {}, 4_000n)).toEqual(['withdrawn']);
    expect(judge([revoked], { endsAt: 3_999n })).toEqual(['counted']);
    expect(judge([revoked], { endsAt: 4_000n })).toEqual(['withdrawn']);
  });

  test('expires at its expirationTime, or stays if the end is earlier', () => {
    const expiring = makeAttestation({ expirationTime: 4_000n });
    expect(judge([expiring], {}, 3_999n)).toEqual(['counted']);
    expect(judge([expiring], {}, 4_000n)).toEqual(['expired']);
    expect(judge([expiring], { endsAt: 3_999n })).toEqual(['counted']);
  });

  test('is withdrawn if it is both revoked and expired', () => {
    expect(judge([{ ...makeAttestation({ expirationTime: 2_500n }), revocationTime: 2_400n }])).toEqual([
      'withdrawn',
    ]);
  });

  test('is one per judge and entry', () => {
    const all = JUDGES.flatMap((attester) =>
      ENTRIES.map((entry) => makeAttestation({ attester, says: { entry } })),
    );
    const result = readResult({ contest: makeContest(), attestations: all, block: makeBlock() });
    expect(result.counted).toHaveLength(9);
    expect(result.progress).toEqual(JUDGES.map((each) => ({ judge: each, reviewed: 3, total: 3 })));
    expect(result.ranking.map(({ rank, reviews, judges }) => [rank, reviews, judges])).toEqual([
      [1, 3, 3],
      [1, 3, 3],
      [1, 3, 3],
    ]);
  });
});

test('counts a duplicate row once and uses the newer one', () => {
  const attestation = makeAttestation();
  expect(judge([attestation, attestation])).toEqual(['counted', 'counted']);
  const result = readResult({
    contest: makeContest(),
    attestations: [{ ...attestation, revocationTime: 3_000n }, attestation],
    block: makeBlock(),
  });
  expect([result.counted.length, result.ignored.length]).toEqual([0, 1]);
});

test('returns the content of counted reviews', () => {
  const txid = word(0x7a);
  const attestation = { ...makeAttestation({ attester: JUDGES[1] }), txid };
  const { counted } = readResult({ contest: makeContest(), attestations: [attestation], block: makeBlock() });
  expect(counted).toEqual([
    {
      uid: attestation.uid,
      judge: JUDGES[1],
      entry: ENTRIES[0],
      tags: ['PRESENTATION_5', 'OPEN_SOURCE_3'],
      points: 8,
      comment: 'Clear to the last page.',
      time: 2_000n,
      txid,
    },
  ]);
});

test('returns a result without judges or entries', () => {
  const judges = [address(1)];
  expect(
    readResult({ contest: makeContest({ judges: [] }), attestations: [], block: makeBlock() }).progress,
  ).toEqual([]);
  const empty = readResult({
    contest: makeContest({ entries: [], judges }),
    attestations: [],
    block: makeBlock(),
  });
  expect(empty.ranking).toEqual([]);
});
