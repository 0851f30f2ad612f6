import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview } from './fixtures/attestContest.ts';
import { findViolations } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { createProfile, toUri } from './fixtures/profiles.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

const ipfs = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/me.json';
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hit=1"/>').toString('base64')}`;

const profile = (page: Page) => page.getByRole('region', { name: 'Account' });

/** Records requests to hosts outside the stack. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOurs = [stack.origin, stack.rpcUrl, new URL(stack.scanUrl).origin].some((own) =>
      request.url().startsWith(own),
    );
    if (!isOurs && !request.url().startsWith('data:image/png')) asked.push(request.url());
  });
  return asked;
}

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

test('shows an account’s profile whatever the case of its address', async ({ page }) => {
  const mara = await createProfile(
    toUri({
      name: 'Mara Lind',
      about: 'Builds shelves.\n\nJudges them, too.',
      picture: png,
      website: 'https://mara.example/shelves',
      x: '@mara_lind',
      telegram: 'maralind',
    }),
  );
  for (const address of [mara.address, mara.address.toLowerCase(), mara.address.toUpperCase()]) {
    await page.goto(`/accounts/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^Mara Lind ·/);
  await expect(profile(page)).toContainText('Judges them, too.');
  await expect(profile(page)).toContainText(mara.address);
  await expect(page.getByRole('button', { name: `Copy address ${mara.address}` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture of Mara Lind' })).toHaveAttribute('src', png);
  for (const [name, href] of [
    ['mara.example/shelves', 'https://mara.example/shelves'],
    ['@mara_lind on X', 'https://x.com/mara_lind'],
    ['@maralind on Telegram', 'https://t.me/maralind'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
  await expectAccessible(page);
});

test('shows the picture of the profile in the header, too, and the same generated one without a profile', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const account = await createProfile(toUri({ name: 'Mara Lind', picture: png }));
  const without = await createAccount();
  const contest = await attestContest({ organizer: account, judges: [account, without] });
  const judges = (of: typeof page) => of.getByRole('region', { name: 'Judges' });
  const header = (of: typeof page, { address }: { address: string }) =>
    of.getByRole('banner').getByRole('button', { name: address.slice(-4) });
  await openAs(page, account, contest.path);
  await expect(header(page, account).locator('img')).toHaveAttribute('src', png);
  await expect(judges(page).getByRole('listitem').first().locator('img')).toHaveAttribute('src', png);

  const other = await openOther();
  await openAs(other, without, contest.path);
  await expect(header(other, without).locator('img')).toHaveCount(0);
  const drawn = await header(other, without).locator('svg.laurel-avatar').innerHTML();
  await expect(judges(other).getByRole('listitem').nth(1).locator('svg.laurel-avatar')).toBeVisible();
  expect(await judges(other).getByRole('listitem').nth(1).locator('svg.laurel-avatar').innerHTML()).toBe(
    drawn,
  );
});

test('shows the address, contests and reviews of an account without a profile', { tag: '@full' }, async ({
  page,
}) => {
  const judge = await createAccount();
  const long = `https://example.org/${'w'.repeat(3_000)}`;
  const contest = await attestContest({
    organizer: judge,
    judges: [judge],
    title: 'Started and judged here',
    entries: ['https://example.org/loom', long],
  });
  const review = { entry: long, ticked: ['Creativity'], comment: 'It fires evenly.' } as const;
  await attestReview(judge, contest, review);
  await page.goto(`/accounts/${judge.address}?chain=local`);
  await expect(profile(page)).toContainText('This account has no profile.');
  await expect(profile(page).getByRole('heading', { level: 1 })).toContainText(judge.address.slice(-4));
  const started = page.getByRole('region', { name: 'Contests started' });
  await expect(started.getByRole('link', { name: contest.title })).toHaveAttribute('href', contest.path);
  const judging = page.getByRole('region', { name: 'To review' });
  await expect(judging.getByRole('link', { name: contest.title })).toBeVisible();
  await expect(judging).toContainText('1 of 2 entries reviewed');
  const given = page.getByRole('region', { name: 'Reviews given' });
  await expect(given).toContainText('It fires evenly.');
  await expect(given).toContainText(/5 (of 26 )?points/);
  await expect(given.getByRole('link', { name: contest.title })).toHaveAttribute('href', contest.path);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect((await given.getByRole('article').boundingBox())?.height).toBeLessThan(400);
});

test('pages the lists, names empty ones and retries a failed one', { tag: '@full' }, async ({ page }) => {
  const organizer = await createAccount();
  for (let n = 1; n <= 7; n++) await attestContest({ organizer, judges: [organizer], title: `Number ${n}` });
  await page.goto(`/accounts/${organizer.address}`);
  const started = page.getByRole('region', { name: 'Contests started' });
  await expect(started.getByRole('listitem')).toHaveCount(6);
  await started.getByRole('button', { name: 'Show more' }).click();
  await expect(started.getByRole('link', { name: 'Number 1', exact: true })).toBeVisible();
  await expect(started.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reviews given' })).toContainText('None yet.');

  const { address } = await createAccount();
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, body: 'no' }));
  await page.goto(`/accounts/${address}`);
  await expect(started.getByRole('alert')).toContainText('The contests could not be loaded');
  await page.unroute('**/graphql');
  await started.getByRole('button', { name: 'Try again' }).click();
  await expect(started).toContainText('None yet.');
});

