import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const otherJudge = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const field = (page: Page, name: string) => page.getByLabel(name);

const fill = async (
  page: Page,
  values: Partial<Record<'Title' | 'Description' | 'Judges' | 'Entries', string>> = {},
) => {
  const all = {
    Title: 'Chairs',
    Description: 'To sit on.',
    Judges: judge,
    Entries: 'https://example.org/stool',
    ...values,
  };
  for (const [name, value] of Object.entries(all)) await field(page, name).fill(value);
};

async function expectError(page: Page, name: string, text: RegExp) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field(page, name).getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(ids.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts.join('\n')).toMatch(text);
  await expect(page.getByRole('dialog', { name: 'Check what you sign' })).toHaveCount(0);
}

const wrong: [what: string, values: Parameters<typeof fill>[1], name: string, text: RegExp][] = [
  ['a blank title', { Title: '   ' }, 'Title', /title/i],
  ['a title that is too long', { Title: 'x'.repeat(201) }, 'Title', /200/],
  ['a blank description', { Description: ' \n ' }, 'Description', /what the contest is about/i],
  ['a description that is too long', { Description: 'x'.repeat(5001) }, 'Description', /5,?000/],
  ['no judges', { Judges: '' }, 'Judges', /judge/i],
  ['an invalid address', { Judges: `${judge}\n\nsomebody` }, 'Judges', /line 3/i],
  ['an address with a wrong checksum', { Judges: judge.replace('C8', 'c8') }, 'Judges', /line 1/i],
  ['a judge named twice', { Judges: `${judge}\n${otherJudge}\n${judge.toLowerCase()}` }, 'Judges', /line 3/i],
  ['no entries', { Entries: '' }, 'Entries', /entr/i],
  ['an entry that is not a link', { Entries: 'https://example.org/a\nstool' }, 'Entries', /line 2/i],
  ['an entry that is not a web link', { Entries: 'javascript:alert(1)' }, 'Entries', /line 1/i],
  [
    'an entry named twice',
    { Entries: 'https://example.org/a\nhttps://example.org/b\nhttps://example.org/a' },
    'Entries',
    /line 3/i,
  ],
];

test('rejects every kind of mistake with a reason at its field', async ({ page }) => {
  test.slow();
  await page.goto('/contests/start');
  for (const [what, values, name, text] of wrong)
    await test.step(what, async () => {
      await fill(page, values);
      await page.getByRole('button', { name: 'Start contest' }).click();
      await expectError(page, name, text);
    });
});

test('rejects an end in the past with a reason', async ({ page }) => {
  await page.goto('/contests/start');
  await fill(page);
  await field(page, 'Judging ends').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Start contest' }).click();
  await expectError(page, 'Judging ends', /future|past|later/i);
});

test('shows an error as soon as the field loses focus', async ({ page }) => {
  await page.goto('/contests/start');
  await field(page, 'Judges').fill('somebody');
  await field(page, 'Judges').blur();
  await expectError(page, 'Judges', /line 1/i);
  await field(page, 'Judges').fill(judge);
  await expect(field(page, 'Judges')).not.toHaveAttribute('aria-invalid', 'true');
});

test('keeps the draft after a reload and a rejection in the wallet', async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, {
    privateKey: organizer.privateKey,
    behaviour: { eth_sendTransaction: 'reject' },
  });
  await page.goto('/contests/start');
  await fill(page, { Title: 'Kept' });
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Kept');
  await expect(field(page, 'Entries')).toHaveValue('https://example.org/stool');

  await connectWallet(page);
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
      ),
    )
    .toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
  await page.evaluate(() => window.scriptedWallet.setBehaviour('eth_sendTransaction', 'ok'));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });

  // The form is empty for the next contest.
  await page.getByRole('link', { name: 'Start a contest' }).first().click();
  await expect(field(page, 'Title')).toHaveValue('');
});

test('opens the connect dialog first without a wallet, and keeps the draft', async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await fill(page, { Title: 'Typed before connecting' });
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet' }).click();
  await expect(field(page, 'Title')).toHaveValue('Typed before connecting');
});

test('keeps the next contest’s draft when a pending one is found after a reload', async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  await fill(page, { Title: 'The first one' });
  await page.getByRole('button', { name: 'Start contest' }).click();
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    // The wallet signs only after the page was reloaded.
    window.scriptedWallet.request = async (call) => {
      if (call.method !== 'eth_sendTransaction') return request(call);
      window.localStorage.setItem('late', JSON.stringify(call.params));
      return new Promise(() => undefined);
    };
  });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('late'))).not.toBeNull();
  await page.reload();
  await field(page, 'Title').fill('The second one');
  await page.evaluate(async () => {
    const params: unknown = JSON.parse(window.localStorage.getItem('late') ?? '[]');
    await window.scriptedWallet.request({ method: 'eth_sendTransaction', params });
  });
  await expect(page.getByText('“The first one” is started and visible to everyone.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(field(page, 'Title')).toHaveValue('The second one');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
});

test('updates outline, preview and facts while typing, and says up front that the contest is permanently public', async ({
  page,
}) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  const outline = page.getByRole('navigation', { name: 'Steps' });
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(outline.getByRole('link', { name: /^Basics\W+to do$/ })).toBeVisible();
  await expect(page.getByText('Permanently public.')).toBeVisible();
  await expect(page.getByText('shown once the steps above are complete').first()).toBeVisible();
  await fill(page, { Title: '<i>Chairs</i>' });
  await expect(outline.getByRole('link', { name: /complete$/ })).toHaveCount(3);
  await expect(preview).toContainText('<i>Chairs</i>');
  await expect(preview.getByText('stool')).toBeVisible();
  await expect(preview).toContainText('example.org');
  await expect(page.getByText(/^\d+ bytes$/)).toBeVisible();
  await expect(page.getByText('shown once a wallet is connected')).toBeVisible();
  await connectWallet(page);
  await expect(page.getByText(/^about 0\.\d+ ETH$/)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`passes axe with an empty and an invalid form at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contests/start');
    await expect(page.getByRole('button', { name: 'Start contest' })).toBeVisible();
    await expectAccessible(page);
    await fill(page, { Judges: 'somebody', Entries: `https://example.org/${'long-'.repeat(60)}` });
    await page.getByRole('button', { name: 'Start contest' }).click();
    await expect(field(page, 'Judges')).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('fills in and opens the preview by keyboard alone', async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  await page.getByRole('link', { name: /^Basics/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is it about?' })).toBeFocused();
  const next = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  };
  await next('Chairs');
  await next('To sit on.');
  await next(judge);
  await page.keyboard.press('Tab');
  await next('https://example.org/stool');
  await page.getByRole('button', { name: 'Start contest' }).focus();
  // The sticky outline never covers the focused field.
  for (const name of ['Title', 'Judges', 'Entries']) {
    await field(page, name).focus();
    const { y } = (await field(page, name).boundingBox()) ?? { y: 0 };
    const bar = await page.getByRole('navigation', { name: 'Steps' }).boundingBox();
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  await page.getByRole('button', { name: 'Start contest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check what you sign' })).toContainText('To sit on.');
});
