import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

test('shares the public link and the title in every way, whatever the title', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const organizer = await createAccount();
  const title = 'Lamps & chairs? #1 <b>“ü”</b>';
  const contest = await attestContest({ organizer, judges: [organizer], title });
  const url = `${stack.origin}${contest.path}`;
  await page.goto(`${contest.path}/share`);
  await expect(page.getByText(title)).toBeVisible();
  const getLink = async (name: string) =>
    new URL((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '');
  for (const name of ['X', 'Telegram']) {
    const { searchParams } = await getLink(name);
    expect(searchParams.get('url')).toBe(url);
    expect(searchParams.get('text')).toBe(`Follow the judging: ${title}`);
  }
  expect(new URLSearchParams((await getLink('Email')).search).get('body')).toBe(url);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectAccessible(page);
});

test('offers the device’s share sheet where available, and ignores its dismissal', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [organizer] });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: (content: unknown) => {
        window.localStorage.setItem('shared', JSON.stringify(content));
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await page.goto(`${contest.path}/share`);
  await expect(page.getByText(contest.title)).toBeVisible();
  await page.getByRole('button', { name: 'Other apps' }).click();
  expect(JSON.parse((await page.evaluate(() => window.localStorage.getItem('shared'))) ?? '')).toEqual({
    title: `Follow the judging: ${contest.title}`,
    url: `${stack.origin}${contest.path}`,
  });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('leaves no gap when the picture fails to load', { tag: '@full' }, async ({ page }) => {
  const organizer = await createAccount();
  const contest = await attestContest({ organizer, judges: [organizer] });
  await page.route('**/og.png', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${contest.path}/share`);
  await expect(page.getByText(contest.title)).toBeVisible();
  await expect(page.getByRole('img', { name: /Preview picture/ })).toHaveCount(0);
  await expect(page.getByText('Preview of a post with this link')).toHaveCount(0);

  // A missing contest offers nothing to share.
  await page.goto(`/contests/local/0x${'ab'.repeat(32)}/share`);
  await expect(page.getByRole('heading', { name: 'No such contest', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});
