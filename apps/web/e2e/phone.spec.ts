import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attest.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone: nothing is wider than the screen, and a judge can review', async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: judge, judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  for (const path of ['/', '/contests', '/contests/start', `${contest.path}/share`, contest.path]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await connectWallet(page);
  await page.getByRole('button', { name: 'Evaluate https://example.org/loom' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Evaluate entry' });
  await dialog.getByRole('checkbox', { name: 'Difficulty' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Read on the train.');
  await dialog.getByRole('button', { name: 'Submit evaluation' }).tap();
  await expect(page.getByRole('button', { name: 'Change review of https://example.org/loom' })).toBeVisible();
});
