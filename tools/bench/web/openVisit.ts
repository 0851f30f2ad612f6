import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { createLaunchOptions } from '../../test/chromium.ts';
import { type Watch, type Watched, watchPage } from './watchPage.ts';

export const NETWORKS = {
  slow: {
    name: 'slow 4G: 1.6 Mbit/s, 150 ms, CPU 4 times slower',
    bitsPerSecond: 1.6e6,
    latencyMs: 150,
    cpu: 4,
  },
  fast: { name: 'unthrottled', bitsPerSecond: null, latencyMs: 0, cpu: 1 },
} as const;

export type Network = keyof typeof NETWORKS;

/** Nothing outside this machine answers, so that no run depends on other servers. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const UPLOAD_BITS = 0.75e6;
const QUIET_MS = 1_500;
const MOST_MS = 30_000;

export type Visit = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly read: () => Promise<Watch>;
  /** Waits until nothing was loaded and no long task ran for a while. */
  readonly settle: () => Promise<void>;
  /** All bytes received so far, with the document, headers and answers of other origins. */
  readonly countBytes: () => number;
};

/** A new profile of the browser, with an empty cache. */
export async function openProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-profile-'));
  const launch = createLaunchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...(launch.args ?? []), OFFLINE],
    viewport: { width: 1280, height: 900 },
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Opens a URL in a new tab of the profile, throttled and watched. */
export async function openVisit(
  context: BrowserContext,
  url: string,
  { network, watched, isImpatient = false }: { network: Network; watched: Watched; isImpatient?: boolean },
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { bitsPerSecond, latencyMs, cpu } = NETWORKS[network];
  if (isImpatient) {
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'benchButtonSeen' });
    session.once('Runtime.bindingCalled', ({ payload }) => void press(session, JSON.parse(payload)));
  }
  await page.addInitScript(watchPage, watched);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  if (bitsPerSecond !== null) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: UPLOAD_BITS / 8,
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(url, { waitUntil: 'commit' });
  const read = () => page.evaluate(() => window.benchWatch);
  return { page, session, read, settle: () => settle(page), countBytes: () => bytes };
}

/** A real press of the mouse, as soon as the button is seen. */
export async function press(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

async function settle(page: Page): Promise<void> {
  const end = performance.now() + MOST_MS;
  await page.waitForLoadState('load', { timeout: MOST_MS }).catch(() => undefined);
  while (performance.now() < end) {
    const quietFor = await page.evaluate(() => {
      const { longTasks } = window.benchWatch;
      const own = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/\/(localhost|127\.0\.0\.1)/.test(name))
        // The cast: entries of this type.
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      const tasks = longTasks.map(({ start, ms }) => start + ms);
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.now() - Math.max(load?.loadEventEnd ?? 0, ...own, ...tasks);
    });
    if (quietFor > QUIET_MS) return;
    await sleep(Math.max(100, QUIET_MS - quietFor));
  }
}
