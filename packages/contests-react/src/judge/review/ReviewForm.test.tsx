import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReviewDraft } from '../../drafts/reviewDraft.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { contest, nameEntry, result } from '../../testing/sampleContest.ts';
import type { WriteState } from '../../write/writeState.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { type QueueProgressProps, ReviewFrame } from './ReviewFrame.tsx';

const empty = { given: contest.criteria.map(() => null), comment: '' };

const NO_ANCHORS: readonly [] = [];

type Changes = Partial<ComponentProps<typeof ReviewForm>> & { queue?: Omit<QueueProgressProps, 'textId'> };

const draw = ({ queue, ...changes }: Changes = {}) => {
  const spies = {
    onSubmit: vi.fn(),
    onCancel: vi.fn(),
    onClose: vi.fn(),
    onDraft: vi.fn(),
    show: (_state: WriteState) => {},
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each test has a stage with its own spies
  function Stage() {
    const [state, setState] = useState<WriteState>({ status: 'idle' });
    spies.show = (next) => act(() => setState(next));
    const [draft, setDraft] = useState<ReviewDraft>(changes.draft ?? empty);
    return (
      <ReviewFrame title="Review entry" queue={queue} onClose={spies.onClose}>
        {(place) => (
          <ReviewForm
            place={place}
            name={nameEntry('1')}
            criteria={contest.criteria}
            anchors={NO_ANCHORS}
            isChecked={false}
            isChange={false}
            commentProblem={undefined}
            state={state}
            canSubmit
            notice={null}
            status={null}
            isDraftKept
            onSubmit={spies.onSubmit}
            onCancel={spies.onCancel}
            onDraft={(next) => {
              spies.onDraft(next);
              setDraft(next);
            }}
            {...changes}
            draft={draft}
          />
        )}
      </ReviewFrame>
    );
  }
  render(<Stage />);
  return spies;
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows one checkbox per criterion, with its points', () => {
  draw();
  expect(screen.getByRole('dialog', { name: 'Review entry' })).toBeTruthy();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(6);
  for (const name of [
    'Presentation',
    'Potential impact',
    'Creativity',
    'Difficulty',
    'Open source',
    'Documentation',
  ]) {
    expect(screen.getByRole('checkbox', { name })).toBeTruthy();
  }
  const described = screen.getByRole('checkbox', { name: 'Open source' }).getAttribute('aria-describedby');
  const description = (described ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(description).toMatch(/public.*\+3/);
});

test('updates the sum with the points of the criteria', async () => {
  const { onDraft } = draw();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Documentation' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Presentation' }));
  expect(screen.getByText('8 of 26')).toBeTruthy();
  expect(onDraft).toHaveBeenLastCalledWith({ given: [1, null, null, null, null, 1], comment: '' });
});

