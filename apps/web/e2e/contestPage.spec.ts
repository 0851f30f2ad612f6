import { readFile, writeFile } from 'node:fs/promises';
import { type ContestDocument, encodeNote, NOTE_SCHEMA, NOTE_SCHEMA_UID, writeDocument } from '@org/contests';
import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attest, attestAct, attestResolverContest } from './fixtures/attest.ts';
import { untilClosed } from './fixtures/attestClosed.ts';
import {
  expectAccessible,
  expectAccessibleAtNight,
  expectNoSidewaysScroll,
} from './fixtures/expectAccessible.ts';
import { expectEarly } from './fixtures/expectEarly.ts';
import { openSection } from './fixtures/openSection.ts';
import { runCommand } from './fixtures/runCommand.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

const entry = (name: string) => ({
  ...{ name, link: `https://example.org/${name.toLowerCase()}`, picture: '' },
  ...{ about: `About ${name}.`, track: 0 },
});

const document: ContestDocument = {
  format: 'laurel-contest/1',
  description: 'Which kiln would you fire?',
  criteria: [
    { label: 'Heat', anchors: [{ points: 5, text: 'Melts glass.' }] },
    { label: 'Cost', anchors: [] },
  ],
  tracks: [],
  prizes: [{ name: 'A load of clay', about: '', track: 0 }],
  entries: [entry('Kiln'), entry('Oven'), entry('Stove')],
};
const terms = { maxPoints: [5, 10], weights: [2, 1] };

async function attestReviewed(title: string) {
  const [organizer, ada, ben] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  const contest = await attestResolverContest({ organizer, judges: [ada, ben], title, document, terms });
  const { uid } = contest;
  const review = { entry: 1, points: [4, 9], comment: 'Holds its heat.', commentHash: null };
  await attestAct(ada, 'evaluation', review, uid);
  await attestAct(ben, 'recusal', { entry: 2 }, uid);
  await attestAct(organizer, 'disqualify', { entry: 3, reason: 'It is a photograph.' }, uid);
  return contest;
}

/** Waits for the attestation made last: then the scan has all of them. */
const untilRead = (page: Page) =>
  expect(page.getByRole('region', { name: 'Outside the ranking' })).toBeVisible({ timeout: 30_000 });

