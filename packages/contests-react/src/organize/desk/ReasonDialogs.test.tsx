import type { ContestReplay } from '@org/contests';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hex } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { DeskStage, sampleDeskPlace, waitingSubmissions } from '../../testing/deskScenes.tsx';
import { createActSignings } from '../../testing/previewScenes.tsx';
import type { NamedSubmission } from './deskPlace.ts';
import { AdmitDialog } from './ReasonDialogs.tsx';

afterEach(cleanup);

const [sample] = waitingSubmissions;
if (!sample) throw new Error('The sample desk has a submission.');
const submissions: readonly NamedSubmission[] = ['Kiln', 'Loom', 'Stool'].map((name, index) => ({
  name,
  submission: { ...sample.submission, uid: `0x${`${index + 1}`.repeat(64)}` as Hex },
}));

/** The state of the contest once the first of the submissions are admitted. */
function readAfter(admitted: number): ContestReplay {
  const state = sampleDeskPlace.state.clone();
  for (const [index, { submission }] of submissions.entries())
    state.submissions.set(submission.uid, {
      ...submission,
      status: index < admitted ? 'admitted' : 'pending',
    });
  return state;
}

const { idle } = createActSignings();
const draw = (state: ContestReplay) => (
  <DeskStage>
    <AdmitDialog {...sampleDeskPlace} {...{ state, submissions }} useSigning={() => idle} />
  </DeskStage>
);
const listNames = () => submissions.map(({ name }) => name).filter((name) => screen.queryByText(name));

test('leaves out submissions that another admission has taken meanwhile', () => {
  const { rerender } = render(draw(readAfter(0)));
  expect(screen.getByRole('dialog', { name: 'Admit 3 submissions?' })).toBeTruthy();
  rerender(draw(readAfter(1)));
  expect(screen.getByRole('dialog', { name: 'Admit 2 submissions?' })).toBeTruthy();
  expect(listNames()).toEqual(['Loom', 'Stool']);
});

test('keeps the submissions that it has signed while the page reads their admission', async () => {
  const { rerender } = render(draw(readAfter(0)));
  const first = sampleDeskPlace.state.entries.length + 1;
  await userEvent.click(screen.getByRole('button', { name: 'Admit 3 submissions' }));
  const after = readAfter(3);
  rerender(draw(Object.assign(after, { entries: [...after.entries, ...after.entries] })));
  expect(listNames()).toEqual(['Kiln', 'Loom', 'Stool']);
  expect(screen.getByText(new RegExp(`^They become entries ${first} to ${first + 2},`))).toBeTruthy();
});
