import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLaunchOptions } from '../../../scripts/test/chromium.ts';
import { serveGallery } from './serveGallery.ts';

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

beforeAll(async () => {
  browser = await chromium.launch(createLaunchOptions());
  gallery = await serveGallery();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/** Opens the gallery and collects what the page complains about: the policy, the console, errors. */
const open = async (options: BrowserContextOptions = {}, url = gallery.url) => {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints };
};

const useEverything = async (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('More');
  await page.getByRole('menuitem', { name: 'Act' }).click();
  await page.getByRole('combobox', { name: 'Network' }).click();
  await page.getByRole('option', { name: 'Base' }).click();
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByText('Second panel').waitFor();
  await page.getByRole('button', { name: 'Explain' }).hover();
  await page.locator('.laurel-tooltip').waitFor();
  await page.getByRole('checkbox', { name: 'Presentation' }).check();
  await press('Change page');
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  await press('Change page');
  await press('Notify');
  await page.getByText('Contest started').waitFor();
  await press('Ask');
  await page.getByRole('dialog').waitFor();
  await press('Say');
  await page.getByText('Said in the dialog').waitFor();
};

describe.each(['no-preference', 'reduce'] as const)('motion %s', (reducedMotion) => {
  test('the strict policy and the console have nothing to complain about', { timeout: 60_000 }, async () => {
    const { page, complaints } = await open({ reducedMotion });
    await useEverything(page);

    // A notification can be answered while a dialog is open, and the dialog stays.
    const said = page.locator('.laurel-notification', { hasText: 'Said in the dialog' });
    await said.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
    await said.waitFor({ state: 'detached' });
    await expect(page.getByRole('dialog').count()).resolves.toBe(1);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const isBack = await page
      .getByRole('button', { name: 'Ask' })
      .evaluate((ask) => ask === document.activeElement);
    expect(isBack).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('nothing moves for those who asked for that', { timeout: 60_000 }, async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await useEverything(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  await page.close();
});

test('a typeface that comes late moves nothing', { timeout: 60_000 }, async () => {
  const late = await serveGallery({ fontDelayMs: 1500 });
  const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(late.url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const countLoaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => family === 'Prompt' && status === 'loaded').length,
    );
  expect(await countLoaded()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await countLoaded()).toBe(3);
  await page.waitForTimeout(300);
  const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
  expect(shift).toBeLessThan(0.01);
  await page.close();
  await late.stop();
});

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['1280 px at 200 %', { width: 640, height: 400 }],
  ['the narrowest', { width: 320, height: 568 }],
])('nothing is wider than %s', { timeout: 60_000 }, async (_, viewport) => {
  const { page } = await open({ viewport });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  await page.close();
});

test('forced colours: what is ticked, contained or focused can still be told', {
  timeout: 60_000,
}, async () => {
  const { page } = await open({ forcedColors: 'active' });
  const box = page.getByRole('checkbox', { name: 'Presentation' });
  const ground = (target = box) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await box.check();
  // Colours change in a movement, which may take a moment to begin.
  await expect.poll(() => ground()).not.toBe(before);
  const contained = await ground(page.getByRole('button', { name: 'Contained' }));
  expect(contained).not.toBe(await ground(page.locator('body')));
  await page.getByRole('button', { name: 'Contained' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const outline = await page
    .getByRole('button', { name: 'Contained' })
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
  await page.close();
});
