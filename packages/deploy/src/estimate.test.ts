import { expect, test } from 'vitest';
import { type Estimate, sumReserves } from './estimate.ts';

const step = (cost: bigint, reserve: bigint) => ({ cost, reserve }) as Estimate;

test('adds what was spent before to what a node asks for before each step', () => {
  expect(sumReserves([])).toBe(0n);
  expect(sumReserves([step(10n, 24n)])).toBe(24n);
  expect(sumReserves([step(10n, 24n), step(30n, 72n), step(1n, 3n)])).toBe(82n);
  expect(sumReserves([step(100n, 100n), step(0n, 0n), step(1n, 3n)])).toBe(103n);
});
