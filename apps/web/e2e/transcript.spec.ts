import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createAccount } from './fixtures/accounts.ts';
import { attestContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { readAloud } from './fixtures/readAloud.ts';
import { expect, test } from './fixtures/test.ts';

/** Review it by hand when it changes: it is the queue as a screen reader reads it. */
const FILE = resolve(import.meta.dirname, 'transcripts/judgesQueue.txt');
const entries = ['https://example.org/kiln', 'https://example.org/loom'] as const;

/** Replaces what differs between runs. */
const settle = (said: string) =>
  said
    .replace(/0x[0-9a-fA-F]{40}/g, '<address>')
    .replace(/0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4}/g, '<short address>')
    .replace(/about [\d.]+ ETH/g, 'about <fee>');

test('matches the screen reader transcript of a judge’s queue', async ({ page }) => {
  const judge = await createAccount();
  const contest = await attestContest({ organizer: await createAccount(), judges: [judge], entries });
  await openAs(page, judge, contest.path);
  const scenes: string[] = [];
  const dialog = page.getByRole('dialog');
  const read = async (scene: string) =>
    scenes.push(`== ${scene} ==\n${settle(await readAloud(page, dialog))}`);
  const comment = dialog.getByRole('textbox', { name: 'Comment' });

  await page.getByRole('button', { name: 'Review the next entry' }).click();
  await expect(dialog.getByText(/about .* ETH/)).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await read('The queue opens');

  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(comment).toBeFocused();
  await read('Ticked with 1, submitted without a comment');

  await comment.fill('Warm and even.');
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'pending'));
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Confirm in your wallet in progress')).toBeVisible();
  await expect(dialog.getByText('Checking chain, account and balance')).toHaveCount(0);
  await read('The wallet asks');

  await page.evaluate(() => {
    window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok');
    window.scriptedWallet.release();
  });
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.getByText(/about .* ETH/)).toBeVisible();
  await expect(dialog.getByText('Signed, visible to everyone')).toBeVisible();
  await read('Signed: the next entry');

  await page.keyboard.press('1');
  await comment.fill('A good reed.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('heading', { name: 'All 2 reviewed' })).toBeFocused();
  await expect(dialog.getByText('Signed, visible to everyone')).toBeVisible();
  await read('The end');

  const transcript = `${scenes.join('\n\n')}\n`;
  if (process.env.UPDATE_TRANSCRIPT) await writeFile(FILE, transcript);
  expect(transcript).toBe(await readFile(FILE, 'utf8'));
});
