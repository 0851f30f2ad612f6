import { readFile } from 'node:fs/promises';
import { local } from '@org/chain-config';
import {
  type ContestDocument,
  formatSealedReview,
  getProtocol,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
} from '@org/contests';
import type { Page } from '@playwright/test';
import type { Hex } from 'viem';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestAct, attestResolverContest } from './fixtures/attest.ts';
import { readClocks, waitUntilPast } from './fixtures/attestClosed.ts';
import {
  expectAccessible,
  expectAccessibleAtNight,
  expectNoSidewaysScroll,
} from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const document: ContestDocument = {
  ...{ format: 'laurel-contest/1', description: 'Which bell would you ring?', tracks: [], prizes: [] },
  criteria: [
    { label: 'Tone', anchors: [] },
    { label: 'Cost', anchors: [] },
  ],
  entries: ['Bell', 'Gong'].map((name) => ({
    ...{ name, link: `https://example.org/${name.toLowerCase()}`, picture: '', about: '', track: 0 },
  })),
};
const terms = { maxPoints: [5, 10], weights: [2, 1] };
/** How long judging lasts: longer where the machine is too busy to review in time. */
const SECONDS = [30, 120, 480];

/** Seals a review on the page. */
async function seal(page: Page): Promise<SealedReview> {
  await page.getByRole('button', { name: 'Review Bell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await expect(dialog.getByText('This review will be sealed')).toBeVisible();
  await dialog
    .getByRole('radiogroup', { name: 'Tone' })
    .getByRole('radio', { name: '4', exact: true })
    .check();
  await dialog
    .getByRole('radiogroup', { name: 'Cost' })
    .getByRole('radio', { name: '9', exact: true })
    .check();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('It carries over the water.');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the sealed review' }).click();
  const parsed = parseSealedReview(JSON.parse(await readFile(await (await download).path(), 'utf8')));
  if (!parsed.ok) throw new Error(`wrong field ${parsed.field}`);
  await dialog.getByRole('button', { name: 'Seal review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your sealed reviews' })).toContainText('Sealed');
  return parsed.value;
}

/** A commitment that another program has made, and its file. */
async function sealElsewhere(judge: TestAccount, contest: Hex): Promise<string> {
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const review: SealedReview = {
    ...{ chainId: local.chain.id, contest, entry: 2, judge: judge.address, points: [1, 2] },
    ...{ comment: 'It cracked.', salt: `0x${'5a'.repeat(32)}` },
  };
  const commitment = getSealedCommitment(protocol.resolver, review);
  await attestAct(judge, 'commit', { entry: 2, commitment }, contest);
  return formatSealedReview(review);
}

test('a judge seals a review on the page, reveals it with that of a file after judging, and both count', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const [organizer, ada, ben] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  let isOpen = false;
  for (const seconds of SECONDS) {
    const end = Math.max(...(await readClocks())) + seconds;
    const { uid, path } = await attestResolverContest({
      ...{ organizer, judges: [ada, ben], title: `Bells for ${seconds} seconds`, document, terms },
      closesAt: BigInt(end),
      isSealed: true,
    });
    const file = await sealElsewhere(ben, uid);
    if (isOpen) await page.goto(path);
    else await openAs(page, ada, path);
    isOpen = true;
    const saved = await seal(page).catch(async (error: Error) => {
      if (Math.max(...(await readClocks())) < end) throw error;
    });
    if (!saved) continue;
    expect(saved).toMatchObject({
      judge: ada.address,
      points: [4, 9],
      comment: 'It carries over the water.',
    });

    await page.reload();
    const panel = page.getByRole('region', { name: /sealed reviews$/ });
    await expect(panel).toContainText('It carries over the water.');
    await expectAccessibleAtNight(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await waitUntilPast(end);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await expect(panel.getByRole('button', { name: 'Reveal 1 review' })).toBeVisible();
    const buffer = (text: string) => Buffer.from(text);
    await panel.locator('input[type=file]').setInputFiles([
      { name: 'ben.json', mimeType: 'application/json', buffer: buffer(file) },
      { name: 'list.json', mimeType: 'application/json', buffer: buffer('[]') },
    ]);
    await expect(panel.getByRole('alert')).toContainText('This is not the file of a sealed review.');
    await expect(panel).toContainText('It cracked.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // Nothing of a sealed review leaves the browser before the press.
    expect(asked.filter((body) => body.includes(saved.salt.slice(2)) || body.includes('5a5a5a'))).toEqual([]);
    await panel.getByRole('button', { name: 'Reveal 2 reviews' }).click();
    await expect(panel).toHaveCount(0);
    const rowOf = (entry: string) => page.getByRole('row').filter({ hasText: entry });
    await expect(rowOf('Bell')).toContainText('17.00');
    await expect(rowOf('Gong')).toContainText('4.00');
    return;
  }
  throw new Error('This machine is too busy to review a contest in time.');
});
