import { encodeActData } from '@org/contests';
import { answerContests, toContestRow } from '@org/contests-react/testing';
import type { Locator, Page } from '@playwright/test';
import type { Hex } from 'viem';
import { createAccount } from './fixtures/accounts.ts';
import { attestMany, getSchemas } from './fixtures/attest.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { hideUids } from './fixtures/changeConfig.ts';
import { expectAccessible, expectAccessibleAtNight } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test, widths } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('narrows the list by search, keeps it in the URL, and undoes a choice with the back button', {
  tag: '@full',
}, async ({ page }) => {
  const organizer = await createAccount();
  const mark = `Zeppelin${organizer.address.slice(2, 10)}`;
  await attestContest({ organizer, judges: [organizer], title: `${mark} in the "rain" 100 %` });
  await attestClosed({ organizer, judges: [organizer], title: `${mark} ends` });

  await page.goto('/contests');
  await search(page).pressSequentially(`${mark.toLowerCase()} `);
  await expect(count(page)).toHaveText('2 contests');
  await expect(page).toHaveURL(new RegExp(`\\?q=${mark.toLowerCase()}$`));
  await expect(search(page)).toBeFocused();
  // The trailing space is kept for the next word.
  await page.keyboard.type('"rain" 100 %');
  await expect(count(page)).toHaveText('1 contest');
  await expect(cards(page)).toContainText('in the "rain" 100 %');

  await search(page).fill(mark);
  await expect(count(page)).toHaveText('2 contests');
  await page.getByRole('button', { name: 'Closed' }).click();
  await expect(count(page)).toHaveText('1 contest');
  await expect(cards(page)).toContainText('ends');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(page).toHaveURL(/state=closed&sort=oldest$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(count(page)).toHaveText('2 contests');

  await page.reload();
  await expect(search(page)).toHaveValue(mark);
  await expect(count(page)).toHaveText('2 contests');
  await page.getByRole('button', { name: 'Withdrawn' }).click();
  await expect(page.getByRole('heading', { name: 'No contests found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/contests$/);
  await expect(cards(page).first()).toBeVisible();
});

// filters.test.ts has the other kinds.
const nonsense = [
  '?q[]=a&state=open&sort=constructor&mine=yes',
  `?q=${'x'.repeat(4_000)}`,
  '?q=%00%0a%22%27%5C&state=%F0%9F%92%A9',
  '?q=%E0%A4%A',
];

test('shows the list for nonsense parameters, and cuts a very long search to the scan’s limit', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  for (const params of nonsense) {
    await page.goto(`/contests${params}`);
    await expect(page.getByRole('heading', { name: 'Contests', level: 1 })).toBeVisible();
    await expect(count(page)).toHaveText(/contest/);
    expect((await search(page).inputValue()).length).toBeLessThanOrEqual(200);
  }
  await page.goto('/contests');
  await expect(cards(page).first()).toBeVisible();
  await search(page).fill('"%_\\ \u202e'.repeat(2_000));
  await expect(page.getByRole('heading', { name: 'No contests found' })).toBeVisible();
  expect(page.url().length).toBeLessThan(2_500);
});

test('lists the visitor’s own contests without a signature', { tag: '@full' }, async ({ page }) => {
  const [judge, organizer] = await Promise.all([createAccount(), createAccount()]);
  const judged = await attestContest({ organizer, judges: [judge] });
  const started = await attestContest({ organizer: judge, judges: [organizer] });
  const foreign = await attestContest({ organizer, judges: [organizer] });
  await page.goto('/contests');
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByRole('heading', { name: 'Which contests are yours?' })).toBeVisible();
  await expectAccessible(page);
  await openAs(page, judge, '/contests?mine=true');
  await expect(count(page)).toHaveText('2 contests');
  for (const { title } of [judged, started])
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: foreign.title })).toHaveCount(0);
  const methods = await page.evaluate(() => window.scriptedWallet.requests.map(({ method }) => method));
  expect(methods.filter((method) => /sign|send/i.test(method))).toEqual([]);
});

/** How many pages of a hundred contests. */
const PAGES = process.env.LAUREL_FULL ? 3 : 1.5;

