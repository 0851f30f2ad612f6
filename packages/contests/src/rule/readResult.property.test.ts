import fc from 'fast-check';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import vectors from '../../../../docs/rules/R1-decoding.json' with { type: 'json' };
import {
  CONTEST_UID,
  ENTRIES,
  JUDGES,
  makeAttestation,
  makeBlock,
  makeContest,
  STRANGER,
  word,
} from '../../test/make.ts';
import { bytesToHex } from '../abi/hex.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { sumPoints } from '../contest/contest.ts';
import { CRITERIA_V1 } from '../contest/contestSchemas.ts';
import { EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD } from '../contest/evaluationSchemas.ts';
import { readResult } from './readResult.ts';

const END = 3_000n;
const NOW = 4_000n;
const contest = makeContest({ endsAt: END });
const block = makeBlock(NOW);
const read = (attestations: readonly Attestation[]) => readResult({ contest, attestations, block });

const TAGS = CRITERIA_V1.map(({ id }) => id);
const seconds = (min: bigint, max: bigint) => fc.bigInt({ min, max });

const says = fc
  .record({
    contest: fc.constantFrom(CONTEST_UID, CONTEST_UID, CONTEST_UID, word(1)),
    entry: fc.constantFrom<string>(...ENTRIES, 'https://example.org/else'),
    tags: fc.oneof(
      fc.subarray<string>(TAGS),
      fc.array(fc.constantFrom<string>(...TAGS, 'X_1'), { maxLength: 3 }),
    ),
    comment: fc.string({ maxLength: 5 }),
    error: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ error, ...value }) => {
    const points = error + sumPoints(CRITERIA_V1, value.tags);
    return { ...value, points };
  });

/** Any attestation that a scan may return: valid, invalid, malformed, revoked, late. */
const attestation = fc
  .record({
    says,
    schema: fc.constantFrom(EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD, word(2)),
    attester: fc.constantFrom(...JUDGES),
    time: seconds(900n, NOW),
    expirationTime: fc.oneof(fc.constant(0n), seconds(900n, NOW + 10n)),
    revocationTime: fc.oneof(fc.constant(0n), fc.constant(0n), seconds(900n, NOW + 10n)),
    refUID: fc.constantFrom(CONTEST_UID, CONTEST_UID, word(0), word(1)),
    isOffchain: fc.constantFrom(false, false, false, true),
    garbage: fc.option(fc.constantFrom<Hex>('0x', '0x00', `0x${'ff'.repeat(200)}`, `${CONTEST_UID}00`), {
      freq: 6,
    }),
  })
  .map(({ garbage, ...change }) => makeAttestation(garbage ? { ...change, data: garbage } : change));

/** On a chain, UIDs are unique. */
const attestations = fc.uniqueArray(attestation, { maxLength: 30, selector: ({ uid }) => uid });

test('does not depend on the order of the input', () => {
  const shuffled = attestations.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, ([given, other]) => {
      expect(read(other)).toEqual(read(given));
    }),
  );
});

test('does not depend on the order of contradictory rows for one UID', () => {
  const doubled = attestations.map((given) =>
    given.flatMap((each) => [each, { ...each, revocationTime: 2_500n }, { ...each, txid: word(9) }]),
  );
  const shuffled = doubled.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, ([given, other]) => {
      expect(read(other)).toEqual(read(given));
    }),
  );
});

test("ignores strangers' attestations", () => {
  const strangers = fc.array(attestation.map((each) => ({ ...each, attester: STRANGER })));
  fc.assert(
    fc.property(attestations, strangers, (given, others) => {
      expect(read([...others, ...given])).toEqual(read(given));
    }),
  );
});

test('does not change counts and ranks after the end', () => {
  const late = fc.array(attestation.map((each) => ({ ...each, time: END + (each.time % 1_000n) })));
  fc.assert(
    fc.property(attestations, late, (given, others) => {
      const before = read(given);
      const after = read([...given, ...others]);
      expect([after.counted, after.ranking, after.progress]).toEqual([
        before.counted,
        before.ranking,
        before.progress,
      ]);
    }),
  );
  fc.assert(
    fc.property(attestations, seconds(END + 1n, NOW + 100n), (given, revocationTime) => {
      const revoked = given.map((each) => (each.revocationTime === 0n ? { ...each, revocationTime } : each));
      const [before, after] = [read(given), read(revoked)];
      expect([after.counted, after.ranking]).toEqual([before.counted, before.ranking]);
    }),
  );
});

test('keeps a closed result at every later block', () => {
  fc.assert(
    fc.property(attestations, seconds(END, NOW + 100n), (given, time) => {
      const later = readResult({ contest, attestations: given, block: makeBlock(time) });
      const atEnd = readResult({ contest, attestations: given, block: makeBlock(END) });
      expect([later.counted, later.ranking, later.progress]).toEqual([
        atEnd.counted,
        atEnd.ranking,
        atEnd.progress,
      ]);
    }),
  );
});

test('counts valid attestations among malformed ones', () => {
  const refused = vectors.filter(({ value }) => value === null).map(({ data }) => data as Hex);
  const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => bytesToHex(list));
  const data = fc.oneof(fc.constantFrom(...refused), bytes, fc.constantFrom<Hex>('0x', '0x1', '0xzz'));
  const bad = fc.tuple(attestation, data).map(([each, garbage]) => ({ ...each, data: garbage }));
  fc.assert(
    fc.property(attestations, fc.array(bad), (given, others) => {
      const [before, after] = [read(given), read([...others, ...given])];
      expect(after.counted).toEqual(before.counted);
      for (const ignored of before.ignored) expect(after.ignored).toContainEqual(ignored);
    }),
  );
});

test('counts or ignores every candidate exactly once', () => {
  fc.assert(
    fc.property(attestations, (given) => {
      const { counted, ignored } = read(given);
      const uids = [...counted.map(({ uid }) => uid), ...ignored.map((each) => each.attestation.uid)];
      expect(new Set(uids).size).toBe(uids.length);
      const candidates = given.filter(
        (each) =>
          !each.isOffchain &&
          each.schema !== word(2) &&
          each.time >= contest.time &&
          (each.refUID === CONTEST_UID || each.data.startsWith(CONTEST_UID)),
      );
      expect(new Set(uids)).toEqual(new Set(candidates.map(({ uid }) => uid)));
    }),
  );
});

test('accepts and returns structured-cloneable values', () => {
  fc.assert(
    fc.property(attestations, (given) => {
      const input = structuredClone({ contest, attestations: given, block });
      expect(structuredClone(readResult(input))).toEqual(read(given));
    }),
  );
});
