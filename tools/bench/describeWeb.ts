import { drawBar, showNumber, writeTable } from './describeGrowth.ts';
import type { Summary } from './record/record.ts';
import { type Cell, type KitResults, NETWORK_NAMES, PAGE_NAMES } from './web/measureKits.ts';
import { DIALOG_MS, type VisitKind } from './web/measurePage.ts';
import type { SizeRow } from './web/measureSizes.ts';
import { NETWORKS, type Network } from './web/openVisit.ts';
import { FIGURES, type FigureName, PAGES, type PageName } from './web/pages.ts';

/** The kits that Laurel is compared with; React alone is the floor. */
const KITS: readonly PageName[] = ['rainbowKit', 'connectKit', 'appKit'];

const VISIT_FIGURES: readonly (readonly [VisitKind, string, readonly FigureName[]])[] = [
  [
    'cold',
    'first visit',
    [
      'firstPaintMs',
      'contentMs',
      'buttonMs',
      'laterMs',
      'jsBeforeKb',
      'jsIdleKb',
      'blockingMs',
      'shift',
      'heapMb',
    ],
  ],
  ['impatient', 'first visit', ['impatientMs']],
  ['warm', 'warm cache', ['firstPaintMs', 'contentMs', 'buttonMs', 'blockingMs']],
  ['repeat', 'repeat visit', ['firstPaintMs', 'contentMs', 'buttonMs', 'blockingMs']],
];

const NO_DIALOG = `no dialog within ${DIALOG_MS / 1_000} s`;

/** Why a visit has no value. */
const MISSED: Partial<Record<FigureName, string>> = { impatientMs: NO_DIALOG, laterMs: NO_DIALOG };

/** One row per figure: every page's median and quartiles, and Laurel's share of the best kit with a bar. */
export function describeKits(kits: KitResults): string {
  const head = [
    '',
    ...PAGE_NAMES.map((name) => PAGES[name].title),
    'Laurel : best kit',
    'a full bar is the best kit',
  ];
  const rows = NETWORK_NAMES.flatMap((network) => [
    [`**${NETWORKS[network].name}**`, ...head.slice(1).map(() => '')],
    ...VISIT_FIGURES.flatMap(([visit, title, figures]) =>
      figures.flatMap((figure) => {
        const cells = kits[network][visit][figure];
        if (!cells || PAGE_NAMES.every((page) => !cells[page].summary && cells[page].missed === 0)) return [];
        const ratio = getRatio(cells);
        const shown = PAGE_NAMES.map((page) => showCell(cells[page], MISSED[figure]));
        return [
          [`${title}: ${FIGURES[figure]}`, ...shown, showNumber(ratio), ratio === null ? '' : drawBar(ratio)],
        ];
      }),
    ),
  ]);
  return writeTable(head, rows);
}

/** Laurel's median by that of the best kit; null where either is missing or zero, or where Laurel missed any. */
export function getRatio(cells: Readonly<Record<PageName, Cell>>): number | null {
  const medians = KITS.flatMap((kit) => cells[kit].summary?.median ?? []);
  const best = Math.min(...medians);
  const own = cells.laurel.missed > 0 ? undefined : cells.laurel.summary?.median;
  return own === undefined || !Number.isFinite(best) || best <= 0 ? null : own / best;
}

/** The summary of the measured visits, and how many had no value. */
export function showCell({ summary, missed }: Cell, reason = 'not measurable'): string {
  if (missed === 0) return showSummary(summary);
  if (!summary) return reason;
  return `${showSummary(summary)}; ${reason} in ${missed} of ${summary.n + missed} visits`;
}

export function showSummary(summary: Summary | null): string {
  if (!summary) return '–';
  const { median, q1, q3 } = summary;
  const [shown, low, high] = [median, q1, q3].map(showNumber);
  return low === high ? `${shown}` : `${shown} (${low}–${high})`;
}

/** Pages by the number of their reviews or contests, with a bar of the time until they are drawn. */
export function describeSizes(what: string, rows: readonly SizeRow[]): string {
  const longest = (network: Network) =>
    Math.max(...rows.filter((row) => row.network === network).map(({ values }) => values.contentMs.median));
  const head = [what, 'network', 'drawn, ms', '', 'blocked, ms', 'heap, MB', 'received, kB', 'elements'];
  return writeTable(
    head,
    rows.map(({ size, network, values: { contentMs, blockingMs, heapMb, transferKb, elements } }) => [
      size.toLocaleString('en'),
      network === 'slow' ? 'slow 4G, CPU ÷ 4' : 'unthrottled',
      showSummary(contentMs),
      drawBar(contentMs.median / longest(network)),
      showSummary(blockingMs),
      showSummary(heapMb),
      showSummary(transferKb),
      showSummary(elements),
    ]),
  );
}
