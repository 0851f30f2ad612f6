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

test('signs in on a device with a wrong clock', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 3 * 365 * 86_400_000);
  await connect(page);
  await signInAs(page);
  await page.clock.setFixedTime(Date.now() - 11 * 60_000);
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await signOutButton(page).click();
  await signInAs(page);
});

test('keeps the wallet connected when the dialog is closed, and the sign-in after a reload, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await connect(page);
  const ways = [
    () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const [index, close] of ways.entries()) {
    await signInButton(page).click();
    await expect(dialogOf(page)).toBeVisible();
    if (index === 0) await expectAccessible(page);
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectConnected(page);
  }
  await signInAs(page);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await signOutButton(page).click();
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('names each failed step, but no rejection, and lets the user retry, leave and switch the network', {
  tag: '@full',
}, async ({ page }) => {
  await connect(page, { behavior: { personal_sign: 'never' } });
  const behave = (answer: 'reject' | 'ok' | -32603) =>
    page.evaluate((said) => window.scriptedWallet.setBehavior('personal_sign', said), answer);
  await signInButton(page).click();
  const dialog = dialogOf(page);
  const sign = dialog.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await expect(dialog).toContainText('Waiting for signature...');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expectConnected(page);

  await behave('reject');
  await signInButton(page).click();
  const countAsked = () =>
    page.evaluate(
      () => window.scriptedWallet.requests.filter(({ method }) => method === 'personal_sign').length,
    );
  await sign.click();
  await expect.poll(countAsked).toBe(2);
  await expect(sign).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialog).not.toContainText('Error');

  await page.route('**/api/siwe/nonce', (route) => route.fulfill({ status: 400 }));
  await sign.click();
  await expect(dialog).toContainText('Error preparing message, please retry!');
  await page.unroute('**/api/siwe/nonce');

  await behave(-32603);
  await sign.click();
  await expect(dialog).toContainText('Error signing message, please retry!');
  await behave('ok');

  await page.route('**/api/siwe/verify', (route) => route.fulfill({ status: 401 }));
  await sign.click();
  await expect(dialog).toContainText('Error verifying signature, please retry!');
  await page.unroute('**/api/siwe/verify');

  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await expect(dialog).toContainText('Wrong network');
  await dialog.getByRole('button', { name: /^Switch to/ }).click();
  await sign.click();
  await expect(signOutButton(page)).toBeVisible();
});

test('syncs signing in and out between tabs, and ends the session when the wallet switches accounts', {
  tag: '@full',
}, async ({ page, context }) => {
  const [account, other] = [await connect(page), await createAccount()];
  const second = await context.newPage();
  await offerScriptedWallet(second, { privateKey: account.privateKey });
  await second.goto('/contests');
  await expect(signInButton(second)).toBeVisible();
  await signInAs(page);
  await expect(signOutButton(second)).toBeVisible();
  await signOutButton(second).click();
  await expect(signInButton(page)).toBeVisible();
  await second.close();

  await signInAs(page);
  await page.evaluate((address) => window.scriptedWallet.changeAccounts([address]), other.address);
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});
