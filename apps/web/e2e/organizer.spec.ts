import { readFile } from 'node:fs/promises';
import { local } from '@org/chain-config';
import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { createAccount } from './fixtures/accounts.ts';
import { attestResolverContest } from './fixtures/attest.ts';
import { openAs } from './fixtures/openAs.ts';
import { waitForSent, withholdSent } from './fixtures/scriptedWallet.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';

const makeEntry = (name: string) => ({
  ...{ name, link: `https://example.org/${name}`, picture: '', about: '', track: 0 },
});

async function start(title: string) {
  const [organizer, judge] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestResolverContest({
    ...{ organizer, judges: [judge], title },
    document: {
      ...{ format: 'laurel-contest/1', description: '', tracks: [], prizes: [] },
      criteria: [{ label: 'Legibility', anchors: [] }],
      entries: [makeEntry('Tide marks'), makeEntry('Rope and knots')],
      judges: [{ address: judge.address, name: 'Ada Park' }],
    },
    terms: { maxPoints: [5], weights: [1] },
  });
  return { organizer, judge, contest };
}

test('the organizer adds entries and judges, removes and disqualifies, postpones and writes a note', async ({
  page,
}) => {
  const { organizer, contest } = await start('Signs with a desk');
  const another = await createAccount();
  await openAs(page, organizer, contest.path);
  const region = page.getByRole('region', { name: 'Organizer' });
  await expect(region).toContainText('0 of 2 reviews are in.');
  await expect(region.getByRole('button', { name: 'Copy a reminder' })).toBeVisible();

  await region.getByRole('button', { name: 'Add entries' }).click();
  const list = page.getByRole('dialog', { name: 'Add entries' });
  await list.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect(list.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await list.getByRole('textbox', { name: 'Name' }).fill('Painted buoys');
  await list.getByRole('button', { name: 'Add another entry' }).click();
  await list.getByRole('group', { name: 'Entry 4' }).getByRole('textbox', { name: 'Name' }).fill('Old maps');
  await list.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(list).toHaveCount(0);
  await expect(region.getByRole('link', { name: 'Painted buoys' })).toBeVisible();
  await expect(region).toContainText('0 of 4 reviews are in.');

  await region.getByRole('button', { name: 'Add a judge' }).click();
  const judges = page.getByRole('dialog', { name: 'Add judges' });
  await judges.getByRole('textbox', { name: 'Judges' }).fill(`${another.address}\n0x12`);
  await judges.getByRole('button', { name: 'Add 1 judge' }).click();
  await expect(judges).toContainText('Line 2 is not an address.');
  await judges.getByRole('textbox', { name: 'Judges' }).fill(`${another.address}, Noor Aziz`);
  await judges.getByRole('button', { name: 'Add 1 judge' }).click();
  await expect(judges).toHaveCount(0);
  const named = page.getByRole('dialog', { name: 'Add a note' });
  await expect(named.getByRole('textbox', { name: 'Note' })).toHaveValue(
    `New judges:\nNoor Aziz, ${another.address}`,
  );
  await named.getByRole('button', { name: 'Cancel' }).click();
  await expect(region).toContainText('0 of 8 reviews are in.');

  await region.getByRole('button', { name: 'Remove Ada Park' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this judge?' });
  await expect(removal).toContainText('Ada Park');
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(removal).toHaveCount(0);
  await expect(region.getByRole('button', { name: 'Remove Ada Park' })).toHaveCount(0);

  await region.getByRole('button', { name: 'Disqualify Old maps' }).click();
  const disqualification = page.getByRole('dialog', { name: 'Disqualify this entry?' });
  await disqualification.getByRole('textbox', { name: 'Reason' }).fill('It was drawn in 1911.');
  await disqualification.getByRole('button', { name: 'Disqualify' }).click();
  await expect(disqualification).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Outside the ranking' })).toContainText(
    'It was drawn in 1911.',
  );

  await region.getByRole('button', { name: 'Postpone' }).click();
  const postponement = page.getByRole('dialog', { name: 'Postpone the contest' });
  const field = postponement.getByLabel('Judging until');
  const until = new Date(`${await field.inputValue()}:00Z`);
  until.setUTCDate(until.getUTCDate() + 2);
  await postponement.getByRole('button', { name: 'Postpone' }).click();
  await expect(postponement.getByText('Move at least one date.')).toBeVisible();
  await field.fill(until.toISOString().slice(0, 16));
  await postponement.getByRole('textbox', { name: 'Reason' }).fill('Snow.');
  await postponement.getByRole('button', { name: 'Postpone' }).click();
  await expect(postponement).toHaveCount(0);
  await expect(page.getByText(/^Judging extended by 2 days/)).toBeVisible();

  await region.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('dialog', { name: 'Add a note' });
  await note.getByRole('textbox', { name: 'Note' }).fill('The doors open at 9.');
  await note.getByRole('button', { name: 'Publish' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notes', exact: true })).toContainText(
    'The doors open at 9.',
  );
  await region.getByRole('button', { name: 'Withdraw this note' }).click();
  const taken = page.getByRole('dialog', { name: 'Withdraw this note?' });
  await taken.getByRole('button', { name: 'Withdraw note' }).click();
  await expect(taken).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notes', exact: true })).toHaveCount(0);

  await region.getByRole('button', { name: 'Assign entries' }).last().click();
  const assignments = page.getByRole('dialog', { name: 'Assign entries to judges' });
  await assignments.getByRole('button', { name: /^Change the entries of/ }).click();
  await assignments.getByRole('checkbox', { name: '2. Rope and knots' }).uncheck();
  await assignments.getByRole('button', { name: 'Publish' }).click();
  await expect(assignments).toHaveCount(0);
  await expect(region).toContainText('0 of 2 reviews are in.');
  const notes = page.getByRole('region', { name: 'Notes', exact: true });
  await notes.getByRole('button', { name: 'Show who reviews what' }).click();
  await expect(notes.getByRole('link', { name: 'Painted buoys' })).toBeVisible();
  await expect(notes.getByRole('link', { name: 'Rope and knots' })).toHaveCount(0);
});

test('an owner of the organizer’s Safe saves an act as a file, which the organizer’s account sends', {
  tag: '@full',
}, async ({ page }) => {
  const { organizer, judge, contest } = await start('Signs of a Safe');
  await openAs(page, judge, `${contest.path}#organizer`);
  const region = page.getByRole('region', { name: 'Organizer' });
  await expect(region).toContainText('You look at the desk without the organizer’s account.');
  await region.getByRole('button', { name: 'Disqualify Tide marks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disqualify this entry?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was drawn in 1911.');
  await expect(dialog.getByRole('button', { name: 'Disqualify' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save for a Safe' }).click();
  const file = await saved;
  await expect(dialog).toContainText('nothing is sent until its owners have signed');
  const { chainId, transactions } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(chainId).toBe(`${local.chain.id}`);
  expect(transactions).toHaveLength(1);
  const [{ to, value, data }] = transactions;
  const account = privateKeyToAccount(organizer.privateKey);
  const wallet = createWalletClient({ account, chain: local.chain, transport: http(stack.rpcUrl) });
  await wallet.sendTransaction({ to, data, value: BigInt(value) });
  await page.goto(contest.path);
  await expect(page.getByRole('region', { name: 'Outside the ranking' })).toContainText(
    'It was drawn in 1911.',
    { timeout: 30_000 },
  );
});

test('stores the texts of a late list for 14 days before it is saved for a Safe', { tag: '@full' }, async ({
  page,
}) => {
  const { judge, contest } = await start('Signs of a Safe, later');
  await openAs(page, judge, `${contest.path}#organizer`);
  const region = page.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Add entries' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Long story');
  await dialog.getByRole('textbox', { name: 'About' }).fill('It began with a boat. '.repeat(400));
  await page.route('**/api/documents*', (route) => route.fulfill({ status: 429, json: {} }));
  await dialog.getByRole('button', { name: 'Save for a Safe' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have stored a lot in a short time');

  await page.unroute('**/api/documents*');
  const stored = page.waitForResponse(/\/api\/documents\?signed=later$/);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save for a Safe' }).click();
  expect((await stored).status()).toBe(201);
  await saved;
  await expect(dialog).toContainText('stored on this site for 14 days');
});

test('prints a sheet for each judge, without the page', { tag: '@full' }, async ({ page }) => {
  const { organizer, contest } = await start('Signs on paper');
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openAs(page, organizer, contest.path);
  const region = page.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Print judges’ sheets' }).click();
  await page
    .getByRole('dialog', { name: 'Print a sheet for each judge' })
    .getByRole('button', { name: 'Print', exact: true })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Ada Park/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '2. Rope and knots' })).toBeVisible();
  await expect(page.getByRole('img', { name: /#judge$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.getByText('To do next')).toBeHidden();
});

test('says why the contract refuses an act, before the wallet is asked', { tag: '@full' }, async ({
  page,
}) => {
  const { organizer, judge, contest } = await start('Signs that refuse');
  await openAs(page, organizer, contest.path);
  const region = page.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Add a judge' }).click();
  const judges = page.getByRole('dialog', { name: 'Add judges' });
  await judges.getByRole('textbox', { name: 'Judges' }).fill(judge.address);
  await judges.getByRole('button', { name: 'Add 1 judge' }).click();
  await expect(judges).toContainText('The account in line 1 is a judge already.');
  await judges.getByRole('button', { name: 'Cancel' }).click();
  await region.getByRole('button', { name: 'Postpone' }).click();
  const postponement = page.getByRole('dialog', { name: 'Postpone the contest' });
  const field = postponement.getByLabel('Judging until');
  const until = new Date(`${await field.inputValue()}:00Z`);
  until.setUTCDate(until.getUTCDate() + 15);
  await field.fill(until.toISOString().slice(0, 16));
  await expect(postponement).toContainText('This is more than 14 days later than planned.');
});

test('finds the withdrawal of a contest that was signed during a reload', { tag: '@full' }, async ({
  page,
}) => {
  const { organizer, contest } = await start('Signs that are withdrawn');
  await openAs(page, organizer, contest.path);
  await withholdSent(page);
  const region = page.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Withdraw the contest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this contest?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Withdraw the contest' }).click();
  await waitForSent(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The contest is withdrawn');
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(region.getByRole('button', { name: 'Withdraw the contest' })).toHaveCount(0);
});
