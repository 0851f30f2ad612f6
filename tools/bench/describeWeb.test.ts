import { expect, test } from 'vitest';
import { describeKits, describeSizes, getRatio, showCell, showSummary } from './describeWeb.ts';
import { summarize } from './record/record.ts';
import { summarizeRounds } from './web/measureKits.ts';

const same = (value: number) => summarize([value]);
const cell = (value: number) => ({ summary: same(value), missed: 0 });
const empty = { summary: null, missed: 0 };
const none = { laurel: empty, rainbowKit: empty, connectKit: empty, appKit: empty, bareReact: empty };

test('compares with the best kit, never with React alone', () => {
  const cells = { ...none, laurel: cell(50), rainbowKit: cell(100), connectKit: cell(200) };
  expect(getRatio({ ...cells, bareReact: cell(10) })).toBe(0.5);
});

test('has no ratio where a side is missing or zero', () => {
  expect(getRatio({ ...none, laurel: cell(50) })).toBeNull();
  expect(getRatio({ ...none, rainbowKit: cell(50) })).toBeNull();
  expect(getRatio({ ...none, laurel: cell(0), rainbowKit: cell(0) })).toBeNull();
  expect(getRatio({ ...none, laurel: { ...cell(50), missed: 1 }, rainbowKit: cell(100) })).toBeNull();
});

test('says in how many visits a value is missing', () => {
  expect(showCell({ summary: summarize([7, 7, 7]), missed: 2 }, 'no dialog')).toBe(
    '7; no dialog in 2 of 5 visits',
  );
  expect(showCell({ summary: null, missed: 2 }, 'no dialog')).toBe('no dialog');
  expect(showCell(empty)).toBe('–');
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
  const table = describeKits(summarizeRounds(rounds));
  expect(table).toContain('| first visit: first paint, ms | 200 (150–250) | 400 | – | – | – | 0.5 | █████ |');
  expect(table).not.toContain('content drawn');
});

test('reports a page whose dialog never opened', () => {
  const round = (ms: number | null) => ({ impatient: { impatientMs: ms } });
  const table = describeKits(
    summarizeRounds([
      { page: 'laurel', network: 'slow', round: round(100) },
      { page: 'appKit', network: 'slow', round: round(null) },
    ]),
  );
  expect(table).toContain('| 100 | – | – | no dialog within 30 s | – | – |');
});

test('scales bars of sizes per network', () => {
  const row = (size: number, network: 'slow' | 'fast', ms: number) => ({
    size,
    network,
    values: {
      contentMs: same(ms),
      blockingMs: same(0),
      heapMb: same(1),
      transferKb: same(2),
      elements: same(3),
    },
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
