import { english as contestsEnglish } from '@org/contests-react/messages';
import { walletMessages } from '@org/wallet-kit/messages';
import type { Page } from '@playwright/test';
import { markMessages } from '../../../tools/dev/language/markMessages.ts';
import * as english from '../src/messages/en.ts';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview, type TestContest } from './fixtures/attestContest.ts';
import { findUnmarked } from './fixtures/findUnmarked.ts';
import { buildPseudo, type PseudoBuild, servePseudo } from './fixtures/pseudoBuild.ts';
import { offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';

/** The messages of the pseudo-language, used to find elements on the screen. */
const messages = markMessages({ ...contestsEnglish, ...english, walletMessages });

/** Names and units that are the same in every language. */
const KNOWN = [
  'Laurel',
  'Local',
  'ETH',
  'Scripted Wallet',
  'example.org',
  'kiln',
  'loom',
  'kB',
  'UTC',
  'Which of these would you keep?',
  'Holds what it promises.',
];

// All tests share one build.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let build: PseudoBuild;
let judge: TestAccount;
let contest: TestContest;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  build = await buildPseudo();
  judge = await createAccount();
  contest = await attestContest({ organizer: judge, judges: [judge, await createAccount()] });
  await attestReview(judge, contest, {
    entry: contest.entries[0] ?? '',
    ticked: ['Creativity'],
    comment: 'Holds what it promises.',
  });
});

test.afterAll(() => build?.remove());

test.beforeEach(({ page }) => servePseudo(page, build));

const known = () => [...KNOWN, contest.title, judge.address];

/** Checks what is shown now. */
const expectMarked = (page: Page, more: readonly string[] = []) =>
  expect.poll(() => findUnmarked(page, [...known(), ...more]), page.url()).toEqual([]);

/** Waits for the content, then checks. */
async function expectAllMarked(page: Page, more: readonly string[] = []) {
  await waitUntilDrawn(page);
  await expectMarked(page, more);
}

const fill = (path: string) =>
  path
    .replace(':chain', 'local')
    .replace(':uid', contest.uid)
    .replace(':address', judge.address)
    .replace(/:(n|entry)/, '1');

/** The page as it is on a phone, mirrored. */
async function expectMirrored(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, page.url()).toBeLessThanOrEqual(390);
  if (size) await page.setViewportSize(size);
}

/** Lists with contests of other tests and of the demo, whose texts are data. */
const LISTS = ['/', '/contests'];

test('finds visible and spoken texts that are not among the messages', { tag: '@full' }, async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: messages.help.title, level: 1 })).toBeVisible();
  await page.locator('main').evaluate((main) => {
    const escaped = document.createElement('p');
    escaped.textContent = 'Escaped words';
    escaped.setAttribute('aria-label', 'Heard words');
    main.append(escaped);
  });
  expect(await findUnmarked(page, known())).toEqual(['Escaped words', 'aria-label: Heard words']);
});

test('takes every text of every page from the messages, and fits a phone from right to left', {
  tag: '@full',
}, async ({ page }) => {
  expect(build.pages.length).toBeGreaterThan(10);
  for (const { path } of build.pages) {
    await test.step(path, async () => {
      await page.goto(fill(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilDrawn(page);
      const written = LISTS.includes(path) ? await page.locator('main li').allInnerTexts() : [];
      await expectAllMarked(
        page,
        written.flatMap((text) => text.split('\n')).filter((line) => line && !line.includes('⟦')),
      );
      await expectMirrored(page);
    });
  }
});

test('takes every text of error pages from the messages', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/nowhere', '/contests?chain=atlantis', '/contests/local/0x12', '/accounts/0x12']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAllMarked(page, ['atlantis']);
  }
  await page.goto(`/contests/local/0x${'12'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: messages.contestMissing.notFound.title })).toBeVisible();
  await expectAllMarked(page);
});

test('takes every text of invalid forms from the messages', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  const { fields, outline, submit } = messages.startContest;
  const openStep = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  await openStep(outline.judges);
  await page.getByRole('textbox', { name: fields.judges }).fill('0x12\nnobody');
  await openStep(outline.entries);
  await page.getByRole('textbox', { name: fields.link }).fill('ftp://x');
  await openStep(outline.sign);
  await page.getByRole('button', { name: submit }).first().click();
  for (const name of [
    outline.basics,
    outline.criteria,
    outline.judges,
    outline.entries,
    outline.dates,
    outline.sign,
  ]) {
    await openStep(name);
    await expectAllMarked(page, ['nobody', 'ftp://x', '0x12']);
  }
  await page.goto('/settings');
  await page.getByRole('textbox', { name: messages.settings.endpoints.rpc('Local') }).fill('ftp://x');
  await page.getByRole('button', { name: messages.settings.endpoints.save }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAllMarked(page);
  await page.getByRole('button', { name: messages.settings.stored.clearAll }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAllMarked(page);
});

test('takes every text of judging and of the wallet dialogs from the messages', { tag: '@full' }, async ({
  page,
}) => {
  await offerScriptedWallet(page, { privateKey: judge.privateKey });
  await page.goto(contest.path);
  await page.getByRole('button', { name: messages.wallet.connectWallet }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.connect.getWallet }).click();
  // RainbowKit's own dialog follows the locale of the messages.
  await expect(page.getByRole('dialog')).toContainText('اتصال بالمحفظة');
  await page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet', exact: true }).click();
  const [reviewed = '', open = ''] = contest.entries;
  const short = (entry: string) => new URL(entry).pathname.slice(1);
  await expect(
    page.getByRole('button', { name: messages.judgeActs.changeEntry(short(reviewed)) }),
  ).toBeVisible();
  await expectMarked(page);

  await page.getByRole('button', { name: messages.judgeActs.reviewEntry(short(open)) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: messages.reviewForm.submit }).click();
  await expectMarked(page);
  await page.keyboard.press('Escape');

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /0x/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectMarked(page);
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: /Local/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectMarked(page);
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: messages.signIn.signIn, exact: true }).click();
  await expect(page.getByRole('dialog', { name: messages.walletMessages.verifyTitle })).toBeVisible();
  await expectMarked(page);
  await page.keyboard.press('Escape');

  await page.evaluate(() => window.scriptedWallet.changeChain(1));
  await expect(header.getByRole('button', { name: messages.walletMessages.wrongNetwork })).toBeVisible();
  await expectMarked(page);
});