test('ticks with digits, comments with C and submits with Ctrl+Enter', async () => {
  const { onSubmit } = draw();
  screen.getByRole('checkbox', { name: 'Presentation' }).focus();
  await userEvent.keyboard('36');
  expect(screen.getByText('8 of 26')).toBeTruthy();
  await userEvent.keyboard('c');
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  expect(document.activeElement).toBe(comment);
  await userEvent.keyboard('1 c');
  expect(comment).toHaveProperty('value', '1 c');
  expect(screen.getByText('8 of 26')).toBeTruthy();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('handles keys on the dialog’s buttons, but not with a modifier or while signing', async () => {
  const { onDraft } = draw();
  const [first] = screen.getAllByRole('checkbox');
  // The dialog moves the focus after it has opened.
  await waitFor(() => expect(document.activeElement).toBe(first));
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard(
    '{Control>}1{/Control}{Alt>}2{/Alt}{Meta>}3{/Meta}{Shift>}4{/Shift}{Shift>}c{/Shift}',
  );
  expect(onDraft).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('4');
  expect(screen.getByRole('checkbox', { name: 'Difficulty' })).toHaveProperty('checked', true);
  cleanup();
  const busy = draw({ state: { status: 'confirm-in-wallet' } });
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('1{Control>}{Enter}{/Control}');
  expect(busy.onDraft).not.toHaveBeenCalled();
  expect(busy.onSubmit).not.toHaveBeenCalled();
});

test('finds digits by key position on other keyboard layouts', () => {
  draw();
  const box = screen.getByRole('checkbox', { name: 'Presentation' });
  fireEvent.keyDown(box, { key: '&', code: 'Digit1' });
  expect(box).toHaveProperty('checked', true);
});

test('ticks once while a key is held down', () => {
  const { onDraft } = draw();
  const box = screen.getByRole('checkbox', { name: 'Presentation' });
  fireEvent.keyDown(box, { key: '1', code: 'Digit1' });
  fireEvent.keyDown(box, { key: '1', code: 'Digit1', repeat: true });
  expect(onDraft).toHaveBeenCalledOnce();
});

test('focuses the next entry of a queue, which can be skipped', async () => {
  const onSkip = vi.fn();
  draw({
    isNext: true,
    onSkip,
    queue: { done: 2, saved: 0, skipped: 1, total: 9, onTheWay: 1, hasArrived: true },
  });
  const heading = screen.getByRole('heading', { level: 3 });
  expect(document.activeElement).toBe(heading);
  const described = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('2 of 9 reviewed, 1 for later');
  expect(screen.getByText('Signed, pending').getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Not here now' }));
  expect(onSkip).toHaveBeenCalledOnce();
});

test('associates the comment with its error', () => {
  draw({ commentProblem: 'Write a sentence or two.' });
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  expect(comment.getAttribute('aria-invalid')).toBe('true');
  const ids = (comment.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'Write a sentence or two.',
  );
});

test('disables the form during the wallet request, and can cancel it', async () => {
  const spies = draw({ state: { status: 'confirm-in-wallet' } });
  expect(screen.getByRole('checkbox', { name: 'Creativity' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
  expect(spies.onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(spies.onCancel).toHaveBeenCalledOnce();
});

test('moves the focus to the progress after submitting from a checkbox', async () => {
  const { show } = draw();
  const box = screen.getByRole('checkbox', { name: 'Creativity' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  box.focus();
  show({ status: 'checking' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish review' }));
});

test('hides "cancel" once the transaction is sent', () => {
  draw({ state: { status: 'sent', transactionHash: `0x${'1'.repeat(64)}` } });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('explains what changing a review does', () => {
  draw({ isChange: true });
  expect(screen.getByText(/A new review replaces/)).toBeTruthy();
});

test('disables submitting after judging ends, and keeps the draft readable', () => {
  draw({ canSubmit: false });
  expect(screen.getByRole('button', { name: 'Publish review' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('readOnly', false);
});

test('renders the criteria again when one is ticked, not with each key of the comment', async () => {
  const criteria = [...contest.criteria];
  const read = vi.spyOn(criteria, 'map');
  draw({ criteria });
  read.mockClear();
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Holds up well.');
  expect(read).not.toHaveBeenCalled();
  const box = screen.getByRole('checkbox', { name: 'Presentation' });
  await userEvent.click(box);
  expect(box).toHaveProperty('checked', true);
});

const scales = {
  criteria: [
    { id: '1', label: 'Legibility', maxPoints: 5, weight: 2 },
    { id: '2', label: '', maxPoints: 10, weight: 1 },
    { id: '3', label: 'Finish', maxPoints: 100, weight: 1 },
  ],
  anchors: [[{ points: 5, text: 'From across the room.' }]],
  draft: { comment: '', given: [null, null, null] },
};
const queue = { done: 0, saved: 0, skipped: 0, total: 2, onTheWay: 0, hasArrived: false };
const getPoints = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .queryAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

test('shows a group of radio buttons per criterion, with the points as options and what they mean', async () => {
  const { onDraft } = draw(scales);
  const options = within(screen.getByRole('radiogroup', { name: 'Legibility' })).getAllByRole('radio');
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  const best = screen.getAllByRole('radio', { name: '5' })[0];
  expect(document.getElementById(best?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'From across the room.',
  );
  await userEvent.click(best as HTMLElement);
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Criterion 2' })).getByRole('radio', { name: '10' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Finish' }), '62');
  expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [5, 10, 62] });
  expect(screen.getByText('82 of 120')).toBeTruthy();
  expect(screen.getByText('3 of 3 criteria')).toBeTruthy();
});

test('gives points by digits: to the next criterion without points, or to the one with the focus', async () => {
  const { onSubmit } = draw({
    ...scales,
    queue: { done: 0, saved: 0, skipped: 0, total: 2, onTheWay: 0, hasArrived: false },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })));
  vi.useFakeTimers({ toFake: ['Date'] });
  await userEvent.keyboard('410');
  expect([getPoints('Legibility'), getPoints('Criterion 2')]).toEqual(['4', '10']);
  expect(screen.getByText('Criterion 2: 10 of 10')).toBeTruthy();
  const [, , two] = within(screen.getByRole('radiogroup', { name: 'Legibility' })).getAllByRole('radio');
  two?.focus();
  await userEvent.keyboard('9');
  expect(getPoints('Legibility')).toBe('4');
  await userEvent.keyboard('1');
  expect(getPoints('Legibility')).toBe('1');
  expect(document.activeElement).toHaveProperty('value', '1');
  await userEvent.keyboard('c7{Control>}{Enter}{/Control}');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', '7');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('marks criteria without points once checked, and counts the bytes of the comment', async () => {
  draw({ ...scales, anchors: [], isChecked: true, draft: { ...scales.draft, comment: 'é' } });
  const group = screen.getByRole('radiogroup', { name: 'Legibility' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('2 of 4096 bytes')).toBeTruthy();
  await userEvent.click(within(group).getByRole('radio', { name: '0' }));
  expect(group.getAttribute('aria-invalid')).toBeNull();
});

test('gives the second digit to the next criterion after a pause', async () => {
  const criteria = scales.criteria.slice(0, 2).map((each) => ({ ...each, maxPoints: 10, weight: 1 }));
  draw({ ...scales, criteria, queue });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })));
  vi.useFakeTimers({ toFake: ['Date'] });
  await userEvent.keyboard('1');
  vi.setSystemTime(Date.now() + 1_500);
  await userEvent.keyboard('0');
  expect([getPoints('Legibility'), getPoints('Criterion 2')]).toEqual(['1', '0']);
});

test.each(['3.5', '-5', '1e1', '1000'])(
  'keeps %s in a field for points, and marks it as an error',
  async (text) => {
    const { onDraft } = draw(scales);
    const field = screen.getByRole('textbox', { name: 'Finish' });
    await userEvent.type(field, text);
    expect(field).toHaveProperty('value', text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [null, null, null] });
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [null, null, 7] });
  },
);

test('focuses the field for points that stops signing', async () => {
  draw({
    ...scales,
    anchors: [],
    isChecked: true,
    draft: { ...scales.draft, given: [1, 2, null] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Finish' })));
});

test('leaves the comment for the first criterion that stops signing, which then takes the digits', async () => {
  draw({ ...scales, anchors: [], isChecked: true });
  await userEvent.keyboard('cGood.{Control>}{Enter}{/Control}');
  const [first] = screen.getAllByRole('radio', { name: '0' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('3');
  expect(getPoints('Legibility')).toBe('3');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Good.');
});

test('describes points by every anchor that has them', () => {
  const anchors = [['Sharp.', 'Bright.'].map((text) => ({ points: 5, text }))];
  draw({ ...scales, anchors });
  const [best] = screen.getAllByRole('radio', { name: '5' });
  const ids = best?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['5 Sharp.', '5 Bright.']);
});

test('names criteria by what is visible of their labels, in a limited length', () => {
  const labels = ['Cost\u202e', '\u3164', 'x'.repeat(500)];
  const criteria = labels.map((label, index) => ({
    id: `${index}`,
    label,
    maxPoints: index === 2 ? 100 : 5,
    weight: 1,
  }));
  draw({ ...scales, criteria });
  expect(screen.getByRole('radiogroup', { name: 'Cost' })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Criterion 2' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: `${'x'.repeat(99)}…` })).toBeTruthy();
});

test('announces typed points and the sum in one place', async () => {
  draw({ ...scales, queue });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })));
  await userEvent.keyboard('4');
  const status = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '');
  expect(status.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Legibility: 4 of 5 .*8 of 120$/),
  ]);
});

const ticked = {
  ...scales,
  criteria: [
    { id: '1', label: 'Presentation', maxPoints: 1, weight: 5 },
    { id: '2', label: 'Data published', maxPoints: 1, weight: 3 },
    { id: '3', label: 'Open source', maxPoints: 1, weight: 3 },
  ],
  draft: { comment: '', given: [null, null, null] },
  anchors: [[], [{ points: 1, text: 'Anyone can download it.' }], [{ points: 1, text: 'On a disk.' }]],
};

test('shows a criterion of maximum 1 as a checkbox with its weight and what it means', async () => {
  const { onDraft } = draw(ticked);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  const describe = (name: string) =>
    (screen.getByRole('checkbox', { name }).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(describe('Presentation')).toEqual(['Clearly explained and presented.', '+5']);
  expect(describe('Data published')).toEqual(['Anyone can download it.', '+3']);
  expect(describe('Open source')).toEqual(['On a disk.', '+3']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Presentation' }));
  expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [1, null, null] });
  expect(screen.getByText('5 of 11')).toBeTruthy();
});

test('digits toggle the checkboxes of criteria', async () => {
  const { onDraft } = draw({ ...ticked, queue });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })));
  await userEvent.keyboard('13');
  expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [1, null, 1] });
  await userEvent.keyboard('1');
  expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [null, null, 1] });
});

