import type { Locator } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attest.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('fits a phone’s width, and lets a judge review', async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: judge, judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  const pages: [path: string, drawn: Locator][] = [
    ['/', page.getByRole('main').locator('a[href^="/contests/local/0x"]').first()],
    ['/contests', page.getByRole('main').locator('a[href^="/contests/local/0x"]').first()],
    ['/contests/start', page.getByRole('button', { name: 'Start contest' })],
    ['/reviews', page.getByRole('button', { name: 'Connect a wallet' })],
    ['/help', page.getByText('WalletConnect v1 is switched off')],
    [`${contest.path}/share`, page.getByRole('button', { name: 'Copy link' })],
    [contest.path, page.getByRole('button', { name: 'Verify' })],
  ];
  for (const [path, drawn] of pages) {
    await page.goto(path);
    await expect(drawn).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(390);
  }
  await connectWallet(page);
  await page.getByRole('button', { name: 'Evaluate loom' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Evaluate entry' });
  await dialog.getByRole('checkbox', { name: 'Difficulty' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Read on the train.');
  await dialog.getByRole('button', { name: 'Submit evaluation' }).tap();
  await expect(page.getByRole('button', { name: 'Change review of loom' })).toBeVisible();
});
