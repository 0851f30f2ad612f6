import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, nameOf } from './fixtures/attestContest.ts';
import { expectAccessible, expectAccessibleAtNight } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { fillContest, someContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

const KEEP = 'Also save my drafts on this server';
const PHONE = { width: 390, height: 844 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Review entry' });
const commentOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Comment' });
const keepOf = (page: Page) => page.getByRole('checkbox', { name: KEEP });

async function openSignedIn(page: Page, account: TestAccount, path: string) {
  await openAs(page, account, path);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your account' });
  await dialog.getByRole('button', { name: 'Sign message' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

async function openReview(page: Page, entry: string) {
  await page.getByRole('button', { name: `Review ${nameOf(entry)}` }).click();
  await expect(keepOf(page)).toBeVisible();
}

/** The server's drafts, fetched by the page itself. */
const readServer = (page: Page) =>
  page.evaluate(async () => {
    const { drafts } = (await (await fetch('/api/drafts/export')).json()) as {
      drafts: { content: { draft: { comment?: string; title?: string } } }[];
    };
    return drafts.map(({ content }) => content.draft.comment ?? content.draft.title ?? '').sort();
  });

const setUp = async () => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
  const [entry = ''] = contest.entries;
  return { judge, contest, entry };
};

test('finishes on a desktop a review begun on a phone', async ({ page, openOther }) => {
  const { judge, contest, entry } = await setUp();
  const phone = await openOther();
  await phone.setViewportSize(PHONE);
  await openSignedIn(phone, judge, contest.path);
  await openReview(phone, entry);
  await expect(keepOf(phone)).not.toBeChecked();
  await keepOf(phone).check();
  await dialogOf(phone).getByRole('checkbox', { name: 'Creativity' }).check();
  await commentOf(phone).fill('Begun on the phone.');
  await expect(dialogOf(phone)).toContainText('Saved on the server:');
  await expect.poll(() => readServer(phone)).toEqual(['Begun on the phone.']);
  await expectAccessibleAtNight(phone);
  await phone.close();

  await openSignedIn(page, judge, contest.path);
  await openReview(page, entry);
  await expect(keepOf(page)).not.toBeChecked();
  await expect(commentOf(page)).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Use this draft' }).click();
  await expect(commentOf(page)).toHaveValue('Begun on the phone.');
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Creativity' })).toBeChecked();
  await expect(keepOf(page)).toBeChecked();
  await commentOf(page).fill('Begun on the phone. Finished at the desk.');
  await dialogOf(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => readServer(page)).toEqual([]);
});

/** Expects a choice above the comment that it would replace. */
async function expectAbove(banner: Locator, below: Locator) {
  await expect(banner).toBeVisible();
  const [choice, field] = await Promise.all([banner.boundingBox(), below.boundingBox()]);
  expect((choice?.y ?? Number.NaN) + (choice?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
}

test('keeps both versions of a draft changed in two places and lets the user choose above the comment', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const { judge, contest, entry } = await setUp();
  await openSignedIn(page, judge, contest.path);
  await openReview(page, entry);
  await keepOf(page).check();
  await commentOf(page).fill('First words.');
  await expect.poll(() => readServer(page)).toEqual(['First words.']);

  const other = await openOther();
  await openSignedIn(other, judge, contest.path);
  await openReview(other, entry);
  const offer = dialogOf(other).getByRole('status').filter({ hasText: 'You have a draft on the server' });
  await expectAbove(offer, commentOf(other));
  await offer.getByRole('button', { name: 'Use this draft' }).click();
  await commentOf(other).fill('Words from elsewhere.');
  await expect.poll(() => readServer(other)).toEqual(['Words from elsewhere.']);

  await commentOf(page).fill('Words from here.');
  const choice = dialogOf(page).getByRole('alert').filter({ hasText: 'Changed here and on another device' });
  await expect(choice).toContainText('Words from elsewhere.');
  await expect(choice).toContainText('Words from here.');
  await expectAbove(choice, commentOf(page));
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Use this browser’s draft' }).click();
  await expect(choice).toHaveCount(0);
  await expect(commentOf(page)).toHaveValue('Words from here.');
  await expect.poll(() => readServer(page)).toEqual(['Words from elsewhere.', 'Words from here.']);

  await dialogOf(page).getByRole('link', { name: 'Your drafts' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your drafts', level: 1 })).toBeVisible();
  await expect(main).toContainText('Words from elsewhere.');
  await expect(main).toContainText('Other version');
});

test('downloads all drafts as a file and deletes them', { tag: '@full' }, async ({ page }) => {
  const { judge, contest, entry } = await setUp();
  await openSignedIn(page, judge, contest.path);
  await openReview(page, entry);
  await commentOf(page).fill('To be taken along.');
  await keepOf(page).check();
  await expect.poll(() => readServer(page)).toEqual(['To be taken along.']);

  await page.goto('/drafts');
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveAttribute('href', contest.path);
  await expect(page.getByRole('main')).toContainText(contest.title);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    format: 'laurel-drafts/1',
    address: judge.address,
    drafts: [{ content: { contest: contest.uid, entry: '1', draft: { comment: 'To be taken along.' } } }],
  });

  await page.getByRole('button', { name: 'Delete all' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete all drafts on this server?' });
  await confirm.getByRole('button', { name: 'Keep them' }).click();
  await expect(confirm).toHaveCount(0);
  expect(await readServer(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await confirm.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No drafts on this server')).toBeVisible();
  expect(await readServer(page)).toEqual([]);
});

test('stores nothing on the server without consent, deletes everything when it is withdrawn, and keeps what was typed when the server is unreachable', {
  tag: '@full',
}, async ({ page }) => {
  const { judge, contest, entry } = await setUp();
  await openSignedIn(page, judge, contest.path);
  await openReview(page, entry);
  const saved: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()));
  await commentOf(page).fill('Mine alone.');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await openReview(page, entry);
  await expect(commentOf(page)).toHaveValue('Mine alone.');
  expect(saved).toEqual([]);
  await keepOf(page).check();
  await expect.poll(() => readServer(page)).toEqual(['Mine alone.']);
  await keepOf(page).uncheck();
  await expect(keepOf(page)).not.toBeChecked();
  expect(await readServer(page)).toEqual([]);
  await expect(commentOf(page)).toHaveValue('Mine alone.');

  await keepOf(page).check();
  await expect.poll(() => readServer(page)).toEqual(['Mine alone.']);
  await page.route('**/api/drafts/**', (route) => route.abort());
  await commentOf(page).fill('Before and after.');
  await expect(dialogOf(page)).toContainText('The server can’t be reached.');
  await page.unroute('**/api/drafts/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => readServer(page)).toEqual(['Before and after.']);

  await page.route('**/api/drafts/**', (route) => route.fulfill({ status: 401 }));
  await commentOf(page).fill('After the session.');
  await expect(dialogOf(page)).toContainText('Your sign-in has expired.');
  await page.reload();
  await page.unroute('**/api/drafts/**');
  await openReview(page, entry);
  await expect(commentOf(page)).toHaveValue('After the session.');
  await expect.poll(() => readServer(page)).toEqual(['After the session.']);
});

test('offers on a desktop a contest begun on a phone, and deletes the server’s draft once it is started', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const organizer = await createAccount();
  const phone = await openOther();
  await phone.setViewportSize(PHONE);
  await openSignedIn(phone, organizer, '/contests/start');
  await keepOf(phone).check();
  await phone.getByRole('textbox', { name: 'Title' }).fill('Lamps');
  await expect.poll(() => readServer(phone)).toEqual(['Lamps']);
  await expectAccessible(phone);

  await openSignedIn(page, organizer, '/contests/start');
  await page.getByRole('button', { name: 'Use this draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lamps');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(() => readServer(page)).toEqual([]);

  await keepOf(page).setChecked(true);
  await fillContest(page, { ...someContest(organizer.address), title: 'Lamps of the old town' });
  await expect.poll(() => readServer(page)).toEqual(['Lamps of the old town']);
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => readServer(page)).toEqual([]);
});

/** Reloads the page after the transaction is sent and before the wallet responds. */
const answerNothing = (page: Page) =>
  page.evaluate(() => {
    const { request } = window.scriptedWallet;
    window.scriptedWallet.request = async (call) => {
      const answer = await request(call);
      if (call.method !== 'eth_sendTransaction') return answer;
      window.localStorage.setItem('test.sent', 'yes');
      return new Promise(() => undefined);
    };
  });

const wasSent = (page: Page) => page.evaluate(() => window.localStorage.getItem('test.sent'));

test('deletes the server’s draft of a review signed during a reload', { tag: '@full' }, async ({ page }) => {
  const { judge, contest, entry } = await setUp();
  await openSignedIn(page, judge, contest.path);
  await openReview(page, entry);
  await keepOf(page).check();
  await dialogOf(page).getByRole('checkbox', { name: 'Creativity' }).check();
  await commentOf(page).fill('Signed while nobody looked.');
  await expect.poll(() => readServer(page)).toEqual(['Signed while nobody looked.']);
  await answerNothing(page);
  await dialogOf(page).getByRole('button', { name: 'Publish review' }).click();
  await expect.poll(() => wasSent(page)).toBe('yes');
  await page.reload();
  await expect(page.getByRole('button', { name: `Change review of ${nameOf(entry)}` })).toBeVisible();
  await expect.poll(() => readServer(page)).toEqual([]);
  await page.getByRole('button', { name: `Change review of ${nameOf(entry)}` }).click();
  await expect(commentOf(page)).toHaveValue('Signed while nobody looked.');
});

for (const { form, path, label, tag } of [
  { form: 'contest', path: '/contests/start', label: 'Title', tag: [] },
  { form: 'profile', path: '/accounts/edit', label: 'Name', tag: '@full' },
])
  test(`stores the ${form} form before the next frame, after which the page may be gone`, { tag }, async ({
    page,
  }) => {
    await openAs(page, await createAccount(), path);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeEditable();
    const stored = await field.evaluate(async (input: HTMLInputElement) => {
      // The browser draws no frame between the insertion and these microtasks.
      input.focus();
      document.execCommand('insertText', false, 'Typed last');
      for (let count = 0; count < 50; count++) await Promise.resolve();
      return Object.values(localStorage).some((value) => value.includes('Typed last'));
    });
    expect(stored).toBe(true);
  });
