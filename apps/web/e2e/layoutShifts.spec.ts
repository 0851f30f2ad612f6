import { writeDocument } from '@org/contests';
import type { Locator, Page, Request } from '@playwright/test';
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

/** The first entries of two of them. */
const ENTRIES = { closed: 'Sharebox', judging: 'Ramps' } as const;

const MESSAGES = { 'en-GB': english, 'de-AT': german, 'es-MX': spanish } as const;
type Locale = keyof typeof MESSAGES;

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

async function listStops(page: Page, locale: Locale): Promise<readonly Stop[]> {
  const closed = await findContest(page, CONTESTS.closed);
  const judging = await findContest(page, CONTESTS.judging);
  const submissions = await findContest(page, CONTESTS.submissions);
  const revealing = await findContest(page, CONTESTS.revealing);
  const { landing, titles } = MESSAGES[locale];
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
    ...[listed(closed, ENTRIES.closed), listed(judging, ENTRIES.judging)],
    titled(submissions, CONTESTS.submissions),
    titled(revealing, CONTESTS.revealing),
    titled(`${submissions}/submit`, titles.submit),
    titled(`${closed}/share`, titles.share),
    titled(`${closed}/entries/1`, ENTRIES.closed),
    titled(`${judging}/entries/1`, ENTRIES.judging),
    titled(`${closed}/entries/1/certificate`, ENTRIES.closed),
    listed(`/embed${closed}`, ENTRIES.closed),
    listed(`/embed${judging}`, ENTRIES.judging),
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

/** Lists requests that have no answer yet. */
function watchRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/** Lays each page out from right to left, as a language would. */
const turn = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      document.documentElement.dir = 'rtl';
      observer.disconnect();
    }).observe(document, { childList: true }),
  );

type Run = {
  readonly size: readonly [width: number, height: number];
  readonly speed: 'fast' | 'slow';
  readonly locale: Locale;
  readonly isTurned?: true;
};

/** Each width in a language with long words, too. */
const RUNS: readonly Run[] = [
  { size: [1280, 844], speed: 'fast', locale: 'es-MX' },
  { size: [1280, 844], speed: 'slow', locale: 'en-GB' },
  { size: [390, 844], speed: 'fast', locale: 'de-AT' },
  { size: [390, 844], speed: 'slow', locale: 'en-GB' },
  { size: [844, 390], speed: 'fast', locale: 'en-GB' },
  { size: [1280, 844], speed: 'fast', locale: 'en-GB', isTurned: true },
];

for (const { size, speed, locale, isTurned } of RUNS) {
  const [width, height] = size;
  const where = `${width} x ${height}: ${speed}, ${locale}${isTurned ? ', from right to left' : ''}`;
  test(`issue 31: no page moves by more than ${MOST} at ${where}`, { tag: '@full' }, async ({
    page,
    openOther,
  }) => {
    test.setTimeout(600_000);
    for (const { path, find, account } of await listStops(page, locale))
      await test.step(path, async () => {
        // A visitor who has nothing in the cache.
        const visitor = await openOther({ locale, viewport: { width, height } });
        if (account) await openAs(visitor, account, '/help');
        if (isTurned) await turn(visitor);
        if (speed === 'slow') await slowDown(visitor);
        const shifts = await watchShifts(visitor);
        const listOpen = watchRequests(visitor);
        await visitor.goto(path, { waitUntil: 'load' });
        await expect(find(visitor)).toBeVisible();
        await waitUntilDrawn(visitor);
        await visitor.waitForTimeout(SETTLE_MS);
        await expect.poll(listOpen).toEqual([]);
        await waitUntilDrawn(visitor);
        if (isTurned) await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
        const { value, text } = await shifts.sum();
        expect.soft(value, `${path}\n${text}`).toBeLessThanOrEqual(MOST);
        await visitor.close();
      });
  });
}
