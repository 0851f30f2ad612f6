import type { NewContest } from '@org/contests/write';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContestForm, readRows } from '../form/contestForm.ts';
import { writeDraftFile } from '../form/draftFile.ts';
import { findWrongStep } from '../form/formSteps.ts';
import { countValidJudges } from '../form/judgeLines.ts';
import { readTimes } from '../form/localTime.ts';
import { useContestForm } from '../form/useContestForm.ts';
import { ImportSlot } from '../import/ImportSlot.tsx';
import { useImports } from '../import/useImports.ts';
import { DraftFileNotice, useDraftFile } from './DraftFileNotice.tsx';
import { StartContestView } from './StartContestView.tsx';
import { measure } from './useContestFacts.ts';

const NOW = 1_795_500_000n;
const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** The files that the page saved. */
const saved: string[] = [];

function Page({ onValid, zone }: { onValid: (contest: unknown) => void; zone: string }) {
  const contestForm = useContestForm(NOW, undefined, { storesDocuments: false, resolvesNames: false });
  const imports = useImports(contestForm.update);
  const { form, step, goTo: setStep } = contestForm;
  const files = useDraftFile({ isEmpty: contestForm.isEmpty, nowSeconds: NOW, onTake: contestForm.resume });
  const contest = readContestForm(form, NOW);
  return (
    <StartContestView
      {...{ step, form, contest, zone }}
      times={readTimes(form, NOW, zone)}
      problems={contestForm.problems}
      steps={contestForm.steps}
      facts={{ size: measure(contest), cost: { status: 'not-yet' }, later: [] }}
      validJudges={countValidJudges(readRows(form).judges.map(({ item }) => item))}
      outcomes={imports.outcomes}
      nowSeconds={NOW}
      onImport={imports.start}
      isKept={contestForm.isKept}
      isConnected={false}
      onStep={(to) => {
        contestForm.checkStep(step);
        setStep(to);
      }}
      onUpdate={contestForm.update}
      onTime={contestForm.changeTime}
      onTouch={contestForm.touch}
      onClear={contestForm.clear}
      onSave={() => saved.push(writeDraftFile(form, NOW))}
      onOpenFile={files.open}
      onSubmit={() => {
        contestForm.checkAll();
        const wrong = findWrongStep(contestForm.allProblems);
        if (wrong) setStep(wrong);
        else onValid(contest);
      }}
    >
      {files.state && <DraftFileNotice {...files} state={files.state} />}
      <ImportSlot
        open={imports.open}
        form={form}
        onTake={imports.take}
        onClose={imports.close}
        onFailed={() => undefined}
      />
    </StartContestView>
  );
}

const draw = (zone = 'UTC') => {
  const onValid = vi.fn();
  return { onValid, ...render(<Page onValid={onValid} zone={zone} />) };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const last = (name: string) => screen.getAllByRole('textbox', { name }).at(-1) as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rail = () => within(screen.getByRole('navigation', { name: 'Steps' }));
const open = (step: string) => userEvent.click(rail().getByRole('button', { name: step }));
const getProblem = (element: HTMLElement) => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('\n');
};
const paste = async (element: HTMLElement, text: string) => {
  await userEvent.click(element);
  await userEvent.paste(text);
};
const preview = () => screen.getByRole('complementary', { name: 'Preview' });

