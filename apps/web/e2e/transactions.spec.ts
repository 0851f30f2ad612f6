import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, nameOf } from './fixtures/attestContest.ts';
import { holdTransactions } from './fixtures/holdTransactions.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const entry = 'https://example.org/kiln';
const SENT = 'Signed and sent';
const DONE = 'Your review is visible to everyone';
const SPED_UP = 'You sped this up in your wallet';
const CANCELED = 'You canceled it in your wallet';
const REPLACED = 'Your wallet replaced it with another transaction';

const LOSSES = [
  ['cancel', CANCELED],
  ['replace', REPLACED],
] as const;

const said = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const changeButton = (page: Page) => page.getByRole('button', { name: `Change review of ${nameOf(entry)}` });
const reviewButton = (page: Page) => page.getByRole('button', { name: `Review ${nameOf(entry)}` });

type Held = Awaited<ReturnType<typeof holdTransactions>>;

/** A review that was signed and sent but not mined. */
async function sendReview(page: Page, prepare?: (held: Held) => void) {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
  await openAs(page, judge, contest.path);
  const held = await holdTransactions(page, judge);
  prepare?.(held);
  await reviewButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Warm and even.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(said(page)).toContainText(SENT);
  return { contest, judge, dialog, held };
}

/** Everything that notifications say from now on, also what is soon replaced. */
async function recordNotices(page: Page) {
  const log = await said(page).evaluateHandle((region) => {
    const texts: string[] = [];
    const options = { childList: true, subtree: true, characterData: true };
    new MutationObserver(() => texts.push(region.textContent)).observe(region, options);
    return texts;
  });
  return () => log.evaluate((texts) => texts.join('\n'));
}

async function close(page: Page, held: Held) {
  await held.waitUntilStored();
  await page.goto('/robots.txt');
}

/** The newest transactions in the account dialog. */
async function expectRecent(page: Page, ...states: readonly RegExp[]) {
  await page.getByRole('banner').getByRole('button', { name: /0x/ }).click();
  const recent = page.getByRole('dialog').getByRole('region', { name: 'Recent Transactions' });
  for (const [place, state] of states.entries())
    await expect(recent.getByRole('listitem').nth(place)).toContainText(state);
  await page.keyboard.press('Escape');
}

test('shows a sent review as pending until it is mined, on the page and in the account dialog', {
  tag: '@full',
}, async ({ page }) => {
  const { dialog, held } = await sendReview(page);
  await expect(dialog.getByText('Waiting for the block')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectRecent(page, /Review: kiln.*Pending/i);
  await held.release();
  await expect(said(page)).toContainText(DONE);
  await expect(said(page)).not.toContainText(SENT);
  await expect(changeButton(page)).toBeVisible();
  await expectRecent(page, /Confirmed/i);
});

test('reports a sped-up transaction, and the review arrives', { tag: '@full' }, async ({ page }) => {
  const { held } = await sendReview(page);
  const heard = await recordNotices(page);
  // Until then the scan answers nothing: once it has the review, the page says only that.
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await told;
    await route.continue();
  });
  await held.speedUp();
  await expect.poll(heard).toContain(SPED_UP);
  tell();
  await expect(said(page)).toContainText(DONE);
  await expect(changeButton(page)).toBeVisible();
  await expectRecent(page, /Confirmed/i);
});

test('reports a cancel and a replacement in the wallet, writes nothing, and lets the judge sign again', {
  tag: '@full',
}, async ({ page }) => {
  const { dialog, held } = await sendReview(page);
  for (const [index, [what, words]] of LOSSES.entries()) {
    await held[what]();
    await expect(dialog.getByRole('alert')).toContainText(words);
    await expect(said(page)).toContainText(words);
    await expect(said(page)).not.toContainText(SENT);
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Warm and even.');
    await expect(dialog.getByText('Permanently public, signed by')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect.poll(held.count).toBe(index + 2);
  }
  await held.release();
  await expect(changeButton(page)).toBeVisible();
  await expectRecent(page, /Confirmed/i, /Failed/i, /Failed/i);
});

test('reports a reverted transaction as failed', { tag: '@full' }, async ({ page }) => {
  const { dialog, held } = await sendReview(page, ({ starve }) => starve());
  await held.release();
  await expect(dialog.getByRole('alert')).toContainText('The chain rejected the transaction');
  await expect(said(page)).toContainText('The chain rejected the transaction');
  await page.keyboard.press('Escape');
  await expectRecent(page, /Failed/i);
});

test('finds a transaction sped up while no page was open under its new hash', { tag: '@full' }, async ({
  page,
}) => {
  const { contest, held } = await sendReview(page);
  await close(page, held);
  await held.speedUp();
  await page.goto(contest.path);
  await expect(changeButton(page)).toBeVisible();
  await expect(said(page)).not.toContainText(SENT);
});

for (const [what, words] of LOSSES) {
  test(`detects a ${what} by its nonce when no page was open`, { tag: '@full' }, async ({ page }) => {
    const { contest, held } = await sendReview(page);
    await close(page, held);
    await held[what]();
    await page.goto(contest.path);
    await expect(said(page)).toContainText(words);
    await expect(said(page)).toContainText('Review: kiln');
    await expect(page.getByRole('main')).not.toContainText('Your review was sent');
    await reviewButton(page).click();
    const comment = page.getByRole('dialog').getByRole('textbox', { name: 'Comment' });
    await expect(comment).toHaveValue('Warm and even.');
  });
}

for (const [what, words, state] of [
  ['release', DONE, /Confirmed/i],
  ['cancel', CANCELED, /Failed/i],
] as const) {
  test(`follows a pending review after the page is reopened, and reports its ${what} once on another page`, {
    tag: '@full',
  }, async ({ page }) => {
    const { contest, held } = await sendReview(page);
    await close(page, held);
    await page.goto(contest.path);
    await expect(said(page)).toContainText(SENT);
    await expect(page.getByRole('main')).toContainText('Your review was sent');
    await page.goto('/help');
    await expect(said(page)).toContainText(SENT);
    await held[what]();
    await expect(said(page)).toContainText(words);
    await expect(said(page)).not.toContainText(SENT);
    await said(page).getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(contest.path);
    await expect(what === 'release' ? changeButton(page) : reviewButton(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Your review was sent');
    await expectRecent(page, state);
    await page.reload();
    await expect(what === 'release' ? changeButton(page) : reviewButton(page)).toBeVisible();
    await expect(said(page)).not.toContainText(words);
  });
}

test('keeps a dropped transaction pending and lets the judge sign again', { tag: '@full' }, async ({
  page,
}) => {
  const { dialog, held } = await sendReview(page);
  await held.drop();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(said(page)).toContainText(SENT);
  await reviewButton(page).click();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Warm and even.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect.poll(held.count).toBe(2);
  await held.release();
  await expect(changeButton(page)).toBeVisible();
});
