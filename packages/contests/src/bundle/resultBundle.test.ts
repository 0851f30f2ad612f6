import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../result.schema.json' with { type: 'json' };
import { ENTRIES, JUDGES, makeAttestation, makeBlock, makeContest } from '../../test/make.ts';
import { readResult } from '../rule/readResult.ts';
import { IGNORED_SENTENCES } from '../rule/result.ts';
import { type Json, toCanonicalJson } from './canonicalJson.ts';
import { toRankingCsv, toReviewsCsv } from './csv.ts';
import { createResultBundle, hashBundle, toBundleJson, toResultJson } from './resultBundle.ts';

const attestations = [
  makeAttestation({ says: { comment: '=1+1, "quoted"\nand more' } }),
  makeAttestation({ attester: JUDGES[1], says: { comment: '@SUM(A1)' } }),
  makeAttestation({ attester: JUDGES[2], says: { points: 9 } }),
];
const result = readResult({
  contest: makeContest({ endsAt: 2n ** 64n - 1n }),
  attestations,
  block: makeBlock(),
});

test('sorts keys by UTF-16 and formats numbers and strings like RFC 8785', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect(toCanonicalJson(value)).toBe(
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  );
  expect(toCanonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  );
  expect(toCanonicalJson('\u20ac$\u000f\nA\'B"\\"/')).toBe(`"\u20ac$\\u000f\\nA'B\\"\\\\\\"/"`);
  const noJson: unknown[] = [
    Number.NaN,
    1n,
    undefined,
    { a: undefined },
    [undefined],
    '\ud800',
    { '\udc00': 1 },
    () => 1,
  ];
  for (const each of noJson) expect(() => toCanonicalJson(each as Json)).toThrow(TypeError);
});

test('creates equal bytes for equal results, with the SHA-256 of the rest as hash', () => {
  const bundle = createResultBundle(result);
  const again = createResultBundle(
    readResult({
      contest: makeContest({ endsAt: 2n ** 64n - 1n }),
      attestations: attestations.toReversed(),
      block: makeBlock(),
    }),
  );
  expect(toBundleJson(again)).toBe(toBundleJson(bundle));
  const { hash, ...rest } = JSON.parse(toBundleJson(bundle));
  expect(hash).toBe(`0x${createHash('sha256').update(toCanonicalJson(rest)).digest('hex')}`);
  expect(hashBundle(rest)).toBe(hash);
});

test('includes the result in a bundle', () => {
  expect(createResultBundle(result)).toMatchObject({
    format: 'laurel-result/1',
    chainId: 31337,
    contest: { uid: result.contest.uid, endsAt: '18446744073709551615', time: 1_000 },
    rule: 'R1',
    block: { number: 77, time: 5_000 },
    counted: result.counted.map(({ uid, judge, entry }) => ({ uid, judge, entry, points: 8, time: 2_000 })),
    ignored: [{ uid: attestations[2]?.uid, attester: JUDGES[2], reason: 'wrong-points' }],
    rankings: {
      mean: [
        { entry: ENTRIES[0], rank: 1, sum: 16, count: 2, points: '8.00', judges: 3 },
        { rank: null },
        {},
      ],
    },
  });
});

test('creates bundles that match the JSON Schema, with and without the additive ranking', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  const bundle = createResultBundle(result);
  expect(bundle.rankings.additive).toMatchObject([
    { entry: ENTRIES[0], rank: 1, points: '8.00' },
    { rank: null },
    {},
  ]);
  const complete = readResult({ contest: makeContest({ judges: [] }), attestations: [], block: makeBlock() });
  const without = createResultBundle(complete);
  expect(without.rankings).not.toHaveProperty('additive');
  for (const each of [bundle, without]) expect([validate(each), validate.errors]).toEqual([true, null]);
  expect(validate({ ...bundle, extra: 1 })).toBe(false);
});

test('lists every reason in the JSON Schema', () => {
  const { reason } = schema.properties.ignored.items.properties;
  expect(reason.enum).toEqual(Object.keys(IGNORED_SENTENCES));
});

test('exports CSV with escaped formulas, quotes and line breaks', () => {
  const csv = toReviewsCsv(result);
  expect(csv).toContain(`"'=1+1, ""quoted""\nand more",1970-01-01T00:33:20Z\r\n`);
  expect(csv).toContain(`'@SUM(A1),1970-01-01T00:33:20Z\r\n`);
  // Scripts of others read the first seven columns by position.
  expect(csv.startsWith('uid,time,judge,entry,points,tags,comment,time_iso\r\n0x')).toBe(true);
  expect(toRankingCsv(result)).toBe(
    `rank,entry,points,sum,reviews,judges\r\n1,${ENTRIES[0]},8.00,16,2,3\r\n,${ENTRIES[1]},,0,0,3\r\n,${ENTRIES[2]},,0,0,3\r\n`,
  );
});

test('leaves the readable time empty where no calendar has one', () => {
  const [first] = result.counted;
  if (!first) throw new Error('A review is needed.');
  const endOf = (time: bigint) =>
    toReviewsCsv({ counted: [{ ...first, time }] })
      .split(',')
      .at(-1);
  expect(endOf(253_402_300_799n)).toBe('9999-12-31T23:59:59Z\r\n');
  expect(endOf(253_402_300_800n)).toBe('\r\n');
  expect(endOf(2n ** 64n - 1n)).toBe('\r\n');
});

test('writes the same file as its parts', () => {
  const read = { contest: makeContest({ endsAt: 2n ** 64n - 1n }), attestations, block: makeBlock() };
  expect(toResultJson(read)).toBe(toBundleJson(createResultBundle(result)));
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '\uFEFF=1', '＝1'])(
  'CSV: %j is neutralised',
  (comment) => {
    const { counted } = result;
    const [first] = counted;
    if (!first) throw new Error('A review is needed.');
    const cell = toReviewsCsv({ counted: [{ ...first, comment }] }).split('OPEN_SOURCE_3,')[1];
    expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
