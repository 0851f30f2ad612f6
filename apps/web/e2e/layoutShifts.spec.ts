import type { Page, Request } from '@playwright/test';
import { type Locale, listStops } from './fixtures/listStops.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';
import { turn } from './fixtures/turn.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

/** The shifts of a page, in all. */
const MOST = 0.02;

/** Parts that load once the page is idle have begun to load by then. */
const SETTLE_MS = 3_000;

/** A phone's processor, and slow 4G. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
}

/** Lists requests that have no answer yet. */
function watchRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

type Run = {
  readonly size: readonly [width: number, height: number];
  readonly speed: 'fast' | 'slow';
  readonly locale: Locale;
  readonly isTurned?: true;
};

/** Each width in a language with long words, too. */
const RUNS: readonly Run[] = [
  { size: [1280, 844], speed: 'fast', locale: 'es-MX' },
  { size: [1280, 844], speed: 'slow', locale: 'en-GB' },
  { size: [390, 844], speed: 'fast', locale: 'de-AT' },
  { size: [390, 844], speed: 'slow', locale: 'en-GB' },
  { size: [844, 390], speed: 'fast', locale: 'en-GB' },
  { size: [1280, 844], speed: 'fast', locale: 'en-GB', isTurned: true },
];

for (const { size, speed, locale, isTurned } of RUNS) {
  const [width, height] = size;
  const where = `${width} x ${height}: ${speed}, ${locale}${isTurned ? ', from right to left' : ''}`;
  test(`issue 31: no page moves by more than ${MOST} at ${where}`, { tag: '@full' }, async ({
    page,
    openOther,
  }) => {
    test.setTimeout(600_000);
    for (const { path, find, account } of await listStops(page, locale))
      await test.step(path, async () => {
        // A visitor who has nothing in the cache.
        const visitor = await openOther({ locale, viewport: { width, height } });
        if (account) await openAs(visitor, account, '/help');
        if (isTurned) await turn(visitor);
        if (speed === 'slow') await slowDown(visitor);
        const shifts = await watchShifts(visitor);
        const listOpen = watchRequests(visitor);
        await visitor.goto(path, { waitUntil: 'load' });
        await expect(find(visitor)).toBeVisible();
        await waitUntilDrawn(visitor);
        await visitor.waitForTimeout(SETTLE_MS);
        await expect.poll(listOpen).toEqual([]);
        await waitUntilDrawn(visitor);
        if (isTurned) await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
        const { value, text } = await shifts.sum();
        expect.soft(value, `${path}\n${text}`).toBeLessThanOrEqual(MOST);
        await visitor.close();
      });
  });
}
