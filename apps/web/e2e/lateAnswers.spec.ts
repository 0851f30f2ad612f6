import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, attestReviews } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { createProfile, toUri } from './fixtures/profiles.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test, widths } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

const LATE_MS = 700;
const ipfs = `ipfs://${'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'}/a/folder/of/many/words/me.json`;

/** Delays the scan and the chain until after the page is drawn. */
const answerLate = async (page: Page) => {
  for (const url of ['**/graphql', `${stack.rpcUrl}/**`])
    await page.route(url, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.fallback();
    });
};

const longTitle = ({ address }: TestAccount) =>
  `Small games about weather, ${'and what it does to us, '.repeat(4)}${address}`;

/** A judge of two contests who started one of them and finished reviewing one. */
async function createJudge(judge: TestAccount) {
  const organizer = await createAccount();
  const title = longTitle(judge);
  const [begun, done] = await Promise.all([
    attestContest({ organizer, judges: [organizer, judge], title }),
    attestContest({ organizer: judge, judges: [judge] }),
  ]);
  const seen = (entries: readonly string[]) => entries.map((entry) => ({ entry, comment: 'Seen.' }));
  await attestReviews(judge, begun, seen(begun.entries.slice(0, 1)));
  await attestReviews(judge, done, seen(done.entries));
  return { begun, done };
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const width of widths) {
  test(`shifts nothing for a stranger on an account and a share page when answers are late, at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    const organizer = await createAccount();
    const contest = await attestContest({ organizer, judges: [organizer], title: longTitle(organizer) });
    const accounts = await Promise.all([createAccount(), createProfile(ipfs)]);
    await page.setViewportSize({ width, height: 844 });
    await answerLate(page);
    const shifts = await watchShifts(page);
    for (const { address } of accounts) {
      await page.goto(`/accounts/${address}`);
      await expect(section(page, 'Reviews given')).toContainText('None yet.');
      await expect(section(page, 'Account').getByText('Loading the profile')).toHaveCount(0);
      await shifts.expectNone();
    }
    await page.goto(`${contest.path}/share`);
    await expect(page.getByRole('main').getByText(contest.title)).toBeVisible();
    await shifts.expectNone();
  });

  test(`shifts nothing for a judge on an account, a share page and the reviews page when answers are late, at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    const judge = await createProfile(
      toUri({ name: 'Mara '.repeat(20), about: 'Builds shelves.\n\nJudges them, too.', x: 'mara_lind' }),
    );
    const { begun, done } = await createJudge(judge);
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, judge, '/');
    await answerLate(page);
    const shifts = await watchShifts(page, { besides: 'header' });
    await page.goto(`/accounts/${judge.address}`);
    await expect(section(page, 'Reviews given').getByRole('article')).toHaveCount(3);
    const toDo = section(page, 'To review');
    await expect(toDo.getByRole('article')).toHaveCount(1);
    await expect(toDo).toContainText('1 of 2 entries reviewed');
    await expect(toDo).toContainText('1 more open contest is fully reviewed');
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
    await shifts.expectNone();

    await page.goto('/reviews');
    await expect(page.getByRole('article').filter({ hasText: begun.title })).toContainText(
      'entries reviewed',
    );
    await expect(page.getByRole('article').filter({ hasText: done.title })).toContainText('reviewed');
    await shifts.expectNone();
    await page.goto(`${begun.path}/share`);
    await expect(page.getByRole('main').getByText(begun.title)).toBeVisible();
    await shifts.expectNone();
  });
}
