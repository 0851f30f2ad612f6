import { readFile } from 'node:fs/promises';
import { encodeActData, writeDocument } from '@org/contests';
import type { Page } from '@playwright/test';
import type { Hex } from 'viem';
import { createAccount } from './fixtures/accounts.ts';
import { attestMany, attestResolverContest, getSchemas } from './fixtures/attest.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { openAs } from './fixtures/openAs.ts';
import { fillContest, findForm } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';
import { waitForScan } from './fixtures/waitForScan.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const cleo = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const open = async (page: Page, kind: 'judges' | 'entries') => {
  await findForm(page)
    .step(kind === 'judges' ? 'Judges' : 'Entries')
    .click();
  await page.getByRole('button', { name: `Import ${kind}` }).click();
  return page.getByRole('dialog', { name: `Import ${kind}` });
};
const chooseFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
};
const paste = (page: Page, name: string, pasted: string) =>
  field(page, name).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
const rows = (page: Page) => page.getByRole('table', { name: 'Imported lines' }).getByRole('row');

test('imports the valid lines of a CSV file, names the invalid ones, and signs the contest', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, await createAccount(), '/contests/start');
  await fillContest(page, {
    title: 'From a spreadsheet',
    description: 'Judges and entries come from files.',
    criteria: 'Jury',
    judges: cleo,
  });

  const judges = await open(page, 'judges');
  await chooseFile(
    page,
    csv(
      'judges.csv',
      `\ufeffname;wallet\r\n"Ada; the first";${ada}\r\nEve;eve.eth\r\n\r\nBob;${bob}\r\nBob again;${bob.toLowerCase()}\r\nCleo;${cleo}\r\nDan;0x12\r\n`,
    ),
  );
  await expect(judges.getByText('3 valid judges')).toBeVisible();
  await expect(judges.getByText('2 invalid lines')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('3eve.ethThis is a name, and this site can’t look up names');
  await expect(rows(page).nth(2)).toContainText('80x12This isn’t an address');
  await expect(judges.getByText(/Line 1 has the column names.*1 line is already in the form/)).toBeVisible();
  await judges.getByRole('button', { name: 'Add 2 judges' }).click();
  await expect(judges).toHaveCount(0);
  await expect(field(page, 'Judges')).toHaveValue(`${cleo}\n${ada} Ada; the first\n${bob} Bob`);
  await expect(page.getByText('Added 2 lines. 1 was already there.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Publish the names of the judges' }).check();

  const entries = await open(page, 'entries');
  await field(page, 'Lines to import').fill('Lamp\thttps://lamp.example\nShelf\thttps://shelf.example');
  await entries.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByRole('list', { name: 'Your entries' })).toContainText('Shelf');

  await findForm(page).step('Check and sign').click();
  await page.getByRole('button', { name: 'Start contest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check what you sign' });
  for (const text of [ada, bob, cleo, 'Ada; the first', 'Lamp', 'https://shelf.example'])
    await expect(dialog).toContainText(text);
});

test('opens the import for pasted cells and a dropped file, and loses nothing', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/contests/start');
  await findForm(page).step('Judges').click();
  await field(page, 'Judges').fill('still to be fixed');
  await paste(page, 'Judges', `Ada\t${ada}\nBob\tnobody`);
  const dialog = page.getByRole('dialog', { name: 'Import judges' });
  await expect(dialog.getByText('1 valid judge')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 judge' }).click();
  await expect(field(page, 'Judges')).toHaveValue(`still to be fixed\n${ada} Ada`);
  await page.getByRole('button', { name: 'Fix 1 line' }).click();
  await expect(field(page, 'Lines to import')).toHaveValue('Bob\tnobody');
  await page.keyboard.press('Escape');

  await field(page, 'Judges').evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'judges.csv'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, `${ada}\n${bob}`);
  await expect(dialog.getByText('2 valid judges')).toBeVisible();
  await page.keyboard.press('Escape');

  await paste(page, 'Judges', `${ada}, ${bob}; Cleo: ${cleo}`);
  await expect(dialog.getByText('3 valid judges')).toBeVisible();
});

