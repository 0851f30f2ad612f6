import { getGrowth } from './record/record.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar whose length is a share of `width` characters, at least a sliver for anything above zero. */
export function drawBar(share: number, width = 10): string {
  if (!(share > 0)) return '';
  const eighths = Math.max(1, Math.round(Math.min(share, 1) * width * 8));
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8]}`;
}

/** A Markdown table; all columns but the first are right-aligned, unless they hold bars. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isBar = head.map((_, column) => rows.some((row) => /[█-▏]/.test(row[column] ?? '')));
  const rule = head.map((_, column) => (column === 0 || isBar[column] ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|');

/** Three significant digits up to a thousand, whole numbers with separators beyond. */
export function showNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** Replaces the section between `<!-- name -->` and `<!-- /name -->`. @throws {Error} if the document lacks it */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no section ${name}.`);
  return `${document.slice(0, from + start.length)}\n${text.trim()}\n${document.slice(to)}`;
}

/** The costs of one thing by its size, the smallest first. */
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
