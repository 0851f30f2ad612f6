import { createAccount } from './fixtures/accounts.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { expect, test } from './fixtures/test.ts';
import { withoutSchemas } from './fixtures/withoutSchemas.ts';

test('registers missing schemas first, and continues with the rest after a reload', async ({ page }) => {
  const { address, privateKey } = await createAccount();
  await offerScriptedWallet(page, { privateKey });
  await withoutSchemas(page);
  await page.goto('/contests/start');
  await connectWallet(page);
  const fields = { Title: 'The first one here', Description: 'Nobody was here before.', Judges: address };
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('textbox', { name: 'Entries' }).fill('https://example.org/kiln');
  const start = page.getByRole('button', { name: 'Start contest' });
  const dialog = page.getByRole('dialog', { name: 'Check what you sign' });
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  const register = (what: string) => dialog.getByRole('button', { name: `Register the ${what} schema` });

  await start.click();
  await expect(dialog).toContainText('Local doesn’t have the contest schemas yet');
  await expect(dialog).toContainText(/The next one costs about [\d.]+ ETH/);
  await expect(sign).toBeDisabled();
  await register('contest').click();
  await expect(register('review')).toBeVisible();

  await page.reload();
  await start.click();
  await expect(register('review')).toBeVisible();
  await expect(register('contest')).toHaveCount(0);
  await register('review').click();
  await expect(dialog).not.toContainText('doesn’t have the contest schemas');
  await expect(sign).toBeEnabled();
  await sign.click();
  // The local scan does not index this EAS, so the test ends at the chain's answer.
  await expect(dialog).toContainText('Visible to everyone');
  await expect(dialog.getByText(/You can close this/)).toBeVisible();
  // The page keeps polling the chain.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
