import { local } from '@org/chain-config';
import { numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JUDGES, word } from '../../test/make.ts';
import { ENTRANT, PROTOCOL, startContest } from '../../test/makeContest.ts';
import { orderActs, type UnplacedAct } from '../acts/orderActs.ts';
import type { Attestation } from '../base/attestation.ts';
import { type ActsCheck, checkAgain, compareActs, waitForBlock } from './checkActs.ts';
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
function compare(
  rows: readonly Attestation[],
  nowSeconds = 2_410n,
  earlier: readonly UnplacedAct[] = [],
  played = chain,
) {
  const ordered = orderActs({ protocol: PROTOCOL, contest: played.contest, rows });
  if (!ordered.ok) throw new Error(ordered.refusal);
  const reading = { state: played.state, block: { time: 2_400n }, hasSubmissionLog: true } as ActsReading;
  const check = compareActs({ ...ordered.value, reading, nowSeconds, earlier });
  return { status: check.status, uids: 'uids' in check ? check.uids : null };
}

test('compares the acts up to the block', () => {
  expect(compare([one, two, three]).status).toBe('agrees');
  expect(compare([one, two])).toEqual({ status: 'behind', uids: [three.uid] });
  expect(compare([one, three])).toEqual({ status: 'left-out', uids: [two.uid] });
  const added = invent(2_350n);
  expect(compare([one, two, three, added])).toEqual({ status: 'altered', uids: [added.uid] });
});

describe('compareActs', () => {
  test('an act later than the block is ahead, as long as a scan can have it', () => {
    const later = invent(2_530n);
    expect(compare([one, two, three, later])).toEqual({ status: 'ahead', uids: [later.uid] });
    // An endpoint that stands still, and a clock that is behind.
    expect(compare([one, two, three, later], 2_600n).status).toBe('ahead');
    expect(compare([one, two, three, invent(2_520n)], 0n).status).toBe('ahead');
  });

  test('an act later than the block is altered if the clock has not reached it either', () => {
    const later = invent(2_531n);
    expect(compare([one, two, three, later])).toEqual({ status: 'altered', uids: [later.uid] });
    expect(compare([one, two, three, invent(2_521n)], 0n).status).toBe('altered');
  });

  test.each([
    ['near', 2_450n],
    ['far', 2_900n],
  ])('an act later than the block does not hide acts that the scan left out: %s', (_, time) => {
    expect(compare([one, three, invent(time)])).toEqual({ status: 'left-out', uids: [two.uid] });
    // The scan has a later act, so it is not just behind.
    expect(compare([one, two, invent(time)])).toEqual({ status: 'left-out', uids: [three.uid] });
  });

  test('an act later than the block does not hide one that the scan invented before it', () => {
    const [added, near, far] = [invent(2_350n), invent(2_450n), invent(2_900n)];
    expect(compare([one, two, three, added, near])).toEqual({ status: 'altered', uids: [added.uid] });
    expect(compare([one, two, three, added, far])).toEqual({ status: 'altered', uids: [added.uid, far.uid] });
  });
});

test('an act of the block’s own second is ahead: a later block can have the same second', () => {
  const same = invent(2_400n);
  expect(compare([one, two, three, same])).toEqual({ status: 'ahead', uids: [same.uid] });
  // The check hides nothing that the scan left out.
  expect(compare([one, three, same])).toEqual({ status: 'left-out', uids: [two.uid] });
});

describe('with an earlier answer', () => {
  const toAct = ({ uid, time }: Attestation): UnplacedAct => ({ uid, time, kind: 'attested' });
  const now = invent(2_450n);

  test('acts that were ahead are altered once the chain has passed them, if the scan is ahead again', () => {
    const before = toAct(invent(2_390n));
    expect(compare([one, two, three, now], 2_410n, [before])).toEqual({
      ...{ status: 'altered', uids: [before.uid] },
    });
  });

  test('acts that were ahead are no fault while the chain has not passed them, nor if it has them', () => {
    const still = toAct(invent(2_400n));
    expect(compare([one, two, three, now], 2_410n, [still, toAct(three)]).status).toBe('ahead');
  });

  test('acts that were ahead are no fault of a scan that agrees now: the block with the act may have been replaced', () => {
    expect(compare([one, two, three], 2_410n, [toAct(invent(2_390n))]).status).toBe('agrees');
    expect(compare([one, two], 2_410n, [toAct(invent(2_390n))]).status).toBe('behind');
  });
});

