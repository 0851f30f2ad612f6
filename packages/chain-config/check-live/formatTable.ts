import type { Finding } from './finding.ts';

const HEAD = { slug: 'chain', subject: 'asked for', status: 'answer', detail: 'in detail' };

/** Findings as a table that is read in a terminal and in Markdown alike. */
export function formatTable(findings: readonly Finding[]): string {
  const keys = ['slug', 'subject', 'status', 'detail'] as const;
  const rows = [HEAD, ...findings.map(withoutBars)];
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key].length)));
  const lines = rows.map((row) => keys.map((key, column) => row[key].padEnd(widths[column] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What others said may hold a bar, which would begin another cell. */
function withoutBars(finding: Finding): Finding {
  return { ...finding, detail: finding.detail.replaceAll('|', '/') };
}
