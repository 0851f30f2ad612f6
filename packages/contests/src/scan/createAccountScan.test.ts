import { type ChainConfig, local } from '@org/chain-config';
import { zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, STRANGER, word } from '../../test/make.ts';
import { attestAct, ORGANIZER } from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { createAccountScan } from './createAccountScan.ts';

const ADA = address(0xada);
const [TOOLS, ROPES] = [word(0xc1), word(0xc2)];

const open = (rows: readonly Attestation[], config: ChainConfig = local) => {
  const { fetch, asked } = createFakeScan(rows.map(toRow));
  return { scan: createAccountScan({ config, fetch }), asked };
};

const change = (listed: boolean, more: Partial<Attestation> = {}, judge = ADA) =>
  attestAct('judges', { judges: [judge], listed }, { refUID: TOOLS, ...more });

test('fetches the newest change of a judge in each contest', async () => {
  const { scan, asked } = open([
    change(true),
    change(false, { time: 600n }),
    change(true, { time: 700n, refUID: ROPES }),
    change(true, { time: 800n }, address(0xbe)),
  ]);
  const first = await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 });
  expect(first).toEqual({
    changes: [
      { contest: ROPES, by: ORGANIZER, isListed: true, time: 700n },
      { contest: TOOLS, by: ORGANIZER, isListed: false, time: 600n },
    ],
    next: 2,
  });
  const last = await scan.fetchJudgeChanges(ADA, { skip: 2, take: 100 });
  expect(last).toEqual({ changes: [], next: null });
  expect(asked).toHaveLength(2);
});

test('keeps the organizer’s change beside any number of strangers’ and of repeated ones', async () => {
  const repeated = Array.from({ length: 300 }, (_, n) =>
    change(n % 2 === 0, { refUID: ROPES, attester: STRANGER, time: 10_000n + BigInt(n) }),
  );
  const { scan } = open([change(true), change(false, { attester: STRANGER, time: 900n }), ...repeated]);
  const { changes } = await scan.fetchJudgeChanges(ADA, { skip: 0, take: 3 });
  expect(changes.map(({ contest, by, isListed }) => [contest, by, isListed])).toEqual([
    [ROPES, STRANGER, false],
    [TOOLS, STRANGER, false],
    [TOOLS, ORGANIZER, true],
  ]);
});

test('leaves out rows of other schemas, off-chain ones, and those that are not what they say', async () => {
  const { scan } = open([
    { ...change(true), schema: word(9), uid: word(1) },
    { ...change(true), isOffchain: true, uid: word(2) },
    { ...change(true, { refUID: zeroHash }), uid: word(3) },
    change(true, { refUID: ROPES, data: `${change(true).data}00` }),
  ]);
  expect(await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 })).toEqual({ changes: [], next: 2 });
});

test('asks nothing on a chain without resolvers', async () => {
  const { scan, asked } = open([change(true)], { ...local, contracts: { profile: local.contracts.profile } });
  expect(await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 })).toEqual({ changes: [], next: null });
  expect(asked).toEqual([]);
});
