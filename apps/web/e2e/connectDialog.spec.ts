import { devices, type Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation has to be an interface.
  interface Window {
    listShifts: () => Promise<readonly string[]>;
  }
}

const getButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' });

/** Holds the first file with this name back until the test lets it through. */
async function holdFile(page: Page, name: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

const { userAgent, viewport: phoneViewport, hasTouch, isMobile } = devices['iPhone 13'];

for (const [name, layout, options] of [
  ['a wide window', 'wide', { viewport: { width: 1280, height: 900 } }],
  ['a narrow window', 'compact', { viewport: { width: 390, height: 844 } }],
  ['a low window', 'wide', { viewport: { width: 844, height: 390 } }],
  ['a phone', 'phone', { viewport: phoneViewport, userAgent, hasTouch, isMobile }],
] as const) {
  test.describe(name, () => {
    test.use(options);

    test('shows the frame of the connect dialog at once, fills it without a shift, and stays open after a double click', {
      tag: name === 'a wide window' ? [] : '@full',
    }, async ({ page }) => {
      await offerScriptedWallet(page);
      const firstStep = await holdFile(page, 'firstStep');
      await holdFile(page, 'walletLayer');
      await page.goto('/help');
      const heading = page.locator('main h1');
      await expect(heading).toHaveText('Help');
      const before = await heading.boundingBox();
      await page.evaluate(() => {
        const shifts: PerformanceEntry[] = [];
        // Counts shifts after input, too.
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        window.listShifts = async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return [...shifts, ...observer.takeRecords()].map((shift) => JSON.stringify(shift));
        };
      });
      await getButton(page).click();
      const dialog = getDialog(page);
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeVisible();
      await expect(dialog).toHaveAttribute('data-layout', layout);
      await expect(dialog.getByText('Browser Wallet')).toHaveCount(0);
      const frame = await dialog.boundingBox();
      const cross = await close.boundingBox();

      firstStep.release();
      await expect(dialog.getByRole('button', { name: 'Scripted Wallet' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'MetaMask' })).toBeVisible();
      expect(await dialog.boundingBox()).toEqual(frame);
      expect(await close.boundingBox()).toEqual(cross);
      expect(await heading.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => window.listShifts())).toEqual([]);

      await getButton(page).dblclick();
      const row = getDialog(page).getByRole('button', { name: 'Base', exact: true });
      await expect(row).toBeVisible();
      await expect(row).not.toHaveAttribute('aria-busy');
    });
  });
}

test('opens the frame for a page’s own button, closes with a press beside it but not with a drag, and returns the focus', {
  tag: '@full',
}, async ({ page }) => {
  await holdFile(page, 'walletLayer');
  await page.goto('/drafts');
  const button = page.getByRole('main').getByRole('button', { name: 'Connect a wallet' });
  await button.click();
  const dialog = getDialog(page);
  await expect(dialog.getByRole('button', { name: 'Base', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByText('Popular').hover();
  await page.mouse.down();
  await page.mouse.move(5, 450);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(dialog).toHaveCount(0);
});

test('keeps a choice made before the wallet layer has loaded', { tag: '@full' }, async ({ page }) => {
  await offerScriptedWallet(page, { privateKey: (await createAccount()).privateKey });
  const layer = await holdFile(page, 'walletLayer');
  await page.goto('/help');
  await getButton(page).click();
  const row = getDialog(page).getByRole('button', { name: 'Scripted Wallet' });
  await row.click();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  layer.release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible();
});

test('returns the focus to the button, also after the layer has replaced it', async ({ page }) => {
  const layer = await holdFile(page, 'walletLayer');
  await page.goto('/help');
  await getButton(page).click();
  await expect(getDialog(page).getByRole('button', { name: 'Base', exact: true })).toBeVisible();
  layer.release();
  await expect(page.locator('[data-wallet-slot]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getButton(page)).toBeFocused();
});

test('keeps the focus on the button while the layer replaces it', { tag: '@full' }, async ({ page }) => {
  const layer = await holdFile(page, 'walletLayer');
  await page.goto('/help');
  const requested = page.waitForRequest(/walletLayer/);
  await getButton(page).focus();
  await requested;
  layer.release();
  await expect(page.locator('[data-wallet-slot]')).toHaveCount(0);
  await expect(getButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
});

test('says that the wallets could not be loaded, and loads them on the next press', { tag: '@full' }, async ({
  page,
}) => {
  await offerScriptedWallet(page, { privateKey: (await createAccount()).privateKey });
  let isBroken = true;
  await page.route(/\/assets\/(walletLayer|firstStep)-[^/]*\.js$/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/help');
  await getButton(page).click();
  await expect(page.getByText('The wallets could not be loaded.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await getDialog(page).getByRole('button', { name: 'Scripted Wallet' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible();
});

test('loads the first step, but no wallet code and no session, on a page that nobody clicked', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrived = page.waitForResponse(/\/assets\/firstStep-/);
  await page.goto('/help');
  await arrived;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('walletLayer') || path.startsWith('/api/'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
});

test('asks for the list of wallets with a press that comes before the page’s code', async ({ page }) => {
  const code = await holdFile(page, 'index');
  const steps: string[] = [];
  page.on('request', (request) => request.url().includes('/firstStep-') && steps.push(request.url()));
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(getButton(page)).toBeVisible();
  expect(steps).toEqual([]);
  await getButton(page).click();
  await expect.poll(() => steps.length).toBe(1);
  code.release();
  await expect(getDialog(page).getByRole('button', { name: 'MetaMask' })).toBeVisible();
  expect(steps).toHaveLength(1);
});

test('draws a QR code, whose code is loaded with the first one', async ({ page }) => {
  // Only wallets that need a project id are offered as apps.
  await page.route('**/help', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      '"walletConnectProjectId":null',
      `"walletConnectProjectId":"${'a'.repeat(32)}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/help');
  await getButton(page).click();
  await getDialog(page).getByRole('button', { name: 'Get a Wallet' }).click();
  const dialog = page.locator('[data-rk][role="dialog"]');
  await dialog.getByRole('button', { name: 'GET', exact: true }).first().click();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await dialog.getByRole('button', { name: 'Get the app' }).click();
  const code = dialog.locator('svg', { has: page.locator('title', { hasText: 'QR Code' }) });
  await expect(code).toBeVisible();
  // Three finder patterns of two squares each, and the cells.
  await expect(code.locator('rect')).toHaveCount(6);
  await expect(code.locator('path')).not.toHaveCount(0);
  expect(scripts.filter((url) => url.endsWith('.js'))).not.toEqual([]);
});
