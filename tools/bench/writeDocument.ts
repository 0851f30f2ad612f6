import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeGrowth,
  drawBar,
  type GrowthTables,
  replaceSection,
  showNumber,
  writeTable,
} from './describeGrowth.ts';
import { describeKits, describeSizes, showSummary } from './describeWeb.ts';
import { type Figure, FOLDER, QUICK_FOLDER, type Recorded, readRecord } from './record/record.ts';
import { readSections, SECTIONS, type SectionName, type WebRecords } from './web/result.ts';

const DOCUMENT = join('docs', 'performance.md');

/** The parts whose results are lists of figures, in the document's order. */
const FIGURE_PARTS = ['contests', 'local-stack', 'scan', 'scan-sync', 'scan-rows', 'api'];
/** The parts whose results are tables of costs by size. */
const GROWTH_PARTS = ['contests-growth', 'scan-growth'];

/**
 * Writes the last results of every part into docs/performance.md. Parts without results keep their section.
 *
 * @param options.isDraft a copy in `.laurel/bench` instead, with the results of quick runs
 */
export function writeDocument({ isDraft }: { isDraft: boolean }): string {
  let text = readFileSync(DOCUMENT, 'utf8');
  const records = isDraft ? readSections(QUICK_FOLDER) : readSections();
  for (const name of SECTIONS) {
    const described = describeSection(records, name);
    if (described) text = replaceSection(text, `web-${name}`, described);
  }
  for (const part of FIGURE_PARTS) {
    const recorded = readRecord<readonly Figure[]>(part);
    if (recorded)
      text = replaceSection(text, part, `${describeFigures(recorded.result)}\n\n${sign(recorded)}`);
  }
  for (const part of GROWTH_PARTS) {
    const recorded = readRecord<GrowthTables>(part);
    if (!recorded) continue;
    const tables = recorded.result.map(({ of, growths }) => describeGrowth(of, growths));
    text = replaceSection(text, part, [...tables, sign(recorded)].join('\n\n'));
  }
  const file = isDraft ? join(FOLDER, 'performance.md') : DOCUMENT;
  writeFileSync(file, text);
  return file;
}

const sign = ({ date, machine, commit }: Recorded<unknown>) =>
  `Measured on ${date} at ${commit}: ${machine}.`;

/** A section of the pages with the number of its runs, its date and its commit; undefined if it was not measured. */
export function describeSection(records: WebRecords, name: SectionName): string | undefined {
  const { kits, contests, list, queue } = records;
  const described = {
    kits: kits && describeKits(kits.result.values),
    contests: contests && describeSizes('reviews of a contest', contests.result.values),
    list: list && describeSizes('contests in the list', list.result.values),
    queue:
      queue &&
      `A judge reviews five entries in the queue, CPU 4 times slower: the longest interaction takes ${showSummary(queue.result.values)} ms to the next paint.`,
  };
  const recorded = records[name];
  if (!recorded) return undefined;
  const { runs } = recorded.result;
  const note = runs === 1 ? 'One run.' : `Medians of ${runs} runs, in brackets the quartiles.`;
  return `${note} ${sign(recorded)}\n\n${described[name]}`;
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
