import { createAccount } from './fixtures/accounts.ts';
import { attestResolverContest } from './fixtures/attest.ts';
import { attestOpenContest, attestRecusal } from './fixtures/attestContest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { holdTransactions } from './fixtures/holdTransactions.ts';
import { openAs } from './fixtures/openAs.ts';
import { openNotCounted } from './fixtures/openSection.ts';
import { expect, test } from './fixtures/test.ts';

const entries = ['Tide marks', 'Rope and knots', 'Painted buoys'];

test('a judge reviews all entries by keyboard, replaces, withdraws and abstains, and reads why a review is refused', async ({
  page,
}) => {
  const judge = await createAccount();
  const contest = await attestOpenContest({ organizer: await createAccount(), judges: [judge], entries });
  await openAs(page, judge, contest.path);
  const part = page.getByRole('region', { name: 'Your judging' });
  await expect(part.getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 3 reviewed');
  await part.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  const pointsOf = (criterion: string) =>
    dialog.getByRole('radiogroup', { name: criterion }).getByRole('radio', { checked: true });
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  for (const [index, entry] of entries.entries()) {
    await expect(dialog.getByRole('heading', { name: entry })).toBeFocused();
    await expect(comment).toHaveValue('');
    if (index === 0) {
      await page.keyboard.press('c');
      await page.keyboard.type('Clear. ');
      await page.keyboard.press('Control+Enter');
      await expect(
        dialog.getByRole('radiogroup', { name: 'Legibility' }).getByRole('radio').first(),
      ).toBeFocused();
      await comment.fill('');
      await dialog.getByRole('radiogroup', { name: 'Legibility' }).getByRole('radio').first().focus();
    }
    await page.keyboard.press(`${index + 1}`);
    await expect(pointsOf('Legibility')).toHaveValue(`${index + 1}`);
    // With the focus in the criterion, digits make one number however slowly they are typed.
    await dialog.getByRole('radiogroup', { name: 'Cost' }).getByRole('radio').first().focus();
    await page.keyboard.type('10');
    await expect(pointsOf('Cost')).toHaveValue('10');
    await page.keyboard.press('c');
    await expect(comment).toBeFocused();
    await page.keyboard.type(`Review ${index + 1}.`);
    await page.keyboard.press('Control+Enter');
  }
  const end = page.getByRole('dialog', { name: 'Your queue' });
  await expect(end.getByRole('heading', { name: 'All 3 reviewed' })).toBeFocused();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await end.getByRole('link', { name: 'Reviews left in other contests' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
  // Links in dialogs, which are outside the page's own element, do not load the page again.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(part.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 of 3 reviewed');
  const rowOf = (entry: string) => page.getByRole('row').filter({ hasText: entry });
  await expect(rowOf('Painted buoys')).toContainText('16.00');

  await page.getByRole('button', { name: 'Change review of Tide marks' }).click();
  await expect(pointsOf('Legibility')).toHaveValue('1');
  await pointsOf('Legibility').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await expect(pointsOf('Legibility')).toHaveValue('5');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf('Tide marks')).toContainText('20.00');

  await page.getByRole('button', { name: 'Change review of Rope and knots' }).click();
  await dialog.getByRole('button', { name: 'Withdraw review' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw your review?' });
  await withdrawal.getByRole('button', { name: 'Withdraw review' }).click();
  await expect(withdrawal).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your review is withdrawn');
  await expect(dialog.getByRole('button', { name: 'Withdraw review' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Abstain' }).click();
  const abstention = page.getByRole('dialog', { name: 'Abstain from this entry?' });
  await abstention.getByRole('button', { name: 'Abstain' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf('Rope and knots')).toContainText('You abstained from this entry');
  await expect(part.getByRole('meter')).toHaveAttribute('aria-valuetext', '2 of 2 reviewed');

  await page.getByRole('button', { name: 'Change review of Painted buoys' }).click();
  await expect(pointsOf('Legibility')).toHaveValue('3');
  await attestRecusal(judge, contest, 3);
  await comment.fill('On second thought.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByText('You abstained from this entry, which is final.').first()).toBeVisible();
  await expect(comment).toHaveValue('On second thought.');
  const sent = await page.evaluate(
    () => window.scriptedWallet.requests.filter(({ method }) => method === 'eth_sendTransaction').length,
  );
  expect(sent).toBe(6);
  await page.keyboard.press('Escape');
  const withdrawn = (await openNotCounted(page)).locator('[data-reason="withdrawn"]');
  await expect(withdrawn.locator('a[href*="0x"]').first()).toBeVisible();
});

test('a judge signs drafts with one request, and finds them again after a reload while they are pending', async ({
  page,
}) => {
  const judge = await createAccount();
  const contest = await attestOpenContest({
    organizer: await createAccount(),
    judges: [judge],
    entries: entries.slice(0, 2),
  });
  await openAs(page, judge, contest.path);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  const pointsOf = (criterion: string) =>
    dialog.getByRole('radiogroup', { name: criterion }).getByRole('radio', { checked: true });
  const save = dialog.getByRole('button', { name: 'Save, next entry' });
  for (const [index, entry] of contest.entries.entries()) {
    await expect(dialog.getByRole('heading', { name: entry })).toBeFocused();
    await page.keyboard.press('4');
    await expect(pointsOf('Legibility')).toHaveValue('4');
    await page.keyboard.press('7');
    await expect(pointsOf('Cost')).toHaveValue('7');
    await save.click();
    // A comment is asked for once, and can be left out.
    if (index > 0) continue;
    await expect(dialog.getByRole('alert')).toContainText('You have not written a comment.');
    await save.click();
  }
  const list = page.getByRole('dialog', { name: 'Sign your reviews' });
  await expect(list.getByRole('heading', { name: '2 reviews ready to sign' })).toBeFocused();
  await expect(list.getByText('15 of 20')).toHaveCount(2);
  const held = await holdTransactions(page, judge);
  await list.getByRole('button', { name: 'Sign all 2 reviews' }).click();
  await expect(page.getByRole('dialog').getByText('2 signed, pending')).toBeVisible();
  await held.waitUntilStored();
  await page.reload();
  await expect(page.getByText('Your reviews were sent and count once they are indexed')).toBeVisible();
  await held.release();
  const part = page.getByRole('region', { name: 'Your judging' });
  await expect(part.getByRole('meter')).toHaveAttribute('aria-valuetext', '2 of 2 reviewed');
  for (const entry of contest.entries)
    await expect(page.getByRole('row').filter({ hasText: entry })).toContainText('15.00');
  expect(held.count()).toBe(1);
});

const classic = [
  'Presentation',
  'Potential impact',
  'Creativity',
  'Difficulty',
  'Open source',
  'Documentation',
];
const makeEntry = (name: string) => ({
  ...{ name, link: `https://example.org/${name.toLowerCase()}`, picture: '', track: 1 },
  about: `${name} hangs in the hall.`,
});

test('a judge ticks the classic six by keyboard, leaves a comment out, and signs all at once', {
  tag: '@full',
}, async ({ page }) => {
  const judge = await createAccount();
  const { path } = await attestResolverContest({
    ...{ organizer: await createAccount(), judges: [judge], title: 'Bells with six boxes' },
    document: {
      ...{
        format: 'laurel-contest/1',
        description: '',
        prizes: [],
        entries: ['Bell', 'Gong'].map(makeEntry),
      },
      criteria: classic.map((label) => ({ label, anchors: [] })),
      tracks: [{ name: 'Indoors', about: '' }],
    },
    terms: { maxPoints: classic.map(() => 1), weights: [5, 5, 5, 5, 3, 3] },
  });
  await openAs(page, judge, path);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await expect(dialog.getByRole('heading', { name: 'Bell' })).toBeFocused();
  await expect(dialog).toContainText('Bell hangs in the hall.');
  await expect(dialog).toContainText('Indoors');
  await page.keyboard.type('135');
  for (const label of classic)
    await expect(dialog.getByRole('checkbox', { name: label })).toBeChecked({
      checked: ['Presentation', 'Creativity', 'Open source'].includes(label),
    });
  await page.keyboard.press('3');
  await expect(dialog.getByRole('checkbox', { name: 'Creativity' })).not.toBeChecked();
  await expect(dialog.getByText('8 of 26')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save, next entry' });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('You have not written a comment.');
  await expectAccessible(page);
  await save.click();
  await expect(dialog.getByRole('heading', { name: 'Gong' })).toBeFocused();
  await save.click();
  const list = page.getByRole('dialog', { name: 'Sign your reviews' });
  await expect(list.getByRole('heading', { name: '2 reviews ready to sign' })).toBeFocused();
  await expect(list.getByText('Presentation: +5, Open source: +3')).toBeVisible();
  await expect(list.getByText('No criteria ticked')).toBeVisible();
  await expect(list.getByText('One of these reviews gives 0 points.')).toBeVisible();
  await page.keyboard.press('Escape');
  const sign = page.getByRole('main').getByRole('button', { name: 'Sign all 2 reviews' });
  await sign.click();
  await list.getByRole('button', { name: 'Sign all 2 reviews' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the contest' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bell' })).toContainText('8.00');
  await expect(page.getByRole('row').filter({ hasText: 'Gong' })).toContainText('0.00');
});
