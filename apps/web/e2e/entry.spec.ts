import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { getSchemas } from './fixtures/attest.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestContest, attestReview, CLASSIC_LABELS, type TestContest } from './fixtures/attestContest.ts';
import { hideUids } from './fixtures/changeConfig.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test, widths } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

const entries = [
  'https://example.org/kiln?a=1&b=%20#part',
  'https://example.org/loom',
  'javascript:alert(1)',
] as const;

const review = (judge: TestAccount, contest: TestContest, entry: string, many: number, comment: string) =>
  attestReview(judge, contest, { entry, ticked: CLASSIC_LABELS.slice(0, many), comment });

async function createPeople() {
  const [organizer, ada, ben] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  return { organizer, ada, ben, judges: [ada, ben] };
}

type People = Awaited<ReturnType<typeof createPeople>>;

const reviewByBoth = ({ ada, ben }: People, contest: TestContest) =>
  Promise.all([
    review(ada, contest, entries[0], 6, 'Holds its heat.'),
    review(ben, contest, entries[0], 1, 'Too heavy for me.'),
  ]);

async function attestReviewed() {
  const people = await createPeople();
  const contest = await attestContest({ ...people, entries });
  const [uid] = await reviewByBoth(people, contest);
  return { contest, ...people, uid };
}

/** Holds back the scan's answer about reviews until the test releases it. */
const holdReviews = (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    hold: () =>
      page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes(getSchemas().evaluation)) await held;
        await route.continue();
      }),
    release: () => release(),
  };
};

const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');

test('shows an entry’s result, reviews and neighbors on its page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { contest } = await attestReviewed();
  await page.goto(contest.path);
  await page.getByRole('button', { name: 'Show the reviews of kiln' }).click();
  await page.getByRole('link', { name: 'Entry page' }).click();
  await expect(page).toHaveURL(`${contest.path}/entries/1`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kiln');
  await expect(page.getByText(entries[0], { exact: true })).toBeVisible();
  const project = page.getByRole('link', { name: 'Open project' });
  await expect(project).toHaveAttribute('href', entries[0]);
  await expect(project).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(page).toHaveTitle(new RegExp(`kiln.* in ${contest.title}`));
  await expect(fact(page, 'Rank')).toHaveText('1');
  await expect(fact(page, 'Points')).toContainText('15.50');
  await expect(fact(page, 'Spread')).toHaveText('5 to 26');
  await expect(fact(page, 'Reviews')).toHaveText('2 of 2');
  const quotes = page.getByRole('figure');
  await expect(quotes).toHaveCount(2);
  const quote = quotes.filter({ hasText: 'Holds its heat.' });
  await expect(quote).toContainText('26 of 26 points');
  await expect(quote).toContainText('Documentation +3');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/entries\/1$/);

  await page.getByRole('link', { name: /^Next entry/ }).click();
  await expect(page).toHaveURL(/\/entries\/2$/);
  await expect(page.getByText('Nobody has reviewed this entry yet.')).toBeVisible();
  await page.getByRole('link', { name: /^Next entry/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('javascript:alert(1)');
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  await page.getByRole('link', { name: contest.title }).click();
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible();
});

test('distinguishes invalid links to an entry', { tag: '@full' }, async ({ page }) => {
  const { contest } = await attestReviewed();
  // EntryView.test.tsx has the other kinds of numbers.
  for (const n of ['4', '%3Cscript%3E', '9'.repeat(300)]) {
    await page.goto(`${contest.path}/entries/${n}`);
    await expect(page.getByRole('heading', { name: 'No such entry' })).toBeVisible();
  }
  await expect(page.getByText('This contest has 3 entries.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the contest' }).click();
  await expect(page.getByRole('heading', { name: contest.title })).toBeVisible();
  await page.goto(`/contests/atlantis/${contest.uid}/entries/1`);
  await expect(page.getByText('Unknown chain')).toBeVisible();
  await page.goto('/contests/local/0x12/entries/1');
  await expect(page.getByText('No such contest')).toBeVisible();
  await page.goto(`/contests/local/0x${'34'.repeat(32)}/entries/1`);
  await expect(page.getByText('No such contest')).toBeVisible();
});

test('lets a judge review on the entry’s page', { tag: '@full' }, async ({ page }) => {
  const { contest, ada } = await attestReviewed();
  await openAs(page, ada, `${contest.path}/entries/2`);
  await page.getByRole('main').getByRole('button', { name: 'Review loom', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Even threads.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('figure')).toContainText('Even threads.');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Change review of loom', exact: true }),
  ).toBeVisible();
});

test('marks hidden reviews and still counts them', { tag: '@full' }, async ({ page }) => {
  const { contest, uid } = await attestReviewed();
  await hideUids(page, [uid]);
  await page.goto(`${contest.path}/entries/1`);
  const quote = page.getByRole('figure').filter({ hasText: '26 of 26 points' });
  await expect(quote).toContainText('The operator of this site hides');
  await expect(page.getByText('Holds its heat.')).toHaveCount(0);
  await expect(fact(page, 'Points')).toContainText('15.50');
  await quote.getByRole('button', { name: 'Show anyway' }).click();
  await expect(quote).toContainText('Holds its heat.');
});

test('puts the winner first once judging has ended', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const people = await createPeople();
  const contest = await attestClosed({
    ...people,
    entries,
    review: (begun) => reviewByBoth(people, begun),
  });
  const shifts = await watchShifts(page);
  // With a slow scan the outline comes first.
  const scan = holdReviews(page);
  await scan.hold();
  await page.goto(contest.path);
  const podium = page.getByRole('region', { name: 'Result' });
  await expect(podium).toBeVisible();
  await expect(page.getByRole('region', { name: 'Judges' }).getByRole('listitem')).toHaveCount(2);
  scan.release();
  await expect(podium).toContainText('First place');
  await expect(podium).toContainText('15.50 of 26 points');
  await shifts.expectNone();
  await expectAccessible(page);
  await podium.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/entries\/1$/);

  // The certificate is one landscape page, without the site around it.
  await page.getByRole('link', { name: 'Certificate' }).click();
  await expect(page).toHaveURL(/\/entries\/1\/certificate$/);
  await expect(page.getByText('1st of 3')).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`${contest.path}$`) })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = paper.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

/** With forced dark colors, plots use the text colors of that scheme. */
async function expectMarksInForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const ranking = page.getByRole('table', { name: 'Ranking' });
  const ground = await page.evaluate(() => {
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return [red, green, blue].map(Number);
  });
  expect(ground).toEqual([0, 0, 0]);
  const strip = ranking.locator('svg[width="100%"]').first();
  const tick = strip.locator('line').last();
  expect(await tick.evaluate((line) => getComputedStyle(line).stroke)).toBe('rgb(255, 255, 255)');
  const dot = strip.locator('circle').first();
  expect(await dot.evaluate((circle) => getComputedStyle(circle).fill)).not.toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

for (const width of widths) {
  test(`shifts nothing on a contest and an entry and passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { contest } = await attestReviewed();
    const shifts = await watchShifts(page);
    await page.goto(contest.path);
    await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible();
    await shifts.expectNone();
    await expectAccessible(page);
    await expectMarksInForcedColors(page);
    await page.goto(`${contest.path}/entries/1`);
    await expect(page.getByRole('figure').first()).toBeVisible();
    await shifts.expectNone();
    await expectAccessible(page);
  });
}
