import { describe, expect, test } from 'vitest';
import { JUDGES, makeContest, word } from '../../test/make.ts';
import { makeScaleContest, PROTOCOL } from '../../test/makeContest.ts';
import { getSealedCommitment, toSealedReview } from '../acts/sealedReview.ts';
import { decodeActData } from '../contest/decode.ts';
import {
  buildRecusal,
  buildReveals,
  buildReview,
  buildReviews,
  splitReveals,
  splitReviews,
} from './buildAttestations.ts';

const entries = Array.from({ length: 60 }, (_, index) => `${index + 1}`);
const contest = makeContest({ entries });
const [account] = JUDGES;
const review = (entry: string, length = 120) => ({
  entry,
  given: [5],
  comment: 'x'.repeat(length),
});
const split = (inputs: ReturnType<typeof review>[]) => splitReviews({ contest, account, inputs });

describe('several reviews', () => {
  test('are built in their order, each as if it were alone', () => {
    const inputs = entries.slice(0, 3).map((entry) => review(entry));
    expect(buildReviews({ contest, account, inputs })).toEqual(
      inputs.map((input) => buildReview({ contest, account, input })),
    );
  });

  test('are rejected if the list is empty, has two of one entry, or one that would not count', () => {
    const [entry = ''] = entries;
    const build = (inputs: ReturnType<typeof review>[]) => () => buildReviews({ contest, account, inputs });
    expect(build([])).toThrow('There is no review.');
    expect(build([review(entry), review(entry, 5)])).toThrow('two reviews of one entry');
    expect(build([review(entry), review('99')])).toThrow('would not count');
  });

  test('are split into transactions by size, in their order', () => {
    const twelve = entries.slice(0, 12).map((entry) => review(entry));
    expect(split(twelve)).toEqual([twelve]);
    const short = entries.map((entry) => review(entry));
    const parts = split(short);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat()).toEqual(short);
    const long = entries.slice(0, 12).map((entry) => review(entry, 4_096));
    expect(split(long).map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });
});

describe('buildReview and buildRecusal', () => {
  const contest = makeScaleContest({
    entries: entries.map((_, index) => word(index + 1)),
    closesAt: 4_000_000_000n,
    revealUntil: 4_000_000_000n,
  });
  const give = (entry: string) => ({ entry, given: [5, 0], comment: ` ${'x'.repeat(120)} ` });

  test('a review has the points of each criterion and refers to the contest', () => {
    const { schemaUid, refUid, data } = buildReview({
      ...{ contest, account, input: give('60') },
    });
    expect([schemaUid, refUid]).toEqual([PROTOCOL.schemas.evaluation, contest.uid]);
    const value = { entry: 60, points: [5, 0], comment: 'x'.repeat(120), commentHash: null };
    expect(decodeActData('evaluation', data)).toEqual({ ok: true, value });
    const build = (given: readonly (number | null)[]) => () =>
      buildReview({ contest, account, input: { ...give('1'), given } });
    expect(build([5, null])).toThrow('would not count');
    expect(build([5, 11])).toThrow('would not count');
  });

  test('a recusal is irrevocable and names a numbered entry', () => {
    const { schemaUid, refUid, revocable, data } = buildRecusal({ contest, entry: '2' });
    expect([schemaUid, refUid, revocable]).toEqual([PROTOCOL.schemas.recusal, contest.uid, false]);
    expect(decodeActData('recusal', data)).toEqual({ ok: true, value: { entry: 2 } });
    expect(() => buildRecusal({ contest, entry: '61' })).toThrow('no such numbered entry');
    expect(() => buildRecusal({ contest, entry: '0' })).toThrow('no such numbered entry');
  });

  test('each transaction has as many reviews as its gas allows', () => {
    const inputs = contest.entries.map(give);
    const parts = splitReviews({ contest, account, inputs });
    expect(parts.flat()).toEqual(inputs);
    // Measured: at most 542,775 gas each, and EIP-7825 allows 16,777,216 in a transaction.
    expect(Math.max(...parts.map(({ length }) => length)) * 542_775).toBeLessThan(16_777_216 / 1.2);
    expect(parts.length).toBeLessThan(5);
  });

  test('the resolver of an unknown schema is unsupported', () => {
    const foreign = { ...contest, schemaUid: word(1) };
    expect(() => buildRecusal({ contest: foreign, entry: '1' })).toThrow(
      'resolver of this contest is unknown',
    );
  });
});

describe('in a sealed contest', () => {
  const sealed = makeScaleContest({
    ...{ flags: 2, submissionsUntil: 0n, closesAt: 4_000_000_000n, revealUntil: 4_000_000_001n },
    entries: entries.map((_, index) => word(index + 1)),
  });
  const salt = word(0x5a17);
  const give = (entry: string) => ({ entry, given: [5, 0], comment: ' Quiet. ', salt });
  const keep = (entry: string) => toSealedReview({ contest: sealed, account, input: give(entry) });

  test('a review is a commitment that shows neither points nor comment', () => {
    const built = buildReview({ contest: sealed, account, input: give('60') });
    expect(built).toMatchObject({ schemaUid: PROTOCOL.schemas.commit, refUid: sealed.uid });
    const commitment = getSealedCommitment(PROTOCOL.resolver, keep('60'));
    expect(decodeActData('commit', built.data)).toEqual({ ok: true, value: { entry: 60, commitment } });
    const { salt: _, ...unsalted } = give('60');
    expect(() => buildReview({ contest: sealed, account, input: unsalted })).toThrow('would not count');
  });

  test('a reveal has exactly what was kept, and is irrevocable', () => {
    const [built] = buildReveals({ contest: sealed, reviews: [keep('60')] });
    expect(built).toMatchObject({
      schemaUid: PROTOCOL.schemas.reveal,
      revocable: false,
      refUid: sealed.uid,
    });
    const value = { entry: 60, judge: account, points: [5, 0], comment: 'Quiet.', salt };
    expect(decodeActData('reveal', built?.data ?? '0x')).toMatchObject({ ok: true, value });
    const reveal = (reviews: Parameters<typeof buildReveals>[0]['reviews']) => () =>
      buildReveals({ contest: sealed, reviews });
    expect(reveal([])).toThrow('not sealed reviews of this contest');
    expect(reveal([keep('1'), { ...keep('2'), contest: word(9) }])).toThrow('not sealed reviews of this');
  });

  test('reveals are split into transactions by their gas, in their order', () => {
    const reviews = sealed.entries.map(keep);
    const parts = splitReveals({ contest: sealed, reviews });
    expect(parts.flat()).toEqual(reviews);
    expect(parts.length).toBeGreaterThan(1);
  });
});