const fill = async () => {
  await paste(field('Title'), 'Benches');
  await paste(field('Description'), 'Where would you sit?');
  await open('Criteria');
  await paste(field('Label'), 'Comfort');
  await open('Judges');
  await paste(field('Judges'), `${judge} Ada`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish the names of the judges' }));
  await open('Entries');
  await paste(field('Name'), 'Oak');
  await paste(field('Link'), 'https://example.org/oak');
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('shows one step at a time, each with a button of its name', async () => {
  draw();
  for (const step of ['Basics', 'Criteria', 'Judges', 'Entries', 'Dates', 'Check and sign']) {
    await open(step);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(step);
    expect(rail().getByRole('button', { name: step }).getAttribute('aria-current')).toBe('step');
  }
});

test('shows no problems before anything is typed', () => {
  draw();
  for (const name of ['Title', 'Description']) expect(getProblem(field(name))).toBeUndefined();
});

test('takes rules, which can be previewed, and links', async () => {
  const { onValid } = draw();
  await fill();
  await open('Basics');
  await paste(field('Rules'), '### Who\n\n- Anybody. <b>[x](javascript:alert(1))</b>');
  await press('Preview the rules');
  expect((await screen.findByRole('heading', { name: 'Who' })).tagName).toBe('H4');
  expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
  await press('Add link');
  await paste(field('Link label'), 'Chat');
  await paste(field('Link address'), ' https://example.org/chat ');
  await open('Check and sign');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({
    rules: expect.stringContaining('### Who'),
    links: [{ label: 'Chat', href: 'https://example.org/chat' }],
  });
});

test('goes on with the button or the Enter key, and focuses the first empty field', async () => {
  draw();
  await press('Continue to Criteria');
  expect(document.activeElement).toBe(field('Label'));
  await press('Continue to Judges');
  expect(document.activeElement).toBe(field('Judges'));
  await press('Back');
  await press('Back');
  await userEvent.type(field('Title'), 'Benches{Enter}');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Criteria');
});

test('says which steps are complete and what they have', async () => {
  draw();
  await fill();
  const describe = (step: string) => {
    const ids = rail().getByRole('button', { name: step }).getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  };
  await open('Dates');
  expect(describe('Basics')).toEqual(['complete', 'Benches']);
  expect(describe('Criteria')).toEqual(['complete', '1 criterion, 5 points']);
  expect(describe('Judges')).toEqual(['complete', '1 judge']);
  expect(describe('Entries')).toEqual(['complete', '1 entry']);
  expect(describe('Check and sign')[0]).toBe('to do');
  await open('Judges');
  await userEvent.clear(field('Judges'));
  expect(describe('Judges')).toEqual(['needs changes', '']);
});

test('validates the judges while typing, and associates the error with the field', async () => {
  draw();
  await open('Judges');
  await paste(field('Judges'), `${judge}\n\n${judge}\nsomebody`);
  expect(getProblem(field('Judges'))).toMatch(/Line 3: this repeats line 1\./);
  expect(getProblem(field('Judges'))).toMatch(/Line 4: this isn’t an address/);
  expect(screen.getByText('1 of 3 lines is valid')).toBeTruthy();
  await userEvent.clear(field('Judges'));
  await paste(field('Judges'), `${judge} Ada Park`);
  expect(getProblem(field('Judges'))).toBeUndefined();
});

test('reports an empty field once it loses the focus', async () => {
  draw();
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(getProblem(field('Title'))).toContain('Give the contest a title.');
});

test('opens the first step with a problem on submit, and focuses the field', async () => {
  const { onValid } = draw();
  await paste(field('Title'), 'Benches');
  await open('Check and sign');
  await press('Start contest');
  expect(onValid).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
  await open('Check and sign');
  expect(screen.getByRole('alert').textContent).toBe('Fix 4 fields.');
});

test('submits a valid form, and keeps it when it is remounted', async () => {
  const { onValid, unmount } = draw();
  await fill();
  await open('Check and sign');
  await press('Start contest');
  expect(onValid).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Benches',
      criteria: [{ label: 'Comfort', maxPoints: 5, weight: 1, anchors: [] }],
      judges: [{ address: judge, name: 'Ada' }],
      entries: [
        {
          ...{ name: 'Oak', link: 'https://example.org/oak', about: '', track: 0, place: '' },
          ...{ team: [], links: [], pictures: [] },
        },
      ],
    }),
  );
  unmount();
  draw();
  // The step at which the form was left.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Check and sign');
  await open('Basics');
  expect(field('Title')).toHaveProperty('value', 'Benches');
  await press('Clear the form');
  expect(field('Title')).toHaveProperty('value', '');
  expect(window.localStorage).toHaveLength(0);
});

