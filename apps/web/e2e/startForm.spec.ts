import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { createPng } from './fixtures/createPng.ts';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { runCommand } from './fixtures/runCommand.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { stack } from './fixtures/stack.ts';
import {
  type FormValues,
  fillContest,
  findForm,
  someContest,
  startContest,
} from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const otherJudge = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const complete = someContest(judge);

async function expectError(page: Page, name: string, text: RegExp, nth = 0) {
  const field = page.getByRole('main').getByLabel(name, { exact: true }).nth(nth);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(ids.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(texts.join('\n')).toMatch(text);
  await expect(findForm(page).dialog).toHaveCount(0);
}

/** Each mistake: how it is made, the field that reports it, the reason, and how it is corrected. */
const wrong: [what: string, values: FormValues, name: string, text: RegExp, right?: FormValues][] = [
  ['a blank title', { title: '   ' }, 'Title', /title/i],
  ['a title that is too long', { title: 'x'.repeat(201) }, 'Title', /200/, { title: 'Chairs' }],
  [
    'a blank description',
    { description: ' \n ' },
    'Description',
    /what the contest is about/i,
    { description: 'To sit on.' },
  ],
  ['a maximum of 0', { criteria: [{ label: 'Idea', maximum: 0 }] }, 'Maximum', /from 1 to 255/],
  [
    'a weight that is too large',
    { criteria: [{ label: 'Idea', weight: 256 }] },
    'Weight',
    /from 1 to 255/,
    { criteria: [{ label: 'Idea' }] },
  ],
  ['no judges', { judges: '' }, 'Judges', /judge/i],
  ['an invalid address', { judges: `${judge}\n\nsomebody` }, 'Judges', /line 3/i],
  ['an address with a wrong checksum', { judges: judge.replace('C8', 'c8') }, 'Judges', /line 1/i],
  ['a judge named twice', { judges: `${judge}\n${otherJudge}\n${judge.toLowerCase()}` }, 'Judges', /line 3/i],
  ['two judges on a line', { judges: `${judge} ${otherJudge}` }, 'Judges', /2 addresses/i, { judges: judge }],
  ['an entry without a name', { entries: [{ name: '', link: '', about: 'Nameless.' }] }, 'Name', /name/i],
  ['an entry that is not a link', { entries: [{ name: 'Stool', link: 'stool' }] }, 'Link', /isn’t a link/],
  [
    'an entry that is not a web link',
    { entries: [{ name: 'Stool', link: 'javascript:alert(1)' }] },
    'Link',
    /isn’t a link/,
    { entries: [{ name: 'Stool', link: 'https://example.org/a' }] },
  ],
  ['an end in the past', { closesAt: new Date('2020-01-01T10:00') }, 'Judging ends', /future/],
  [
    'a start after the end',
    { opensAt: new Date('2036-01-01T10:00'), closesAt: new Date('2035-01-01T10:00') },
    'Judging ends',
    /after judging starts/,
    { closesAt: new Date('2037-01-01T10:00') },
  ],
];

test('rejects every kind of mistake with a reason at its field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  const { criteria: _, entries: __, ...others } = complete;
  const { start, steps } = findForm(page);
  await fillContest(page, others);
  await start.click();
  await expect(page.getByText('Add at least one criterion, or choose a set.')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Criteria' })).toHaveAttribute('aria-current', 'step');
  await fillContest(page, { criteria: 'Jury' });
  await start.click();
  await expect(page.getByText('Add at least one entry, or take submissions.')).toBeVisible();
  await fillContest(page, { entries: complete.entries ?? [] });
  for (const [what, values, name, text, right] of wrong)
    await test.step(what, async () => {
      await fillContest(page, values);
      await start.click();
      await expectError(page, name, text);
      if (right) await fillContest(page, right);
    });
  const link = 'https://example.org/a';
  await fillContest(page, {
    entries: [
      { name: 'One', link },
      { name: 'Two', link },
    ],
  });
  await start.click();
  await expectError(page, 'Link', /same link/, 1);
});

test('puts criteria in order by dragging, and previews the rules', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  const { step, field } = findForm(page);
  await field('Rules').fill(
    '### Who can enter\n\n- [Anybody](javascript:alert(1)) and [you](https://example.org)',
  );
  await page.getByRole('button', { name: 'Preview the rules' }).click();
  await expect(page.getByRole('heading', { name: 'Who can enter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anybody' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'you', exact: true })).toHaveAttribute(
    'href',
    'https://example.org',
  );
  await step('Criteria').click();
  await page.getByRole('button', { name: 'Jury' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: /^Criterion/ }) });
  const grip = row.first().locator('[data-grip]');
  await grip.hover();
  await page.mouse.down();
  const last = await row.nth(3).boundingBox();
  for (const part of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const from = await row.first().boundingBox();
    if (!from || !last) throw new Error('The rows are drawn.');
    await page.mouse.move(from.x + 20, from.y + ((last.y - from.y + last.height) * part) / 10);
  }
  await page.mouse.up();
  await expect(field('Label').nth(3)).toHaveValue('Quality');
  await expect(field('Label').nth(0)).toHaveValue('Originality');
});

