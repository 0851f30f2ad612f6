import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { openNotCounted, openSection } from './fixtures/openSection.ts';
import { runCommand } from './fixtures/runCommand.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { stack } from './fixtures/stack.ts';
import { fillContest, startContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

async function openAs(page: Page, account: TestAccount, path: string) {
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  await page.goto(path);
  await connectWallet(page);
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0);
}

const cells = (page: Page, entry: string) =>
  page
    .getByRole('table', { name: /^(Ranking|Entries)$/ })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${entry}"]`) });

test('runs the whole story with the local wallets, approving each request', async ({ page }) => {
  await page.goto('/contests');
  await connectWallet(page, 'Local Organizer');
  await page
    .getByRole('dialog', { name: /Local Organizer/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await page.getByRole('link', { name: 'Start a contest' }).first().click();
  await fillContest(page, {
    title: 'Started with a local wallet',
    description: 'Nothing to install.',
    criteria: 'Classic six',
    judges: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    entries: [{ link: 'https://example.org/kiln' }],
  });
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });
  const path = new URL(page.url()).pathname.replace(/\/share$/, '');

  await page.goto(path);
  await page.getByRole('button', { name: 'Review kiln' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Warm and even.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(cells(page, 'https://example.org/kiln')).toContainText('5.00');

  // After a change the later review counts and the earlier one is listed as superseded.
  await page.getByRole('button', { name: 'Change review of kiln' }).click();
  const change = page.getByRole('dialog', { name: 'Review entry' });
  await expect(change.getByRole('checkbox', { name: 'Creativity' })).toBeChecked();
  await change.getByRole('checkbox', { name: 'Open source' }).check();
  await change.getByRole('button', { name: 'Publish review' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(cells(page, 'https://example.org/kiln')).toContainText('8.00');
  await expect((await openNotCounted(page)).locator('[data-reason="superseded"]')).toHaveCount(1);
});

test(
  'judges by own criteria, some of them checkboxes, lets nobody else review, and verifies the result by the command',
  { tag: '@full' },
  async ({ page, openOther }, testInfo) => {
    test.slow();
    const [organizer, ...judges] = await Promise.all([1, 2, 3, 4].map(() => createAccount()));
    if (!organizer) throw new Error('Four accounts were asked for.');
    await openAs(page, organizer, '/contests/start');
    const path = await startContest(page, {
      title: 'Benches of the year',
      description: 'Where would you sit?',
      criteria: [
        { label: 'Comfort', maximum: 5, weight: 2 },
        { label: 'Built', maximum: 1, weight: 3 },
        { label: 'Documented', maximum: 1, weight: 1 },
      ],
      judges: judges.map(({ address }) => address).join('\n'),
      entries: [
        { name: 'Oak bench', link: 'https://example.org/oak' },
        { name: 'Swing', link: 'https://example.org/swing' },
      ],
    });

    // Scores of 14: 13, 12 and 6.
    const given = [
      { comfort: '5', ticked: ['Built'] },
      { comfort: '4', ticked: ['Built', 'Documented'] },
      { comfort: '3', ticked: [] },
    ];
    for (const [index, judge] of judges.entries()) {
      const desk = await openOther();
      await openAs(desk, judge, path);
      await desk.getByRole('button', { name: 'Review Oak bench' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Review entry' });
      const { comfort, ticked } = given[index] ?? { comfort: '0', ticked: [] };
      await dialog
        .getByRole('radiogroup', { name: 'Comfort' })
        .getByRole('radio', { name: comfort, exact: true })
        .check({ force: true });
      for (const name of ticked) await dialog.getByRole('checkbox', { name }).check();
      await dialog.getByRole('textbox', { name: 'Comment' }).fill('Sat on it for an hour.');
      await dialog.getByRole('button', { name: 'Publish review' }).click();
      await expect(desk.getByRole('button', { name: 'Change review of Oak bench' })).toBeVisible();
    }

    await page.goto(path);
    const row = cells(page, 'https://example.org/oak');
    await expect(row).toContainText('10.33');
    await expect(row).toContainText('3 of 3');
    await expect(cells(page, 'https://example.org/swing')).toContainText('0 of 3');
    const ranks = await page.getByRole('table', { name: 'Ranking' }).locator('tr:has(a)').allInnerTexts();
    expect(ranks.map((text) => text.trim().split(/\s/)[0])).toEqual([
      '1',
      expect.not.stringMatching(/^\d+$/),
    ]);

    // The organizer is no judge, and sees why there is nothing to review.
    await expect(page.getByRole('main')).toContainText(organizer.address);
    await expect(page.getByRole('button', { name: /^Review / })).toHaveCount(0);

    const section = await openSection(page, 'Verify');
    await section.getByRole('button', { name: 'Check against the chain' }).click();
    await expect(section.getByText(/Agrees with the chain at block \d+/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON' }).click(),
    ]);
    const result = await download.path();
    const altered = testInfo.outputPath('altered.json');
    await writeFile(altered, (await readFile(result, 'utf8')).replace('"10.33"', '"12.33"'));
    const uid = path.split('/').at(-1) ?? '';
    const verify = ['verify', stack.rpcUrl, uid];
    expect(await runCommand(...verify, '--bundle', result)).toMatchObject({ code: 0 });
    expect(await runCommand(...verify, '--bundle', altered)).toMatchObject({ code: 1 });
    // The contest's result can still change.
    expect(await runCommand(...verify, '--closed', '--bundle', result)).toMatchObject({ code: 1 });
  },
);
