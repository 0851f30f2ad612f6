import { drawBar, showNumber, writeTable } from './markdown.ts';
import { getGrowth } from './record/statistics.ts';

/** What one thing costs by its size, the smallest first. */
export type Growth = {
  readonly what: string;
  readonly unit: string;
  readonly points: readonly (readonly [size: number, cost: number])[];
};

/** The result of a part that measures growth: a table for each thing that grows. */
export type GrowthTables = readonly { readonly of: string; readonly growths: readonly Growth[] }[];

/** One table: a row per cost, a column per size, and a bar of its exponent, half of which is linear growth. */
export function describeGrowth(of: string, growths: readonly Growth[]): string {
  const sizes = [...new Set(growths.flatMap(({ points }) => points.map(([size]) => size)))].sort(
    (one, other) => one - other,
  );
  const head = [of, ...sizes.map((size) => size.toLocaleString('en')), 'exponent', 'half a bar is linear'];
  const rows = growths.map(({ what, unit, points }) => {
    const costs = new Map(points);
    const exponent = getGrowth(points);
    return [
      `${what}, ${unit}`,
      ...sizes.map((size) => showNumber(costs.get(size) ?? null)),
      exponent === null ? '–' : exponent.toFixed(2),
      exponent === null ? '' : drawBar(exponent / 2),
    ];
  });
  return writeTable(head, rows);
}
