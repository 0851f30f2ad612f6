import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestContest, attestReviews } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('lets a judge review on a phone by touch', { tag: '@full' }, async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: judge, judges: [judge] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  await page.goto(contest.path);
  await connectWallet(page);
  await page.getByRole('button', { name: 'Review loom' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Difficulty' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Read on the train.');
  await dialog.getByRole('button', { name: 'Publish review' }).tap();
  await expect(page.getByRole('button', { name: 'Change review of loom' })).toBeVisible();
});

/**
 * Opens a page in the site's typeface: if it arrives after the first paint, the page keeps the system's typeface, whose
 * lines are wider.
 */
async function openWithTypeface(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('issue 15: a closed contest with five entries and four judges is at most 2,700 px high', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const judges = await Promise.all([1, 2, 3, 4].map(() => createAccount()));
  const entries = ['tidepool-an-atlas-of-small-waters', 'kiln-co-op', 'loom', 'ladder', 'shelf'].map(
    (name) => `https://hackhall.example/projects/2026/${name}`,
  );
  const review = { comment: 'Solid.', ticked: ['Creativity'] } as const;
  const contest = await attestClosed({
    organizer: await createAccount(),
    judges,
    entries,
    title: 'Spring Hack Weekend: tools for neighbors',
    review: (written) =>
      Promise.all(
        judges.map((judge) =>
          attestReviews(
            judge,
            written,
            entries.map((entry) => ({ ...review, entry })),
          ),
        ),
      ),
  });
  await openWithTypeface(page, contest.path);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'How judges differed' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ranking' }).getByText('4 of 4')).toHaveCount(5);
  // Until the chain has confirmed the order, a line says so.
  await expect.poll(() => getHeight(page)).toBeLessThanOrEqual(2_700);
});

test('issue 15: a new contest is a short page, and every entry’s address is on it once', async ({ page }) => {
  const judge = await createAccount();
  const entries = Array.from({ length: 9 }, (_, n) => `https://hackhall.example/projects/2026/entry-${n}`);
  const contest = await attestContest({ organizer: judge, judges: [judge], entries });
  await openWithTypeface(page, contest.path);
  await expect(page.getByRole('table', { name: 'Entries' }).getByRole('row')).toHaveCount(10);
  // Until the chain has confirmed the order, a line says so.
  await expect.poll(() => getHeight(page)).toBeLessThanOrEqual(2_300);
  for (const entry of entries) await expect(page.locator(`a[href="${entry}"]`)).toHaveCount(1);
});

for (const [size, viewport] of Object.entries({
  'a phone on its side': { width: 844, height: 390 },
  'a desktop at 200 % zoom': { width: 640, height: 450 },
}))
  test(`issue 15: a judge sees the next step first on ${size}, and reaches it with few Tab stops`, {
    tag: size === 'a desktop at 200 % zoom' ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const judge = await createAccount();
    const contest = await attestContest({ organizer: await createAccount(), judges: [judge] });
    await openAs(page, judge, '/help');
    await page.goto(contest.path);
    const next = page.getByRole('button', { name: 'Review the next entry' });
    await expect(next).toBeInViewport({ ratio: 1 });
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (stops < 15 && !(await next.evaluate((button) => button === document.activeElement)));
    expect(stops).toBeLessThan(12);
  });