test('pages the contests of the real scan', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const organizer = await createAccount({ ether: '100' });
  const mark = `Flotilla${organizer.address.slice(2, 10)}`;
  const judges = [organizer.address];
  const now = BigInt(Math.floor(Date.now() / 1000));
  const toData = (index: number) =>
    encodeActData('contest', {
      ...{
        title: `${mark} ${index}`,
        uri: 'ipfs://none',
        contentHash: organizer.address.padEnd(66, '0') as Hex,
      },
      ...{ submissionsUntil: 0n, opensAt: now, closesAt: now + 604_800n, revealUntil: now + 604_800n },
      ...{ flags: 0, judges, maxPoints: [5], weights: [1], entries: [`0x${'e1'.repeat(32)}`] },
    });
  await attestMany(
    organizer,
    Array.from({ length: 100 * PAGES }, (_, index) => ({
      schema: getSchemas().contest,
      data: toData(index),
    })),
  );
  await expect
    .poll(async () => {
      await page.goto(`/contests?q=${mark}%20${100 * PAGES - 1}`);
      // Counts after the scan has answered; before that a busy machine shows no card.
      const none = page.getByRole('heading', { name: 'No contests found' });
      await expect(cards(page).or(none).first()).toBeVisible();
      return cards(page).count();
    })
    .toBe(1);
  await page.goto(`/contests?q=${mark}&sort=oldest`);
  await expect(count(page)).toHaveText(`100 contests so far, 100 of ${100 * PAGES} searched`);
  const more = page.getByRole('button', { name: 'Show more' });
  for (let shown = 200; shown < 100 * PAGES; shown += 100) {
    await more.click();
    await expect(count(page)).toContainText(`${shown} contests so far`);
  }
  await more.click();
  await expect(count(page)).toHaveText(`${100 * PAGES} contests`);
  await expect(more).toHaveCount(0);
  await expect(cards(page)).toHaveCount(100 * PAGES);
});

const MANY = 1_000;
const many = MANY.toLocaleString('en');

test('scrolls through a list of many contests', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const { address } = await createAccount();
  const rows = Array.from({ length: MANY }, (_, index) =>
    toContestRow({
      title: `Contest ${index}`,
      organizer: address,
      judges: [address],
      time: 1_700_000_000 - index,
    }),
  );
  await page.route('**/graphql', (route) => {
    const { query, variables } = route.request().postDataJSON();
    return route.fulfill({ json: { data: answerContests(rows, { query, variables }) } });
  });
  await page.goto('/contests');
  // By CSS: a role query visits every element of all cards.
  const status = page.locator('main p[role=status]');
  for (let shown = 100; shown < MANY; shown += 100) {
    await expect(status).toHaveText(`${shown} of ${many} contests`);
    await page.locator('main button', { hasText: 'Show more' }).click();
  }
  await expect(status).toHaveText(`${many} contests`);
  const last = page.locator('main article a', { hasText: `Contest ${MANY - 1}` });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.locator('main input[type=search]').fill(`${MANY - 1}`);
  // Queued behind the requests of all cards.
  await expect(status).toHaveText('1 contest', { timeout: 60_000 });
});

test('counts hidden contests without listing them, and opens one on request', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  const title = `Hidden ${organizer.address}`;
  const contest = await attestContest({ organizer, judges: [organizer], title });
  await hideUids(page, [contest.uid]);
  await page.goto(`/contests?q=${organizer.address}`);
  await expect(page.getByText('1 contest is hidden by the operator of this site.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goto(contest.path);
  await expect(page.getByRole('heading', { name: 'Hidden by the operator of this site' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show anyway' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();

  await page.goto(`${contest.path}/share`);
  await expect(page.getByText('The operator of this site hides this contest')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await openAs(page, organizer, '/reviews');
  const item = page.getByRole('article').filter({ has: page.locator(`a[href="${contest.path}"]`) });
  await expect(item).toContainText('Hidden by the operator of this site');
  await expect(page.getByText(title)).toHaveCount(0);
});

test('offers a retry when the scan does not respond', { tag: '@full' }, async ({ page }) => {
  let isDown = true;
  await page.route('**/graphql', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/contests');
  await expect(page.getByRole('heading', { name: 'The contests could not be loaded' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

const expectOneLine = async (...locators: readonly Locator[]) => {
  const middles = await Promise.all(
    locators.map(async (locator) => {
      const box = await locator.boundingBox();
      return Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
};

for (const width of widths) {
  test(`shifts nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto('/contests');
    await expect(cards(page).first()).toBeVisible();
    await shifts.expectNone();
    await expectAccessibleAtNight(page);
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    await expectOneLine(page.getByRole('heading', { level: 1 }), button('Start a contest'));
    await expectOneLine(button('All'), button('Mine'));
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(width < 600 ? 420 : 400);
  });
}
