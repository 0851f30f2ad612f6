import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { createFocusCheck, keyboardOnly } from './fixtures/keyboardOnly.ts';
import { offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

const entries = ['https://example.org/kiln', 'https://example.org/loom'] as const;
/** More than the dialog of a review has. */
const MOST_STOPS = 30;

test('connects, starts, judges, reads, checks and shares by keyboard alone', { tag: '@full' }, async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  const { tabTo, press, type, expectVisibleFocus } = await keyboardOnly(page, faults);
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const field = (name: string) => page.getByRole('textbox', { name });

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await press(banner.getByRole('button', { name: 'Connect Wallet' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet', exact: true }));
  await expect(banner.getByRole('button', { name: /0x/ })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(banner.getByRole('link', { name: 'Start a contest' }));
  await expect(page.getByRole('heading', { name: 'Start a contest', level: 1 })).toBeVisible();
  await type(field('Title'), 'By keyboard alone');
  await type(field('Description'), 'Nobody touched a mouse.');
  await press(page.getByRole('button', { name: 'Continue to Criteria' }));
  await expect(field('Label')).toBeFocused();
  await press(page.getByRole('button', { name: 'Classic six' }));
  await press(page.getByRole('button', { name: 'Continue to Judges' }));
  await expect(field('Judges')).toBeFocused();
  await type(field('Judges'), account.address);
  await press(page.getByRole('button', { name: 'Continue to Entries' }));
  await expect(field('Name')).toBeFocused();
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await press(page.getByRole('button', { name: 'Add entry' }));
    await type(page.getByRole('textbox', { name: 'Link' }).last(), entry);
  }
  await press(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Check and sign' }),
  );
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Start contest' }));
  const preview = page.getByRole('dialog', { name: 'Check what you sign' });
  await expect(preview).toContainText('By keyboard alone');
  await press(preview.getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });

  await press(main.getByRole('link', { name: 'Open the contest' }));
  await expect(page.getByRole('heading', { name: 'By keyboard alone', level: 1 })).toBeVisible();
  await press(page.getByRole('button', { name: 'Review the next entry' }));
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  for (const [index, entry] of entries.entries()) {
    await expect(dialog.locator(`a[href="${entry}"]`)).toBeVisible();
    await expectVisibleFocus();
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    if (index > 0) await page.keyboard.press('6');
    await expect(dialog.getByRole('checkbox', { name: 'Creativity' })).toBeChecked();
    await page.keyboard.press('c');
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    await page.keyboard.type('1 of 3 screws holds; c is a letter.');
    await expect(dialog).toContainText(index > 0 ? '13 of 26' : '10 of 26');
    await page.keyboard.press('Control+Enter');
  }
  const end = page.getByRole('dialog', { name: 'Your queue' });
  await expect(end.getByRole('heading', { name: 'All 2 reviewed' })).toBeFocused();
  await expectVisibleFocus();
  await press(end.getByRole('button', { name: 'Back to the contest' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The button that opened the queue is gone with the last review.
  await expect(page.getByRole('heading', { name: 'By keyboard alone', level: 1 })).toBeFocused();

  const ranking = page.getByRole('table', { name: 'Ranking' });
  const row = (entry: string) => ranking.getByRole('row').filter({ has: page.locator(`a[href="${entry}"]`) });
  await expect(row(entries[1])).toContainText('13.00');
  await expect(row(entries[0])).toContainText('10.00');
  await tabTo(row(entries[1]).locator(`a[href="${entries[1]}"]`));
  await press(page.getByRole('button', { name: 'Verify' }));
  await press(page.getByRole('button', { name: 'Check against the chain' }));
  await expect(page.getByText(/Agrees with the chain at block \d+/)).toBeVisible();

  await press(main.getByRole('link', { name: 'Share' }));
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/contests\/local\/0x[0-9a-f]{64}$/,
  );
});

test('never covers the focus in a queue, and Escape returns it to its origin', async ({ page, faults }) => {
  const judge = await createAccount();
  const long = `https://example.org/${'a-name-that-takes-three-lines/'.repeat(6)}`;
  const contest = await attestContest({ organizer: judge, judges: [judge], entries: [long, entries[1]] });
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  const { press, tabTo, expectVisibleFocus } = await keyboardOnly(page, faults);
  await page.goto(contest.path);
  await press(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet', exact: true }));
  const begin = page.getByRole('button', { name: 'Review the next entry' });
  await press(begin);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await expect(dialog).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Publish review' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 640, height: 450 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await tabTo(submit);
    // Back up, through every control again.
    const leave = dialog.getByRole('button', { name: 'Leave the queue' });
    const isAtStart = await createFocusCheck(leave);
    for (let stops = 0; stops < MOST_STOPS && !(await isAtStart()); stops++) {
      await page.keyboard.press('Shift+Tab');
      await expectVisibleFocus();
    }
    await expect(leave).toBeFocused();
  }
  // Tab stays inside the dialog.
  await tabTo(submit);
  await tabTo(dialog.getByRole('button', { name: 'Leave the queue' }));
  await press(dialog.getByRole('button', { name: 'Not here now' }));
  await expect(dialog.locator(`a[href="${entries[1]}"]`)).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(begin).toBeFocused();
});
