import { readFile } from 'node:fs/promises';
import { hashBundle } from '@org/contests';
import type { Download, Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReviews, CLASSIC_LABELS, nameOf } from './fixtures/attestContest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { openNotCounted, openSection } from './fixtures/openSection.ts';
import { expect, test } from './fixtures/test.ts';

const entries = [
  'https://example.org/kiln',
  'https://example.org/loom',
  'https://example.org/anvil',
] as const;

const describeReview = (entry: string, many: number, comment = 'Solid.') => {
  const ticked = CLASSIC_LABELS.slice(0, many);
  return { entry, ticked, comment };
};

/** Partial coverage: the mean puts the lenient judge's favorite first, the adjusted ranking another one. */
async function attestPartial() {
  const [organizer, strict, fair, lenient] = await Promise.all([1, 2, 3, 4].map(() => createAccount()));
  if (!organizer || !strict || !fair || !lenient) throw new Error('Four accounts were asked for.');
  const contest = await attestContest({ organizer, judges: [strict, fair, lenient], entries });
  await Promise.all([
    attestReviews(lenient, contest, [describeReview(entries[0], 6), describeReview(entries[1], 5)]),
    attestReviews(fair, contest, [
      describeReview(entries[1], 3, '=HYPERLINK("https://evil.example")'),
      describeReview(entries[2], 4),
    ]),
    attestReviews(strict, contest, [describeReview(entries[2], 3)]),
  ]);
  return { contest, organizer, strict, fair, lenient };
}

const readDownload = async (download: Download) => readFile(await download.path(), 'utf8');
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readDownload(file) };
};

