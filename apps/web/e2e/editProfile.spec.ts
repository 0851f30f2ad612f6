import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { createPng } from './fixtures/createPng.ts';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { createProfile, readProfile, toUri } from './fixtures/profiles.ts';
import { offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

const photo = { name: 'me.png', mimeType: 'image/png', buffer: createPng(3_000, 2_000) };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Check what you sign' });
const sign = (page: Page) => dialog(page).getByRole('button', { name: 'Sign', exact: true });
const preview = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: 'Your picture as others will see it' });

const openEditor = async (page: Page, account: TestAccount) => {
  await openAs(page, account, '/accounts/edit');
  await expect(field(page, 'Name')).toBeVisible();
};

const wasAskedToSend = (page: Page) =>
  page.evaluate(() => window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'));

test('saves a profile with a picture, on a desktop and a phone, and shows it to everyone', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const account = await createAccount();
  await offerScriptedWallet(page, { privateKey: account.privateKey });
  await page.goto('/accounts/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Connect a wallet');
  await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet' }).click();

  await expect(page.getByRole('main')).toContainText('Permanently public: older versions stay readable');
  expect((await field(page, 'About').boundingBox())?.height).toBeGreaterThan(90);
  await field(page, 'Name').fill('Mara Lind');
  await field(page, 'About').fill('Builds shelves.\n\nJudges them, too.');
  await field(page, 'Picture').setInputFiles(photo);
  await expect(preview(page)).toBeVisible();
  const size = await preview(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  expect(size[0]).toBe(size[1]);
  expect(size[0]).toBeGreaterThanOrEqual(64);
  await field(page, 'Website').fill('mara.example/shelves');
  await field(page, 'X').fill('https://x.com/mara_lind?s=21');
  await field(page, 'Telegram').fill('t.me/maralind');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await save(page).click();
  await expect(dialog(page)).toContainText('permanently public');
  await expect(dialog(page)).toContainText('older versions stay readable');
  await expect(dialog(page)).toContainText('Mara Lind');
  await expect(dialog(page)).toContainText('@maralind');
  await expect(dialog(page)).toContainText('https://mara.example/shelves');
  await expect(
    dialog(page)
      .getByText(/about [\d.]+ ETH/)
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await sign(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`/accounts/${account.address}?chain=local`);
  await expect(page.getByText('Your profile is saved and visible to everyone.')).toBeVisible();
  const { uri, document } = await readProfile(account.address);
  expect(uri).toMatch(/^data:application\/json;base64,/);
  expect(uri.length).toBeLessThanOrEqual(8_000);
  expect(document).toEqual({
    name: 'Mara Lind',
    about: 'Builds shelves.\n\nJudges them, too.',
    picture: expect.stringMatching(/^data:image\/webp;base64,/),
    website: 'https://mara.example/shelves',
    x: 'mara_lind',
    telegram: 'maralind',
  });
  await expect(page.getByRole('img', { name: 'Picture of Mara Lind' })).toHaveAttribute(
    'src',
    document.picture ?? '',
  );
  const other = await openOther();
  await other.goto(`/accounts/${account.address}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Mara Lind' })).toBeVisible();

  // The draft is gone, and the form has the chain's values.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(field(page, 'Name')).toHaveValue('Mara Lind');
  await expect(field(page, 'Telegram')).toHaveValue('maralind');
  await expect(preview(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
});

test('keeps unknown fields and removes emptied ones', { tag: '@full' }, async ({ page }) => {
  const account = await createProfile(
    toUri({ name: 'Before', about: 'Old.', pronouns: 'she', more: { a: [1] } }),
  );
  await openEditor(page, account);
  await expect(field(page, 'Name')).toHaveValue('Before');
  await field(page, 'Name').fill('After');
  await field(page, 'About').fill('');
  await save(page).click();
  await expect(dialog(page)).toContainText('pronouns, more');
  await sign(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible({ timeout: 30_000 });
  const { document } = await readProfile(account.address);
  expect(document).toEqual({ name: 'After', pronouns: 'she', more: { a: [1] } });
});

test('keeps the draft after a reload and a rejection in the wallet', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount();
  await openEditor(page, account);
  await field(page, 'Name').fill('Typed');
  await field(page, 'Picture').setInputFiles(photo);
  await expect(preview(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Typed');
  await expect(preview(page)).toBeVisible();
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'reject'));
  await save(page).click();
  await sign(page).click();
  await expect.poll(() => wasAskedToSend(page)).toBe(true);
  await expect(sign(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page, 'Name')).toHaveValue('Typed');
  await expect(preview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(preview(page)).toHaveCount(0);
});

test('finds and shows a profile signed during a reload', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount();
  await openEditor(page, account);
  await field(page, 'Name').fill('Found again');
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    window.scriptedWallet.request = async (call) => {
      const answer = await request(call);
      if (call.method !== 'eth_sendTransaction') return answer;
      window.localStorage.setItem('signed', 'yes');
      return new Promise(() => undefined);
    };
  });
  await save(page).click();
  await sign(page).click();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('signed'))).toBe('yes');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Found again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Your profile is saved and visible to everyone.')).toBeVisible();
});

test(
  'rejects an unsupported file and keeps the rest of the form',
  { tag: '@full' },
  async ({ page }, testInfo) => {
    const account = await createAccount();
    // By path: Playwright sends a buffer through the debugging protocol.
    const large = testInfo.outputPath('me.jpg');
    await writeFile(large, Buffer.alloc(31 * 1024 * 1024));
    await openEditor(page, account);
    await field(page, 'Name').fill('Still here');
    await field(page, 'Picture').setInputFiles(photo);
    await expect(preview(page)).toBeVisible();
    for (const [file, words] of [
      [{ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }, /Unsupported file type/],
      [{ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, /Unsupported file type/],
      [{ name: 'me.png', mimeType: 'image/png', buffer: photo.buffer.subarray(0, 60) }, /can’t be opened/],
      [large, /too large/],
    ] as const) {
      await field(page, 'Picture').setInputFiles(file);
      await expect(page.getByText(words)).toBeVisible();
      await expect(field(page, 'Picture')).toHaveAttribute('aria-invalid', 'true');
      await expect(preview(page)).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('Still here');
    }
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(field(page, 'Picture')).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('warns before it replaces a profile stored elsewhere', { tag: '@full' }, async ({ page }) => {
  const account = await createProfile('https://mara.example/me.json');
  await openEditor(page, account);
  await expect(page.getByText(/Your profile is stored at https:\/\/mara\.example\/me\.json/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('');
});
