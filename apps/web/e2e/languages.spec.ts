import { expect, test } from './fixtures/test.ts';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('shows pages in German from the first paint, and loads no English texts', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const answer = await page.goto('/settings');
    expect(answer?.headers()['content-language']).toBe('de');
    expect(await answer?.text()).toContain('<html lang="de" dir="ltr">');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('combobox')).toHaveText('Deutsch');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((text) => text.includes('You are offline.'))).toEqual([]);
  });
});

test('switches the language in the settings, and keeps it', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).click();
  const german = page.getByRole('option', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await Promise.all([page.waitForEvent('load'), german.click()]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/settings');
  await page.getByRole('combobox').click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('option', { name: 'English' }).click()]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
