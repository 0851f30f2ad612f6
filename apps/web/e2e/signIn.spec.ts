import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

type Script = Parameters<typeof offerScriptedWallet>[1];

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Verify your account' });

/** Connects a wallet on the list of contests. */
async function connect(page: Page, script: Script = {}) {
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey, ...script });
  await page.goto('/contests');
  await connectWallet(page);
  await expect(signInButton(page)).toBeVisible();
  return account;
}

async function signInAs(page: Page) {
  await signInButton(page).click();
  await dialogOf(page).getByRole('button', { name: 'Sign message' }).click();
  await expect(signOutButton(page)).toBeVisible();
}

const expectConnected = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0);
  await expect(signInButton(page)).toBeVisible();
};

test('keeps the sign-in after a reload until the user signs out', async ({ page }) => {
  await connect(page);
  await signInAs(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await signOutButton(page).click();
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('signs in on a device with a wrong clock', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 3 * 365 * 86_400_000);
  await connect(page);
  await signInAs(page);
  await page.clock.setFixedTime(Date.now() - 11 * 60_000);
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await signOutButton(page).click();
  await signInAs(page);
});

test('does not request the session before a wallet is connected', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/contests');
  await expect(page.getByRole('heading', { name: 'Contests' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(signInButton(page)).toHaveCount(0);
});

test('keeps the wallet connected after Cancel, Escape and a click outside the dialog', async ({ page }) => {
  await connect(page);
  const ways = [
    () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await signInButton(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectConnected(page);
  }
});

test('passes axe in the sign-in dialog', async ({ page }) => {
  await connect(page);
  await signInButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
});

test('shows no error after a rejection and lets the user retry', async ({ page }) => {
  await connect(page, { behavior: { personal_sign: 'reject' } });
  await signInButton(page).click();
  const sign = dialogOf(page).getByRole('button', { name: 'Sign message' });
  await sign.click();
  await expect
    .poll(() =>
      page.evaluate(
        () => window.scriptedWallet.requests.filter(({ method }) => method === 'personal_sign').length,
      ),
    )
    .toBe(1);
  await expect(sign).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialogOf(page)).not.toContainText('Error');
  await page.evaluate(() => window.scriptedWallet.setBehavior('personal_sign', 'ok'));
  await sign.click();
  await expect(signOutButton(page)).toBeVisible();
});

test('lets the user leave a wallet that never responds', async ({ page }) => {
  await connect(page, { behavior: { personal_sign: 'never' } });
  await signInButton(page).click();
  await dialogOf(page).getByRole('button', { name: 'Sign message' }).click();
  await expect(dialogOf(page)).toContainText('Waiting for signature...');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expectConnected(page);
});

test('names each failed step and lets the user retry', async ({ page }) => {
  await connect(page);
  await signInButton(page).click();
  const dialog = dialogOf(page);
  const sign = dialog.getByRole('button', { name: 'Sign message' });

  await page.route('**/api/siwe/nonce', (route) => route.fulfill({ status: 400 }));
  await sign.click();
  await expect(dialog).toContainText('Error preparing message, please retry!');
  await page.unroute('**/api/siwe/nonce');

  await page.evaluate(() => window.scriptedWallet.setBehavior('personal_sign', -32603));
  await sign.click();
  await expect(dialog).toContainText('Error signing message, please retry!');
  await page.evaluate(() => window.scriptedWallet.setBehavior('personal_sign', 'ok'));

  await page.route('**/api/siwe/verify', (route) => route.fulfill({ status: 401 }));
  await sign.click();
  await expect(dialog).toContainText('Error verifying signature, please retry!');
  await page.unroute('**/api/siwe/verify');

  await sign.click();
  await expect(signOutButton(page)).toBeVisible();
});

test('offers to switch from a network that is not configured', async ({ page }) => {
  await connect(page);
  await signInButton(page).click();
  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Wrong network');
  await dialog.getByRole('button', { name: /^Switch to/ }).click();
  await dialog.getByRole('button', { name: 'Sign message' }).click();
  await expect(signOutButton(page)).toBeVisible();
});

test('ends the session when the wallet switches accounts', async ({ page }) => {
  const other = await createAccount();
  await connect(page);
  await signInAs(page);
  await page.evaluate((address) => window.scriptedWallet.changeAccounts([address]), other.address);
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('syncs signing in and out between tabs', async ({ page, context }) => {
  const account = await connect(page);
  const second = await context.newPage();
  await offerScriptedWallet(second, { privateKey: account.privateKey });
  await second.goto('/contests');
  await expect(signInButton(second)).toBeVisible();
  await signInAs(page);
  await expect(signOutButton(second)).toBeVisible();
  await signOutButton(second).click();
  await expect(signInButton(page)).toBeVisible();
});

test('fits the sign-in dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await connect(page);
  await signInAs(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