test('explains why it rejects a file of the wrong type, size or length, and offers a template', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/contests/start');
  const dialog = await open(page, 'entries');
  await chooseFile(page, { name: 'list.xlsx', mimeType: '', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) });
  await expect(dialog.getByText(/Unsupported file type/)).toBeVisible();
  await chooseFile(page, csv('large.csv', 'x'.repeat(4_000_001)));
  await expect(dialog.getByText(/more than 4,000,000 bytes/)).toBeVisible();
  await chooseFile(page, csv('long.csv', 'https://example.org\n'.repeat(5_001)));
  await expect(dialog.getByText(/This has 5,001 lines; the maximum per import is 5,000/)).toBeVisible();
  await chooseFile(
    page,
    csv('hostile.csv', '<img src=x onerror=alert(1)>\njavascript:alert(1)\n=HYPERLINK("https://x")\n'),
  );
  await expect(dialog.getByText('3 invalid lines')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add entries' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('entries.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^name,link/);
});

test('imports by keyboard alone and passes axe at both widths', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  await findForm(page).step('Judges').click();
  await field(page, 'Judges').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import judges' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Lines to import')).toBeFocused();
  await page.keyboard.insertText(`name,address\nAda,${ada}\nEve,eve.eth`);
  await expect(page.getByText('1 valid judge')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Add 1 judge' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Judges')).toHaveValue(`${ada} Ada`);
  await expect(page.getByRole('button', { name: 'Import judges' })).toBeFocused();
});

test('reports import code that fails to load and keeps the form', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  await findForm(page).step('Judges').click();
  await field(page, 'Judges').fill(ada);
  await page.route('**/ImportDialog*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Import judges' }).click();
  await expect(page.getByText(/The import could not be loaded/)).toBeVisible();
  await expect(field(page, 'Judges')).toHaveValue(ada);
});

