import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtNight } from './fixtures/expectAccessible.ts';
import { expect, test, widths } from './fixtures/test.ts';

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts);

const firstContest = (page: Page) => page.getByRole('main').locator('a[href^="/contests/local/0x"]').first();

for (const width of widths) {
  test(`shows a finished contest, and finished and open ones, at ${width} px, without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyone can see why the winner won.');
    const result = page.getByRole('article', { name: /^Result of / });
    await expect(result.getByText(/^First place(: |, shared by )/)).toBeVisible();
    await expect(result.getByText(/^From \d+ signed reviews?$/)).toBeVisible();
    await expect(firstContest(page)).toBeVisible();
    expect(await readShifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test('keeps its layout when the typeface arrives late', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const loaded: Promise<unknown>[] = [];
  await page.route('**/*.woff2', async (route) => {
    await firstContest(page).waitFor();
    const loading = route.continue();
    loaded.push(loading);
    await loading;
  });
  await page.goto('/');
  await expect(firstContest(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.length).toBeGreaterThan(0);
  expect(await readShifts(page)).toEqual([]);
});

test('shows the rest of the home page without the scan, and retries', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The latest contests could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'A contest in three steps' })).toBeVisible();
  expect(await readShifts(page)).toEqual([]);
  await expectAccessibleAtNight(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(firstContest(page)).toBeVisible();
});

test('links to a result, and reaches the start form by keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(firstContest(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See a result' })).toHaveAttribute(
    'href',
    /^\/contests\/local\/0x/,
  );
  await page.getByRole('button', { name: 'Start a contest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Start a contest' })).toBeVisible();
});
