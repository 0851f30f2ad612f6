import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const field = { title: 'Title', description: 'Description', judges: 'Judges', entries: 'Entries' } as const;

test('copies an old contest into the form and lets the organizer change everything', async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [organizer] });
  await openAs(page, organizer, contest.path);
  await page.getByRole('link', { name: 'Prepare the next contest' }).click();
  const box = (name: keyof typeof field) => page.getByRole('textbox', { name: field[name] });
  await expect(box('title')).toHaveValue(contest.title);
  await expect(box('description')).toHaveValue('Which of these would you keep?');
  await expect(box('judges')).toHaveValue(organizer.address);
  await expect(box('entries')).toHaveValue(contest.entries.join('\n'));
  await expect(page.getByText(`Copied from “${contest.title}”`)).toBeVisible();

  await box('title').fill(`${contest.title}, second round`);
  await page.getByRole('button', { name: 'Start contest' }).click();
  const preview = page.getByRole('dialog', { name: 'Check what you sign' });
  await expect(preview).toContainText(`${contest.title}, second round`);
  await preview.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });
});

test('asks before it replaces a draft', async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [organizer] });
  await page.goto('/contests/start');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Begun last night');
  await page.goto(`/contests/start?from=local/${contest.uid}`);
  await expect(page.getByText(`Copy from “${contest.title}”?`)).toBeVisible();
  await expect(title).toHaveValue('Begun last night');
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(title).toHaveValue(contest.title);
});

test('handles a hostile, missing or mistyped previous contest', async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({
    organizer,
    judges: [organizer],
    title: '<img src=x onerror=alert(1)>\nsecond line',
    entries: ['https://example.org/a\nhttps://evil.example/', 'javascript:alert(1)', 'https://example.org/b'],
  });
  await page.goto(`/contests/start?from=local/${contest.uid}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    '<img src=x onerror=alert(1)> second line',
  );
  await expect(page.getByRole('textbox', { name: 'Entries' })).toHaveValue(
    'javascript:alert(1)\nhttps://example.org/b',
  );
  await expect(page.getByText('1 entry with a line break was left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Start contest' }).click();
  await expect(page.getByText(/Line 1: this isn’t a link/)).toBeVisible();

  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.goto(`/contests/start?from=local/0x${'12'.repeat(32)}`);
  await expect(page.getByText(/can’t be found/)).toBeVisible();
  for (const from of ['atlantis/x', 'local/0x12', '1']) {
    await page.goto(`/contests/start?from=${from}`);
    await expect(page.getByText(/can’t be found/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  }
});
