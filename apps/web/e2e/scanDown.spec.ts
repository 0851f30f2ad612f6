import { local } from '@org/chain-config';
import type { Page, Route } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview, attestReviews } from './fixtures/attestContest.ts';
import { listStops } from './fixtures/listStops.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test, widths } from './fixtures/test.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

/** The contract of names, without 0x: also within the data of a multicall. */
const PROFILE = local.contracts.profile.slice(2).toLowerCase();

const entries = ['https://example.org/kiln', 'https://example.org/loom'] as const;

const setUp = async () => {
  const [organizer, judge] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestContest({ organizer, judges: [judge], entries });
  await attestReview(judge, contest, {
    entry: entries[1],
    ticked: ['Creativity'],
    comment: 'Warm.',
  });
  return contest;
};

const MULTICALL3 = local.chain.contracts?.multicall3?.address.toLowerCase();

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** Ways a scan fails. */
const FAILURES: Readonly<Record<string, (route: Route) => unknown>> = {
  'is not there': (route) => route.abort(),
  'answers with HTML': answer(200, 'text/html', '<!doctype html><h1>Parked</h1>'),
  'answers with something else': answer(200, 'application/json', '{"data":{"attestation":{"id":7}}}'),
  'never answers': () => undefined,
};

const first = (page: Page) => page.getByRole('table', { name: 'Ranking' }).getByRole('row').nth(1);

test('builds the page from the chain while the scan fails, and uses the scan again once it is back', async ({
  page,
}) => {
  test.slow();
  const contest = await setUp();
  // At night only: HTML is the same error as "something else" (askScan.test.ts).
  const { 'answers with HTML': _, ...others } = FAILURES;
  for (const [failure, fail] of Object.entries(process.env.LAUREL_FULL ? FAILURES : others)) {
    await test.step(failure, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route('**/graphql', fail);
      await page.goto(contest.path);
      await expect(first(page)).toContainText('5.00');
      await expect(first(page)).toContainText('loom');
      await expect(page.getByText('Read from the chain')).toBeVisible();
    });
  }
  await page.goto(`${contest.path}/entries/2`);
  await expect(page.getByRole('figure')).toContainText('Warm.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('Read from the chain')).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByRole('figure')).toContainText('Warm.');
});

for (const width of widths)
  test(`issue 31: moves nothing when the page learns that the scan is down, at ${width} px`, {
    tag: width === 390 ? '@full' : [],
  }, async ({ openOther }) => {
    const contest = await setUp();
    for (const failure of ['is not there', 'never answers'])
      await test.step(failure, async () => {
        const visitor = await openOther({ viewport: { width, height: 844 } });
        await visitor.route('**/graphql', (route) => FAILURES[failure]?.(route));
        const shifts = await watchShifts(visitor);
        await visitor.goto(contest.path);
        await expect(visitor.getByText('Read from the chain')).toBeVisible();
        await expect(first(visitor)).toContainText('5.00');
        await waitUntilDrawn(visitor);
        const { value, text } = await shifts.sum();
        expect(value, text).toBeLessThanOrEqual(0.02);
        await visitor.close();
      });
  });

for (const width of widths)
  test(`issue 31: no page of a contest moves by more than 0.02 while the scan is down, at ${width} px`, {
    tag: '@full',
  }, async ({ page, openOther }) => {
    test.setTimeout(600_000);
    const stops = await listStops(page, 'en-GB');
    for (const { path, find } of stops.filter((stop) => /^\/contests\/\w+\/0x/.test(stop.path)))
      await test.step(path, async () => {
        const visitor = await openOther({ viewport: { width, height: 844 } });
        await visitor.route('**/graphql', (route) => route.abort());
        const shifts = await watchShifts(visitor);
        await visitor.goto(path);
        await expect(find(visitor)).toBeVisible();
        // A page to write or to share says nothing of it.
        if (!/\/(submit|share)$/.test(path))
          await expect(visitor.getByText('Read from the chain')).toBeVisible();
        await waitUntilDrawn(visitor);
        const { value, text } = await shifts.sum();
        expect.soft(value, `${path}\n${text}`).toBeLessThanOrEqual(0.02);
        await visitor.close();
      });
  });

test('reads reviews from the chain when only they are missing from the scan', { tag: '@full' }, async ({
  page,
}) => {
  const contest = await setUp();
  await page.route('**/graphql', (route) =>
    String(route.request().postData()).includes('attestations(') ? route.abort() : route.continue(),
  );
  await page.goto(contest.path);
  await expect(first(page)).toContainText('5.00');
  await expect(page.getByText('Read from the chain')).toBeVisible();
});

test('asks before it reads a chain that takes more than 100 requests', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const [organizer, ...judges] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  const many = Array.from({ length: 60 }, (_, n) => `https://example.org/entry-${n}`);
  const contest = await attestContest({ organizer, judges, entries: many });
  const reviews = many.map((entry) => ({ entry, ticked: ['Creativity'] as const, comment: 'Warm.' }));
  for (const judge of judges) await attestReviews(judge, contest, reviews);
  await page.route('**/graphql', (route) => route.abort());
  let asked = 0;
  /** An endpoint without Multicall3: each attestation takes a request. */
  await page.route(`${stack.rpcUrl}/**`, async (route) => {
    const { id, method, params = [] } = route.request().postDataJSON();
    // The page also reads the names of people, for which it asks for the chain's ID and the code of Multicall3.
    const isForNames = JSON.stringify(params).toLowerCase().includes(PROFILE);
    if (!isForNames && method !== 'eth_chainId' && method !== 'eth_getCode') asked += 1;
    const answer = (result: object) => route.fulfill({ json: { jsonrpc: '2.0', id, ...result } });
    if (method === 'eth_getCode') return answer({ result: '0x' });
    const isMulticall = method === 'eth_call' && params[0].to.toLowerCase() === MULTICALL3;
    return isMulticall ? answer({ error: { code: 3, message: 'execution reverted' } }) : route.continue();
  });
  await page.goto(contest.path);
  const read = page.getByRole('button', { name: 'Read it from the chain instead' });
  await expect(read).toBeVisible();
  await expect(page.getByText(/reading the chain takes (about|more than) 1\d0 requests/)).toBeVisible();
  expect(asked).toBeLessThanOrEqual(100);
  await page.unroute(`${stack.rpcUrl}/**`);
  await read.click();
  await expect(page.getByText('Read from the chain')).toBeVisible();
  await expect(first(page)).toContainText('5.00');
});
