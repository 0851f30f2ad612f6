import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportSlot } from './ImportSlot.tsx';
import { StartContestView } from './StartContestView.tsx';
import { useContestForm } from './useContestForm.ts';
import { useImports } from './useImports.ts';

const NOW = 1_795_500_000n;
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function Page({ onValid }: { onValid: () => void }) {
  const form = useContestForm(NOW, undefined);
  const imports = useImports(form.change);
  return (
    <StartContestView
      form={form.form}
      problems={form.problems}
      steps={form.steps}
      facts={{ sizeBytes: undefined, cost: { status: 'not-yet' } }}
      outcomes={imports.outcomes}
      nowSeconds={NOW}
      onImport={imports.start}
      timeZone="Europe/Berlin"
      isKept={form.isKept}
      isConnected={false}
      onChange={form.change}
      onBlur={form.touch}
      onClear={form.clear}
      onSubmit={() => {
        form.touchAll();
        if (form.isValid) onValid();
      }}
    >
      <ImportSlot
        open={imports.open}
        form={form.form}
        onTake={imports.take}
        onClose={imports.close}
        onFailed={() => undefined}
      />
    </StartContestView>
  );
}

const draw = () => {
  const onValid = vi.fn();
  return { onValid, ...render(<Page onValid={onValid} />) };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const getProblem = (name: string) => {
  if (field(name).getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('\n');
};
const type = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('shows no problems before anything is typed', () => {
  draw();
  for (const name of ['Title', 'Description', 'Judges', 'Entries']) expect(getProblem(name)).toBeUndefined();
  expect(screen.getByText(/Europe\/Berlin/)).toBeTruthy();
});

test('validates a field while typing, and associates the error with it', async () => {
  draw();
  await type('Judges', `${judge}\n\n${judge}\nsomebody`);
  expect(getProblem('Judges')).toMatch(/Line 3: this repeats line 1\./);
  expect(getProblem('Judges')).toMatch(/Line 4: this isn’t an address/);
  expect(getProblem('Title')).toBeUndefined();
  await userEvent.clear(field('Judges'));
  await type('Judges', judge);
  expect(getProblem('Judges')).toBeUndefined();
});

test('reports an empty field once it loses the focus', async () => {
  draw();
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(getProblem('Title')).toContain('Give the contest a title.');
});

test('validates everything on submit and focuses the first invalid field', async () => {
  const { onValid } = draw();
  await type('Title', 'Benches');
  await userEvent.click(screen.getByRole('button', { name: 'Start contest' }));
  expect(onValid).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Fix 3 fields.');
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
});

test('submits a valid form, and keeps it when it is remounted', async () => {
  const { onValid, unmount } = draw();
  await type('Title', 'Benches');
  await type('Description', 'Where would you sit?');
  await type('Judges', ` ${judge} \r\n\r\n`);
  await type('Entries', 'https://example.org/a\nhttps://example.org/b');
  expect(screen.getByText('2 entries')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start contest' }));
  expect(onValid).toHaveBeenCalledOnce();
  unmount();
  draw();
  expect(field('Title')).toHaveProperty('value', 'Benches');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(field('Title')).toHaveProperty('value', '');
  expect(window.localStorage).toHaveLength(0);
});

const outline = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('shows in the outline which steps are complete, and links each', async () => {
  draw();
  expect(outline()).toEqual([
    '1Basics, to do',
    '2Judges, to do',
    '3Entries, to do',
    '4Check and sign, to do',
  ]);
  await type('Title', 'Benches');
  await type('Description', 'Where would you sit?');
  await type('Judges', 'somebody');
  await type('Entries', 'https://example.org/a');
  expect(outline()).toEqual([
    'Basics, complete',
    'Judges, needs changes',
    'Entries, complete',
    '4Check and sign, to do',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /Judges/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who judges?' }));
  expect(window.location.hash).toBe('');
});

test('shows a preview without the invalid lines beside the form', async () => {
  draw();
  const preview = () => screen.getByRole('complementary', { name: 'Preview' }).textContent;
  expect(preview()).toContain('Your title');
  await type('Title', '<b>Benches</b>');
  await type('Judges', `${judge}\nsomebody\n${judge.toLowerCase()}`);
  await type('Entries', `https://example.org/a\njavascript:alert(1)\n${links(7)}`);
  expect(preview()).toContain('<b>Benches</b>');
  expect(preview()).toContain('1 judge');
  expect(preview()).toContain('a example.org0 of 1');
  expect(preview()).toContain('and 3 more entries');
  expect(preview()).not.toContain('javascript');
});

test('issue 15: distinguishes entries with a long common prefix in the preview', async () => {
  draw();
  const long = `https://example.org/projects/${'a-long-common-beginning-'.repeat(4)}`;
  await type('Entries', [1, 2, 3, 4, 5].map((n) => `${long}${n}`).join('\n'));
  const rows = within(screen.getByRole('complementary', { name: 'Preview' })).getAllByRole('listitem');
  const texts = rows.map(({ textContent }) => textContent).filter((text) => text?.includes('example.org'));
  expect(texts).toHaveLength(5);
  for (const [index, text] of texts.entries())
    expect(text).toMatch(new RegExp(`-${index + 1} example\\.org`));
});

test('shows the same count of judges and entries everywhere', async () => {
  draw();
  await type(
    'Judges',
    `${judge}\nsomebody\n${judge.toLowerCase()}\n\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bC`,
  );
  await type('Entries', 'https://example.org/a\nhttps://example.org/b\nhttps://example.org/a');
  expect(screen.getByText('1 of 4 lines is valid')).toBeTruthy();
  expect(screen.getByText('2 of 3 lines are valid')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain('1 judge');
  expect(screen.getByText('Title, description, 1 judge, 2 entries')).toBeTruthy();
});

const links = (n: number) =>
  Array.from({ length: n }, (_, index) => `https://example.org/${index}`).join('\n');

test('says up front that the contest is permanently public', () => {
  draw();
  expect(screen.getByText('Permanently public.')).toBeTruthy();
});

test('opens the import for pasted cells, and appends the valid lines', async () => {
  draw();
  await type('Judges', `nobody\n${judge}`);
  await type('Judges', `Ada\t${other}\nAda\t${judge}\nEve\teve.eth`);
  const dialog = await screen.findByRole('dialog', { name: 'Import judges' });
  expect(within(dialog).getByText('2 valid judges')).toBeTruthy();
  expect(within(dialog).getByText('1 invalid line')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 judge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Judges')).toHaveProperty('value', `nobody\n${judge}\n${other}`);
  expect(screen.getByText('Added 1 line. 1 was already there.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fix 1 line' }));
  expect(await screen.findByRole('textbox', { name: 'Lines to import' })).toHaveProperty(
    'value',
    'Eve\teve.eth',
  );
});

test('shows the six criteria and what each is worth, in the form and in its preview', () => {
  draw();
  const lists = screen.getAllByRole('list', { name: 'Criteria' });
  expect(lists).toHaveLength(2);
  for (const list of lists)
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Presentation +5',
      'Potential impact +5',
      'Creativity +5',
      'Difficulty +5',
      'Open source +3',
      'Documentation +3',
    ]);
  expect(
    within(screen.getByRole('complementary', { name: 'Preview' })).getByRole('list', { name: 'Criteria' }),
  ).toBeTruthy();
  expect(screen.getByText(/up to 26/)).toBeTruthy();
});
