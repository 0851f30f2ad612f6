import { describe, expect, test } from 'vitest';
import { JUDGES } from '../../test/make.ts';
import { PROTOCOL, startContest } from '../../test/makeContest.ts';
import { orderActs } from '../acts/orderActs.ts';
import type { Attestation } from '../base/attestation.ts';
import { compareActs } from './checkActs.ts';
import type { ActsReading } from './createActsReader.ts';

const [first, second, third] = JUDGES;
const review = (entry: number) => ({ entry, points: [5, 10], comment: '', commentHash: null });

/** The contest as the chain has it: three reviews, at 2,100, 2,200 and 2,300. */
const chain = startContest();
chain.attest('evaluation', review(1), first, 2_100n);
chain.attest('evaluation', review(1), second, 2_200n);
chain.attest('evaluation', review(1), third, 2_300n);
const [one, two, three] = chain.acts as [Attestation, Attestation, Attestation];

/** A review that the chain does not have. */
const invent = (time: bigint): Attestation => startContest().attest('evaluation', review(2), first, time);

/** Compares rows of a scan with the chain, whose latest block has the time 2,400. */
function compare(rows: readonly Attestation[], nowSeconds = 2_410n) {
  const ordered = orderActs({ protocol: PROTOCOL, contest: chain.contest, rows });
  if (!ordered.ok) throw new Error(ordered.refusal);
  const reading = { state: chain.state, block: { time: 2_400n } } as ActsReading;
  const check = compareActs({ ...ordered.value, reading, nowSeconds });
  return { status: check.status, uids: 'uids' in check ? check.uids : null };
}

test('compares the acts up to the block', () => {
  expect(compare([one, two, three]).status).toBe('agrees');
  expect(compare([one, two])).toEqual({ status: 'behind', uids: [three.uid] });
  expect(compare([one, three])).toEqual({ status: 'left-out', uids: [two.uid] });
  const added = invent(2_350n);
  expect(compare([one, two, three, added])).toEqual({ status: 'altered', uids: [added.uid] });
});

describe('an act that is later than the block', () => {
  test('is ahead, as long as a scan can have it', () => {
    const later = invent(2_530n);
    expect(compare([one, two, three, later])).toEqual({ status: 'ahead', uids: [later.uid] });
    // An endpoint that stands still, and a clock that is behind.
    expect(compare([one, two, three, later], 2_600n).status).toBe('ahead');
    expect(compare([one, two, three, invent(2_520n)], 0n).status).toBe('ahead');
  });

  test('is altered if it is later than the clock, too', () => {
    const later = invent(2_531n);
    expect(compare([one, two, three, later])).toEqual({ status: 'altered', uids: [later.uid] });
    expect(compare([one, two, three, invent(2_521n)], 0n).status).toBe('altered');
  });

  test.each([
    ['near', 2_450n],
    ['far', 2_900n],
  ])('does not hide acts that the scan left out: %s', (_, time) => {
    expect(compare([one, three, invent(time)])).toEqual({ status: 'left-out', uids: [two.uid] });
    // The scan has a later act, so it is not just behind.
    expect(compare([one, two, invent(time)])).toEqual({ status: 'left-out', uids: [three.uid] });
  });

  test('does not hide an act that the scan invented before the block', () => {
    const [added, near, far] = [invent(2_350n), invent(2_450n), invent(2_900n)];
    expect(compare([one, two, three, added, near])).toEqual({ status: 'altered', uids: [added.uid] });
    expect(compare([one, two, three, added, far])).toEqual({ status: 'altered', uids: [added.uid, far.uid] });
  });
});

test('an act that the scan’s own acts rule out is altered, however late', () => {
  const stranger = { ...invent(2_450n), attester: `0x${'9'.repeat(40)}` } as const;
  expect(compare([one, two, three, stranger])).toEqual({ status: 'altered', uids: [stranger.uid] });
});

test('an act on which the last one depends is left out, and the scan is not behind', () => {
  const played = startContest();
  played.attest('evaluation', review(1), first, 2_100n);
  const added = `0x${'8'.repeat(40)}` as const;
  played.attest('judges', { judges: [added], listed: true }, played.contest.attester, 2_200n);
  played.attest('evaluation', review(1), added, 2_300n);
  const [kept, judges, last] = played.acts as [Attestation, Attestation, Attestation];
  const ordered = orderActs({ protocol: PROTOCOL, contest: played.contest, rows: [kept, last] });
  if (!ordered.ok) throw new Error(ordered.refusal);
  const reading = { state: played.state, block: { time: 2_400n } } as ActsReading;
  expect(compareActs({ ...ordered.value, reading, nowSeconds: 2_410n })).toMatchObject({
    ...{ status: 'left-out', uids: [judges.uid] },
  });
});

test('a withdrawal whose time was altered is not left out', () => {
  const played = startContest();
  const withdrawn = played.attest('evaluation', review(1), first, 2_100n);
  played.revoke(withdrawn, 2_200n);
  const reading = { state: played.state, block: { time: 2_400n } } as ActsReading;
  const rows = [{ ...withdrawn, revocationTime: 2_900n }];
  const ordered = orderActs({ protocol: PROTOCOL, contest: played.contest, rows });
  if (!ordered.ok) throw new Error(ordered.refusal);
  expect(compareActs({ ...ordered.value, reading, nowSeconds: 2_410n })).toMatchObject({
    ...{ status: 'altered', uids: [withdrawn.uid] },
  });
});
