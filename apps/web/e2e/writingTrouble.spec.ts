import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, nameOf } from './fixtures/attestContest.ts';
import { connectWallet, offerScriptedWallet, waitForSent, withholdSent } from './fixtures/scriptedWallet.ts';
import { stack } from './fixtures/stack.ts';
import { fillContest, someContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

const entry = 'https://example.org/kiln';

async function openReview(page: Page, judge: TestAccount, comment: string) {
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  await page.goto(contest.path);
  await connectWallet(page);
  await page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(comment);
  return { dialog, submit: dialog.getByRole('button', { name: 'Publish review' }) };
}

const changeButton = (page: Page) => page.getByRole('button', { name: `Change review of ${nameOf(entry)}` });

const wasAskedToSend = (page: Page) =>
  page.evaluate(() => window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'));

test('lets the judge leave an unresponsive wallet, and finds what it signs later', { tag: '@full' }, async ({
  page,
}) => {
  const { dialog, submit } = await openReview(page, await createAccount(), 'Signed when nobody waited.');
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'pending'));
  await submit.click();
  await expect(dialog.getByText('Confirm in your wallet')).toBeVisible();
  await expect.poll(() => wasAskedToSend(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Signed when nobody waited.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok');
    window.scriptedWallet.release();
  });
  await expect(changeButton(page)).toBeVisible();
});

test('signs nothing when the wallet’s chain or account changes midway, and says why', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  const { dialog, submit } = await openReview(page, judge, 'Nearly signed.');
  const choose = (address: `0x${string}`) =>
    page.evaluate((chosen) => window.scriptedWallet.changeAccounts([chosen]), address);
  await choose((await createAccount()).address);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(/another account/i);
  await choose(judge.address);
  for (const [method, answer, words] of [
    ['eth_chainId', '0x1', /switched to another chain/],
    ['eth_accounts', ['0x000000000000000000000000000000000000dEaD'], /another account/i],
  ] as const) {
    await page.evaluate(
      ({ method, answer }) => {
        const { scriptedWallet } = window;
        const { request } = scriptedWallet;
        // Some wallets emit the event late, so only a request detects the change.
        scriptedWallet.request = (call) => (call.method === method ? Promise.resolve(answer) : request(call));
        Object.assign(window, { undo: () => Object.assign(scriptedWallet, { request }) });
      },
      { method, answer },
    );
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText(words);
    await page.evaluate(() => (window as unknown as { undo: () => void }).undo());
  }
  expect(await wasAskedToSend(page)).toBe(false);
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Nearly signed.');
});

test('names an unreachable chain and retries', { tag: '@full' }, async ({ page }) => {
  const { dialog, submit } = await openReview(page, await createAccount(), 'Patience.');
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort());
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(/chain cannot be reached/i, { timeout: 30_000 });
  await page.unroute(`${stack.rpcUrl}/**`);
  await submit.click();
  await expect(changeButton(page)).toBeVisible();
});

test('shows a review as on the chain until the scan has indexed it', { tag: '@full' }, async ({ page }) => {
  const { dialog, submit } = await openReview(page, await createAccount(), 'On the chain already.');
  await page.route('**/graphql', (route) => route.abort());
  await submit.click();
  await expect(dialog.getByText(/You can close this/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(/Your review is on the chain/)).toBeVisible();
  await page.unroute('**/graphql');
  await expect(changeButton(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(/Your review is on the chain/)).toHaveCount(0);
});

test('finds and shares a contest signed during a reload', { tag: '@full' }, async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  const title = `Reloaded ${organizer.address.slice(2, 10)}`;
  await fillContest(page, { ...someContest(organizer.address), title, entries: [{ link: entry }] });
  await withholdSent(page);
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await waitForSent(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Reloaded ${organizer.address.slice(2, 10)}`).first()).toBeVisible();
});