test('digits pass over the checkboxes among scales', async () => {
  const criteria = [ticked.criteria[0], scales.criteria[0]].flatMap((each, index) =>
    each ? [{ ...each, id: `${index}` }] : [],
  );
  const { onDraft } = draw({ ...ticked, criteria, queue, draft: { ...ticked.draft, given: [null, null] } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })));
  await userEvent.keyboard('4');
  expect(onDraft).toHaveBeenLastCalledWith({ comment: '', given: [null, 4] });
  expect(screen.getByText('1 of 1 criteria')).toBeTruthy();
});

test('shows what the entry says about itself, as plain text', () => {
  const about = 'Thirty nights.\n<b>One lamp.</b>';
  draw({
    ...scales,
    name: { name: 'Moth count', host: undefined, whole: 'Moth count', link: '', about, track: 'Nature' },
  });
  expect(screen.getByText(/Thirty nights/).textContent).toBe(about);
  expect(screen.getByText('Nature')).toBeTruthy();
});

test('opens the strip of a phone over the form, until Escape or its button closes it', async () => {
  const { onDraft, onClose } = draw({
    ...scales,
    name: {
      ...{ name: 'Moth count', host: undefined, whole: 'Moth count', link: 'https://example.org/moths' },
      ...{ team: 'Hana Sato', place: 'Table 12' },
      links: [
        { label: 'Video', href: 'https://example.org/video' },
        { label: 'Not one', href: 'javascript:alert(1)' },
      ],
    },
  });
  expect(screen.getByText('Table 12')).toBeTruthy();
  expect(screen.getByText('Hana Sato')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Video/ }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /Not one/ })).toBeNull();
  const show = screen.getByRole('button', { name: 'Show entry' });
  const findSheet = () => screen.queryByRole('dialog', { name: 'Moth count' });
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Hide entry' })),
  ]) {
    await userEvent.click(show);
    const sheet = within(await screen.findByRole('dialog', { name: 'Moth count' }));
    expect(sheet.getByText('Table 12')).toBeTruthy();
    expect(sheet.getByText('Hana Sato')).toBeTruthy();
    // Digits belong to the form below.
    await userEvent.keyboard('4');
    await close();
    await waitFor(() => expect(findSheet()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(show));
  }
  expect(onDraft).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('lists the judge’s other reviews, the best first, to compare with', () => {
  const { judge } = result.counted[0] ?? {};
  const mine = result.counted
    .filter((review) => review.judge === judge)
    .map((review, index) => ({ ...review, isSaved: index === 0 }));
  draw({ ...scales, mine });
  const list = screen.getByText(`Your other reviews (${mine.length})`).closest('details');
  const sums = [...(list?.querySelectorAll('li > span') ?? [])].map(({ textContent }) =>
    parseInt(textContent, 10),
  );
  expect(sums).toEqual(mine.map(({ points }) => points).sort((a, b) => b - a));
  expect(sums.length).toBeGreaterThan(1);
  expect(within(list as HTMLElement).getAllByText(englishReviewForm.mineSaved)).toHaveLength(1);
});
