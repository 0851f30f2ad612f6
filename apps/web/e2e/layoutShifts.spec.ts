import { writeDocument } from '@org/contests';
import type { Locator, Page } from '@playwright/test';
import * as german from '../src/messages/de.ts';
import * as english from '../src/messages/en.ts';
import * as spanish from '../src/messages/es.ts';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestAct, attestResolverContest } from './fixtures/attest.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';
import { waitForScan, waitUntilDrawn } from './fixtures/waitForScan.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

/** The shifts of a page, in all. */
const MOST = 0.02;

/** Parts that load once the page is idle have begun to load by then. */
const SETTLE_MS = 3_000;

/** A judge of the demo contests, who has a profile. */
const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** One of each kind, of the demo contests, whose texts and pictures have to be fetched. */
const CONTESTS = {
  closed: 'Autumn Hack Weekend: tools for neighbors',
  judging: 'Maps that people can fix',
  submissions: 'Radio plays for a short bus ride',
  revealing: 'A bench for the station square',
} as const;

const LANGUAGES = { en: english, de: german, es: spanish } as const;
type Language = keyof typeof LANGUAGES;

/** A path, and what is on its page once it is there: an error page has none of it. */
type Stop = {
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** The visitor connects this account first. */
  readonly account?: TestAccount;
};

const titled = (path: string, name: string, account?: TestAccount): Stop => ({
  ...{ path, find: (page) => page.getByRole('heading', { level: 1, name }) },
  ...(account && { account }),
});

async function findContest(page: Page, title: string): Promise<string> {
  await page.goto(`/contests?q=${encodeURIComponent(title)}`);
  const href = await page.getByRole('main').getByRole('link', { name: title }).first().getAttribute('href');
  if (href === null) throw new Error(`The list does not link to "${title}".`);
  return href;
}

/** The name of the first entry. */
async function findEntry(page: Page, contest: string): Promise<string> {
  await page.goto(contest);
  const link = page.getByRole('main').locator(`a[href="${contest}/entries/1"]`).first();
  const name = (await link.textContent())?.trim();
  if (!name) throw new Error(`The page ${contest} names no entry.`);
  return name;
}

/** A submission that waits for the organizer. */
async function submit(): Promise<Stop> {
  const [organizer, entrant] = await Promise.all([createAccount(), createAccount()]);
  const { uid, path } = await attestResolverContest({
    ...{ organizer, judges: [organizer], title: 'Signs by everyone', takesSubmissions: true },
    terms: { maxPoints: [5], weights: [1] },
    document: {
      ...{ format: 'laurel-contest/1', description: 'Which sign?', tracks: [], prizes: [], entries: [] },
      criteria: [{ label: 'Legibility', anchors: [] }],
    },
  });
  const { contentHash, dataUri } = writeDocument({
    ...{ name: 'Painted buoys', link: '', picture: '', about: 'Twelve schools.', track: 0 },
  });
  const submission = await attestAct(
    entrant,
    'entry',
    { contentHash, uri: dataUri ?? '', replaces: null },
    uid,
  );
  await waitForScan();
  return titled(`${path}/submissions/${submission}`, 'Painted buoys', entrant);
}

async function listStops(page: Page, language: Language): Promise<readonly Stop[]> {
  const closed = await findContest(page, CONTESTS.closed);
  const judging = await findContest(page, CONTESTS.judging);
  const submissions = await findContest(page, CONTESTS.submissions);
  const revealing = await findContest(page, CONTESTS.revealing);
  const [first, other] = [await findEntry(page, closed), await findEntry(page, judging)];
  const { landing, titles } = LANGUAGES[language];
  const listed = (path: string, entry: string): Stop => ({
    path,
    find: (visitor) => visitor.getByText(entry).first(),
  });
  return [
    titled('/', landing.title),
    titled('/contests', titles.contests),
    titled('/contests/start', titles.start),
    titled('/reviews', titles.reviews),
    titled('/drafts', titles.drafts),
    titled('/accounts/edit', titles['edit-profile']),
    titled('/settings', titles.settings),
    titled('/help', titles.help),
    ...[listed(closed, first), listed(judging, other)],
    titled(submissions, CONTESTS.submissions),
    titled(revealing, CONTESTS.revealing),
    titled(`${submissions}/submit`, titles.submit),
    titled(`${closed}/share`, titles.share),
    titled(`${closed}/entries/1`, first),
    titled(`${judging}/entries/1`, other),
    titled(`${closed}/entries/1/certificate`, first),
    ...[listed(`/embed${closed}`, first), listed(`/embed${judging}`, other)],
    { path: `/accounts/${JUDGE}`, find: (visitor) => visitor.getByRole('main').getByRole('article').first() },
    titled('/terms', titles.terms),
    titled('/privacy', titles.privacy),
    titled('/nowhere', titles['not-found']),
    await submit(),
  ];
}

/** A phone's processor, and slow 4G. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  });
}

/** Lays each page out from right to left, as a language would. */
const turn = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html', '<html dir="rtl"');
    await route.fulfill({ response, body });
  });

type Run = {
  readonly size: readonly [width: number, height: number];
  readonly speed: 'fast' | 'slow';
  readonly language: Language;
  readonly isTurned?: true;
};

/** Each width in a language with long words, too. */
const RUNS: readonly Run[] = [
  { size: [1280, 844], speed: 'fast', language: 'es' },
  { size: [1280, 844], speed: 'slow', language: 'en' },
  { size: [390, 844], speed: 'fast', language: 'de' },
  { size: [390, 844], speed: 'slow', language: 'en' },
  { size: [844, 390], speed: 'fast', language: 'en' },
  { size: [1280, 844], speed: 'fast', language: 'en', isTurned: true },
];

for (const { size, speed, language, isTurned } of RUNS) {
  const [width, height] = size;
  const where = `${width} x ${height}: ${speed}, ${language}${isTurned ? ', from right to left' : ''}`;
  test(`issue 31: no page moves by more than ${MOST} at ${where}`, { tag: '@full' }, async ({
    page,
    openOther,
  }) => {
    test.setTimeout(600_000);
    for (const { path, find, account } of await listStops(page, language))
      await test.step(path, async () => {
        // A visitor who has nothing in the cache.
        const visitor = await openOther();
        await visitor.setViewportSize({ width, height });
        await visitor.setExtraHTTPHeaders({ 'accept-language': language });
        if (account) await openAs(visitor, account, '/help');
        if (isTurned) await turn(visitor);
        if (speed === 'slow') await slowDown(visitor);
        const shifts = await watchShifts(visitor);
        await visitor.goto(path, { waitUntil: 'load' });
        await expect(find(visitor)).toBeVisible();
        await waitUntilDrawn(visitor);
        await visitor.waitForTimeout(SETTLE_MS);
        await visitor.waitForLoadState('networkidle');
        await waitUntilDrawn(visitor);
        if (isTurned) await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
        const { value, text } = await shifts.sum();
        expect.soft(value, `${path}\n${text}`).toBeLessThanOrEqual(MOST);
        await visitor.close();
      });
  });
}
