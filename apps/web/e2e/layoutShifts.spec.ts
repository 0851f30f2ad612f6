import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

/** What a page may move in all. */
const MOST = 0.02;

/** Parts that load once the page is idle have arrived by then. */
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

async function findContest(page: Page, title: string): Promise<string> {
  await page.goto(`/contests?q=${encodeURIComponent(title)}`);
  const href = await page.getByRole('main').getByRole('link', { name: title }).first().getAttribute('href');
  if (href === null) throw new Error(`The list does not link to "${title}".`);
  return href;
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

/** Each width in a language with long words, too. */
for (const [width, speed, language] of [
  [1280, 'fast', 'es'],
  [1280, 'slow', 'en'],
  [390, 'fast', 'de'],
  [390, 'slow', 'en'],
] as const)
  test(`issue 31: no page moves by more than ${MOST} at ${width} px: ${speed}, ${language}`, {
    tag: '@full',
  }, async ({ page, openOther }) => {
    test.setTimeout(400_000);
    const [closed, judging, submissions, revealing] = [
      await findContest(page, CONTESTS.closed),
      await findContest(page, CONTESTS.judging),
      await findContest(page, CONTESTS.submissions),
      await findContest(page, CONTESTS.revealing),
    ];
    const paths = [
      ...['/', '/contests', '/contests/start', '/reviews', '/drafts', '/accounts/edit', '/settings', '/help'],
      ...[closed, judging, submissions, revealing, `${submissions}/submit`, `${closed}/share`],
      ...[`${closed}/entries/1`, `${judging}/entries/1`, `${closed}/entries/1/certificate`],
      ...[`/embed${closed}`, `/embed${judging}`, `/accounts/${JUDGE}`, '/terms', '/nowhere'],
    ];
    for (const path of paths)
      await test.step(path, async () => {
        // A visitor who has nothing in the cache.
        const visitor = await openOther();
        await visitor.setViewportSize({ width, height: 844 });
        await visitor.setExtraHTTPHeaders({ 'accept-language': language });
        if (speed === 'slow') await slowDown(visitor);
        const shifts = await watchShifts(visitor);
        await visitor.goto(path, { waitUntil: 'load' });
        await waitUntilDrawn(visitor);
        await visitor.waitForTimeout(SETTLE_MS);
        const { value, text } = await shifts.sum();
        expect.soft(value, `${path}\n${text}`).toBeLessThanOrEqual(MOST);
        await visitor.close();
      });
  });
