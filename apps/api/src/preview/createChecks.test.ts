import { local } from '@org/chain-config';
import { expect, test, vi } from 'vitest';
import type { ContestStanding, ScanVerdict } from '../contests/createContestReader.ts';
import { createChecks } from './createPreviews.ts';

const target = { chainConfig: local, uid: `0x${'12'.repeat(32)}` } as const;
const standing = {} as ContestStanding;

const create = (...verdicts: (ScanVerdict | Error)[]) => {
  const time = { now: 0 };
  const check = vi.fn(async () => {
    const verdict = verdicts.shift() ?? 'unknown';
    if (verdict instanceof Error) throw verdict;
    return verdict;
  });
  const checks = createChecks({ check }, () => time.now);
  return { checks, check, time };
};

test('issue 13: counts only content that matches the chain as checked', async () => {
  const { checks, check, time } = create(new Error('down'), 'unknown', 'agrees');
  for (const expected of [false, false, true, true]) {
    checks.begin(target, standing, 'a');
    await vi.waitFor(() =>
      expect(check.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
    );
    await Promise.resolve();
    await vi.waitFor(() => expect(checks.isChecked('a')).toBe(expected));
    time.now += 10_000;
  }
  expect(check).toHaveBeenCalledTimes(3);
  expect(checks.isChecked('b')).toBe(false);
});

test('issue 13: distrusts a contest that the chain contradicts for a while', async () => {
  const { checks, time } = create('differs');
  checks.begin(target, standing, 'a');
  await vi.waitFor(() => expect(checks.isDistrusted(target)).toBe(true));
  expect(checks.isChecked('a')).toBe(false);
  time.now += 600_000;
  expect(checks.isDistrusted(target)).toBe(false);
});

test('runs one check at a time, with a pause after it', () => {
  const { checks, check } = create('agrees');
  checks.begin(target, standing, 'a');
  checks.begin(target, standing, 'b');
  expect(check).toHaveBeenCalledTimes(1);
});