// readProfile.test.ts proves every kind of URI; here a browser opens one of each that a page might run or fetch.
const unreadable = [
  'javascript:document.title="hit"',
  'data:text/html,<script>parent.hit=1</script>',
  svg,
  'http://tracker.example/me.json',
  '\u0000\u202e<img src=https://tracker.example/x>',
];

test('rejects an unreadable profile without running it or sending a request', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  const asked = watchRequests(page);
  for (const { address } of await Promise.all(unreadable.map(createProfile))) {
    await page.goto(`/accounts/${address}`);
    await expect(profile(page)).toContainText('This profile can’t be read.');
    await expect(page.getByRole('region', { name: 'Reviews given' })).toContainText('None yet.');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('shows a profile stored elsewhere as a link and never fetches it', { tag: '@full' }, async ({
  page,
}) => {
  const asked = watchRequests(page);
  const long = `https://tracker.example/${'x'.repeat(700)}`;
  for (const [uri, href, name] of [
    [`IPFS://${ipfs.slice(7)} é?x#a`, `${ipfs}%20%C3%A9?x#a`, `${ipfs}%20%C3%A9?x#a`],
    [long, long, /^https:\/\/tracker\.example\/x+…x+$/],
  ] as const) {
    const { address } = await createProfile(uri);
    await page.goto(`/accounts/${address}`);
    const link = profile(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(page.getByRole('region', { name: 'Reviews given' })).toContainText('None yet.');
  }
  expect(asked).toEqual([]);
});

test('shows the harmless parts of a hostile profile and fetches nothing', { tag: '@full' }, async ({
  page,
}) => {
  const asked = watchRequests(page);
  const { address } = await createProfile(
    toUri({
      name: '\u202e<img src=x onerror="window.hit=1">\u0000',
      about: `<script>window.hit=1</script>${'w'.repeat(2_000)}`,
      picture: 'https://tracker.example/pixel.png',
      website: 'javascript:window.hit=1',
      x: '../../login',
      telegram: 'maralind',
    }),
  );
  await page.goto(`/accounts/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror="window.hit=1">');
  await expect(profile(page)).toContainText('<script>window.hit=1</script>');
  await expect(profile(page).getByRole('link', { name: 'Picture: tracker.example/pixel.png' })).toBeVisible();
  await expect(profile(page).getByRole('link', { name: '@maralind on Telegram' })).toBeVisible();
  await expect(profile(page).getByRole('link')).toHaveCount(2);
  await expect(profile(page).locator('img')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reviews given' })).toContainText('None yet.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('does not draw an SVG picture, whatever its declared type', { tag: '@full' }, async ({ page }) => {
  const { address } = await createProfile(
    toUri({ name: 'Mara', picture: svg.replace('image/svg+xml', 'image/png') }),
  );
  await page.goto(`/accounts/${address}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await expect(profile(page).locator('img')).toHaveCount(0);
});

test('tells an invalid address from an unknown chain', { tag: '@full' }, async ({ page }) => {
  for (const text of ['0x12', 'mara.eth', `0x${'g'.repeat(40)}`, `0x${'1'.repeat(41)}`]) {
    await page.goto(`/accounts/${text}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not an address' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto(`/accounts/0x${'1'.repeat(40)}?chain=nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown chain' })).toBeVisible();
});

test('works without a Profile contract, and retries a chain that did not respond', { tag: '@full' }, async ({
  page,
}) => {
  const { address } = await createProfile(toUri({ name: 'Mara' }));
  const answerCode = (body: string) =>
    page.route(`${stack.rpcUrl}/**`, async (route) => {
      const question = route.request().postDataJSON();
      const isCode = question.method === 'eth_getCode';
      if (!isCode) return route.fallback();
      return body === ''
        ? route.abort()
        : route.fulfill({ json: { jsonrpc: '2.0', id: question.id, result: body } });
    });
  await answerCode('0x');
  await page.goto(`/accounts/${address}`);
  await expect(profile(page)).toContainText(/There are no profiles on .* yet/);
  await expect(page.getByRole('region', { name: 'Reviews given' })).toContainText('None yet.');
  await page.unrouteAll();
  await answerCode('');
  await page.reload();
  await expect(profile(page)).toContainText('The profile could not be loaded', { timeout: 30_000 });
  await page.unrouteAll();
  await profile(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
});

test('links a contest to its organizer and judges', { tag: '@full' }, async ({ page }) => {
  const organizer = await createProfile(toUri({ name: 'The organizer' }));
  const judge = await createAccount();
  const contest = await attestContest({ organizer, judges: [judge] });
  await page.goto(contest.path);
  const people = page.getByRole('region', { name: 'Judges' });
  await expect(people.getByRole('link', { name: judge.address })).toHaveAttribute(
    'href',
    `/accounts/${judge.address}?chain=local`,
  );
  await people.getByRole('link', { name: organizer.address }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The organizer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contests started' })).toContainText(contest.title);
});
