import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const draw = (changes: Partial<ImportDialogProps> = {}) => {
  const spies = { onTake: vi.fn(), onClose: vi.fn() };
  const { container } = render(<ImportDialog kind="judges" field="" given="" {...spies} {...changes} />);
  return { ...spies, container };
};
const box = () => screen.getByRole('textbox', { name: 'Lines to import' });
const takeButton = () => screen.getByRole('button', { name: /^Add/ });
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
};

afterEach(cleanup);

test('lists each invalid line with number and reason, and adds only the valid ones', async () => {
  const { onTake } = draw({ field: other });
  expect(takeButton()).toHaveProperty('disabled', true);
  await paste(`name,address\nAda,${judge}\nEve,eve.eth\n\nBob,${other}\nDan,0x12`);
  expect(screen.getByText('2 valid judges')).toBeTruthy();
  expect(screen.getByText('2 invalid lines')).toBeTruthy();
  expect(
    screen.getByText('Line 1 has the column names. 1 line is already in the field and left out.'),
  ).toBeTruthy();
  expect(screen.getByText(/^Not kept: .*name.*\.$/)).toBeTruthy();
  expect(rows()).toEqual([
    'LineTextResult',
    expect.stringMatching(/^3eve\.ethThis is a name.*Invalid$/),
    expect.stringMatching(/^60x12This isn’t an address.*Invalid$/),
    `2${judge}Valid`,
    `5${other}Valid`,
  ]);
  await userEvent.click(takeButton());
  expect(onTake).toHaveBeenCalledExactlyOnceWith({
    text: `${other}\n${judge}`,
    added: 1,
    known: 1,
    rest: ['Eve,eve.eth', 'Dan,0x12'],
  });
});

test('returns an invalid row of several lines whole', async () => {
  const { onTake } = draw();
  await paste(`address,name\n${judge},Ada\n0x12,"Eve\nof the east"\n0x34,Dan`);
  await userEvent.click(takeButton());
  expect(onTake).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rest: ['0x12,"Eve\nof the east"', '0x34,Dan'] }),
  );
});

test('can read another column or whole lines', async () => {
  const { onTake } = draw({ kind: 'entries' });
  await paste('https://a.example,https://b.example\nhttps://c.example,https://d.example');
  expect(screen.getByText('4 valid entries')).toBeTruthy();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Read from' }),
    'Column 2: https://b.example',
  );
  await userEvent.click(takeButton());
  expect(onTake.mock.lastCall?.[0].text).toBe('https://b.example\nhttps://d.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read from' }), 'Whole lines');
  await userEvent.click(takeButton());
  expect(onTake.mock.lastCall?.[0].text).toContain('https://a.example,https://b.example');
});

test('loads a file as editable text', async () => {
  draw();
  choose(new File([`\ufeffaddress\r\n${judge}\r\nnobody\r\n`], 'judges.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 valid judge')).toBeTruthy();
  expect(box()).toHaveProperty('value', `address\n${judge}\nnobody\n`);
  await userEvent.clear(box());
  await paste(`${judge}\n${other}`);
  expect(screen.getByText('no invalid lines')).toBeTruthy();
});

test('reads a file dropped on the dialog or on the field', async () => {
  draw({ given: new File([judge], 'a.csv') });
  expect(await screen.findByText('1 valid judge')).toBeTruthy();
  fireEvent.drop(box(), { dataTransfer: { files: [new File([`${judge}\n${other}`], 'b.csv')] } });
  expect(await screen.findByText('2 valid judges')).toBeTruthy();
});

test('reports an unreadable file and stays editable', async () => {
  draw();
  choose(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'judges.xlsx'));
  expect(
    await screen.findByText(/Unsupported file type\. In a spreadsheet, save the sheet as CSV/),
  ).toBeTruthy();
  choose(new File([new Uint8Array(1_000_001)], 'large.csv'));
  expect(await screen.findByText(/more than 1,000,000 bytes/)).toBeTruthy();
  await paste('x\n'.repeat(5_001));
  expect(screen.getByText(/This has 5,001 lines; the maximum per import is 5,000/)).toBeTruthy();
  await userEvent.clear(box());
  await paste(judge);
  expect(screen.getByText('1 valid judge')).toBeTruthy();
});

test('adds nothing beyond the limit of a contest', async () => {
  draw({ kind: 'entries', field: 'https://first.example' });
  await paste(Array.from({ length: 200 }, (_, index) => `https://example.org/${index}`).join('\n'));
  expect(screen.getByText(/would make 201 entries; the maximum is 200/)).toBeTruthy();
  expect(takeButton()).toHaveProperty('disabled', true);
});

test('counts five thousand lines and renders a hundred per group', async () => {
  draw({ kind: 'entries' });
  await paste(
    Array.from({ length: 5_000 }, (_, index) => (index % 2 ? 'bad' : `https://example.org/${index}`)).join(
      '\n',
    ),
  );
  expect(screen.getByText('2,500 valid entries')).toBeTruthy();
  expect(rows()).toHaveLength(1 + 2 * 101);
  expect(screen.getAllByText('and 2,400 more lines like these')).toHaveLength(2);
});