test('opens how judges differed by itself if the winner differs, covers no table, downloads every file of the result, and prints it', async ({
  page,
}) => {
  const { contest, fair } = await attestPartial();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(contest.path);
  await expect(
    page.getByRole('note').filter({ hasText: "Another entry leads when judges' strictness is evened out" }),
  ).toBeVisible();
  const second = page.getByRole('table', { name: 'Points adjusted for strictness' });
  await expect(second.getByRole('row').nth(1)).toContainText('first here');
  await expect(second.getByRole('row').nth(1)).toContainText('anvil');
  await expect(page.getByRole('table', { name: 'Ranking' }).getByRole('row').nth(1)).toContainText('26.00');

  const matrix = page.getByRole('table', { name: 'Points by entry and judge' });
  await expect(matrix.getByRole('columnheader')).toHaveCount(4);
  await expect(matrix.getByRole('row').filter({ hasText: 'kiln' })).toContainText('no review');
  await expectAccessible(page);

  await openSection(page, 'Verify');
  const asCsv = page.getByRole('button', { name: 'Reviews as CSV' });
  await expect(asCsv).toBeVisible();
  const overlaps = await page.evaluate(async () => {
    const found: string[] = [];
    const page = document.documentElement;
    const sections = [...document.querySelectorAll('main section, main table, main button')];
    for (let y = 0; y <= page.scrollHeight - page.clientHeight; y += 120) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const boxes = sections.map((element) => ({ element, box: element.getBoundingClientRect() }));
      for (const [index, { element, box }] of boxes.entries())
        for (const { element: other, box: next } of boxes.slice(index + 1)) {
          const isNested = element.contains(other) || other.contains(element);
          const isApart =
            box.bottom <= next.top + 1 ||
            next.bottom <= box.top + 1 ||
            box.right <= next.left + 1 ||
            next.right <= box.left + 1;
          if (!isNested && !isApart)
            found.push(`${y}: ${element.outerHTML.slice(0, 90)} | ${other.outerHTML.slice(0, 90)}`);
        }
    }
    return found;
  });
  expect(overlaps).toEqual([]);

  const json = await download(page, 'Download JSON');
  expect(json.name).toMatch(/^laurel-local-0x[0-9a-f]{8}\.json$/);
  const { hash, ...bundle } = JSON.parse(json.text);
  expect(bundle).toMatchObject({
    ...{ format: expect.stringMatching(/^laurel-result\/\d$/), chainId: 31337 },
    contest: { uid: contest.uid, criteria: CLASSIC_LABELS.map((label) => ({ label, maxPoints: 1 })) },
    details: { entries: entries.map((link, index) => ({ entry: `${index + 1}`, name: nameOf(link), link })) },
  });
  expect(bundle.counted).toHaveLength(5);
  expect(bundle.rankings.additive[0].entry).toBe('3');
  expect(hash).toBe(hashBundle(bundle));

  const ranking = await download(page, 'Download CSV');
  expect(ranking.name).toMatch(/-ranking\.csv$/);
  expect(ranking.text).toMatch(/,name,link\r$/m);
  expect(ranking.text).toContain(`\r\n1,1,26.00,26,1,3,${nameOf(entries[0])},${entries[0]}\r\n`);
  const reviews = await download(page, 'Reviews as CSV');
  expect(reviews.text).toContain(fair.address);
  expect(reviews.text).toMatch(/,points,given,comment,time_iso,name,link\r$/m);
  // A spreadsheet must not evaluate a comment as a formula.
  expect(reviews.text).not.toMatch(/(^|,|")=HYPERLINK/m);

  // A4 with margins: no overflow, no scrolling, no buttons.
  await page.setViewportSize({ width: 688, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const table of [matrix, second]) await expect(table).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.laurel-table, .laurel-card')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.className),
  );
  expect(cut).toEqual([]);
});

test('shows progress of the check against the chain, cancels it, and reports the outcome', {
  tag: '@full',
}, async ({ page }) => {
  const { contest, fair } = await attestPartial();
  await page.goto(contest.path);
  const section = await openSection(page, 'Verify');
  const check = page.getByRole('button', { name: 'Check against the chain' });
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible();
  // The chain has confirmed the order of the acts: nothing on the page changes any more.
  await expect(section.getByText(/As of block \d+/)).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRpc = (url: URL) => url.port === new URL(process.env.LAUREL_RPC_URL ?? '').port;
  await page.route(isRpc, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await check.click();
  await expect(page.getByRole('progressbar', { name: 'Checking against the chain' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(check).toBeVisible();
  release();
  await page.unroute(isRpc);
  await check.click();
  await expect(section.getByText(/Agrees with the chain at block \d+/)).toBeVisible();

  // The scan returns an altered comment.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(
        fair.address,
        fair.address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    });
  });
  await check.click();
  await expect(page.getByText(/The scan (altered|left out) something/)).toBeVisible({ timeout: 30_000 });

  await page.route(isRpc, (route) => route.abort());
  await check.click();
  await expect(page.getByText('The chain cannot be reached')).toBeVisible({ timeout: 40_000 });
});

test('reads a large contest in a worker under the same CSP', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const [organizer, judge] = await Promise.all([
    createAccount({ ether: '100' }),
    createAccount({ ether: '100' }),
  ]);
  const many = Array.from({ length: 90 }, (_, index) => `https://example.org/entry/${index}`);
  const contest = await attestContest({ organizer, judges: [judge], entries: many });
  const reviews = Array.from({ length: 450 }, (_, index) => ({
    entry: many[index % many.length] ?? '',
    ticked: ['Creativity'] as const,
    comment: `Round ${Math.floor(index / many.length)}.`,
  }));
  await attestReviews(judge, contest, reviews);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(contest.path);
  const first = page
    .getByRole('table', { name: 'Ranking' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${many[0]}"]`) });
  await expect(first).toContainText('1 of 1', { timeout: 30_000 });
  // Before all reviews are indexed, there are too few for a worker.
  await expect.poll(() => workers[0] ?? '', { timeout: 30_000 }).toContain('/assets/readingWorker-');
  await expect((await openNotCounted(page)).locator('[data-reason="superseded"]').first()).toBeVisible();
});
