import { NOTE_SCHEMA_UID } from '@org/contests';
import { localAccounts } from '@org/local-stack';
import { createAccount } from './fixtures/accounts.ts';
import { attest, attestAct, attestResolverContest } from './fixtures/attest.ts';
import { attestContest, attestReview, CLASSIC_LABELS, nameOf } from './fixtures/attestContest.ts';
import { expectEarly } from './fixtures/expectEarly.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const DEMOS = [
  ...['Autumn Hack Weekend: tools for neighbors', 'Maps that people can fix', 'Signs for a small museum'],
  ...['Radio plays for a short bus ride', 'A lamp for the reading room', 'A bench for the station square'],
  ...['What to do with yesterday’s bread', 'Nest boxes for the school wall', 'A name for the new ferry'],
];

test('lists every demo contest and opens each without a wallet', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests');
  await expect(page.getByRole('heading', { name: 'Contests', level: 1 })).toBeVisible();
  for (const title of DEMOS) await expect(page.getByRole('link', { name: title })).toBeVisible();
  // In every phase: with cover, prizes, notices and a title of two lines.
  for (const title of DEMOS) {
    await page.goto('/contests');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectEarly(page);
  }
});

for (const role of ['organizer', 'judge1'] as const)
  test(`shows the entries of every demo contest early to the local ${role}`, { tag: '@full' }, async ({
    page,
  }) => {
    await openAs(page, localAccounts[role], '/contests');
    for (const title of DEMOS) {
      await page.goto('/contests');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectEarly(page);
    }
  });

test('shows the entries early to an organizer who judges a sealed contest with a long title', async ({
  page,
}) => {
  const organizer = await createAccount();
  const { uid, path } = await attestResolverContest({
    ...{ organizer, judges: [organizer], title: 'Bells that one hears above the wind of the harbor' },
    document: {
      ...{ format: 'laurel-contest/1', description: '', tracks: [], prizes: [] },
      criteria: [{ label: 'Tone', anchors: [] }],
      entries: [{ name: 'Gong', link: 'https://example.org/gong', picture: '', about: '', track: 0 }],
    },
    terms: { maxPoints: [5], weights: [1] },
    isSealed: true,
  });
  await attestAct(organizer, 'commit', { entry: 1, commitment: `0x${'07'.repeat(32)}` }, uid);
  await openAs(page, organizer, path);
  await expect(page.getByRole('button', { name: 'Go to your tasks' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your judging' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your sealed reviews' })).toBeVisible();
  await expectEarly(page);
  await page.getByRole('button', { name: 'Go to your tasks' }).click();
  await expect(page.getByRole('heading', { name: 'To do next' })).toBeInViewport();
});

test('distinguishes invalid links from missing contests', { tag: '@full' }, async ({ page }) => {
  const nothing = `0x${'12'.repeat(32)}`;
  await page.goto(`/contests/atlantis/${nothing}`);
  await expect(page.getByText('Unknown chain')).toBeVisible();
  await page.goto(`/contests/local/${nothing}`);
  await expect(page.getByText('No such contest')).toBeVisible();
  await page.goto('/contests/local/0x123');
  await expect(page.getByText('No such contest')).toBeVisible();
  const note = await attest({
    attester: await createAccount(),
    schema: NOTE_SCHEMA_UID,
    data: '0x1234',
  });
  await page.goto(`/contests/local/${note}`);
  await expect(page.getByText('This attestation is not a contest')).toBeVisible({ timeout: 20_000 });
  const missing = await page.goto('/nowhere/at/all');
  expect(missing?.status()).toBe(404);
});

test('shows a contest that is not indexed yet, and opens it once it is', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  let isBehind = true;
  await page.route('**/graphql', async (route) => {
    if (!isBehind) return route.continue();
    const { query = '' } = route.request().postDataJSON() as { query?: string };
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Record<string, unknown> };
    for (const [name, value] of Object.entries(answer.data ?? {})) {
      if (/attestation/i.test(name) && answer.data) answer.data[name] = Array.isArray(value) ? [] : null;
    }
    expect(query).not.toBe('');
    return route.fulfill({ response, json: answer });
  });
  const contest = await attestContest({ organizer, judges: [organizer] });
  await page.goto(contest.path);
  await expect(page.getByText('Not indexed yet')).toBeVisible();
  isBehind = false;
  await expect(page.getByRole('heading', { name: contest.title })).toBeVisible({ timeout: 30_000 });
});

test('renders markup, scripts and odd links in attestations as inert text', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  const contest = await attestContest({
    organizer,
    judges: [organizer],
    title: `<img src=x onerror=alert(1)> ${organizer.address.slice(2, 8)}`,
    entries: [
      'javascript:alert(1)',
      'https://example.org/"><script>alert(1)</script>',
      'https://example.org/fine',
    ],
  });
  await page.goto(contest.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  const link = page.getByRole('table', { name: 'Entries' }).locator('a[href="https://example.org/fine"]');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('fetches no wallet code and contacts only our own hosts for reading', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    // On a slow or data-saving connection the wallet layer waits for intent.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.clock.install();
  await page.goto('/contests');
  await page.getByRole('main').locator('a[href^="/contests/local/0x"]').last().click();
  await expect(page.getByRole('table', { name: /^(Ranking|Entries)$/ })).toBeVisible();
  // Runs every timer and idle callback, the one that fetches the wallet layer on other connections too.
  await page.clock.runFor(30_000);
  const hosts = new Set(requests.map((url) => new URL(url).hostname));
  expect([...hosts].filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual([]);
  const scripts = requests.filter((url) => url.startsWith(`${baseURL}/assets/`) && url.endsWith('.js'));
  expect(scripts.filter((url) => /rainbow|wagmi|wallet-?layer/i.test(url))).toEqual([]);
});

const FORMATS = [
  { locale: 'fr-FR', points: '15,50', day: /\d{1,2} \S+ 20\d\d,? \S* ?\d{2}:\d{2}/ },
  {
    locale: 'en-US',
    points: '15.50',
    day: /[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d{1,2}:\d{2} [AP]M/,
  },
];

for (const { locale, points, day } of FORMATS) {
  test.describe(() => {
    test.use({ locale });
    test(`formats dates and numbers for a browser that prefers ${locale}`, { tag: '@full' }, async ({
      page,
    }) => {
      const [organizer, ada, ben] = await Promise.all([createAccount(), createAccount(), createAccount()]);
      const contest = await attestContest({ organizer, judges: [ada, ben] });
      const [entry = ''] = contest.entries;
      for (const [judge, many] of [
        [ada, 6],
        [ben, 1],
      ] as const) {
        const ticked = CLASSIC_LABELS.slice(0, many);
        await attestReview(judge, contest, { entry, ticked, comment: '' });
      }
      await page.goto(contest.path);
      await expect(page.getByRole('table', { name: 'Ranking' })).toContainText(points);
      await page.getByRole('button', { name: `Show the reviews of ${nameOf(entry)}` }).click();
      await expect(page.getByRole('main')).toContainText(day);
    });
  });
}
