import { createAccount } from './fixtures/accounts.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

test('opens and closes every wallet dialog by keyboard, and keeps the wallet after a reload until it is disconnected', async ({
  page,
}) => {
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  await page.addInitScript(() => {
    const watch = () => {
      const isShown = [...document.querySelectorAll('header button')].some((button) =>
        button.textContent?.includes('0x'),
      );
      if (isShown) document.documentElement.dataset.remembered ??= `${localStorage['wallet-kit.connected']}`;
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contests');

  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  const connect = page.getByRole('dialog', { name: 'Connect a Wallet' });
  await expect(connect).toBeVisible();
  await expect(connect.getByText('Popular')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(connect).toHaveCount(0);

  await connectWallet(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /0x/ })).toBeVisible();
  // Before the next frame: a reload may come at once.
  await expect(page.locator('html')).not.toHaveAttribute('data-remembered', 'undefined');
  await expect(page.locator('html')).toHaveAttribute('data-remembered', /./);
  await page.reload();
  await header.getByRole('button', { name: /0x/ }).click();
  const accountDialog = page.getByRole('dialog');
  await expect(accountDialog.getByRole('button', { name: 'Copy Address' })).toBeVisible();
  await expect(accountDialog.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountDialog).toHaveCount(0);

  await header.getByRole('button', { name: /Local/ }).click();
  await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await header.getByRole('button', { name: 'Wrong network' }).click();
  const switching = page.getByRole('dialog', { name: 'Switch Networks' });
  await expect(switching).toContainText('Wrong network detected, switch or disconnect to continue.');
  await switching.getByRole('button', { name: 'Disconnect' }).click();
  await expect(header.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await page.reload();
  await expect(header.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});
