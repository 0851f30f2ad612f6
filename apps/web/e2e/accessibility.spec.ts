import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview } from './fixtures/attestContest.ts';
import { createAxe } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test, widths } from './fixtures/test.ts';

/** 1280 × 900 at 200 % zoom. */
const sizes = {
  'at 1280 px': { width: 1280, height: 900 },
  'at 390 px': { width: 390, height: 844 },
  'at 200 %': { width: 640, height: 450 },
};
const entries = ['https://example.org/kiln', 'https://example.org/loom'] as const;

/**
 * Passes axe (WCAG 2.2 AA and its best practices) as desktop and as phone, has enough contrast in the dark theme, and
 * is nowhere wider than the window. The layout at 200 % is the phone's.
 */
async function expectAccessible(page: Page, what: string) {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    if (widths.includes(size.width)) await expectNoViolations(page, `${what} ${name}`);
    if (name === 'at 1280 px') await expectDarkContrast(page, what);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, `${what} ${name}: wider than the window`).toBeLessThanOrEqual(0);
  }
}

async function expectDarkContrast(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectStill(page);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    `${what}: dark`,
  ).toBe('dark');
  const { violations } = await createAxe(page).withRules(['color-contrast']).analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    `${what} in the dark theme`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

async function expectStill(page: Page) {
  // Waits for every finite animation, and for those started by it.
  await page.evaluate(async () => {
    const listMoving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    for (let moving = listMoving(); moving.length > 0; moving = listMoving()) {
      await Promise.all(moving.map((each) => each.finished.catch(() => undefined)));
      await new Promise(requestAnimationFrame);
    }
  });
}

async function expectNoViolations(page: Page, what: string) {
  await expectStill(page);
  const { violations } = await createAxe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    what,
  ).toEqual([]);
}

async function setUp() {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: judge, judges: [judge], entries });
  return { judge, contest };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Review entry' });

const pages = {
  'the list of contests and the form': { paths: ['/contests', '/contests/start'], tag: [] },
  'the home page, reviews and drafts': { paths: ['/', '/reviews', '/drafts'], tag: '@full' },
  'the texts and settings': { paths: ['/help', '/settings', '/terms', '/privacy'], tag: '@full' },
  'pages without content': {
    paths: [`/contests/local/0x${'12'.repeat(32)}`, '/contests/atlantis/0x12', '/nowhere'],
    tag: '@full',
  },
};

async function expectPagesAccessible(page: Page, paths: readonly string[]) {
  test.slow();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
}

for (const [group, { paths, tag }] of Object.entries(pages))
  test(`pages are accessible in every size: ${group}`, { tag }, ({ page }) =>
    expectPagesAccessible(page, paths),
  );

test('a contest, its share page, an entry and an account are accessible in every size', {
  tag: '@full',
}, async ({ page }) => {
  const { judge, contest } = await setUp();
  const review = { ticked: ['Creativity'], comment: 'Warm.' } as const;
  await attestReview(judge, contest, { entry: entries[0], ...review });
  const { path } = contest;
  await expectPagesAccessible(page, [
    path,
    `${path}/share`,
    `${path}/entries/1`,
    `/accounts/${judge.address}`,
  ]);
});

test('keeps a judge’s queue accessible at every window size in each of its states', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  const { judge, contest } = await setUp();
  await openAs(page, judge, '/reviews');
  await expect(page.getByRole('article').filter({ hasText: contest.title })).toBeVisible();
  await expectAccessible(page, 'to be reviewed');
  await page.goto(contest.path);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/about .* ETH/)).toBeVisible();
  await expectAccessible(page, 'the queue opens');
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expectAccessible(page, 'no comment');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Warm.');
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'pending'));
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(page, 'the wallet asks');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await expect(dialog.getByText('Wrong network', { exact: true })).toBeVisible();
  await expectAccessible(page, 'wrong network');
  await page.evaluate(() => {
    window.scriptedWallet.changeChain(31337);
    window.scriptedWallet.setBehavior('eth_sendTransaction', -32002);
  });
  await expect(dialog.getByText('Wrong network', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A request is pending in your wallet.');
  await expectAccessible(page, 'the wallet is busy');
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok'));
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText('loom');
  // The page behind the dialog also changes once the review is indexed.
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, 'the next entry');
  await dialog.getByRole('checkbox', { name: 'Creativity' }).check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('A good reed.');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('heading', { name: 'All 2 reviewed' })).toBeVisible();
  await expectAccessible(page, 'the end');
});

test('slides the next entry in unless motion is reduced, and keeps dialog, ticks, sum and focus distinguishable with forced colors', async ({
  page,
}) => {
  const { judge, contest } = await setUp();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, judge, contest.path);
  await page.getByRole('button', { name: 'Review the next entry' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const moving = () =>
    dialog.evaluate((element) =>
      element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
        const { duration = 0, iterations } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 1 && iterations === 1 ? [(effect as KeyframeEffect).target?.outerHTML] : [];
      }),
    );
  const readNext = () =>
    dialog.locator('[data-next]').evaluate((element) => getComputedStyle(element).animationName);
  expect(await moving()).toEqual([]);
  await dialog.getByRole('button', { name: 'Not here now' }).click();
  await expect(dialog.locator(`a[href="${entries[1]}"]`)).toBeVisible();
  expect(await moving()).toEqual([]);
  expect(await readNext()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await readNext()).not.toBe('none');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const box = dialog.getByRole('checkbox', { name: 'Creativity' });
  const other = dialog.getByRole('checkbox', { name: 'Difficulty' });
  const getStyle = (locator: typeof box, property: string) =>
    locator.evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property);
  await box.check();
  // Colors change in a transition.
  await expect
    .poll(() => getStyle(box, 'background-color'))
    .not.toBe(await getStyle(other, 'background-color'));
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  expect(await getStyle(other, 'outline-style')).not.toBe('none');
  expect(await getStyle(dialog, 'border-top-width')).not.toBe('0px');
  expect(await getStyle(dialog.getByText('5 of 26').locator('..'), 'border-top-width')).not.toBe('0px');
  await expectNoViolations(page, 'forced colors');
});