test('takes the team and further links of an entry, and shows them before signing', async () => {
  const { onValid } = draw();
  await fill();
  expect(screen.getByText(/^Pictures are not possible here/)).toBeTruthy();
  await paste(field('Team'), 'Ada Park\nBen Kowalski');
  const entry = within(screen.getByRole('group', { name: 'Oak' }));
  await userEvent.click(entry.getByRole('button', { name: 'Add link' }));
  await paste(field('Link address'), 'javascript:alert(1)');
  await userEvent.tab();
  expect(getProblem(field('Link address'))).toMatch(/needs a label and an address/);
  await paste(field('Link label'), 'Video');
  await userEvent.clear(field('Link address'));
  await paste(field('Link address'), 'https://example.org/video');
  await userEvent.tab();
  expect(getProblem(field('Link address'))).toBeUndefined();
  await open('Check and sign');
  expect(screen.getAllByText('Team: Ada Park, Ben Kowalski').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^Video: .*example\.org\/video/).length).toBeGreaterThan(0);
  await press('Start contest');
  const [[contest]] = onValid.mock.calls as [[NewContest]];
  expect(contest.entries[0]).toMatchObject({
    ...{ team: ['Ada Park', 'Ben Kowalski'], pictures: [] },
    links: [{ label: 'Video', href: 'https://example.org/video' }],
  });
});

test('fills in the criteria of a template, and can undo it', async () => {
  draw();
  await open('Criteria');
  await paste(field('Label'), 'My own');
  await press('Classic six');
  const labels = () =>
    screen.getAllByRole('textbox', { name: 'Label' }).map((each) => (each as HTMLInputElement).value);
  const weights = () =>
    screen.getAllByRole('textbox', { name: 'Weight' }).map((each) => (each as HTMLInputElement).value);
  expect(labels()).toEqual([
    ...['Presentation', 'Potential impact', 'Creativity', 'Difficulty', 'Open source', 'Documentation'],
  ]);
  expect(weights()).toEqual(['5', '5', '5', '5', '3', '3']);
  expect(screen.getByRole('button', { name: 'Classic six' }).getAttribute('aria-pressed')).toBe('true');
  await press('Undo');
  expect(labels()).toEqual(['My own']);
  await press('Hackathon');
  expect(labels()).toHaveLength(5);
  // A template replaces another one without a question.
  await press('Jury');
  expect(weights()).toEqual(['3', '2', '2', '1']);
});

