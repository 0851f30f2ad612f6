import type { Page } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, attestEvaluation, type TestContest } from './fixtures/attest.ts';
import { openAs } from './fixtures/openAs.ts';
import { openNotCounted } from './fixtures/openNotCounted.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

const entry = 'https://example.org/kiln';
const chain = createPublicClient({ transport: http(stack.rpcUrl) });

const review = (judge: TestAccount, contest: TestContest) =>
  attestEvaluation(judge, {
    contest: contest.uid,
    entry,
    tags: ['CREATIVITY_5'],
    points: 5,
    comment: 'Warm and even.',
  });

const row = (page: Page) =>
  page
    .getByRole('table', { name: 'Ranking' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${entry}"]`) });

test('the organizer withdraws a contest, and every page says so', async ({ page, openOther }) => {
  const [organizer, judge] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestContest({ organizer, judges: [judge] });

  const desk = await openOther();
  await openAs(desk, judge, contest.path);
  await expect(desk.getByRole('button', { name: `Evaluate ${entry}` })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Withdraw contest' })).toHaveCount(0);

  await openAs(page, organizer, contest.path);
  await page.getByRole('button', { name: 'Withdraw contest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this contest?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog).toContainText(/about .* ETH/);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw contest' }).click();
  await dialog.getByRole('button', { name: 'Withdraw contest' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The contest is withdrawn');
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByText('The organizer withdrew this contest')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw contest' })).toHaveCount(0);

  await page.goto(`${contest.path}/share`);
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.goto('/contests');
  const card = page.getByRole('article').filter({ hasText: contest.title });
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();

  // Who had the page open is told without reloading it.
  await desk.bringToFront();
  await expect(desk.getByRole('button', { name: `Evaluate ${entry}` })).toHaveCount(0, { timeout: 40_000 });
  await expect(desk.getByText('The organizer withdrew this contest')).toBeVisible();
});

test('a judge withdraws a review, and may write a new one', async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
  const uid = await review(judge, contest);
  await openAs(page, judge, contest.path);
  await expect(row(page)).toContainText('5.00');
  await page.getByRole('button', { name: `Withdraw review of ${entry}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your review?' });
  await expect(dialog).toContainText(entry);
  await dialog.getByRole('button', { name: 'Withdraw review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your review is withdrawn');
  await expect(row(page)).toContainText('0 of 1');
  const item = (await openNotCounted(page)).locator('[data-reason="withdrawn"]');
  await expect(item.locator(`a[href*="${uid}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Evaluate ${entry}` })).toBeVisible();
});

test('a withdrawal that was signed while the page was reloaded is found again', async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [await createAccount()] });
  await openAs(page, organizer, contest.path);
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    window.scriptedWallet.request = async (call) => {
      const answer = await request(call);
      return call.method === 'eth_sendTransaction' ? new Promise(() => undefined) : answer;
    };
  });
  await page.getByRole('button', { name: 'Withdraw contest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw contest' }).click();
  // EAS logs the UID when it is made, and once more when it is revoked.
  const countLogs = async () => {
    const logs = await chain.getLogs({ fromBlock: 'earliest' });
    return logs.filter(({ data }) => data === contest.uid).length;
  };
  await expect.poll(countLogs).toBe(2);
  await page.reload();
  await expect(page.getByText('The organizer withdrew this contest')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The contest is withdrawn');
});

test('a rejected withdrawal is silent, and the contest stays', async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [await createAccount()] });
  await openAs(page, organizer, contest.path);
  await page.evaluate(() => window.scriptedWallet.setBehaviour('eth_sendTransaction', 'reject'));
  await page.getByRole('button', { name: 'Withdraw contest' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Withdraw contest' });
  await confirm.click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
      ),
    )
    .toBe(true);
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Judging', { exact: true })).toBeVisible();
});

test('judging that ends while a review is written is refused, and the page closes', async ({ page }) => {
  const judge = await createAccount();
  const { timestamp } = await chain.getBlock();
  const contest = await attestContest({
    organizer: judge,
    judges: [judge],
    expirationTime: timestamp + 3_600n,
  });
  await page.clock.install();
  await openAs(page, judge, contest.path);
  // The zone is named: whoever reads it need not be where the organizer is.
  await expect(page.getByText(/^Judging ends in .* (UTC|GMT|[A-Z]{3,4})/)).toBeVisible();
  await page.getByRole('button', { name: `Evaluate ${entry}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Evaluate entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Nearly in time.');
  await expect(dialog.getByRole('button', { name: 'Submit evaluation' })).toBeEnabled();
  await page.clock.fastForward('01:01:00');
  await expect(dialog.getByText('Judging has ended.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit evaluation' })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Evaluate/ })).toHaveCount(0);
  const sent = await page.evaluate(() =>
    window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
  );
  expect(sent).toBe(false);
});

test('a device whose clock is slow does not sign a review that comes too late', async ({ page }) => {
  const [judge, other] = await Promise.all([createAccount(), createAccount()]);
  const { timestamp } = await chain.getBlock();
  const now = BigInt(Math.floor(Date.now() / 1000));
  const end = (timestamp > now ? timestamp : now) + 4n;
  const contest = await attestContest({ organizer: judge, judges: [judge], expirationTime: end });
  await expect.poll(() => BigInt(Math.floor(Date.now() / 1000)) > end).toBe(true);
  // The chain knows the time by its blocks.
  await attestContest({ organizer: other, judges: [other] });
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await openAs(page, judge, contest.path);
  await page.getByRole('button', { name: `Evaluate ${entry}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Evaluate entry' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('In time, says my clock.');
  await dialog.getByRole('button', { name: 'Submit evaluation' }).click();
  await expect(dialog.getByText('Judging has ended.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit evaluation' })).toBeDisabled();
  const methods = await page.evaluate(() => window.scriptedWallet.requests.map(({ method }) => method));
  expect(methods).not.toContain('eth_sendTransaction');
});

test('a review after the end is listed as late', async ({ page }) => {
  const judge = await createAccount();
  const { timestamp } = await chain.getBlock();
  const now = BigInt(Math.floor(Date.now() / 1000));
  const end = (timestamp > now ? timestamp : now) + 4n;
  const contest = await attestContest({ organizer: judge, judges: [judge], expirationTime: end });
  await expect.poll(() => BigInt(Math.floor(Date.now() / 1000)) > end).toBe(true);
  const uid = await review(judge, contest);
  await page.goto(contest.path);
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  const item = (await openNotCounted(page)).locator('[data-reason="late"]');
  await expect(item.locator(`a[href*="${uid}"]`)).toBeVisible();
  await expect(row(page)).toContainText('0 of 1');
});