test(
  'resumes a draft in another browser from its file, which the command reads, too',
  { tag: '@full' },
  async ({ page, openOther }, testInfo) => {
    await page.goto('/contests/start');
    await fillContest(page, { ...complete, title: 'From a file', judges: `${judge} Ada Park` });
    await findForm(page).step('Entries').click();
    const picture = { name: 'stool.png', mimeType: 'image/png', buffer: createPng(400, 300) };
    await page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
    await page.getByRole('textbox', { name: 'Alternative text' }).fill('A stool in the sun');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('from-a-file.json');
    const file = testInfo.outputPath('draft.json');
    await saved.saveAs(file);

    const other = await openOther();
    await other.goto('/contests/start');
    const input = other.getByLabel('Open a file');
    await input.setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.alloc(10_000_000),
    });
    await expect(other.getByRole('alert').filter({ hasText: 'The file can’t be opened' })).toContainText(
      'bytes',
    );
    await input.setInputFiles(file);
    await expect(other.getByText('Opened “From a file” from a file')).toBeVisible();
    const { step, field, start: button } = findForm(other);
    await expect(step('Check and sign')).toHaveAttribute('aria-current', 'step');
    await expect(button).toBeVisible();
    await expectAccessible(other);
    // The file names the picture by its CID, and the server has it.
    await step('Entries').click();
    await expect(other.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A stool in the sun');
    const shown = other.getByRole('main').locator('img[src*="/api/pictures/"]').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await step('Judges').click();
    await expect(field('Judges')).toHaveValue(`${judge} Ada Park`);
    await other.reload();
    await expect(field('Judges')).toHaveValue(`${judge} Ada Park`);

    const transaction = testInfo.outputPath('transaction.json');
    const document = testInfo.outputPath('document.json');
    const start = ['start', stack.rpcUrl, file, '--unsigned', transaction, '--from', otherJudge];
    // A document with pictures is to be stored on their site: the command writes it, and says under which CID.
    const { output } = await runCommand(...start, '--document', document);
    const uri = /--uri (ipfs:\/\/\w+)/.exec(output)?.[1] ?? '';
    expect(await runCommand(...start, '--document', document, '--uri', uri)).toMatchObject({ code: 0 });
    const [, data = ''] = /"data":\s*"0x([0-9a-f]+)"/.exec(await readFile(transaction, 'utf8')) ?? [];
    expect(Buffer.from(data, 'hex').toString('latin1')).toContain(uri);
    const published = await readFile(document, 'utf8');
    expect(published).toContain('To sit on.');
    expect(published).not.toContain('Ada Park');
    expect(published).toContain('A stool in the sun');
  },
);

test('shows an error as soon as the field loses focus', { tag: '@full' }, async ({ page }) => {
  await page.goto('/contests/start');
  const { step, field } = findForm(page);
  await step('Judges').click();
  await field('Judges').fill('somebody');
  await field('Judges').blur();
  await expectError(page, 'Judges', /line 1/i);
  await field('Judges').fill(judge);
  await expect(field('Judges')).not.toHaveAttribute('aria-invalid', 'true');
});

test('keeps the draft after a reload, connects on "Start contest", and keeps it after a rejection in the wallet', async ({
  page,
}) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, {
    privateKey: organizer.privateKey,
    behavior: { eth_sendTransaction: 'reject' },
  });
  await page.goto('/contests/start');
  await fillContest(page, { ...complete, title: 'Kept' });
  await page.reload();
  const { step, field, start, dialog, sign } = findForm(page);
  await expect(step('Check and sign')).toHaveAttribute('aria-current', 'step');
  await step('Basics').click();
  await expect(field('Title')).toHaveValue('Kept');
  await step('Entries').click();
  await expect(field('Link')).toHaveValue('https://example.org/stool');
  await step('Criteria').click();
  await expect(field('Label').nth(5)).toHaveValue('Documentation');

  await step('Check and sign').click();
  await start.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scripted Wallet' }).click();
  await expect(dialog).toContainText('Kept');
  await sign.click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.scriptedWallet.requests.some(({ method }) => method === 'eth_sendTransaction'),
      ),
    )
    .toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(sign).toBeEnabled();
  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok'));
  await sign.click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible({ timeout: 30_000 });

  // The form is empty for the next contest.
  await page.getByRole('link', { name: 'Start a contest' }).first().click();
  await expect(field('Title')).toHaveValue('');
});

