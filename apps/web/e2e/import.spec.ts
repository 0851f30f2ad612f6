import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount } from './fixtures/accounts.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const cleo = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const open = async (page: Page, kind: 'judges' | 'entries') => {
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
const rows = (page: Page) => page.getByRole('table', { name: 'Lines that were read' }).getByRole('row');

test('import: bad lines of a CSV file are named, the good ones taken over, and the contest can be signed', async ({
  page,
}) => {
  await openAs(page, await createAccount(), '/contests/start');
  await field(page, 'Title').fill('From a spreadsheet');
  await field(page, 'Description').fill('Judges and entries come from files.');
  await field(page, 'Judges').fill(cleo);

  const judges = await open(page, 'judges');
  await chooseFile(
    page,
    csv(
      'judges.csv',
      `\ufeffname;wallet\r\n"Ada; the first";${ada}\r\nEve;eve.eth\r\n\r\nBob;${bob}\r\nBob again;${bob.toLowerCase()}\r\nCleo;${cleo}\r\nDan;0x12\r\n`,
    ),
  );
  await expect(judges.getByText('3 good judges')).toBeVisible();
  await expect(judges.getByText('2 bad lines')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('3eve.ethThis is a name, and names are not looked up here');
  await expect(rows(page).nth(2)).toContainText('80x12This is no address');
  await expect(judges.getByText(/Line 1 names the columns.*1 is in the field already/)).toBeVisible();
  await judges.getByRole('button', { name: 'Take over 2 lines' }).click();
  await expect(judges).toHaveCount(0);
  await expect(field(page, 'Judges')).toHaveValue(`${cleo}\n${ada}\n${bob}`);
  await expect(page.getByText('2 lines were taken over. 1 was there already.')).toBeVisible();

  const entries = await open(page, 'entries');
  await field(page, 'Lines to read').fill('Lamp\thttps://lamp.example\nShelf\thttps://shelf.example');
  await entries.getByRole('button', { name: 'Take over 2 lines' }).click();
  await expect(field(page, 'Entries')).toHaveValue('https://lamp.example\nhttps://shelf.example');

  await page.getByRole('button', { name: 'Start contest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check what you sign' });
  for (const text of [ada, bob, cleo, 'https://shelf.example']) await expect(dialog).toContainText(text);
});

test('import: cells pasted into a field, and a file dropped on it, open the import; nothing is lost', async ({
  page,
}) => {
  await page.goto('/contests/start');
  await field(page, 'Judges').fill('still to be mended');
  await paste(page, 'Judges', `Ada\t${ada}\nBob\tnobody`);
  const dialog = page.getByRole('dialog', { name: 'Import judges' });
  await expect(dialog.getByText('1 good judge')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take over 1 line' }).click();
  await expect(field(page, 'Judges')).toHaveValue(`still to be mended\n${ada}`);
  await page.getByRole('button', { name: 'Mend 1 line that was left out' }).click();
  await expect(field(page, 'Lines to read')).toHaveValue('Bob\tnobody');
  await page.keyboard.press('Escape');

  await field(page, 'Judges').evaluate((element, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'judges.csv'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, `${ada}\n${bob}`);
  await expect(dialog.getByText('2 good judges')).toBeVisible();
  await page.keyboard.press('Escape');

  await paste(page, 'Judges', `${ada}, ${bob}; Cleo: ${cleo}`);
  await expect(dialog.getByText('3 good judges')).toBeVisible();
});

test('import: what is no list, too large or too long is refused in words', async ({ page }) => {
  await page.goto('/contests/start');
  const dialog = await open(page, 'entries');
  await chooseFile(page, { name: 'list.xlsx', mimeType: '', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) });
  await expect(dialog.getByText(/holds no text/)).toBeVisible();
  await chooseFile(page, csv('large.csv', 'x'.repeat(1_000_001)));
  await expect(dialog.getByText(/more than 1,000,000 bytes/)).toBeVisible();
  await chooseFile(page, csv('long.csv', 'https://example.org\n'.repeat(5_001)));
  await expect(dialog.getByText(/These are 5,001 lines; 5,000 is the most/)).toBeVisible();
  await chooseFile(
    page,
    csv('hostile.csv', '<img src=x onerror=alert(1)>\njavascript:alert(1)\n=HYPERLINK("https://x")\n'),
  );
  await expect(dialog.getByText('3 bad lines')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take over' })).toBeDisabled();
});

test('import: five thousand lines are read at once, and no more taken than a contest holds', async ({
  page,
}) => {
  await page.goto('/contests/start');
  const dialog = await open(page, 'entries');
  const lines = Array.from({ length: 5_000 }, (_, index) => `Entry ${index},https://example.org/${index}`);
  await chooseFile(page, csv('entries.csv', lines.join('\n')));
  await expect(dialog.getByText('5,000 good entries')).toBeVisible();
  await expect(dialog.getByText(/there would be 5000 entries; 200 is the most/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Take over/ })).toBeDisabled();
  await field(page, 'Lines to read').fill(lines.slice(0, 200).join('\n'));
  await dialog.getByRole('button', { name: 'Take over 200 lines' }).click();
  await expect(page.getByText('200 lines were taken over.')).toBeVisible();
});

test('import: the template is a file to begin with', async ({ page }) => {
  await page.goto('/contests/start');
  const dialog = await open(page, 'judges');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('judges.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^address,name\r\n/);
});

test('import: by keyboard alone, and without an accessibility fault at both widths', async ({ page }) => {
  await page.goto('/contests/start');
  await field(page, 'Judges').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import judges' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Lines to read')).toBeFocused();
  await page.keyboard.insertText(`name,address\nAda,${ada}\nEve,eve.eth`);
  await expect(page.getByText('1 good judge')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Take over 1 line' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Judges')).toHaveValue(ada);
  await expect(page.getByRole('button', { name: 'Import judges' })).toBeFocused();
});

test('import: code that does not arrive is said, and the form stays as it is', async ({ page }) => {
  await page.goto('/contests/start');
  await field(page, 'Judges').fill(ada);
  await page.route('**/ImportDialog*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Import judges' }).click();
  await expect(page.getByText(/The import could not be loaded/)).toBeVisible();
  await expect(field(page, 'Judges')).toHaveValue(ada);
});
