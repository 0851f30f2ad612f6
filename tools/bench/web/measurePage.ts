import type { BrowserContext } from '@playwright/test';
import { type Network, openProfile, openVisit, press, type Visit } from './openVisit.ts';
import { PAGES, type PageName, type Values } from './pages.ts';

/** How long a visit waits for the dialog after a click. */
export const DIALOG_MS = 30_000;

const AGAIN_MS = 1_000;

export const VISITS = ['cold', 'warm', 'repeat', 'impatient'] as const;

/**
 * `cold`: an empty profile. `warm`: the files are cached, everything else that the page stored is gone. `repeat`: the
 * same visitor returns. `impatient`: an empty profile, and a click as soon as the button is seen.
 */
export type VisitKind = (typeof VISITS)[number];

type Subject = { page: PageName; url: string; network: Network };

/** One round of a page: all its visits, each measured once. */
export async function measureRound(
  subject: Subject,
  kinds: readonly VisitKind[],
): Promise<Partial<Record<VisitKind, Values>>> {
  const round: Partial<Record<VisitKind, Values>> = {};
  const profile = await openProfile();
  try {
    const { context } = profile;
    round.cold = await measureLoad(subject, context);
    if (kinds.includes('warm')) {
      await clearStorage(context, subject.url);
      round.warm = await measureLoad(subject, context);
    }
    if (kinds.includes('repeat')) round.repeat = await measureLoad(subject, context);
  } finally {
    await profile.close();
  }
  if (kinds.includes('impatient')) round.impatient = await measureImpatience(subject);
  return round;
}

async function clearStorage(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,websql,service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
}

/** Loads the page until it is idle, then clicks the button. */
async function measureLoad({ page: name, url, network }: Subject, context: BrowserContext): Promise<Values> {
  const visit = await openVisit(context, url, { network, watched: PAGES[name].watched });
  const { page, session } = visit;
  await visit.settle();
  const watch = await visit.read();
  const { firstPaint, scripts } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    scripts: performance
      .getEntriesByType('resource')
      // The cast: entries of this type.
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\.m?js($|\?)/.test(name) && transferSize > 0)
      .map(({ responseEnd, encodedBodySize }) => ({ at: responseEnd, bytes: encodedBodySize })),
  }));
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const sumKb = (before: number) =>
    scripts.reduce((sum, { at, bytes }) => (at <= before ? sum + bytes / 1_000 : sum), 0);
  const isFirst = ({ start }: { start: number }) => firstPaint !== null && start >= firstPaint;
  const values: Values = {
    firstPaintMs: firstPaint,
    contentMs: watch.contentAt ?? watch.largestAt,
    buttonMs: watch.answersAt,
    jsBeforeKb: watch.answersAt === null ? null : sumKb(watch.answersAt),
    jsIdleKb: sumKb(Number.POSITIVE_INFINITY),
    blockingMs: watch.longTasks.filter(isFirst).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    shift: watch.shift,
    heapMb: usedSize / 2 ** 20,
    laterMs: await measureClick(visit),
  };
  await page.close();
  return values;
}

/** From a click on a page that is idle to the drawn list of wallets. */
async function measureClick({ page, session, read }: Visit): Promise<number | null> {
  const place = await page.evaluate(() => window.benchPlace());
  if (!place) return null;
  await press(session, place);
  await waitForDialog(page);
  const { pressedAt, dialogAt } = await read();
  return pressedAt === null || dialogAt === null ? null : dialogAt - pressedAt;
}

async function measureImpatience({ page: name, url, network }: Subject): Promise<Values> {
  const profile = await openProfile();
  try {
    const { watched } = PAGES[name];
    const { page, session, read } = await openVisit(profile.context, url, {
      network,
      watched,
      isImpatient: true,
    });
    const end = performance.now() + DIALOG_MS;
    while (performance.now() < end && !(await waitForDialog(page, AGAIN_MS))) {
      // Clicks again if no dialog opened. AppKit's button would close its dialog while that loads.
      const place = await page.evaluate(() => window.benchPlaceAgain());
      if (place) await press(session, place);
    }
    return { impatientMs: (await read()).dialogAt };
  } finally {
    await profile.close();
  }
}

/** True if the dialog lists the wallet before the time is over. */
const waitForDialog = (page: Visit['page'], timeout = DIALOG_MS): Promise<boolean> =>
  page
    .waitForFunction(() => window.benchWatch.dialogAt !== null, undefined, { timeout, polling: 50 })
    .then(
      () => true,
      () => false,
    );
