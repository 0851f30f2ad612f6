import type { Page, Response } from '@playwright/test';
import { operateTranslated } from '../../../tools/test/operateTranslated.ts';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestContest, attestOpenContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';

/** True if the page puts a text back that a translation has replaced. */
async function isFollowed(): Promise<boolean> {
  const probe = document.body.appendChild(document.createElement('p'));
  const text = probe.appendChild(document.createTextNode('probe'));
  text.replaceWith(document.createElement('font'));
  await new Promise((resolve) => setTimeout(resolve));
  probe.remove();
  return text.parentNode === probe;
}

/** Opens pages as a judge, and operates each control of them while the browser translates them. */
async function operatePages(page: Page, judge: TestAccount, paths: readonly [string, ...string[]]) {
  await openAs(page, judge, paths[0]);
  for (const path of paths) {
    await page.goto(path);
    // The code that follows translations loads once the page is idle.
    await expect.poll(() => page.evaluate(isFollowed)).toBe(true);
    expect([path, await page.evaluate(operateTranslated)]).toEqual([path, []]);
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  }
}

test('a contest that the browser translates can be operated by a judge', { tag: '@full' }, async ({
  page,
}) => {
  const judge = await createAccount();
  const { path } = await attestOpenContest({ organizer: judge, judges: [judge], entries: ['Tide marks'] });
  await operatePages(page, judge, [path, `${path}/entries/1`]);
});

test('every other page that the browser translates can be operated', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const judge = await createAccount();
  const open = await attestOpenContest({ organizer: judge, judges: [judge], entries: ['Tide marks'] });
  const closed = await attestClosed({ organizer: judge, judges: [judge] });
  // Not the settings, where controls load the page again.
  await operatePages(page, judge, [
    '/contests',
    `${open.path}/share`,
    closed.path,
    '/contests/start',
    '/drafts',
    `/accounts/${judge.address}?chain=local`,
  ]);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('shows pages in German from the first paint, and loads no English messages', async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') answers.push(response);
    });
    const answer = await page.goto('/settings');
    expect(answer?.headers()['content-language']).toBe('de');
    expect(await answer?.text()).toContain('<html lang="de" dir="ltr">');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Wie im Browser');
    await expect(page.getByText('Ihr Browser wünscht: Deutsch.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Read at the end: a script that arrives after the test could not be read.
    const scripts = await Promise.all(answers.map((each) => each.text()));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((text) => text.includes('You are offline.'))).toEqual([]);
  });
});

const LANGUAGES = [
  { locale: 'de-DE', lang: 'de', review: 'Beitrag bewerten' },
  { locale: 'es-MX', lang: 'es', review: 'Evaluar participación' },
];

for (const { locale, lang, review } of LANGUAGES) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`fits every kind of page to a phone for a browser that prefers ${locale}`, { tag: '@full' }, async ({
      page,
    }) => {
      const judge = await createAccount();
      const contest = await attestContest({ organizer: judge, judges: [judge, await createAccount()] });
      const paths = [
        ...['/', '/contests', '/contests/start', '/reviews', '/drafts', '/help', '/settings', '/privacy'],
        ...[contest.path, `${contest.path}/entries/1`, `${contest.path}/share`],
        ...[`/accounts/${judge.address}`, '/accounts/edit', '/nowhere'],
      ];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await waitUntilDrawn(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(390);
      }
      await offerScriptedWallet(page, { privateKey: judge.privateKey });
      await page.goto(contest.path);
      await page.getByRole('banner').getByRole('button', { name: 'allet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet', exact: true }).click();
      await page
        .getByRole('button', { name: /bewerten|^Evaluar/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: review })).toBeVisible();
    });
  });
}

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('switches the language in the settings, keeps it, and follows the browser again', async ({
    page,
    context,
  }) => {
    await page.goto('/settings');
    const choose = async (box: string, option: string) => {
      await page.getByRole('combobox', { name: box }).click();
      await Promise.all([page.waitForEvent('load'), page.getByRole('option', { name: option }).click()]);
    };
    await page.getByRole('combobox', { name: 'Idioma' }).click();
    await expect(page.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    await page.keyboard.press('Escape');
    await choose('Idioma', 'Deutsch');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Deutsch');
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/settings');
    await choose('Sprache', 'Wie im Browser');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveText('Como el navegador');
    expect(await context.cookies()).toEqual([]);
  });
});
