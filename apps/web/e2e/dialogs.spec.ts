import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attest.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

test('opens and closes every wallet dialog by keyboard under the strict CSP', async ({ page }) => {
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  await page.goto('/contests');

  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  const connect = page.getByRole('dialog', { name: 'Connect a Wallet' });
  await expect(connect).toBeVisible();
  await expect(connect.getByText('Popular')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(connect).toHaveCount(0);

  await connectWallet(page);
  const header = page.getByRole('banner');
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
});

test('keeps the wallet connected after a reload until it is disconnected', async ({ page }) => {
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  await page.goto('/contests');
  await connectWallet(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /0x/ })).toBeVisible();
  await page.reload();
  await expect(header.getByRole('button', { name: /0x/ })).toBeVisible();
  await header.getByRole('button', { name: /0x/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.reload();
  await expect(header.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('writes a review by keyboard alone', async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: judge, judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  await page.goto(contest.path);
  await connectWallet(page);
  await page.getByRole('button', { name: 'Review kiln' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Comment' }).focus();
  await page.keyboard.type('Written without a mouse.');
  await dialog.getByRole('button', { name: 'Publish review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change review of kiln' })).toBeVisible();
});
