import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContestDocument } from '@org/contests';
import { createAccount } from './fixtures/accounts.ts';
import { attestAct, attestResolverContest } from './fixtures/attest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

/** A site of somebody else, with these pages. */
async function openSite(pages: Record<string, string>): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Blog</title>${pages[request.url ?? ''] ?? ''}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const entry = (name: string) => ({ name, link: '', picture: '', about: '', track: 0 });

const start = async () => {
  const organizer = await createAccount();
  const title = 'Lamps & <b>chairs</b>';
  const document: ContestDocument = {
    ...{ format: 'laurel-contest/1', description: 'Which one would you keep?', tracks: [], prizes: [] },
    criteria: [{ label: 'Light', anchors: [] }],
    entries: [entry('A lamp'), entry('A chair')],
  };
  const terms = { maxPoints: [5], weights: [1] };
  const contest = await attestResolverContest({ organizer, judges: [organizer], title, document, terms });
  return { ...contest, title, organizer, embed: `${stack.origin}/embed${contest.path}` };
};
type Started = Awaited<ReturnType<typeof start>>;
const review = ({ organizer, uid }: Started) =>
  attestAct(organizer, 'evaluation', { entry: 1, points: [5], comment: 'Bright.', commentHash: null }, uid);

test('shows a live ranking in a page of another site, as tall as its content, and ignores heights from anyone but its own frame', async ({
  page,
  context,
}) => {
  const contest = await start();
  const { origin, server } = await openSite({
    '/': `<script async src="${stack.origin}/embed/laurel-contest.js"></script><laurel-contest src="${contest.embed}" theme="dark" label="Contest"></laurel-contest>`,
  });
  await page.goto(origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: contest.title })).toBeVisible();
  await expect(frame.getByText('Judging', { exact: true })).toBeVisible();
  await expect(frame.getByRole('table')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const link = frame.getByRole('link', { name: 'Open in Laurel' });
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(
    `${stack.origin}${contest.path}`,
  );
  const heights = () =>
    Promise.all([
      page.locator('iframe').evaluate((element) => element.clientHeight),
      frame.locator('#root').evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
    ]);
  await expect.poll(async () => ((await heights())[0] ?? 0) - ((await heights())[1] ?? 0)).toBe(0);

  await review(contest);
  await expect(frame.getByRole('table', { name: 'Ranking' })).toContainText('1 of 1');
  expect(await context.cookies()).toEqual([]);

  await page.evaluate(() => window.postMessage({ type: 'laurel-contest', height: 9_999 }, '*'));
  const other = await page.evaluate(async () => {
    const element = document.querySelector('laurel-contest');
    const frame = element?.shadowRoot?.querySelector('iframe');
    // The same frame with a document of another origin than its address.
    element?.setAttribute('src', 'javascript:parent.hacked = true');
    return [frame?.getAttribute('src') ?? null, frame?.clientHeight, 'hacked' in window];
  });
  expect(other[0]).toBeNull();
  expect(other[1]).toBeLessThan(9_999);
  expect(other[2]).toBe(false);
  server.close();
});

test('issue 15: a browser receives at most 118 kB when it opens an embedded contest', {
  tag: '@full',
}, async ({ page }) => {
  const contest = await start();
  await review(contest);
  const context = await page.context().browser()?.newContext({ baseURL: stack.origin });
  if (!context) throw new Error('There is no browser.');
  const visitor = await context.newPage();
  const network = await context.newCDPSession(visitor);
  const urls = new Map<string, string>();
  const received: [bytes: number, url: string | undefined][] = [];
  network.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  // With headers, as they were compressed.
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.push([encodedDataLength, urls.get(requestId)]),
  );
  await network.send('Network.enable');
  await visitor.goto(contest.embed);
  await expect(visitor.getByRole('table', { name: 'Ranking' })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  const sum = received.reduce((total, [bytes]) => total + bytes, 0);
  expect(sum, received.join('\n')).toBeGreaterThan(60_000);
  expect(sum, received.join('\n')).toBeLessThanOrEqual(118_000);
  await context.close();
});

test('refuses to be framed on any other page', { tag: '@full' }, async ({ browser }) => {
  // A context of its own: the refusals are reported in its console.
  const page = await browser.newPage();
  const contest = await start();
  const { origin, server } = await openSite({
    '/': `<iframe src="${stack.origin}${contest.path}"></iframe><iframe src="${stack.origin}/"></iframe>`,
  });
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/frame-ancestors/.test(message.text())) refusals.push(message.text());
  });
  await page.goto(origin);
  await expect.poll(() => refusals.length).toBe(2);
  await page.close();
  server.close();
});

test('explains why it shows no contest', { tag: '@full' }, async ({ page }) => {
  const nothing = `0x${'12'.repeat(32)}`;
  await page.goto(`/embed/contests/local/${nothing}`);
  await expect(page.getByText('No such contest')).toBeVisible();
  await page.goto(`/embed/contests/nowhere/${nothing}`);
  await expect(page.getByText('Unknown chain')).toBeVisible();
  await page.goto('/embed/contests/local/0x12');
  await expect(page.getByText('No such contest')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Laurel' })).toBeVisible();
});

test('is accessible in both themes on a phone', { tag: '@full' }, async ({ page }) => {
  const contest = await start();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const theme of ['light', 'dark']) {
    await page.goto(`/embed${contest.path}?theme=${theme}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    const stored = () => [document.cookie, localStorage.length, sessionStorage.length];
    expect(await page.evaluate(stored)).toEqual(['', 0, 0]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('offers the code for a page, with a preview in the chosen theme', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const contest = await start();
  await page.goto(`${contest.path}/share`);
  await expect(page.getByRole('heading', { name: 'Embed' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the embedded contest"]');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(preview.getByRole('heading', { name: contest.title })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const { origin, server } = await openSite({ '/': code });
  await page.goto(origin);
  await expect(
    page.frameLocator('iframe[title="Contest on Laurel"]').getByRole('heading', { name: contest.title }),
  ).toBeVisible();
  server.close();
});