test('opens a contest under the usual link, with names, weights and what is outside, and lists it with the others', async ({
  page,
}) => {
  const { path } = await attestReviewed('Kilns');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Kilns' })).toBeVisible();
  await untilRead(page);
  const criteria = page.getByRole('region', { name: 'Criteria' });
  await expect(criteria).toContainText('20 points in all');
  await expect(criteria).toContainText('Melts glass.');
  const row = page.getByRole('table', { name: 'Ranking' }).getByRole('row').filter({ hasText: 'Kiln' });
  await expect(row.getByRole('cell').nth(2)).toHaveText('17.00');
  await expect(row.getByRole('link', { name: 'Open project' })).toHaveAttribute(
    'href',
    'https://example.org/kiln',
  );
  await page.getByRole('button', { name: 'Show the reviews of Kiln' }).click();
  await expect(page.getByRole('figure')).toContainText('Heat 4 of 5');
  await expect(page.getByRole('figure')).toContainText('Holds its heat.');
  await expect(page.getByRole('region', { name: 'Outside the ranking' })).toContainText(
    'It is a photograph.',
  );
  await expect(page.getByRole('region', { name: 'Recusals' })).toContainText('Oven');
  await expectAccessibleAtNight(page);
  await expectEarly(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await expect(page.getByText(/^Checked: this ranking follows from \d signed reviews?\.$/)).toBeVisible({
    timeout: 30_000,
  });

  await page.getByRole('link', { name: /^Stove/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stove' })).toBeVisible();
  await expect(page.getByText('It is a photograph.')).toBeVisible();
  await expect(page.getByText('About Stove.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/contests?q=Kilns');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(card).toContainText('Kilns');
  await expect(card).toContainText('Which kiln would you fire?');
  // A card reads its reviews once it has been visible; contests of other tests may stand above it.
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(/· 1\sreview$/);
});

test('shows a postponement, late entries and notes on the page, and the new end in the list', {
  tag: '@full',
}, async ({ page }) => {
  const title = 'Postponed kilns';
  const [organizer, ada] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestResolverContest({ organizer, judges: [ada], title, document, terms });
  const { uid, path, times } = contest;
  await page.goto(path);
  const dates = page.getByRole('region', { name: 'Dates' });
  const postponed = page.getByRole('region', { name: 'Postponements' });
  await expect(dates).toBeVisible({ timeout: 30_000 });
  await expect(postponed).toHaveCount(0);

  const closesAt = times.closesAt + 2n * 86_400n;
  const reason = 'The kiln is broken. <b>It smokes.</b>';
  await attestAct(organizer, 'postpone', { ...times, closesAt, revealUntil: closesAt, reason }, uid);
  const late = { format: 'laurel-entries/1' as const, entries: [entry('Forge')] };
  const { dataUri, contentHash } = writeDocument(late);
  const list = {
    uri: dataUri ?? '',
    contentHash,
    entries: late.entries.map((each) => writeDocument(each).contentHash),
  };
  await attestAct(organizer, 'list', { ...list, first: 4 }, uid);
  await attest({
    ...{ attester: organizer, schema: NOTE_SCHEMA_UID, revocable: NOTE_SCHEMA.revocable, refUID: uid },
    data: encodeNote({ about: null, kind: 'text', text: 'The doors open at 9.' }),
  });
  await expect(postponed).toContainText(`Judging extended by 2 days: ${reason}`, { timeout: 30_000 });
  await expect(dates.getByText('Judging until').locator('..').locator('time')).toHaveAttribute(
    'datetime',
    new Date(Number(closesAt) * 1000).toISOString(),
  );
  await expect(page.getByRole('link', { name: /^Forge/ })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notes', exact: true })).toContainText(
    'The doors open at 9.',
    { timeout: 30_000 },
  );
  await expect(postponed).toContainText('extended by 2 days');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.goto(`/contests?q=${title.replaceAll(' ', '+')}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(
    card.locator(`time[datetime="${new Date(Number(closesAt) * 1000).toISOString()}"]`),
  ).toBeVisible({
    timeout: 30_000,
  });
});

test('shows numbers and hashes when the texts of a contest cannot be had', { tag: '@full' }, async ({
  page,
}) => {
  const organizer = await createAccount();
  const uri = 'https://example.org/elsewhere.json';
  const { path } = await attestResolverContest({
    organizer,
    judges: [organizer],
    title: 'No texts',
    document,
    terms,
    uri,
  });
  await page.goto(path);
  await expect(page.getByText('The texts of this contest could not be loaded')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(uri)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Entry 2/ })).toBeVisible();
});

type Rpc = { readonly method: string; readonly params: readonly unknown[] };

type Change = (
  asked: Rpc,
  result: unknown,
) => { readonly result: unknown } | { readonly error: object } | null;

/** The page's chain, with other answers where the last given function returns one. */
async function changeAnswers(page: Page) {
  let change: Change = () => null;
  await page.route(`${stack.rpcUrl}/**`, async (route) => {
    const asked = route.request().postDataJSON() as Rpc | null;
    if (!asked?.method) return route.continue();
    const response = await route.fetch();
    const { result, ...answer } = await response.json();
    const changed = change(asked, result);
    return route.fulfill({ response, json: { ...answer, ...(changed ?? { result }) } });
  });
  return (next: Change) => {
    change = next;
  };
}

const isAskedForFinalized = ({ method, params }: Rpc) =>
  method === 'eth_getBlockByNumber' && params[0] === 'finalized';

/** Runs the command that the page shows on a file. */
const verifyOffline = (command: string, file: string) =>
  runCommand(
    ...command
      .replace(/--bundle \S+/, `--bundle ${file}`)
      .split(' ')
      .slice(2),
  );

test('keeps the proof of a closed contest until it is final, and anyone can verify it offline', async ({
  page,
}, testInfo) => {
  const [organizer, ada] = await Promise.all([createAccount(), createAccount()]);
  const contest = await untilClosed(async (closesAt) => {
    const judged = { organizer, judges: [ada], title: 'Closed kilns', document, terms, closesAt };
    const { uid, path } = await attestResolverContest(judged);
    const review = { entry: 1, points: [4, 9], comment: 'Holds its heat.', commentHash: null };
    await attestAct(ada, 'evaluation', review, uid);
    await attestAct(ada, 'evaluation', { ...review, points: [5, 9], comment: 'Even better.' }, uid);
    return { path };
  });

  const answer = await changeAnswers(page);
  answer(({ method }) =>
    method === 'eth_getProof' ? { error: { code: -32601, message: 'the method does not exist' } } : null,
  );
  await page.goto(contest.path);
  let section = await openSection(page, 'Verify');
  const check = page.getByRole('button', { name: 'Check against the chain' });
  await check.click();
  await expect(section.getByText('No proof available here')).toBeVisible();
  await expect(section.getByText(/^Agrees with the chain at block/)).toBeVisible();

  answer((asked, result) =>
    isAskedForFinalized(asked) ? { result: { ...(result as object), number: '0x1' } } : null,
  );
  await check.click();
  const title = section.getByText(/^Proven by block \d+, awaiting finality$/);
  await expect(title).toBeVisible();
  const taken = await title.textContent();
  await expectAccessibleAtNight(page);

  await page.reload();
  section = await openSection(page, 'Verify');
  await expect(section.getByText(String(taken), { exact: true })).toBeVisible();
  await expect(section.getByText(/^This browser keeps the proof/)).toBeVisible();

  answer(() => null);
  await check.click();
  const proven = String(taken).replace(', awaiting finality', '');
  await expect(section.getByText(proven, { exact: true })).toBeVisible();
  await expect(section.getByText(/^Agrees with the chain at block/)).toBeVisible();
  await expect(section.getByText(/says that the block is final. No endpoint of another host/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download proof' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  // The page's own endpoint gave the hash: the command has a placeholder, and who runs it fills it in.
  const template = String(await section.getByText(/^npx @org\/contests verify/).textContent());
  const hash = String(await section.getByText(/^0x[0-9a-f]{64}$/).textContent());
  expect(template).not.toContain(hash);
  const command = template.replace('HASH_OF_THE_BLOCK', hash);
  const [genuine, forged] = [testInfo.outputPath('proof.json'), testInfo.outputPath('forged.json')];
  await writeFile(genuine, text);
  expect(await verifyOffline(command, genuine)).toMatchObject({ code: 0 });
  await writeFile(forged, text.replace('"reviews":1', '"reviews":2'));
  expect(await verifyOffline(command, forged)).toMatchObject({ code: 1 });

  const number = `0x${Number(/\d+/.exec(proven)?.[0]).toString(16)}`;
  const other = { hash: `0x${'07'.repeat(32)}` };
  answer(({ method, params }, result) =>
    method === 'eth_getBlockByNumber' && params[0] === number
      ? { result: { ...(result as object), ...other } }
      : null,
  );
  await check.click();
  await expect(section.getByText(/^The block of the earlier proof was replaced/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
