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
