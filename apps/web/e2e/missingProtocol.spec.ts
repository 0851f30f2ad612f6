import { createAccount } from './fixtures/accounts.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { fillContest, findForm, someContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';
import { withoutProtocol } from './fixtures/withoutProtocol.ts';

test('sets up a chain in one transaction, also when the page is reloaded meanwhile, and then starts a contest', {
  tag: '@full',
}, async ({ page }) => {
  const { address, privateKey } = await createAccount();
  await offerScriptedWallet(page, { privateKey });
  await withoutProtocol(page);
  await page.goto('/contests/start');
  await connectWallet(page);
  await fillContest(page, { ...someContest(address), title: 'The first one here' });
  const { step, start, dialog, sign } = findForm(page);
  const deploy = dialog.getByRole('button', { name: 'Set up the chain' });

  await start.click();
  await expect(dialog).toContainText('Local isn’t set up for contests yet');
  await expect(dialog).toContainText('12 schemas');
  await expect(dialog).toContainText(/This costs about [\d.]+ ETH/);
  await expect(sign).toBeDisabled();
  // The wallet signs, but the page never learns of it.
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    window.scriptedWallet.request = async (call) => {
      const answer = await request(call);
      if (call.method !== 'eth_sendTransaction') return answer;
      window.localStorage.setItem('test.sent', 'yes');
      return new Promise(() => undefined);
    };
  });
  await deploy.click();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('test.sent'))).toBe('yes');

  await page.reload();
  await step('Check and sign').click();
  await start.click();
  await expect(sign).toBeEnabled();
  await expect(dialog).not.toContainText('isn’t set up');
  await sign.click();
  // The local scan does not index this EAS, so the test ends at the chain's answer.
  await expect(dialog).toContainText('Visible to everyone');
  await expect(dialog.getByText(/You can close this/)).toBeVisible();
  // The page keeps polling the chain.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
