import type { Page } from '@playwright/test';
import { toFunctionSelector } from 'viem';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { readClocks, waitUntilPast } from './fixtures/attestClosed.ts';
import { attestContest, attestReview, nameOf, type TestContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

const entry = 'https://example.org/kiln';

const review = (judge: TestAccount, contest: TestContest) =>
  attestReview(judge, contest, {
    entry,
    ticked: ['Creativity'],
    comment: 'Warm and even.',
  });

const row = (page: Page) =>
  page
    .getByRole('table', { name: /^(Ranking|Entries)$/ })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${entry}"]`) });

test('shows a contest as withdrawn on every page after the organizer withdraws it, and keeps it when the wallet rejects', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const [organizer, judge] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestContest({ organizer, judges: [judge] });

  const desk = await openOther();
  await openAs(desk, judge, contest.path);
  await expect(desk.getByRole('button', { name: `Review ${nameOf(entry)}` })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Withdraw the contest' })).toHaveCount(0);

  await openAs(page, organizer, contest.path);
  await page.getByRole('button', { name: 'Withdraw the contest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this contest?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog).toContainText(/about .* ETH/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw the contest' }).click();
  const confirm = dialog.getByRole('button', { name: 'Withdraw the contest' });
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'reject'));
  await confirm.click();
  const wasAsked = () =>
    page.evaluate(() =>
      window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
    );
  await expect.poll(wasAsked).toBe(true);
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Judging', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok'));
  await confirm.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The contest is withdrawn');
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByText('The organizer withdrew this contest')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the contest' })).toHaveCount(0);

  await page.goto(`${contest.path}/share`);
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.goto('/contests');
  const card = page.getByRole('article').filter({ hasText: contest.title });
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();

  // An open page shows it without a reload.
  await desk.bringToFront();
  await expect(desk.getByRole('button', { name: `Review ${nameOf(entry)}` })).toHaveCount(0, {
    timeout: 40_000,
  });
  await expect(desk.getByText('The organizer withdrew this contest')).toBeVisible();
});

test('rejects a review when judging ends while it is written, and closes judging on the page', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  // The chain's clock is ahead of the machine's after many blocks in a second.
  const closesAt = Math.max(...(await readClocks())) + 3_600;
  const contest = await attestContest({ organizer: judge, judges: [judge], closesAt: BigInt(closesAt) });
  await page.clock.install();
  await openAs(page, judge, contest.path);
  // The time zone is shown because readers may be in another one than the organizer.
  await expect(page.getByText(/^until .* (UTC|GMT|[A-Z]{3,4})/)).toBeVisible();
  await page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Nearly in time.');
  await expect(dialog.getByRole('button', { name: 'Publish review' })).toBeEnabled();
  // Without the chain, which would say that judging is open, this device's clock decides.
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort());
  await page.clock.fastForward(closesAt * 1_000 - Date.now() + 60_000);
  await expect(dialog.getByText('Judging has ended.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish review' })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Review / })).toHaveCount(0);
  const sent = await page.evaluate(() =>
    window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
  );
  expect(sent).toBe(false);
});

test('does not sign a late review on a device with a slow clock, and the contract refuses one', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const judge = await createAccount();
  const [, now] = await readClocks();
  const end = now + 40;
  const contest = await attestContest({ organizer: judge, judges: [judge], closesAt: BigInt(end) });
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await openAs(page, judge, contest.path);
  await page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('In time, says my clock.');
  await waitUntilPast(end);
  // The page may have learned of the end by the chain's clock before.
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Judging has ended.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish review' })).toBeDisabled();
  const methods = await page.evaluate(() => window.scriptedWallet.requests.map(({ method }) => method));
  expect(methods).not.toContain('eth_sendTransaction');

  await expect(review(judge, contest)).rejects.toThrow(toFunctionSelector('OutsideWindow(uint64,uint64)'));
  await page.reload();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Review ${nameOf(entry)}` })).toHaveCount(0);
  await expect(row(page)).toContainText('0 of 1');
});