test('starts a contest with own criteria, named judges, submissions and sealed reviews', async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const path = await startContest(page, {
    title: 'Benches',
    description: 'Where would you sit?',
    criteria: [
      { label: 'Comfort', weight: 2 },
      { label: 'Built', maximum: 1, weight: 3 },
    ],
    judges: `${judge} Ada Park\n${otherJudge}`,
    publishesNames: true,
    entries: [{ name: 'Oak bench', link: 'https://example.org/oak', about: 'Wide.' }],
    takesSubmissions: true,
    submissionsUntil: inDays(3),
    closesAt: inDays(9),
    isSealed: true,
    revealUntil: inDays(12),
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benches');
  const main = page.getByRole('main');
  for (const text of ['Comfort', 'Built', 'Ada Park', 'Oak bench']) await expect(main).toContainText(text);
});

test('keeps the next contest’s draft when a pending one is found after a reload', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  await fillContest(page, { ...complete, title: 'The first one' });
  const { step, field, start, sign } = findForm(page);
  await start.click();
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    // The wallet signs only after the page was reloaded.
    window.scriptedWallet.request = async (call) => {
      if (call.method !== 'eth_sendTransaction') return request(call);
      window.localStorage.setItem('late', JSON.stringify(call.params));
      return new Promise(() => undefined);
    };
  });
  await sign.click();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('late'))).not.toBeNull();
  await page.reload();
  await step('Basics').click();
  await field('Title').fill('The second one');
  await page.evaluate(async () => {
    const params: unknown = JSON.parse(window.localStorage.getItem('late') ?? '[]');
    await window.scriptedWallet.request({ method: 'eth_sendTransaction', params });
  });
  await expect(page.getByText('“The first one” is started and visible to everyone.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(field('Title')).toHaveValue('The second one');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
});

test('updates checklist, previews and facts while typing, and says up front that the contest is permanently public', {
  tag: '@full',
}, async ({ page }) => {
  const organizer = await createAccount();
  await offerScriptedWallet(page, { privateKey: organizer.privateKey });
  await page.goto('/contests/start');
  const { step, steps } = findForm(page);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(step('Basics')).toHaveAccessibleDescription(/to do/);
  await fillContest(page, { ...complete, title: '<i>Chairs</i>' });
  await expect(page.getByText('Permanently public.')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Judges' })).toHaveAccessibleDescription(/complete 1 judge/);
  await expect(page.getByText('shown once a wallet is connected')).toBeVisible();
  await expect(page.getByText(/^Texts: \d+ of 262,144 bytes$/)).toBeVisible();
  await connectWallet(page);
  await expect(page.getByText(/^about 0\.\d+ ETH$/)).toBeVisible();
  await step('Entries').click();
  await expect(preview).toContainText('<i>Chairs</i>');
  await expect(preview.getByText('Stool')).toBeVisible();
  await step('Criteria').click();
  await expect(preview.getByRole('checkbox', { name: 'Creativity' })).toBeVisible();
});

test('issue 27: keeps the moment of a date in another time zone', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  const open = async (timezoneId: string, draft?: string) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    if (draft)
      await page.addInitScript((text) => window.localStorage.setItem('laurel.draft.contest', text), draft);
    await page.goto('/contests/start');
    await findForm(page).step('Dates').click();
    return { context, page, ends: findForm(page).date('Judging ends') };
  };
  const berlin = await open('Europe/Berlin');
  const read = () => berlin.page.evaluate(() => window.localStorage.getItem('laurel.draft.contest'));
  let draft = await read();
  /** Fills the field, and waits until the browser has stored the draft. */
  const fill = async (time: string) => {
    await berlin.ends.fill(time);
    await expect.poll(read).not.toBe(draft);
    draft = await read();
  };
  await fill('2027-02-01T18:00');
  await expect(berlin.page.getByText(/your time zone, Europe\/Berlin/)).toBeVisible();
  await fill('2027-10-31T02:30');
  await expect(berlin.page.getByText(/exists twice that night/)).toBeVisible();
  await fill('2027-02-01T18:00');
  await berlin.context.close();
  const angeles = await open('America/Los_Angeles', draft ?? '');
  await expect(angeles.ends).toHaveValue('2027-02-01T09:00');
  await angeles.context.close();
});

for (const width of [1280, 390]) {
  test(`passes axe with each step empty and invalid, at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contests/start');
    const { step, start, field } = findForm(page);
    const steps = ['Basics', 'Criteria', 'Judges', 'Entries', 'Dates', 'Check and sign'] as const;
    for (const name of steps) {
      await step(name).click();
      await expectAccessible(page);
    }
    await fillContest(page, {
      ...complete,
      judges: 'somebody',
      entries: [{ name: '', link: `https://example.org/${'long-'.repeat(60)} ` }],
    });
    await start.click();
    await expect(field('Judges')).toBeFocused();
    for (const name of steps) {
      await step(name).click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
