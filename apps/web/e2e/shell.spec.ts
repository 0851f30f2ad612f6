import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
/** A window of 1280 px at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

/** The links of the footer, each with the path of the page of the same name. */
const FOOTER_LINKS = [
  ['Settings', '/settings'],
  ['Help', '/help'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
] as const;

test('begins with a skip link, links every page from the footer that the header does not link, and moves title, focus and scroll position there', async ({
  page,
}) => {
  await page.goto('/contests');
  // Until the page has loaded, links are the browser's.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle('Contests · Laurel');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  for (const [name, path] of FOOTER_LINKS) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Laurel`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

const MENU_LINKS = [
  ['Contests', '/contests?mine=true', 'Contests'],
  ['Reviews', '/reviews', 'Your reviews'],
  ['Drafts', '/drafts', 'Your drafts'],
  ['Profile', '/accounts/edit', 'Your profile'],
  ['Settings', '/settings', 'Settings'],
] as const;

const menu = (page: Page) => page.getByRole('button', { name: 'My account', exact: true });
const linkOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name, exact: true });

test('links the visitor’s own pages from the menu, without a wallet', { tag: '@full' }, async ({ page }) => {
  for (const [name, path, heading] of MENU_LINKS) {
    await page.goto('/help');
    await expect(linkOf(page, name)).toHaveCount(0);
    await menu(page).click();
    await linkOf(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  }
  await page.goto('/contests?mine=true');
  await expect(page.getByRole('heading', { name: 'Which contests are yours?' })).toBeVisible();
});

test('opens the menu by keyboard, and is accessible at every size', { tag: '@full' }, async ({ page }) => {
  await page.goto('/help');
  await menu(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(page, 'Contests')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  for (const size of [{ width: 1280, height: 900 }, PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await expect(linkOf(page, 'Contests')).toHaveCount(0);
});

test('signs in and out from the menu, where the button stands once', { tag: '@full' }, async ({ page }) => {
  await openAs(page, await createAccount(), '/help');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await menu(page).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Verify your account' })
    .getByRole('button', { name: 'Sign message' })
    .click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await menu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('says on every page without JavaScript what it is and what it needs', async ({ page }) => {
    const uid = `0x${'12'.repeat(32)}`;
    for (const [path, heading] of [
      ['/', 'Contests judged in the open'],
      ['/settings', 'Settings'],
      [`/contests/local/${uid}/entries/1`, 'Entry'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const notice = page.locator('.noscript');
      await expect(notice).toContainText('This page needs JavaScript');
      await expect(notice).toBeInViewport();
      await expect(notice).toHaveCSS('order', '1');
      await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Start a contest' })).toBeVisible();
    }
  });
});

test('restores the scroll position on the way back', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contests' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Contests', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('keeps the shell when a page’s code fails to load, and retries it', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.route('**/assets/SettingsPage-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contests' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/SettingsPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('shows “Page not found” with a link home', { tag: '@full' }, async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('shows and hides the offline banner without a layout shift', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const extras = page.waitForResponse(/\/assets\/ShellExtras-.*\.js$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/help');
  const heading = page.getByRole('heading', { name: 'Help' });
  await expect(heading).toBeVisible();
  await extras;
  const status = page.getByRole('contentinfo').getByRole('status');
  await expect(status).toBeAttached();
  await expect(status).toBeEmpty();
  const before = await heading.boundingBox();
  await context.setOffline(true);
  await expect(status).toContainText('You are offline');
  await expect(status.getByText('You are offline')).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // The banner never covers content permanently: the end of the page scrolls clear of it, also by Tab.
  const bar = await status.boundingBox();
  const last = page.getByRole('contentinfo').getByText('Check every result yourself');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await last.boundingBox())?.y ?? Number.NaN).toBeLessThan((bar?.y ?? 0) - 20);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).focus();
  const focused = await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).boundingBox();
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await context.setOffline(false);
  await expect(status).toBeEmpty();
  // Nothing is pending, so nothing polls.
  expect(asked.filter((url) => /ResumedWrites|writers|chainAccess/.test(url))).toEqual([]);
});

test('explains what can’t be loaded offline, and loads it when back online', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const [first, second] = await Promise.all(
    [0, 1].map(async () =>
      attestContest({ organizer: await createAccount(), judges: [await createAccount()] }),
    ),
  );
  const open = (path: string) => page.locator(`main a[href="${path}"]`).click();
  const trouble = page.getByText(/^You are offline, and part of this page is not loaded/);
  await page.goto('/contests');
  await open(first?.path ?? '');
  await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(`main a[href="${second?.path}"]`)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeAttached();

  await context.setOffline(true);
  // The list has read it already.
  await open(second?.path ?? '');
  await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entries' })).toContainText('loom');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(trouble).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
});

test('renders the prerendered shell first and the page after the first mount', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await context.newPage();
  await still.goto('/settings');
  await expect(still.getByRole('banner').getByRole('link', { name: 'Contests' })).toBeVisible();
  await expect(still.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  // The outline is in the HTML but hidden without JavaScript.
  const shell = still.locator('#root');
  await expect(shell.getByRole('status', { name: 'Loading', includeHidden: true })).toBeAttached();
  await expect(shell.getByRole('heading', { includeHidden: true })).toHaveCount(0);
  await context.close();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});

test('shifts nothing of the shell while a page loads', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(`${entry.value}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/settings', '/terms', '/privacy', '/help', '/contests']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: string[] }).shifts.reduce((total, shift) => total + Number(shift), 0),
    );
    expect(sum, path).toBeLessThan(0.01);
  }
});

/** Positions of the header's links and buttons in tab order. */
async function readHeader(page: Page) {
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  await controls.first().focus();
  const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
  for (let count = await controls.count(); count > 0; count--) {
    boxes.push(
      await page.evaluate(() => {
        const { left, right, top, bottom } = (document.activeElement as Element).getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    if (count > 1) await page.keyboard.press('Tab');
  }
  return boxes;
}

/** On a slow connection the first page is drawn in the fallback of the typeface, whose letters are wider. */
const HEADERS = [
  { name: 'with a wallet, in the fallback of the typeface', isConnected: true, isFallback: true },
  { name: 'with a wallet', isConnected: true, isFallback: false },
  { name: 'without a wallet', isConnected: false, isFallback: false },
];

for (const { name, isConnected, isFallback } of HEADERS) {
  test(`fits the header from 320 to 1280 px and at 200 % zoom, ${name}`, {
    tag: isFallback ? [] : '@full',
  }, async ({ page }) => {
    if (isFallback) await page.route('**/*.woff2', (route) => route.abort());
    if (isConnected) await openAs(page, await createAccount(), '/contests');
    else await page.goto('/contests');
    await expect(page.getByRole('heading', { name: 'Contests', level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    const last = isConnected ? /0x/ : 'Connect Wallet';
    await expect(header.getByRole('button', { name: last })).toBeVisible();
    if (isConnected) await expect(header.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );
    if (isFallback) expect(loaded).not.toContain('Prompt');
    const wordmark = header.getByText('Laurel', { exact: true });
    const isWhole = () => wordmark.evaluate(({ clientWidth, scrollWidth }) => clientWidth >= scrollWidth);
    for (const width of [320, 360, 375, 390, ZOOMED.width, 767, 768, 844, 959, 960, 1280]) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 800 });
      await expectNoSidewaysScroll(page);
      await expect(wordmark, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect.poll(isWhole, { message: `${width} px` }).toBe(true);
      // A phone on its side has one row, with "Sign in" in the menu alone.
      if (width === 844) continue;
      const boxes = await readHeader(page);
      expect(boxes).toHaveLength(isConnected ? 7 : 5);
      const rows = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 16)));
      expect(rows.size, `${width} px`).toBe(width < 960 ? 2 : 1);
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(4);
        expect(one.right).toBeLessThanOrEqual(width - 4);
        for (const other of boxes.slice(index + 1)) {
          // Tab order runs left to right, then down.
          const isInRow = other.top < one.bottom - 1 && one.top < other.bottom - 1;
          const isAfter = isInRow ? other.left >= one.right - 1 : other.top >= one.bottom - 1;
          expect(isAfter, `${width} px`).toBe(true);
        }
      }
    }
  });
}
