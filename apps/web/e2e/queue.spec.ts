import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview, nameOf } from './fixtures/attestContest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { holdTransactions } from './fixtures/holdTransactions.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const entries = [
  'https://example.org/kiln',
  'https://example.org/loom',
  'https://example.org/anvil',
] as const;

/** A desktop, a phone, and a desktop at 200 % zoom. */
const sizes = [
  { width: 390, height: 844 },
  { width: 640, height: 450 },
  { width: 1280, height: 900 },
];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Review entry' });
const reviewedOf = (page: Page) => page.getByRole('dialog').getByRole('meter');

test('shows pending reviews in the queue on a phone, keeps notifications off it, and takes a canceled review back', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge], entries });
  await openAs(page, judge, contest.path);
  const held = await holdTransactions(page, judge);
  const begin = page.getByRole('button', { name: 'Review the next entry' });
  await page.setViewportSize({ width: 844, height: 390 });
  const header = page.getByRole('banner');
  const link = await header.getByRole('link', { name: 'Start a contest' }).boundingBox();
  const menu = await header.getByRole('button').last().boundingBox();
  expect(link && menu && Math.abs(link.y - menu.y), 'one row').toBeLessThan(menu?.height ?? 0);
  await begin.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Clearly explained and presented.')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('To be canceled.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByRole('status').getByText('Signed, pending')).toBeInViewport();
  await expect(reviewedOf(page)).toHaveAttribute('aria-valuetext', '1 of 3 reviewed');
  const said = page.getByRole('region', { name: 'Notifications' });
  const pending = said.getByText('Signed and sent');
  await expect(pending).toHaveCount(1);
  await expect(pending).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pending).toBeVisible();

  await begin.click();
  // On a phone the entry is a strip that opens over the form.
  await dialog.getByRole('button', { name: 'Show entry' }).click();
  await expect(page.getByRole('dialog').locator(`a[href="${entries[1]}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Hide entry' }).click();
  await held.cancel();
  const lost = said.getByText('You canceled it in your wallet');
  await expect(lost).toBeInViewport({ ratio: 1 });
  // A hovered notification stays.
  await lost.hover();
  for (const covered of [
    dialog.getByRole('heading', { name: 'Review entry' }),
    dialog.getByRole('button', { name: 'Leave the queue' }),
    reviewedOf(page),
    dialog.getByRole('heading', { level: 3 }),
  ]) {
    await expect(covered).toBeInViewport({ ratio: 1 });
    // A trial click fails if something covers it.
    await covered.click({ trial: true });
  }
  await expect(reviewedOf(page)).toHaveAttribute('aria-valuetext', '0 of 3 reviewed');
  await dialog.getByRole('button', { name: 'Not here now' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText('kiln');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('To be canceled.');
});

test('shows cost and signer at every window size, and returns a skipped entry at the end with its draft', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge], entries });
  await openAs(page, judge, contest.path);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = dialogOf(page);
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const seen of [
      dialog.getByText('Permanently public, signed by'),
      dialog.getByText(/about .* ETH/),
      dialog.getByRole('button', { name: 'Publish review' }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
  }
  await comment.fill('Half a sentence');
  await dialog.getByRole('button', { name: 'Not here now' }).click();
  for (const entry of entries.slice(1)) {
    await expect(dialog.locator(`a[href="${entry}"]`)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
    await comment.fill('Whole.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
  }
  await expect(reviewedOf(page)).toHaveAttribute('aria-valuetext', '2 of 3 reviewed, 1 for later');
  await expect(dialog.locator(`a[href="${entries[0]}"]`)).toBeVisible();
  await expect(comment).toHaveValue('Half a sentence');
  await expect(dialog.getByRole('button', { name: 'Not here now' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Leave the queue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  await expect(comment).toHaveValue('Half a sentence');
});

test('lists what is left in all contests without a signature, and tells an address without contests that it judges none', async ({
  page,
}) => {
  const [judge, organizer] = await Promise.all([createAccount(), createAccount()]);
  const open = await attestContest({ organizer, judges: [judge], entries, title: `Open ${judge.address}` });
  const done = await attestContest({
    organizer,
    judges: [judge],
    entries: [entries[0]],
    title: `Done ${judge.address}`,
  });
  await attestReview(judge, done, {
    entry: entries[0],
    comment: 'Seen.',
  });
  const other = await attestContest({ organizer, judges: [organizer], title: `Foreign ${judge.address}` });

  await page.goto('/contests');
  await page.getByRole('main').getByRole('link', { name: 'Your reviews' }).click();
  await expect(page.getByRole('heading', { name: 'Your reviews', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect a wallet' })).toBeVisible();
  await openAs(page, judge, '/reviews');

  const item = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(item(open.title).getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    '0 of 3 entries reviewed',
  );
  await expect(item(done.title).getByRole('meter')).toHaveAttribute('aria-valuetext', /reviewed/);
  await expect(item(other.title)).toHaveCount(0);
  await expectAccessible(page);
  await item(open.title)
    .getByRole('link', { name: /^Continue with/ })
    .click();
  await expect(dialogOf(page).locator(`a[href="${entries[0]}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Review the next entry' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === '');
  const methods = await page.evaluate(() => window.scriptedWallet.requests.map(({ method }) => method));
  expect(methods.filter((method) => /sign|send/i.test(method))).toEqual([]);

  const visitor = await createAccount();
  await page.evaluate((address) => window.scriptedWallet.changeAccounts([address]), visitor.address);
  await page.getByRole('button', { name: 'My account', exact: true }).click();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('Nothing for you to review')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(visitor.address);
});

test('keeps one draft per entry and judge until the review is visible, then closes and offers the next entry', {
  tag: '@full',
}, async ({ page }) => {
  const [ada, ben] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestContest({ organizer: ada, judges: [ada, ben], entries });
  await openAs(page, ada, contest.path);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  const open = (entry: string) => page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();

  await open(entries[0]);
  await expect(dialog.getByRole('meter')).toHaveCount(0);
  await comment.fill('Half a sentence');
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await page.keyboard.press('Escape');
  await open(entries[1]);
  await expect(comment).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.evaluate((address) => window.scriptedWallet.changeAccounts([address]), ben.address);
  await expect(page.getByRole('listitem').filter({ hasText: 'you' })).toContainText(ben.address);
  await open(entries[0]);
  await expect(comment).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.evaluate((address) => window.scriptedWallet.changeAccounts([address]), ada.address);
  await expect(page.getByRole('listitem').filter({ hasText: 'you' })).toContainText(ada.address);
  await page.reload();
  await open(entries[0]);
  await expect(comment).toHaveValue('Half a sentence');
  await expect(dialog.getByRole('checkbox', { name: 'Creativity' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('button', { name: `Change review of ${nameOf(entries[0])}` })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const drafts = await page.evaluate(() =>
    Object.keys(window.localStorage).filter((key) => key.startsWith('laurel.draft.review')),
  );
  expect(drafts).toEqual([]);
  await page.getByRole('button', { name: 'Next entry', exact: true }).click();
  await expect(dialog.locator(`a[href="${entries[1]}"]`)).toBeVisible();
});
