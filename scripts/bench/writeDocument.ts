import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeKits, describeSizes, showSummary } from './describeWeb.ts';
import { drawBar, replaceSection, showNumber, writeTable } from './markdown.ts';
import { type Figure, FOLDER, type Recorded, readRecord } from './record.ts';
import type { WebResult } from './web/result.ts';

const DOCUMENT = join('docs', 'performance.md');

/** The parts whose results are lists of figures, in the document's order. */
const FIGURE_PARTS = ['contests', 'growth', 'scan', 'api'];

/**
 * Writes the last results of every part into docs/performance.md, and all of them into docs/performance.json. Parts
 * without results keep their section.
 *
 * @param options.isDraft a copy in `.laurel/bench` instead, for quick runs
 */
export function writeDocument({ isDraft }: { isDraft: boolean }): string {
  let text = readFileSync(DOCUMENT, 'utf8');
  const web = readRecord<WebResult>('web');
  if (web) text = replaceSection(text, 'web', describeWeb(web));
  for (const part of FIGURE_PARTS) {
    const recorded = readRecord<readonly Figure[]>(part);
    if (recorded)
      text = replaceSection(text, part, `${describeFigures(recorded.result)}\n\n${sign(recorded)}`);
  }
  const file = isDraft ? join(FOLDER, 'performance.md') : DOCUMENT;
  writeFileSync(file, text);
  return file;
}

const sign = ({ date, machine, commit }: Recorded<unknown>) =>
  `Measured on ${date} at ${commit}: ${machine}.`;

function describeWeb(recorded: Recorded<WebResult>): string {
  const { result } = recorded;
  const parts = [
    `Medians of ${result.runs} runs, in brackets the quartiles. ${sign(recorded)}`,
    describeKits(result),
    result.contests && describeSizes('reviews of a contest', result.contests),
    result.list && describeSizes('contests in the list', result.list),
    result.queue &&
      `A judge reviews five entries in the queue, CPU 4 times slower: the longest interaction takes ${showSummary(result.queue)} ms to the next paint.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Rows with the same unit share a scale. */
export function describeFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, peer }) => {
    const most = Math.max(...figures.filter((each) => each.unit === unit).map((each) => each.value));
    return [
      what,
      `${showNumber(value)} ${unit}`,
      drawBar(value / most),
      peer ? `${showNumber(peer.value)} ${unit}` : '',
      peer ? peer.name : '',
      peer ? showNumber(value / peer.value) : '',
    ];
  });
  const head = ['', 'Laurel', '', 'beside it', '', 'ratio'];
  const isAlone = figures.every(({ peer }) => !peer);
  return isAlone
    ? writeTable(
        head.slice(0, 3),
        rows.map((row) => row.slice(0, 3)),
      )
    : writeTable(head, rows);
}
