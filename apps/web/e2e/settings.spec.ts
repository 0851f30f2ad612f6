import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { changeConfig } from './fixtures/changeConfig.ts';
import { expectAccessible, expectAccessibleAtNight } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { openSection } from './fixtures/openSection.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

/** The same server under another host name, so another origin. */
const renamed = (url: string) => {
  const other = new URL(url);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.href;
};

const rpcOf = (page: Page) => page.getByRole('textbox', { name: 'Local RPC' });
const scanOf = (page: Page) => page.getByRole('textbox', { name: 'Local index' });

async function openSettings(page: Page) {
  await page.goto('/settings');
  await expect(rpcOf(page)).toBeVisible();
}

/** The button reloads the page. */
async function save(page: Page, name = 'Save and reload') {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name }).click();
  await reloaded;
  await expect(rpcOf(page)).toBeVisible();
}

/** Mocks a server that does not exist. */
const pretend = (page: Page, url: string, answer: unknown) =>
  page.route(url, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: answer,
    }),
  );

test('tests, saves, uses and resets custom endpoints', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const rpc = renamed(stack.rpcUrl);
  const scan = renamed(stack.scanUrl);
  await openSettings(page);
  await rpcOf(page).fill(rpc);
  await page.getByRole('button', { name: 'Test: Local RPC' }).click();
  await expect(page.getByText('It responds for Local.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test: Local RPC' })).toBeFocused();
  await expect(rpcOf(page)).toHaveValue(rpc);
  await scanOf(page).fill(scan);
  await page.getByRole('button', { name: 'Test: Local index' }).click();
  await expect(page.getByText(/^It responds and lists \d+ contests?\.$/)).toBeVisible();
  await save(page);
  await expect(page.getByText('Custom endpoints are in use', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Custom endpoints are in use.');
  await expectAccessible(page);

  asked.length = 0;
  await page.goto('/contests');
  await page.getByRole('main').locator('a[href^="/contests/local/0x"]').last().click();
  await expect(page.getByRole('table', { name: /^(Ranking|Entries)$/ })).toBeVisible();
  const section = await openSection(page, 'Verify');
  await section.getByRole('button', { name: 'Check against the chain' }).click();
  await expect(section.getByText(/Agrees with the chain at block/)).toBeVisible();
  const origins = new Set(asked.map((url) => new URL(url).origin));
  expect(origins).toContain(new URL(rpc).origin);
  expect(origins).toContain(new URL(scan).origin);
  expect(origins).not.toContain(new URL(stack.rpcUrl).origin);
  expect(origins).not.toContain(new URL(stack.scanUrl).origin);

  await openSettings(page);
  await save(page, 'Use the defaults');
  await expect(rpcOf(page)).toHaveValue('');
  await expect(page.getByText('Custom endpoints are in use', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain('laurel-endpoints');
});

test('detects an RPC of another chain by its chain id, names other faults, and saves no unusable address', {
  tag: '@full',
}, async ({ page }) => {
  await pretend(page, 'https://rpc.example.org/**', { jsonrpc: '2.0', id: 1, result: '0x1' });
  await pretend(page, 'https://scan.example.org/**', { jsonrpc: '2.0' });
  await openSettings(page);
  await rpcOf(page).fill('https://rpc.example.org/key');
  await page.getByRole('button', { name: 'Test: Local RPC' }).click();
  await expect(page.getByText('its chain id is 1, but Local has 31337')).toBeVisible();
  await scanOf(page).fill('https://scan.example.org/graphql');
  await page.getByRole('button', { name: 'Test: Local index' }).click();
  await expect(page.getByText('It returned an unexpected response.')).toBeVisible();
  await rpcOf(page).fill('http://localhost:1');
  await page.getByRole('button', { name: 'Test: Local RPC' }).click();
  await expect(page.getByText('It did not respond.')).toBeVisible();
  await scanOf(page).fill('');
  for (const [text, reason] of [
    ['rpc.example.org', 'This isn’t an address'],
    ['javascript:alert(1)', 'This isn’t an address'],
    ['http://rpc.example.org', 'Plain http works only for this computer'],
    ['https://me:secret@rpc.example.org', 'Remove the user name and password'],
    [`https://example.org/${'x'.repeat(500)}`, 'This address is too long'],
  ] as const) {
    await rpcOf(page).fill(text);
    await page.getByRole('button', { name: 'Save and reload' }).click();
    await expect(rpcOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(rpcOf(page)).toHaveAccessibleDescription(new RegExp(reason));
  }
  expect(await page.evaluate(() => localStorage.getItem('laurel.endpoints'))).toBeNull();
});

test('keeps the settings reachable when a saved endpoint does not respond', { tag: '@full' }, async ({
  page,
}) => {
  await openSettings(page);
  await scanOf(page).fill('http://localhost:1/graphql');
  await save(page);
  await page.goto('/contests');
  await expect(page.getByRole('heading', { name: 'The contests could not be loaded' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Custom endpoints are in use.');
  await page.getByRole('link', { name: 'Change them' }).click();
  await save(page, 'Use the defaults');
  await page.goto('/contests');
  await expect(page.getByRole('main').locator('a[href^="/contests/local/0x"]').first()).toBeVisible();
});

test('issue 15: follows the system’s theme, and keeps a chosen one from the first paint', {
  tag: '@full',
}, async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return `${colorScheme} ${backgroundColor}`;
    });
  const chooseTheme = async (name: string) => {
    await page.getByRole('combobox', { name: 'Theme' }).click();
    await page.getByRole('option', { name }).click();
  };
  const light = 'light rgb(200, 238, 254)';
  const dark = 'dark rgb(11, 34, 48)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page);
  expect(await colors()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colors()).toBe(light);
  await chooseTheme('Dark');
  expect(await colors()).toBe(dark);
  // Without the app's own code, the page is already dark.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contests');
  expect(await colors()).toBe(dark);
  await page.unroute('**/assets/*.js');
  await page.emulateMedia({ media: 'print' });
  expect(await colors()).toMatch(/^light /);
  await page.emulateMedia({ media: null });
  await openSettings(page);
  await chooseTheme('System');
  expect(await colors()).toBe(light);
});

// storedValues.test.tsx covers the other stored values.
test('ignores stored endpoints of other sites', { tag: '@full' }, async ({ page }) => {
  const stored = '{"31337":{"rpc":"javascript:alert(1)","scan":5},"__proto__":{"rpc":"https://x"}}';
  await page.addInitScript((value) => localStorage.setItem('laurel.endpoints', value), stored);
  await page.goto('/contests');
  await expect(page.getByRole('main').locator('a[href^="/contests/local/0x"]').first()).toBeVisible();
  await openSettings(page);
  await expect(rpcOf(page)).toHaveValue('');
});

test('lists stored data by purpose, clears each part, and asks before “Clear all”, which signs out', async ({
  page,
}) => {
  await page.goto('/contests/start');
  await page.getByRole('textbox', { name: 'Title' }).fill('A title that nobody has signed');
  await openAs(page, await createAccount(), '/settings');
  await page.reload();
  const stored = page.getByRole('region', { name: 'What is stored in this browser' });
  await expect(stored.getByRole('heading', { name: 'Drafts' })).toBeVisible();
  await expect(stored.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await stored.getByRole('button', { name: 'Clear: Drafts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear your drafts?' });
  await expectAccessibleAtNight(page);
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(stored.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  await expect(stored.getByRole('heading', { name: 'Wallet' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  const clearAll = page.getByRole('main').getByRole('button', { name: 'Clear all' });
  await clearAll.click();
  const everything = page.getByRole('dialog', { name: 'Clear everything stored?' });
  await everything.getByRole('button', { name: 'Keep it' }).click();
  await expect(everything).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await clearAll.click();
  const reloaded = page.waitForEvent('load');
  await everything.getByRole('button', { name: 'Clear all' }).click();
  await reloaded;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wallet-kit.connected'))).toBeNull();
  await expect(page.getByText('Nothing is stored.', { exact: true })).toBeVisible();
  const session = await page.evaluate(async () => (await fetch('/api/siwe/session')).text());
  expect(session).not.toContain('0x');
});

test('renders the operator’s text as paragraphs, headings and https links only', { tag: '@full' }, async ({
  page,
}) => {
  const text =
    'Terms of this site\n\nBe kind. See https://example.org/rules.\n\n- One\n- Two\n\n<img src=x onerror=alert(1)> javascript:alert(1) http://example.org';
  await changeConfig(page, { documents: ['terms'] });
  await page.route('**/terms.txt', (route) => route.fulfill({ contentType: 'text/plain', body: text }));
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Terms of this site', level: 2 })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(main).toContainText('<img src=x onerror=alert(1)> javascript:alert(1) http://example.org');
  const links = main.getByRole('link');
  await expect(links).toHaveText(['https://example.org/rules']);
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expectAccessible(page);
});

test('says that the operator has published no text, without asking for it', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
  await page.goto('/terms');
  await expect(page.getByText('The operator of this site has not published terms of use.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'What this software does' })).toBeVisible();
  expect(failed).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Open the settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
