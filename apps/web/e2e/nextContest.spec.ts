import type { ContestDocument } from '@org/contests';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestResolverContest } from './fixtures/attest.ts';
import { openAs } from './fixtures/openAs.ts';
import { findForm } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

const document: ContestDocument = {
  format: 'laurel-contest/1',
  description: 'Which of these would you keep?',
  criteria: [
    { label: 'Useful', anchors: [{ points: 5, text: 'Every day.' }] },
    { label: 'Plans published', anchors: [] },
  ],
  tracks: [{ name: 'Wood', about: '' }],
  prizes: [{ name: 'A bench', about: '', track: 1 }],
  entries: [
    { name: 'Kiln', link: 'https://example.org/kiln', picture: '', about: 'Warm.', track: 1 },
    { name: 'Loom', link: 'https://example.org/loom', picture: '', about: '', track: 0 },
  ],
};

const attest = (organizer: TestAccount, changes: Partial<ContestDocument> & { title?: string } = {}) => {
  const { title = 'Tools for a workshop', ...texts } = changes;
  return attestResolverContest({
    ...{ organizer, judges: [organizer], title, document: { ...document, ...texts } },
    terms: { maxPoints: [5, 1], weights: [2, 5] },
    isSealed: true,
  });
};

test('copies an old contest into the form and lets the organizer change everything', {
  tag: '@full',
}, async ({ page }) => {
  const organizer = await createAccount();
  const { uid } = await attest(organizer);
  await openAs(page, organizer, `/contests/start?from=local/${uid}`);
  const { step, field, date, start, dialog, sign } = findForm(page);
  await expect(page.getByText('Copied from “Tools for a workshop”')).toBeVisible();
  await expect(field('Title')).toHaveValue('Tools for a workshop');
  await expect(field('Description')).toHaveValue(document.description);
  await expect(field('Track name')).toHaveValue('Wood');
  await step('Criteria').click();
  await expect(field('Label').nth(0)).toHaveValue('Useful');
  await expect(field('Weight').nth(1)).toHaveValue('5');
  await expect(field('Meaning of 5')).toHaveValue('Every day.');
  await step('Judges').click();
  await expect(field('Judges')).toHaveValue(organizer.address);
  await step('Entries').click();
  await expect(field('Name').nth(1)).toHaveValue('Loom');
  await step('Dates').click();
  await expect(page.getByRole('checkbox', { name: 'Seal reviews until judging ends' })).toBeChecked();
  await expect(date('Judging starts')).toHaveValue('');

  await step('Basics').click();
  await field('Title').fill('Tools for a workshop, second round');
  await step('Check and sign').click();
  await start.click();
  await expect(dialog).toContainText('Tools for a workshop, second round');
  await sign.click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });
});

test('asks before it replaces a draft', async ({ page }) => {
  const { uid } = await attest(await createAccount());
  await page.goto('/contests/start');
  const { field } = findForm(page);
  await field('Title').fill('Begun last night');
  await page.goto(`/contests/start?from=local/${uid}`);
  await expect(page.getByText('Copy from “Tools for a workshop”?')).toBeVisible();
  await expect(field('Title')).toHaveValue('Begun last night');
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(field('Title')).toHaveValue('Tools for a workshop');
});

test('handles a hostile, missing or mistyped previous contest', { tag: '@full' }, async ({ page }) => {
  const { uid } = await attest(await createAccount(), {
    title: '<img src=x onerror=alert(1)>\nsecond line',
    entries: [{ name: 'A\nB', link: 'javascript:alert(1)', picture: 'ipfs://x', about: '', track: 9 }],
  });
  await page.goto(`/contests/start?from=local/${uid}`);
  const { step, field, start } = findForm(page);
  await expect(field('Title')).toHaveValue('<img src=x onerror=alert(1)> second line');
  await expect(page.getByText('Pictures that are only named by a link can’t be copied.')).toBeVisible();
  await step('Check and sign').click();
  await start.click();
  await expect(field('Name')).toHaveValue('A B');
  await expect(page.getByText('This isn’t a link.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.goto(`/contests/start?from=local/0x${'12'.repeat(32)}`);
  await expect(page.getByText(/can’t be found/)).toBeVisible();
  for (const from of ['atlantis/x', 'local/0x12', '1']) {
    await page.goto(`/contests/start?from=${from}`);
    await expect(page.getByText(/can’t be found/)).toBeVisible();
    await expect(field('Title')).toHaveValue('');
  }
});
