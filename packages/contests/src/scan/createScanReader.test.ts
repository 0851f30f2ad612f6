import { local } from '@org/chain-config';
import type { Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, makeAttestation, STRANGER, word } from '../../test/make.ts';
import { attestAct, makeTerms } from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { createScanReader } from './createScanReader.ts';

function readerOf(
  rows: readonly Attestation[],
  options: Parameters<typeof createFakeScan>[1] & {
    fetchFromChain?: (uids: readonly Hex[]) => Promise<Attestation[]>;
  } = {},
) {
  const { fetchFromChain, ...scan } = options;
  const fake = createFakeScan(rows.map(toRow), scan);
  const reader = createScanReader({
    config: local,
    fetch: fake.fetch,
    ...(fetchFromChain && { fetchFromChain }),
  });
  return { ...reader, asked: fake.asked };
}

/** The attestation of a contest. */
function makeContestRow(title: string, change: Partial<Attestation> = {}): Attestation {
  return attestAct('contest', makeTerms({ title }), { attester: address(9), time: 500n, ...change });
}

describe('contests', () => {
  test('are fetched newest first, in pages; unreadable rows are counted', async () => {
    const rows = [
      makeContestRow('old', { time: 500n }),
      makeContestRow('new', { time: 700n }),
      makeContestRow('broken', { time: 600n, data: '0x1234' }),
      makeContestRow('off-chain', { isOffchain: true }),
      makeAttestation(),
    ];
    const scan = readerOf(rows);
    const { contests, unreadable } = await scan.fetchContests({ skip: 0, take: 10 });
    expect(contests.map(({ title }) => title)).toEqual(['new', 'old']);
    expect(unreadable).toBe(1);
    expect((await scan.fetchContests({ skip: 2, take: 10 })).contests.map(({ title }) => title)).toEqual([
      'old',
    ]);
    expect(await scan.countContests()).toBe(3);
  });

  test('are filtered and ordered by the scan, in addition to the own filter', async () => {
    const rows = [
      makeContestRow('old', { time: 500n }),
      makeContestRow('new', { time: 700n }),
      makeContestRow('withdrawn', { time: 600n, revocationTime: 650n }),
      makeAttestation(),
    ];
    const scan = readerOf(rows);
    const where = { revocationTime: { equals: 0 } };
    const { contests } = await scan.fetchContests({ where, orderBy: [{ time: 'asc' }], skip: 0, take: 10 });
    expect(contests.map(({ title }) => title)).toEqual(['old', 'new']);
    expect(await scan.countContests({ where })).toBe(2);
  });
});

describe('rows whose UID does not recompute', () => {
  const contest = makeContestRow('true');
  const altered = { ...contest, attester: STRANGER };

  test('are left out', async () => {
    const scan = readerOf([altered]);
    expect(await scan.fetchContests({ skip: 0, take: 10 })).toEqual({ contests: [], unreadable: 1 });
    expect(await scan.findAttestation(contest.uid)).toBeNull();
    expect(await scan.findAttestation(word(1))).toBeNull();
  });

  test('are read from the chain if possible', async () => {
    const scan = readerOf([altered], { fetchFromChain: async () => [contest] });
    const { contests } = await scan.fetchContests({ skip: 0, take: 10 });
    expect(contests).toMatchObject([{ title: 'true', organizer: address(9) }]);
    expect(await scan.findAttestation(contest.uid)).toEqual(contest);
    const failing = readerOf([altered], { fetchFromChain: () => Promise.reject(new Error('down')) });
    expect(await failing.findAttestation(contest.uid)).toBeNull();
  });
});

test('has no contests on a chain without a resolver', async () => {
  const { fetch } = createFakeScan([toRow(makeContestRow('foreign'))]);
  const config = { ...local, contracts: { profile: local.contracts.profile } };
  const reader = createScanReader({ config, fetch });
  expect(await reader.fetchContests({ skip: 0, take: 10 })).toEqual({ contests: [], unreadable: 0 });
});