describe('a submission that waits for the organizer', () => {
  const taking = startContest();
  const entry = { contentHash: word(0xe3), uri: 'ipfs://press', replaces: null };
  const submitted = taking.attest('entry', entry, ENTRANT, 600n);
  const next = taking.attest('entry', { ...entry, contentHash: word(0xe4) }, ENTRANT, 700n);
  taking.attest('evaluation', review(1), first, 2_100n);
  const [reviewed] = taking.acts as [Attestation];
  const compareTaking = (...rows: readonly Attestation[]) => compare(rows, 2_410n, [], taking);

  test('is compared, too', () => {
    expect(compareTaking(submitted, next, reviewed).status).toBe('agrees');
  });

  test('is left out if the scan has a later act of any kind', () => {
    expect(compareTaking(next, reviewed)).toEqual({ status: 'left-out', uids: [submitted.uid] });
    expect(compareTaking(submitted, reviewed)).toEqual({ status: 'left-out', uids: [next.uid] });
  });

  test('is behind if it is the last act', () => {
    expect(compareTaking(submitted)).toEqual({ status: 'behind', uids: [reviewed.uid, next.uid] });
  });

  test('is altered if the chain has another one, or its withdrawal at another time', () => {
    const other = startContest().attest('entry', { ...entry, contentHash: word(0xe5) }, ENTRANT, 700n);
    expect(compareTaking(submitted, other, reviewed)).toEqual({ status: 'altered', uids: [other.uid] });
    expect(compareTaking({ ...submitted, revocationTime: 800n }, next, reviewed)).toEqual({
      ...{ status: 'altered', uids: [submitted.uid] },
    });
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

test.each([2_399n, 2_400n, 2_450n, 2_900n])(
  'a withdrawal whose time was altered is not left out: %s',
  (time) => {
    const played = startContest();
    const withdrawn = played.attest('evaluation', review(1), first, 2_100n);
    played.revoke(withdrawn, 2_200n);
    const reading = { state: played.state, block: { time: 2_400n } } as ActsReading;
    const rows = [{ ...withdrawn, revocationTime: time }];
    const ordered = orderActs({ protocol: PROTOCOL, contest: played.contest, rows });
    if (!ordered.ok) throw new Error(ordered.refusal);
    expect(compareActs({ ...ordered.value, reading, nowSeconds: 2_410n })).toMatchObject({
      ...{ status: 'altered', uids: [withdrawn.uid] },
    });
  },
);

describe('checkAgain', () => {
  const [one, two] = ['https://one.example/key', 'https://two.example/'];
  const config = { chain: { ...local.chain, rpcUrls: { default: { http: [one, two] } } } };

  /** The times of the latest blocks by URL, one after the other; a host without any is down. */
  let times: Record<string, bigint[]> = {};
  let asked = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
    vi.stubGlobal('fetch', async (input: unknown, { body }: { readonly body: string }) => {
      const { id, method } = JSON.parse(body);
      if (method === 'eth_chainId')
        return Response.json({ jsonrpc: '2.0', id, result: numberToHex(local.chain.id) });
      asked += 1;
      const left = times[`${input}`] ?? [];
      const time = left.length > 1 ? left.shift() : left[0];
      if (time === undefined) throw new TypeError('fetch failed');
      const result = { number: '0x1', hash: word(1), timestamp: numberToHex(time), transactions: [] };
      return Response.json({ jsonrpc: '2.0', id, result });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const act: UnplacedAct = { uid: word(7), kind: 'attested', time: 100n };
  const ahead = { status: 'ahead', uids: [act.uid], acts: [act] } as unknown as ActsCheck;
  const say = (status: ActsCheck['status']) =>
    ({ status, uids: [act.uid], reading: { block: { time: 90n } } }) as unknown as ActsCheck;

  /** Checks again; `calls`: how often, `askedMs`: after which time. */
  const take = async (first: ActsCheck, second: ActsCheck | Error) => {
    const began = Date.now();
    let askedMs: number | null = null;
    const check = vi.fn(async () => {
      askedMs = Date.now() - began;
      if (second instanceof Error) throw second;
      return second;
    });
    const taken = checkAgain(first, { config, check });
    await vi.advanceTimersByTimeAsync(20_000);
    return { status: (await taken).status, calls: check.mock.calls.length, askedMs };
  };

  test('waits for a block after the acts that are ahead: another one can have their second', async () => {
    times = { [one]: [90n, 100n, 101n] };
    expect(await take(ahead, say('altered'))).toEqual({ status: 'altered', calls: 1, askedMs: 4_000 });
    times = { [one]: [90n, 101n] };
    expect(await take(ahead, say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 2_000 });
  });

  test('does not believe another host that states a later block', async () => {
    times = { [one]: [90n], [two]: [10n ** 9n] };
    expect(await take(ahead, ahead)).toEqual({ status: 'ahead', calls: 1, askedMs: 16_000 });
    expect(asked).toBe(9);
  });

  test('waits for the next endpoint if the first is down, and cannot tell if none answers', async () => {
    times = { [two]: [101n] };
    expect(await take(ahead, say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 0 });
    times = {};
    expect(await take(ahead, new Error('down'))).toEqual({ status: 'ahead', calls: 1, askedMs: 16_000 });
  });

  test.each(['altered', 'left-out'] as const)(
    'accuses a scan only if it is %s at two blocks',
    async (status) => {
      times = { [one]: [90n, 92n] };
      expect(await take(say(status), say(status))).toEqual({ status, calls: 1, askedMs: 2_000 });
      // A chain without new blocks is not waited for long.
      times = { [one]: [90n] };
      expect(await take(say(status), say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 4_000 });
      expect(await take(say(status), say('unreachable'))).toEqual({ status, calls: 1, askedMs: 4_000 });
    },
  );

  test.each(['agrees', 'behind', 'unreachable'] as const)(
    'does not repeat any other check: %s',
    async (status) => {
      expect(await take(say(status), say('altered'))).toEqual({ status, calls: 0, askedMs: null });
    },
  );

  test('checking again ends the wait when it is aborted', async () => {
    times = { [one]: [90n] };
    const stop = new AbortController();
    const waiting = waitForBlock(config, { time: 100n, signal: stop.signal });
    const caught = waiting.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    const reason = new Error('canceled');
    stop.abort(reason);
    expect(await caught).toBe(reason);
  });
});
