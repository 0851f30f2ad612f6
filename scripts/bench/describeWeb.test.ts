import { expect, test } from 'vitest';
import { describeKits, describeSizes, getRatio, showSummary } from './describeWeb.ts';
import { summarize } from './statistics.ts';
import { summarizeRounds } from './web/measureKits.ts';

const same = (value: number) => summarize([value]);
const none = { laurel: null, rainbowKit: null, connectKit: null, appKit: null, bareReact: null };

test('compares with the best kit, never with React alone', () => {
  const summaries = { laurel: same(50), rainbowKit: same(100), connectKit: same(200), appKit: null };
  expect(getRatio({ ...summaries, bareReact: same(10) })).toBe(0.5);
});

test('has no ratio where a side is missing or zero', () => {
  expect(getRatio({ ...none, laurel: same(50) })).toBeNull();
  expect(getRatio({ ...none, rainbowKit: same(50) })).toBeNull();
  expect(getRatio({ ...none, laurel: same(0), rainbowKit: same(0) })).toBeNull();
});

test('shows quartiles unless they say nothing', () => {
  expect(showSummary(summarize([1, 2, 3, 4, 5]))).toBe('3 (2–4)');
  expect(showSummary(same(7))).toBe('7');
  expect(showSummary(null)).toBe('–');
});

test('writes a row for each figure that was measured, and takes the median of rounds', () => {
  const round = (ms: number) => ({ cold: { firstPaintMs: ms } });
  const rounds = [
    { page: 'laurel', network: 'slow', round: round(100) },
    { page: 'laurel', network: 'slow', round: round(300) },
    { page: 'rainbowKit', network: 'slow', round: round(400) },
  ] as const;
  const table = describeKits({ runs: 2, kits: summarizeRounds(rounds) });
  expect(table).toContain('| first visit: first paint, ms | 200 (150–250) | 400 | – | – | – | 0.5 | █████ |');
  expect(table).not.toContain('content drawn');
  expect(describeKits({ runs: 2, kits: null })).toBe('');
});

test('scales bars of sizes per network', () => {
  const row = (size: number, network: 'slow' | 'fast', ms: number) => ({
    size,
    network,
    values: { contentMs: same(ms), blockingMs: same(0), heapMb: same(1), transferKb: same(2) },
  });
  const table = describeSizes('reviews', [
    row(10, 'slow', 400),
    row(1_000, 'slow', 800),
    row(10, 'fast', 20),
  ]);
  expect(table).toContain('| 10 | slow 4G, CPU ÷ 4 | 400 | █████ |');
  expect(table).toContain('| 1,000 | slow 4G, CPU ÷ 4 | 800 | ██████████ |');
  expect(table).toContain('| 10 | unthrottled | 20 | ██████████ |');
});
