import type { Locator } from '@playwright/test';
import { type Summary, summarize } from '../record/record.ts';
import { type Network, openProfile, openVisit, press, type Visit } from './openVisit.ts';
import { PAGES, WALLET } from './pages.ts';
import type { Samples } from './samples.ts';
import type { Laurel } from './startLaurel.ts';

const CONTEST_SIZES = [10, 100, 1_000, 10_000, 50_000];
const LIST_SIZES = [10, 1_000, 10_000, 100_000];
/** Larger contests take minutes to arrive over a slow connection. */
const MOST_WHEN_SLOW = 10_000;
const SIZE_NETWORKS: readonly Network[] = ['slow', 'fast'];

/** The list draws one link per contest. */
const LISTED = 'main article h2 a';

/** Entries that are reviewed in the queue. */
const QUEUE_STEPS = 5;

/** Between two acts of a judge. */
const PAUSE_MS = 400;

/** A page with much to show. */
type Load = { contentMs: number; blockingMs: number; heapMb: number; transferKb: number; elements: number };

export type SizeRow = {
  readonly size: number;
  readonly network: Network;
  readonly values: Record<keyof Load, Summary>;
};

type StartLaurel = (options: { contests: number; reviews: number }) => Promise<Laurel>;
type Options = {
  start: StartLaurel;
  runs: number;
  samples: Samples<Load>;
  /** Larger pages are left out. */
  maxSize: number;
};

export async function measureContests(options: Options): Promise<SizeRow[]> {
  return measureEach(CONTEST_SIZES, options, 'contest', async (size) => {
    const laurel = await options.start({ contests: 10, reviews: size });
    return { laurel, url: laurel.contestUrl, content: PAGES.laurel.watched.content };
  });
}

export async function measureList(options: Options): Promise<SizeRow[]> {
  return measureEach(LIST_SIZES, options, 'list', async (size) => {
    const laurel = await options.start({ contests: size, reviews: 10 });
    return { laurel, url: `${laurel.origin}/contests`, content: LISTED };
  });
}

async function measureEach(
  sizes: readonly number[],
  { runs, samples, maxSize }: Options,
  name: string,
  open: (size: number) => Promise<{ laurel: Laurel; url: string; content: string | null }>,
): Promise<SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const size of sizes.filter((each) => each <= maxSize)) {
    const { laurel, url, content } = await open(size);
    try {
      const networks = SIZE_NETWORKS.filter(
        (network) => network === 'fast' || name === 'list' || size <= MOST_WHEN_SLOW,
      );
      for (const network of networks) {
        const loads: Load[] = [];
        for (let run = 0; run < runs; run++)
          loads.push(
            await samples.take(`${name} ${size} ${network} ${run}`, () => load({ url, content, network })),
          );
        const sum = (key: keyof Load) => summarize(loads.map((each) => each[key]));
        const values = {
          contentMs: sum('contentMs'),
          blockingMs: sum('blockingMs'),
          heapMb: sum('heapMb'),
          transferKb: sum('transferKb'),
          elements: sum('elements'),
        };
        rows.push({ size, network, values });
        const { contentMs, heapMb } = values;
        console.log(
          `  ${name} of ${size}, ${network}: drawn after ${contentMs.median.toFixed(0)} ms, heap ${heapMb.median.toFixed(1)} MB`,
        );
      }
    } finally {
      await laurel.stop();
    }
  }
  return rows;
}

async function load(options: { url: string; content: string | null; network: Network }): Promise<Load> {
  const { url, content, network } = options;
  const profile = await openProfile();
  try {
    const watched = { ...PAGES.laurel.watched, content };
    const visit = await openVisit(profile.context, url, { network, watched });
    const { page, session, settle, read, countBytes } = visit;
    await page.waitForFunction(() => window.benchWatch.contentAt !== null, undefined, {
      timeout: 180_000,
      polling: 100,
    });
    await settle();
    const { contentAt, longTasks } = await read();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      contentMs: contentAt ?? Number.NaN,
      blockingMs: longTasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      heapMb: usedSize / 2 ** 20,
      transferKb: countBytes() / 1_000,
      elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    };
  } finally {
    await profile.close();
  }
}

/** Reviews entries as a judge, and takes the longest time from a key or click to the next paint. */
export async function measureQueue(options: {
  laurel: Laurel;
  runs: number;
  samples: Samples<number>;
}): Promise<Summary> {
  const worst: number[] = [];
  for (let run = 0; run < options.runs; run++)
    worst.push(await options.samples.take(`queue ${run}`, () => reviewOnce(options.laurel)));
  return summarize(worst);
}

async function reviewOnce(laurel: Laurel): Promise<number> {
  const profile = await openProfile();
  try {
    const visit = await openVisit(profile.context, laurel.judgeUrl, {
      network: 'fast',
      watched: PAGES.laurel.watched,
    });
    const { page, session, settle, read } = visit;
    await settle();
    await page.getByRole('button', { name: 'Connect Wallet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: WALLET }).click();
    const next = page.getByRole('button', { name: 'Review the next entry' });
    await next.waitFor();
    await settle();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      window.benchWatch.interactions.length = 0;
    });
    await pressOn(visit, next);
    const dialog = page.getByRole('dialog', { name: 'Review entry' });
    for (let step = 0; step < QUEUE_STEPS; step++) await reviewEntry(visit, dialog);
    const { interactions } = await read();
    return Math.max(...interactions.map(({ ms }) => ms), 0);
  } finally {
    await profile.close();
  }
}

/** Presses as a person does: Playwright's own click adds work to the events that are measured. */
async function pressOn({ page, session }: Visit, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('A control of the queue is not shown.');
  const place = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(PAUSE_MS);
  await press(session, place);
  // An event is reported after the paint that follows it.
  await page.waitForTimeout(PAUSE_MS);
}

async function reviewEntry(visit: Visit, dialog: Locator) {
  const { page } = visit;
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value === '',
    undefined,
    { polling: 100 },
  );
  await pressOn(visit, dialog.getByRole('checkbox', { name: 'Creativity' }));
  await pressOn(visit, dialog.getByRole('checkbox', { name: 'Presentation' }));
  await pressOn(visit, dialog.getByRole('textbox', { name: 'Comment' }));
  await page.keyboard.type('Holds up well over a whole season.', { delay: 60 });
  await pressOn(visit, dialog.getByRole('button', { name: 'Save, next entry' }));
}
