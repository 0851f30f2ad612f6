import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview, nameOf } from './fixtures/attestContest.ts';
import { holdTransactions } from './fixtures/holdTransactions.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://example.org/entry-${index + 1}`);

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Review entry' });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Sign your reviews' });
const countSent = (page: Page) =>
  page.evaluate(
    () => window.scriptedWallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
  );

/** Drafts a review of each entry, from the first one on. */
async function draft(page: Page, count: number) {
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = reviewOf(page);
  for (let done = 0; done < count; done++) {
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
    await dialog.getByRole('textbox', { name: 'Comment' }).fill(`Draft ${done + 1}.`);
    await dialog.getByRole('button', { name: 'Save, next entry' }).click();
  }
}

test('signs twelve reviews with one wallet prompt', { tag: '@full' }, async ({ page }) => {
  const judge = await createAccount();
  const entries = links(12);
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge], entries });
  await openAs(page, judge, contest.path);
  await draft(page, 12);
  const list = listOf(page);
  await expect(list.getByRole('heading', { name: '12 reviews ready to sign' })).toBeFocused();
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(12);
  await expect(list.getByText('Draft 7.')).toBeVisible();
  await expect(list.getByText('5 of 26')).toHaveCount(12);
  await expect(list.getByText('Permanently public, signed by')).toBeVisible();
  await expect(list.getByText(/about .* ETH/).first()).toBeVisible();
  expect(await countSent(page)).toBe(0);
  await list.getByRole('button', { name: 'Sign all 12 reviews' }).click();
  const end = page.getByRole('dialog', { name: 'Your queue' });
  await expect(end.getByRole('heading', { name: 'All 12 reviewed' })).toBeVisible();
  await expect(page.getByText('12 reviews are visible to everyone')).toBeAttached();
  expect(await countSent(page)).toBe(1);
  await end.getByRole('button', { name: 'Back to the contest' }).click();
  await expect(page.getByRole('region', { name: 'Your judging' }).getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    '12 of 12 reviewed',
  );
  const drafts = await page.evaluate(() =>
    Object.keys(window.localStorage).filter((key) => key.startsWith('laurel.draft.review')),
  );
  expect(drafts).toEqual([]);
});

test('keeps all drafts when the wallet rejects them, and signs those that are ticked', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({
    organizer: await createAccount(),
    judges: [judge],
    entries: links(3),
  });
  await openAs(page, judge, contest.path);
  await draft(page, 3);
  const list = listOf(page);
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'reject'));
  await list.getByRole('button', { name: 'Sign all 3 reviews' }).click();
  await expect.poll(() => countSent(page)).toBe(1);
  await expect(list.getByRole('button', { name: 'Sign all 3 reviews' })).toBeEnabled();
  await expect(list.getByRole('alert')).toHaveCount(0);
  await page.reload();
  // The first entry opens with its draft; the others wait to be signed.
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = reviewOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Draft 1.');
  await dialog.getByRole('button', { name: 'Save, next entry' }).click();
  await list.getByRole('checkbox', { name: /entry-2/ }).uncheck();
  await list.getByRole('button', { name: 'Sign 2 reviews' }).click();
  await expect(page.getByText('2 reviews are visible to everyone')).toBeAttached();
  await expect(listOf(page).getByRole('button', { name: 'Sign 1 review' })).toBeVisible();
  await expect(list.getByText('Draft 2.')).toBeVisible();
});

test('says which drafts are left out and why, and replaces earlier reviews', { tag: '@full' }, async ({
  page,
}) => {
  const judge = await createAccount();
  const [first = '', second = '', third = ''] = links(3);
  const contest = await attestContest({
    organizer: await createAccount(),
    judges: [judge],
    entries: [first, second, third],
  });
  const said = { ticked: ['Creativity'], comment: 'As before.' } as const;
  await attestReview(judge, contest, { ...said, entry: first });
  await attestReview(judge, contest, { ...said, entry: second });
  await openAs(page, judge, contest.path);
  for (const [entry, comment] of [
    [first, 'As before.'],
    [second, 'Changed my mind.'],
  ] as const) {
    await page.getByRole('button', { name: `Change review of ${nameOf(entry)}` }).click();
    await reviewOf(page).getByRole('textbox', { name: 'Comment' }).fill('');
    await reviewOf(page).getByRole('textbox', { name: 'Comment' }).fill(comment);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  await reviewOf(page).getByRole('checkbox', { name: 'Creativity' }).check();
  await reviewOf(page).getByRole('textbox', { name: 'Comment' }).fill('New.');
  await reviewOf(page).getByRole('button', { name: 'Save, next entry' }).click();
  const list = listOf(page);
  await expect(list.getByRole('region', { name: 'Left out' })).toContainText(nameOf(first));
  await expect(list.getByRole('region', { name: 'Left out' })).toContainText('already says exactly this');
  await list.getByRole('button', { name: 'Sign all 2 reviews' }).click();
  await expect(page.getByText('2 reviews are visible to everyone')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.goto(`${contest.path}/entries/2`);
  await expect(page.getByText('Changed my mind.')).toBeVisible();
});

test('finds reviews again after a reload, and returns them to the queue when they are canceled', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({
    organizer: await createAccount(),
    judges: [judge],
    entries: links(2),
  });
  await openAs(page, judge, contest.path);
  await draft(page, 2);
  const held = await holdTransactions(page, judge);
  await listOf(page).getByRole('button', { name: 'Sign all 2 reviews' }).click();
  await expect(page.getByRole('dialog').getByText('2 signed, pending')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your reviews were sent and count once they are indexed')).toBeVisible();
  await held.cancel();
  await expect(page.getByText('You canceled it in your wallet').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  await reviewOf(page).getByRole('button', { name: 'Save, next entry' }).click();
  await listOf(page).getByRole('button', { name: 'Sign all 2 reviews' }).click();
  await expect(page.getByText('2 reviews are visible to everyone')).toBeAttached({ timeout: 30_000 });
});