test('adds a criterion with the Enter key or the button, and several by pasting lines', async () => {
  draw();
  await open('Criteria');
  await userEvent.type(field('Label'), 'One{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(last('Label')));
  await press('Add criterion');
  await paste(last('Label'), 'Two\nThree');
  const labels = screen
    .getAllByRole('textbox', { name: 'Label' })
    .map((each) => (each as HTMLInputElement).value);
  expect(labels).toEqual(['One', '', 'Two', 'Three']);
});

test('shows the judge’s form as the criteria are typed', async () => {
  draw();
  await open('Criteria');
  expect(preview().textContent).toContain('Name a criterion to see the form.');
  await paste(field('Label'), 'Comfort');
  await userEvent.clear(field('Maximum'));
  await userEvent.type(field('Maximum'), '3');
  const group = within(preview()).getByRole('radiogroup', { name: 'Comfort' });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(within(group).getByRole('radio', { name: '3' }));
  await press('Say what the points mean');
  await paste(screen.getByRole('textbox', { name: 'Meaning of 3' }), 'Like a sofa');
  expect(preview().textContent).toContain('Like a sofa');
});

test('names an entry by its link, and marks a wrong link when the field is left', async () => {
  draw();
  await open('Entries');
  await paste(field('Link'), 'https://example.org/projects/oak');
  await userEvent.tab();
  expect(field('Name')).toHaveProperty('value', 'oak');
  await press('Add entry');
  await waitFor(() => expect(document.activeElement).toBe(last('Name')));
  await paste(last('Link'), 'javascript:alert(1)');
  await userEvent.tab();
  expect(getProblem(last('Link'))).toMatch(/This isn’t a link/);
  await press('Remove Entry 2');
  expect(screen.getAllByRole('textbox', { name: 'Link' })).toHaveLength(1);
});

test('adds an entry with the Enter key', async () => {
  draw();
  await open('Entries');
  await userEvent.type(field('Name'), 'Oak{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(last('Name')));
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
});

test('offers the tracks of the contest for entries', async () => {
  draw();
  await press('Add track');
  await paste(field('Track name'), 'Parks');
  await open('Entries');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Track' }), 'Parks');
  await open('Basics');
  await press('Remove track Parks');
  await open('Entries');
  expect(screen.queryByRole('combobox', { name: 'Track' })).toBeNull();
});

test('opens the import for links that are pasted into an entry, and adds them with their names', async () => {
  draw();
  await open('Entries');
  await paste(field('Name'), 'https://example.org/oak\nhttps://example.org/pine');
  const dialog = await screen.findByRole('dialog', { name: 'Import entries' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 2 entries' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = screen.getByRole('list', { name: 'Your entries' });
  const names = within(list).getAllByRole('textbox', { name: 'Name' });
  expect(names.map((each) => (each as HTMLInputElement).value)).toContain('oak');
});

test('opens the import for pasted cells of judges, and appends the valid lines', async () => {
  draw();
  await open('Judges');
  await paste(field('Judges'), `nobody\n${judge}`);
  await paste(field('Judges'), `Ada\t${other}\nAda\t${judge}\nEve\teve.eth`);
  const dialog = await screen.findByRole('dialog', { name: 'Import judges' });
  expect(within(dialog).getByText('2 valid judges')).toBeTruthy();
  expect(within(dialog).getByText('1 invalid line')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 judge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Judges')).toHaveProperty('value', `nobody\n${judge}\n${other} Ada`);
  expect(screen.getByText('Added 1 line. 1 was already there.')).toBeTruthy();
  await press('Fix 1 line');
  expect(await screen.findByRole('textbox', { name: 'Lines to import' })).toHaveProperty(
    'value',
    'Eve\teve.eth',
  );
});

test('takes submissions until a date', async () => {
  const { onValid } = draw();
  await fill();
  await press('Remove Oak');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take submissions' }));
  expect(screen.getByLabelText('Submissions until')).toBeTruthy();
  await press('1 week');
  await open('Check and sign');
  await press('Start contest');
  const { submissionsUntil, opensAt, closesAt } = onValid.mock.calls.flat()[0] as Record<string, bigint>;
  expect(
    [submissionsUntil, opensAt, closesAt].map((time) => Number(time ?? 0n) - Number(NOW - (NOW % 60n))),
  ).toEqual([...[7, 7, 21].map((days) => days * 86_400)]);
});

test('ends in two weeks by default, and seals reviews on request', async () => {
  draw();
  await open('Dates');
  const ends = screen.getByLabelText('Judging ends') as HTMLInputElement;
  expect(ends.value).toBe(new Date(Number(NOW) * 1000 + 14 * 86_400_000).toISOString().slice(0, 16));
  expect(screen.getByRole('button', { name: '2 weeks' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByLabelText('Reveal until')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seal reviews until judging ends' }));
  expect(screen.getByLabelText('Reveal until')).toBeTruthy();
  expect(screen.getByText(/your time zone, UTC/)).toBeTruthy();
});

test('says everything that becomes public in the last step, and what can change later', async () => {
  draw();
  await fill();
  await open('Check and sign');
  const main = document.querySelector('form')?.textContent ?? '';
  for (const text of [
    'Where would you sit?',
    'Comfort: 0 to 5',
    'Ada',
    judge,
    'Oak',
    'Permanently public.',
    'add others until',
  ])
    expect(main).toContain(text);
});

test('never links in the preview', async () => {
  draw();
  await paste(field('Title'), '<b>Benches</b>');
  expect(preview().textContent).toContain('<b>Benches</b>');
  await open('Entries');
  await paste(field('Name'), 'Lamp');
  await paste(field('Link'), 'https://example.org/lamp');
  expect(preview().textContent).toContain('Lamp example.org');
  expect(within(preview()).queryByRole('link')).toBeNull();
});

test('keeps the names of judges in the draft unless they shall become public', async () => {
  const { onValid } = draw();
  await fill();
  await open('Judges');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish the names of the judges' }));
  await open('Check and sign');
  expect(document.querySelector('form')?.textContent).not.toContain('Ada');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({ judges: [{ address: judge, name: '' }] });
  await open('Judges');
  expect((field('Judges') as HTMLTextAreaElement).value).toBe(`${judge} Ada`);
});

test('puts criteria in order with buttons, and keeps the focus on the one that moves', async () => {
  draw();
  await open('Criteria');
  await press('Jury');
  const labels = () =>
    screen.getAllByRole('textbox', { name: 'Label' }).map((each) => (each as HTMLInputElement).value);
  expect(screen.getByRole('button', { name: 'Move Quality up' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Say what the points mean' })[2] as HTMLElement,
  );
  await press('Move Impact up');
  expect(labels()).toEqual(['Quality', 'Impact', 'Originality', 'Presentation']);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('Move Impact up'));
  expect(screen.getByText('Impact is now number 2 of 4.').getAttribute('role')).toBe('status');
  await userEvent.keyboard('{Enter}');
  expect(labels()[0]).toBe('Impact');
  // The meanings of its points moved with it.
  const [first] = screen.getAllByRole('group', { name: 'Criterion 1' });
  expect(first?.parentElement?.textContent).toContain('What the points mean');
  // There is no way further up.
  await waitFor(() => expect(focused()).toBe('Move Impact down'));
  expect(within(preview()).getAllByRole('radiogroup')[0]?.textContent).toContain('Impact');
});

test('sets all dates at once, and draws them', async () => {
  const { onValid } = draw();
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take submissions' }));
  await open('Dates');
  const phases = () =>
    within(screen.getByRole('figure', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(phases()).toEqual(['Submissions', 'Judging']);
  await press('This weekend');
  expect(screen.getByRole('button', { name: 'This weekend' }).getAttribute('aria-pressed')).toBe('true');
  // The samples are on a Tuesday.
  expect((screen.getByLabelText('Judging ends') as HTMLInputElement).value).toBe('2026-11-29T18:00');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seal reviews until judging ends' }));
  await press('Two weeks');
  expect(phases()).toEqual(['Submissions', 'Judging', 'Revealing']);
  await paste(field('Reviews for each entry, at least'), '3');
  await open('Check and sign');
  expect(document.querySelector('form')?.textContent).toContain('Each entry shall have at least 3 reviews.');
  await press('Start contest');
  expect(onValid.mock.lastCall?.[0]).toMatchObject({ minimumReviews: 3, closesAt: NOW + 14n * 86_400n });
});

test('saves the draft as a file, and opens it without losing what is typed', async () => {
  draw();
  await fill();
  await press('Save as a file');
  const openFile = (content: string) =>
    userEvent.upload(
      screen.getByLabelText('Open a file', { selector: 'input' }),
      new File([content], 'a.json'),
    );
  await open('Basics');
  await paste(field('Title'), ' of wood');
  await openFile('{"title":5}');
  await screen.findByText(/^Correct “title” in the file/);
  expect((field('Title') as HTMLInputElement).value).toBe('Benches of wood');
  await openFile(saved.at(-1) ?? '');
  await screen.findByText('Open “Benches” from the file?');
  expect((field('Title') as HTMLInputElement).value).toBe('Benches of wood');
  await press('Replace it');
  // Nothing is missing.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Check and sign');
  expect(screen.getByText('Opened “Benches” from a file')).toBeTruthy();
  await open('Basics');
  expect((field('Title') as HTMLInputElement).value).toBe('Benches');
});
