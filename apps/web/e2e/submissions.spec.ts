import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { attestResolverContest } from './fixtures/attest.ts';
import { createPng } from './fixtures/createPng.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const document = {
  format: 'laurel-contest/1',
  description: 'Which of these signs would you hang up tomorrow?',
  criteria: [{ label: 'Legibility', anchors: [] }],
  tracks: [
    { name: 'Indoors', about: '' },
    { name: 'Outdoors', about: '' },
  ],
  prizes: [],
  entries: [],
} as const;

async function start(title: string) {
  const [organizer, judge] = await Promise.all([createAccount(), createAccount()]);
  const contest = await attestResolverContest({
    ...{ organizer, judges: [judge], title, document, takesSubmissions: true },
    terms: { maxPoints: [5], weights: [1] },
  });
  return { organizer, judge, contest };
}

async function submit(page: Page, name: string, about = '') {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'About' }).fill(about);
  await expect(page.getByText(/about .* ETH/i)).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an entry is submitted, edited, admitted and withdrawn from the page alone', async ({
  page,
  openOther,
}) => {
  const entrant = await createAccount();
  const { organizer, contest } = await start('Signs by everyone');

  await openAs(page, entrant, contest.path);
  await expect(page.getByText('This contest takes entries until', { exact: false })).toBeVisible();
  await expect(page.getByText('Your address is not a judge of this contest:')).toHaveCount(0);
  await page.getByRole('link', { name: 'Submit an entry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Submit an entry' })).toBeVisible();

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Name' }).fill('Painted buoys');
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.org/buoys');
  await page.getByRole('combobox', { name: 'Track' }).click();
  await page.getByRole('option', { name: 'Outdoors' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Painted buoys');
  await expect(page.getByRole('complementary')).toContainText('Outdoors');
  await submit(page, 'Painted buoys', 'Twelve schools.');
  await expect(page).toHaveURL(/\/submissions\/0x[0-9a-f]{64}$/);
  await expect(page.getByText('waiting for the organizer')).toBeVisible();
  const first = page.url();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your entry' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('Twelve schools.');
  // Does not fit into the attestation.
  const story = `${'The paint comes from the boats. '.repeat(300)}Thirteen schools.`;
  await submit(page, 'Painted buoys, again', story);
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goto(first);
  await expect(page).toHaveURL(second);
  await expect(page.getByText('Thirteen schools.')).toBeVisible();

  const desk = await openOther();
  await openAs(desk, organizer, contest.path);
  const region = desk.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Admit Painted buoys, again' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Admit this submission?' });
  await expect(dialog).toContainText('It becomes entry number 1');
  await dialog.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(region).toContainText('0 waiting, 1 admitted');
  await expect(region.getByRole('button', { name: 'Disqualify Painted buoys, again' })).toBeVisible();

  await expect(page.getByText('admitted as number 1')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw this submission?' });
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click();
  await expect(withdrawal).toHaveCount(0);
  await expect(page.getByText('withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('all submissions are admitted at once, and one is turned down with a reason that everybody reads', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const { organizer, contest } = await start('Signs in a hurry');
  const pages = [];
  for (const name of ['Tide marks', 'Rope and knots', 'Buy gold']) {
    const entrant = await openOther();
    await openAs(entrant, await createAccount(), `${contest.path}/submit`);
    await submit(entrant, name);
    pages.push(entrant);
  }
  await openAs(page, organizer, contest.path);
  const region = page.getByRole('region', { name: 'Organizer' });
  await region.getByRole('button', { name: 'Not admitted: Buy gold' }).click();
  const refusal = page.getByRole('dialog', { name: 'Do not admit this submission?' });
  await refusal.getByRole('button', { name: 'Publish the reason' }).click();
  await expect(refusal.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await refusal.getByRole('textbox', { name: 'Reason' }).fill('it is an advertisement.');
  await refusal.getByRole('button', { name: 'Publish the reason' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(region.getByText('it is an advertisement.').first()).toBeVisible();

  await region.getByRole('button', { name: 'Admit all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admit 2 submissions?' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tide marks' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Admit 2 submissions' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(region).toContainText('0 waiting, 2 admitted, 1 not admitted');
  await pages[2]?.reload();
  await expect(
    pages[2]?.getByText(/not admitted, because .*advertisement/) ?? page.locator('#none'),
  ).toBeVisible();
});

test('three entrants submit, edit, edit again once admitted, and withdraw at the same time; a copy takes nobody’s place', {
  tag: '@full',
}, async ({ page, openOther }) => {
  const { organizer, contest } = await start('Signs by three');
  const open = async () => {
    const own = await openOther();
    await openAs(own, await createAccount(), `${contest.path}/submit`);
    return own;
  };
  const entrants = await Promise.all(
    ['Tide marks', 'Rope and knots', 'Painted buoys'].map(async (name) => ({ name, own: await open() })),
  );
  type Entrant = (typeof entrants)[number];
  const each = (act: (entrant: Entrant) => Promise<void>) => Promise.all(entrants.map(act));
  const edit = async ({ name, own }: Entrant, about: string) => {
    await own.getByRole('link', { name: 'Edit' }).click();
    await expect(own.getByRole('heading', { level: 1, name: 'Edit your entry' })).toBeVisible();
    await submit(own, name, about);
    await expect(own.getByText(about)).toBeVisible();
  };
  await each(({ name, own }) => submit(own, name, 'First.'));
  await each((entrant) => edit(entrant, 'Second.'));

  // The same document by somebody else.
  const [first] = entrants;
  const copy = await open();
  await submit(copy, 'Tide marks', 'Second.');
  await expect(copy.getByText('A copy of an earlier submission')).toBeVisible();
  const original = copy.getByRole('link', { name: 'Open the original' });
  await expect(original).toHaveAttribute('href', new URL(first?.own.url() ?? '').pathname);

  await openAs(page, organizer, contest.path);
  const region = page.getByRole('region', { name: 'Organizer' });
  await expect(region).toContainText('4 waiting, 0 admitted');
  await expect(region.getByText('Another account submitted the same texts', { exact: false })).toHaveCount(1);
  for (const [index, { name }] of entrants.entries()) {
    await region
      .getByRole('button', { name: `Admit ${name}`, exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Admit this submission?' });
    await expect(dialog).toContainText(`It becomes entry number ${index + 1}`);
    await dialog.getByRole('button', { name: 'Admit', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  for (const [index, { own }] of entrants.entries())
    await expect(own.getByText(`admitted as number ${index + 1}`)).toBeVisible({ timeout: 20_000 });
  await expect(copy.getByText('waiting for the organizer')).toBeVisible();

  await each(async ({ own }) => {
    await expect(
      own.getByText('If you edit this entry, it leaves the ranking', { exact: false }),
    ).toBeVisible();
  });
  await each((entrant) => edit(entrant, 'Third.'));
  await each(async ({ own }) => {
    await expect(own.getByText('waiting for the organizer')).toBeVisible();
    await own.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = own.getByRole('dialog', { name: 'Withdraw this submission?' });
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(own.getByText('withdrawn', { exact: true })).toBeVisible();
  });
  await copy.reload();
  await expect(copy.getByText('waiting for the organizer')).toBeVisible();
  await expect(copy.getByText('A copy of an earlier submission')).toBeVisible();
});

test('an entry is submitted with pictures, which everyone sees re-encoded', async ({ page, openOther }) => {
  const { contest } = await start('Signs with pictures');
  await openAs(page, await createAccount(), `${contest.path}/submit`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Painted buoys');
  const picture = page.getByLabel('Picture', { exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await picture.setInputFiles({ name: 'buoys.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText('Unsupported file type.', { exact: false })).toBeVisible();
  await picture.setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: createPng(2_000, 1_500) },
    { name: 'small.png', mimeType: 'image/png', buffer: createPng(200, 300) },
  ]);
  await page.getByRole('textbox', { name: 'Alternative text 1' }).fill('The sun over a buoy');
  await page.getByRole('textbox', { name: 'Alternative text 2' }).fill('A buoy');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Alternative text 2' })).toHaveValue('A buoy');
  await submit(page, 'Painted buoys', 'Twelve schools.');

  const reader = await openOther();
  await reader.goto(page.url());
  const shown = reader.getByRole('img', { name: 'The sun over a buoy' });
  const readWidth = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => shown.evaluate(readWidth)).toBeGreaterThan(300);
  const src = new URL((await shown.getAttribute('src')) ?? '', reader.url());
  const answer = await reader.request.get(src.href);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const original = await reader.request.get(
    src.href.replace(/\/api\/pictures\/(\w+).*/, '/api/documents/$1'),
  );
  expect(original.headers()['content-disposition']).toMatch(/^attachment/);
  expect((await original.body()).length).toBeLessThanOrEqual(150_000);
});
