import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, nameOf } from './fixtures/attestContest.ts';
import { connectWallet, offerScriptedWallet, waitForSent, withholdSent } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

const entry = 'https://example.org/kiln';

async function openJudging(
  page: Page,
  { judge, ...options }: { judge: TestAccount } & Parameters<typeof offerScriptedWallet>[1],
) {
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey, ...options });
  await page.goto(contest.path);
  await connectWallet(page);
  return contest;
}

async function fillReview(page: Page, comment: string) {
  await page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(comment);
  return dialog;
}

test('shows no error and keeps the draft when the wallet rejects, and explains a request that is pending there', async ({
  page,
}) => {
  await openJudging(page, { judge: await createAccount(), behavior: { eth_sendTransaction: 'reject' } });
  const dialog = await fillReview(page, 'Kept after a rejection.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
      ),
    )
    .toBe(true);
  await expect(dialog.getByRole('button', { name: 'Publish review' })).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Kept after a rejection.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', -32002));
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog).toContainText(/request (is )?pending in your wallet/i);
});

test('reports review code that does not load, and opens the review once it does', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/ReviewDialog*.js', (route) => route.abort());
  await openJudging(page, { judge: await createAccount() });
  const open = page.getByRole('button', { name: `Review ${nameOf(entry)}` });
  await open.click();
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded. Check your connection.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/ReviewDialog*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Review entry' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reports an insufficient balance before it asks the wallet', { tag: '@full' }, async ({ page }) => {
  await openJudging(page, { judge: await createAccount({ ether: '0' }) });
  const dialog = await fillReview(page, 'No funds.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog).toContainText(/not enough for the fee/i);
  expect(
    await page.evaluate(() =>
      window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
    ),
  ).toBe(false);
});

test('shows a wallet on another chain, offers to switch, and keeps reading possible', {
  tag: '@full',
}, async ({ page }) => {
  const contest = await openJudging(page, { judge: await createAccount() });
  await expect(page.getByRole('button', { name: `Review ${nameOf(entry)}` })).toBeVisible();
  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible();
  await expect(page.getByRole('heading', { name: contest.title })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Wrong network');

  const dialog = await fillReview(page, 'On the wrong chain.');
  const submit = dialog.getByRole('button', { name: 'Publish review' });
  const toLocal = dialog.getByRole('button', { name: /^Switch/ });
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
    { width: 640, height: 450 },
  ]) {
    await page.setViewportSize(size);
    for (const seen of [dialog.getByText('Wrong network', { exact: true }), toLocal, submit])
      await expect(seen).toBeInViewport({ ratio: 1 });
    // The form still has room.
    await submit.focus();
    await dialog.getByRole('textbox', { name: 'Comment' }).focus();
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Control+Enter');
  await expect(toLocal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toLocal).toHaveCount(0);
  await expect(dialog.getByText('Permanently public, signed by')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Switch/ })
    .click();
  await expect(page.getByRole('button', { name: 'Wrong network' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Wrong network');
});

test('issue 15: says "Wrong network" in one line on a phone, also to a wallet that cannot switch', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const behavior = { wallet_switchEthereumChain: -32601 } as const;
  await openJudging(page, { judge: await createAccount(), behavior });
  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  const bar = page.getByRole('main').getByRole('alert').filter({ hasText: 'Wrong network' });
  const toLocal = bar.getByRole('button', { name: 'Switch to Local' });
  await expect(toLocal).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  await toLocal.click();
  await expect(bar).toContainText('Try switching networks from within your wallet instead.');
  await expect(page.getByText(/Oops/)).toHaveCount(0);
});

test('finds a review signed during a reload', { tag: '@full' }, async ({ page }) => {
  await openJudging(page, { judge: await createAccount() });
  const dialog = await fillReview(page, 'Sent, then reloaded.');
  await withholdSent(page);
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await waitForSent(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `Change review of ${nameOf(entry)}` })).toBeVisible();
});
