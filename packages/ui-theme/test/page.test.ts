import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLaunchOptions } from '../../../tools/test/chromium.ts';
import { serveGallery } from './serveGallery.ts';

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

beforeAll(async () => {
  browser = await chromium.launch(createLaunchOptions());
  gallery = await serveGallery();
});

afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/** Opens the gallery and collects policy violations, console messages and errors. */
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
  test('causes no policy violation and no console message', async () => {
    const { page, complaints } = await open({ reducedMotion });
    await useEverything(page);

    // Pressing a notification does not close the dialog.
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

describe('in a browser', () => {
  const dismiss = (page: Page) =>
    page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const expectFocus = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true);

  test('notifications can be reached and left by keyboard while a dialog traps the focus', async () => {
    const { page, complaints } = await open({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Ask' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const comment = dialog.getByRole('textbox', { name: 'Comment' });
    await expectFocus(comment);
    const say = dialog.getByRole('button', { name: 'Say' });
    await say.press('Enter');
    await say.press('Enter');
    // By role: excludes what a modal dialog hides from screen readers.
    await dismiss(page).nth(1).waitFor();

    const region = page.getByRole('region', { name: 'Notifications' });
    await page.keyboard.press('F6');
    await expectFocus(region);
    await page.keyboard.press('F6');
    await expectFocus(say);

    await page.keyboard.press('F6');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(say);

    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expectFocus(dismiss(page).first());
    await page.keyboard.press('Tab');
    await expectFocus(dismiss(page).nth(1));
    await page.keyboard.press('Tab');
    await expectFocus(say);

    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => dismiss(page).count()).toBe(1);
    await expectFocus(dismiss(page));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect.poll(() => dismiss(page).count()).toBe(0);
    await expectFocus(say);
    await expect(dialog.count()).resolves.toBe(1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('notifications resume after a click once the pointer has left', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.clock.install();
    const notify = page.getByRole('button', { name: 'Notify' });
    for (let count = 0; count < 3; count++) await notify.click();
    await dismiss(page).nth(2).waitFor();
    await dismiss(page).nth(1).click();
    await expect.poll(() => dismiss(page).count()).toBe(2);
    await expectFocus(notify);
    // Another notification has moved under the pointer and is paused by it.
    await page.clock.runFor(60_000);
    await expect(dismiss(page).count()).resolves.toBe(2);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_000);
    await expect.poll(() => dismiss(page).count()).toBe(0);
    await page.close();
  });

  test('notifications pause in a hidden tab', async () => {
    const { page } = await open();
    await page.clock.install();
    await page.getByRole('button', { name: 'Notify' }).press('Enter');
    await dismiss(page).waitFor();
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(60_000);
    await expect(dismiss(page).count()).resolves.toBe(1);
    await hide(false);
    await page.clock.runFor(5_000);
    await expect.poll(() => dismiss(page).count()).toBe(0);
    await page.close();
  });
});

test('does not animate with reduced motion', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await useEverything(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  await page.close();
});

test('does not shift the layout when the typeface loads late', async () => {
  let allowFonts = () => {};
  const fontsAllowed = new Promise<void>((resolve) => {
    allowFonts = resolve;
  });
  const late = await serveGallery({ fontsAllowed });
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
  allowFonts();
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
])('the page of all controls fits into %s', async (_, viewport) => {
  const { page } = await open({ viewport });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  await page.close();
});

test('controls wrap long user-written words everywhere', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const tooWide = await page.evaluate(() => {
    // The product's own short texts (buttons, counts) stay on one line; names are shortened before rendering.
    const ours = '.laurel-button, .laurel-field-count, .laurel-checkbox-trailing, .laurel-address';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts
      .filter(({ parentElement }) => parentElement && !parentElement.closest(`script, ${ours}`))
      .filter((text) => {
        const { data } = text;
        text.data = 'documentation'.repeat(12);
        const { scrollWidth, clientWidth } = document.documentElement;
        text.data = data;
        return scrollWidth > clientWidth;
      })
      .map(({ data }) => data);
  });
  expect(tooWide).toEqual([]);
  await page.close();
});

test('forced colors: checked, contained and focused controls can be told apart', async () => {
  const { page } = await open({ forcedColors: 'active' });
  const box = page.getByRole('checkbox', { name: 'Presentation' });
  const ground = (target = box) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await box.check();
  // Colors change in a transition that may start late.
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
  // Elements with colors of their own also get a focus ring in the reader's color.
  const ring = (target: Locator) =>
    target.evaluate((element) => {
      (element as HTMLElement).focus();
      return getComputedStyle(element).outlineColor;
    });
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await ring(box)).toBe(ink);
  expect(await ring(page.getByRole('tab', { name: 'One' }))).toBe(ink);

  // Bars, the chosen tab and what is said above the page, too.
  const paper = await ground(page.locator('body'));
  const fill = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  expect(await fill('[role=meter] rect')).not.toBe(paper);
  expect(await fill('.laurel-progress rect')).not.toBe(paper);
  const [chosen, other] = [page.getByRole('tab', { name: 'One' }), page.getByRole('tab', { name: 'Two' })];
  expect(await ground(chosen)).not.toBe(await ground(other));
  await page.getByRole('button', { name: 'Change page' }).click();
  expect(await ground(page.getByRole('progressbar', { name: 'Loading the page' }).locator('div'))).not.toBe(
    paper,
  );
  await page.getByRole('button', { name: 'Notify' }).click();
  const border = await page.locator('.laurel-notification').evaluate((element) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(element);
    return { color: borderTopColor, style: borderTopStyle };
  });
  expect(border.style).toBe('solid');
  expect(border.color).not.toBe(paper);
  await page.close();
});

test('shows the progress bar without animation with reduced motion', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Change page' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await bar.waitFor();
  const moving = await bar.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(12);
  await page.getByRole('button', { name: 'Change page' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.close();
});

/** Modals of other libraries do this to the page: Radix, React Aria, react-remove-scroll, and a page transition. */
const hosts: Readonly<Record<string, () => void>> = {
  'takes pointer events from the body': () => document.body.style.setProperty('pointer-events', 'none'),
  'hides everything outside of its modal, now and later': () => {
    const hideAll = () => {
      for (const child of document.body.children) {
        child.setAttribute('aria-hidden', 'true');
        child.setAttribute('inert', '');
      }
    };
    new MutationObserver(hideAll).observe(document.body, { childList: true });
  },
  'locks the scrolling of the page': () => {
    document.documentElement.style.setProperty('overflow', 'hidden');
    const cancel = (event: Event) => event.preventDefault();
    for (const type of ['wheel', 'touchmove']) document.addEventListener(type, cancel, { passive: false });
  },
  'has a transform around the app': () =>
    document.getElementById('root')?.style.setProperty('transform', 'translateY(-300px)'),
};

test.each(Object.keys(hosts))('has a dialog that works in a page that %s', async (name) => {
  const { page } = await open({ viewport: { width: 1280, height: 320 } });
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await ask.focus();
  await page.evaluate(`(${hosts[name]})()`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check what you sign' });
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  const field = dialog.getByRole('textbox', { name: 'Comment' });
  await field.click();
  await page.keyboard.type('Typed');
  expect(await field.inputValue()).toBe('Typed');
  const body = page.locator('.laurel-dialog-body');
  await body.evaluate((element) => element.insertAdjacentHTML('beforeend', '<p>Line</p>'.repeat(40)));
  await body.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await body.evaluate((element) => element.scrollTo(0, 0));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.close();
});
