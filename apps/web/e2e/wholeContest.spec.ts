import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { waitUntilPast } from './fixtures/attestClosed.ts';
import { openAs } from './fixtures/openAs.ts';
import { openSection } from './fixtures/openSection.ts';
import { runCommand } from './fixtures/runCommand.ts';
import { stack } from './fixtures/stack.ts';
import { startContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

/** The reviews of each judge, of 13 points. Tide lamp has 10.50 points, Night owl 7.00. */
const reviews = [
  [
    { entry: 'Tide lamp', comfort: '5', isBuilt: true },
    { entry: 'Night owl', comfort: '2', isBuilt: true },
  ],
  [{ entry: 'Tide lamp', comfort: '4', isBuilt: false }],
];

type Review = { readonly entry: string; readonly comfort: string; readonly isBuilt: boolean };

async function submit(page: Page, name: string) {
  await page.getByRole('link', { name: 'Submit an entry' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function review(page: Page, { entry, comfort, isBuilt }: Review, publish: string) {
  await page.getByRole('button', { name: `Review ${entry}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('radiogroup', { name: 'Comfort' }).getByRole('radio', { name: comfort }).check();
  await dialog.getByRole('checkbox', { name: 'Built' }).setChecked(isBuilt);
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(`Sat with ${entry} for an evening.`);
  await dialog.getByRole('button', { name: publish, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const kinds = [
  { kind: 'open', isSealed: false, publish: 'Publish review' },
  { kind: 'sealed', isSealed: true, publish: 'Seal review' },
];

for (const { kind, isSealed, publish } of kinds)
  test(
    `five wallets hold a whole ${kind} contest on the page, and the command verifies its proof`,
    {
      tag: '@full',
    },
    async ({ page, openOther }, testInfo) => {
      // The fields have whole minutes.
      test.setTimeout(900_000);
      const inMinutes = (minutes: number) => new Date(Math.ceil(Date.now() / 60_000 + minutes) * 60_000);
      const accounts = await Promise.all([1, 2, 3, 4, 5].map(() => createAccount()));
      const [organizer, ada, ben] = accounts;
      if (!organizer || !ada || !ben) throw new Error('Five accounts were asked for.');
      await openAs(page, organizer, '/contests/start');
      const dates = [2, 4, 6].map(inMinutes);
      const [submissionsUntil, closesAt, revealUntil] = dates as [Date, Date, Date];
      const path = await startContest(page, {
        ...{ title: `Lamps, ${kind}`, description: 'By which would you read?' },
        criteria: [
          { label: 'Comfort', weight: 2 },
          { label: 'Built', maximum: 1, weight: 3 },
        ],
        ...{ judges: `${ada.address} Ada Park\n${ben.address} Ben Okafor`, publishesNames: true },
        ...{ takesSubmissions: true, submissionsUntil, closesAt, isSealed, ...(isSealed && { revealUntil }) },
      });
      const seconds = (date: Date) => date.getTime() / 1_000;

      const pages = await Promise.all(
        accounts.slice(1).map(async (account) => {
          const other = await openOther();
          await openAs(other, account, path);
          return other;
        }),
      );
      const [judges, entrants] = [pages.slice(0, 2), pages.slice(2)];
      for (const [index, name] of ['Tide lamp', 'Night owl'].entries())
        await submit(entrants[index] ?? page, name);
      await page.goto(path);
      const desk = page.getByRole('region', { name: 'Organizer' });
      await desk.getByRole('button', { name: 'Admit all' }).click();
      await page
        .getByRole('dialog', { name: 'Admit 2 submissions?' })
        .getByRole('button', { name: 'Admit 2 submissions' })
        .click();
      await expect(desk).toContainText('0 waiting, 2 admitted');

      await waitUntilPast(seconds(submissionsUntil));
      for (const [index, judge] of judges.entries())
        for (const given of reviews[index] ?? []) await review(judge, given, publish);
      await waitUntilPast(seconds(closesAt));
      if (isSealed) {
        await expect(page.getByRole('main')).not.toContainText('10.50');
        for (const judge of judges) {
          const reveal = judge.getByRole('button', { name: /^Reveal \d reviews?$/ });
          await reveal.click();
          await expect(reveal).toHaveCount(0);
        }
        await waitUntilPast(seconds(revealUntil));
      }

      await page.goto(path);
      const rows = page.getByRole('table', { name: 'Ranking' }).locator('tr:has(a)');
      await expect(rows).toContainText([/Tide lamp.*10\.50.*2 of 2/, /Night owl.*7\.00.*1 of 2/]);
      const section = await openSection(page, 'Verify');
      await section.getByRole('button', { name: 'Check against the chain' }).click();
      await expect(section.getByText(/Agrees with the chain at block \d+/)).toBeVisible();
      const downloading = page.waitForEvent('download');
      await section.getByRole('button', { name: 'Download proof' }).click();
      const proof = testInfo.outputPath('proof.json');
      await (await downloading).saveAs(proof);
      const verify = ['verify', stack.rpcUrl, path.split('/').at(-1) ?? '', '--closed', '--bundle', proof];
      const { code, output } = await runCommand(...verify);
      expect(output).toContain('10.50');
      expect(code).toBe(0);
    },
  );
