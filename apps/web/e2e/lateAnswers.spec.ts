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

/** A judge of two contests who started one of them and finished reviewing one. */
async function createJudge(judge: TestAccount) {
  const organizer = await createAccount();
  const title = `Small games about weather, ${'and what it does to us, '.repeat(4)}${judge.address}`;
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
  test(`shifts nothing on an account, a share page and the reviews page when answers are late, at ${width} px`, async ({
    page,
    openOther,
  }) => {
    const [judge, elsewhere, empty] = await Promise.all([
      createProfile(
        toUri({ name: 'Mara '.repeat(20), about: 'Builds shelves.\n\nJudges them, too.', x: 'mara_lind' }),
      ),
      createProfile(ipfs),
      createAccount(),
    ]);
    const { begun, done } = await createJudge(judge);

    const stranger = await openOther();
    await stranger.setViewportSize({ width, height: 844 });
    await answerLate(stranger);
    const seen = await watchShifts(stranger);
    for (const { address } of [empty, elsewhere]) {
      await stranger.goto(`/accounts/${address}`);
      await expect(section(stranger, 'Reviews given')).toContainText('None yet.');
      await expect(section(stranger, 'Account').getByText('Loading the profile')).toHaveCount(0);
      await seen.expectNone();
    }
    await stranger.goto(`${begun.path}/share`);
    await expect(stranger.getByRole('main').getByText(begun.title)).toBeVisible();
    await seen.expectNone();

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