/** Prints how long a step of a large event takes. A busy machine takes longer: nothing is asserted about it. */
async function measure(step: string, run: () => Promise<void>) {
  const startedAt = performance.now();
  await run();
  console.log(`${step}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

test('runs an event of 281 projects, 140 judges and 5 reviews each, started in three confirmations', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const people = await Promise.all(Array.from({ length: 140 }, () => createAccount()));
  await openAs(page, await createAccount(), '/contests/start');
  await fillContest(page, { title: 'A large event', description: 'From files.', criteria: 'Jury' });
  await open(page, 'judges');
  const judges = people.map(({ address }, n) => `Judge ${n + 1};${address}`);
  await measure('import of 140 judges', async () => {
    await chooseFile(page, csv('judges.csv', `name;wallet\n${judges.join('\n')}`));
    await page.getByRole('button', { name: 'Add 140 judges' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await open(page, 'entries');
  const projects = Array.from(
    { length: 281 },
    (_, n) => `"Project ${n + 1}",https://projects.example/${n + 1},Submitted,"It works.\nEvery day."`,
  );
  const heading = 'Project Title,Submission Url,Project Status,About The Project';
  await measure('import of 281 entries', async () => {
    await chooseFile(page, csv('projects.csv', `${heading}\n${projects.join('\n')}`));
    await page.getByRole('button', { name: 'Add 281 entries' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  const { start, sign } = findForm(page);
  await findForm(page).step('Check and sign').click();
  await expect(page.getByRole('heading', { name: 'You confirm 3 times' })).toBeVisible();
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Check what you sign' });
  await expect(dialog.getByText(/bytes, at most about .* ETH/)).toHaveCount(2, { timeout: 30_000 });
  const list = page.getByRole('dialog', { name: 'Add 81 more entries' });
  await measure('start, until the desk offers the rest', async () => {
    await sign.click();
    await expect(list).toBeVisible({ timeout: 60_000 });
  });
  await page.reload();
  await expect(list.getByText('This is confirmation 1 of 2.')).toBeVisible({ timeout: 30_000 });
  const more = page.getByRole('dialog', { name: 'Add 40 more judges' });
  await measure('81 more entries', async () => {
    await list.getByRole('button', { name: 'Add 81 entries' }).click();
    await expect(more).toBeVisible({ timeout: 60_000 });
  });
  await measure('40 more judges', async () => {
    await more.getByRole('button', { name: 'Add 40 judges' }).click();
    await expect(more).toBeHidden({ timeout: 60_000 });
  });
  // 39,340 = 281 entries × 140 judges.
  const all = page.getByRole('button', { name: /^Judges 0 of 39,340 reviews/ });
  await expect(all).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(all).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Go on' })).toBeHidden();

  const assignments = page.getByRole('dialog', { name: 'Assign entries to judges' });
  await measure('dialog of assignments, with 5 judges for each entry', async () => {
    await page.getByRole('button', { name: 'Assign entries' }).last().click();
    await assignments.getByLabel('Judges for each entry').fill('5');
  });
  await measure('publishing the assignments', async () => {
    await assignments.getByRole('button', { name: 'Publish' }).click();
    await expect(assignments).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^Judges 0 of 1,405 reviews/ })).toBeVisible();
  });

  const uid = /0x[0-9a-f]{64}/.exec(page.url())?.[0] as Hex;
  const reviewsOf = (place: number) =>
    Array.from({ length: 281 * 5 }, (_, review) => review)
      .filter((review) => review % people.length === place)
      .map((review) => ({
        ...{ schema: getSchemas().evaluation, refUID: uid },
        data: encodeActData('evaluation', {
          ...{ entry: (review % 281) + 1, points: [review % 6, 3, 4, 5] },
          ...{ comment: 'It works.', commentHash: null },
        }),
      }));
  // More at once than a busy chain answers in time would fail.
  for (let place = 0; place < people.length; place += 4)
    await Promise.all(
      people.slice(place, place + 4).map((judge, next) => attestMany(judge, reviewsOf(place + next))),
    );
  await waitForScan();
  const ranking = page.getByRole('table', { name: 'Ranking' });
  await measure('ranking, from a new page', async () => {
    await page.goto(`/contests/local/${uid}`);
    await expect(ranking.getByRole('link', { name: /^Project / }).first()).toBeVisible();
  });
  await expect(ranking.getByRole('row').nth(1)).toContainText('5 of');
  await measure('desk, from a new page', async () => {
    await page.goto(`/contests/local/${uid}#organizer`);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Judges [\d,]+ of 1,405 reviews/ })).toBeVisible();
  });
});

test('the organizer admits 281 submissions', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000);
  const [organizer, judge, entrant] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  const contest = await attestResolverContest({
    ...{ organizer, judges: [judge], title: 'A large call', takesSubmissions: true },
    document: {
      ...{ format: 'laurel-contest/1', description: '', tracks: [], prizes: [], entries: [] },
      criteria: [{ label: 'Legibility', anchors: [] }],
    },
    terms: { maxPoints: [5], weights: [1] },
  });
  const submissions = Array.from({ length: 281 }, (_, n) => {
    const texts = { link: '', picture: '', about: 'It works.', track: 0 };
    const { dataUri, contentHash } = writeDocument({ name: `Project ${n + 1}`, ...texts });
    const data = encodeActData('entry', { uri: dataUri ?? '', contentHash, replaces: null });
    return { schema: getSchemas().entry, refUID: contest.uid, data };
  });
  await attestMany(entrant, submissions);
  await waitForScan();
  const region = page.getByRole('region', { name: 'Organizer' });
  await measure('desk with 281 submissions', async () => {
    await openAs(page, organizer, contest.path);
    await expect(region.getByRole('button', { name: 'Admit all' })).toBeVisible();
  });
  const dialog = page.getByRole('dialog');
  for (const count of [200, 81])
    await measure(`admission of ${count}`, async () => {
      await region.getByRole('button', { name: 'Admit all' }).click();
      await dialog.getByRole('button', { name: `Admit ${count} submissions` }).click();
      await expect(dialog).toBeHidden({ timeout: 60_000 });
    });
  await expect(page.getByRole('button', { name: 'Submissions 0 waiting, 281 admitted' })).toBeVisible();
});
