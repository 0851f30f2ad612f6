import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeskStage, holdAnswers, sampleDeskPlace, waitingSubmissions } from '../../testing/deskScenes.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskTask } from './deskPlace.ts';

beforeEach(holdAnswers);
afterEach(cleanup);

const open = (task: DeskTask): HTMLElement => {
  render(
    <DeskStage>
      <DeskDialog {...sampleDeskPlace} task={task} />
    </DeskStage>,
  );
  return screen.getByRole('dialog');
};

test('estimates a fee once the act is complete', async () => {
  const dialog = open({ kind: 'add-note' });
  expect(dialog.textContent).toContain('Your wallet shows the fee');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'The doors open at 9.');
  expect(dialog.textContent).toContain('Estimating the fee');
});

test('says once what becomes public, and in which time zone the dates are', () => {
  const [submission] = waitingSubmissions;
  if (!submission) throw new Error('The sample desk has a submission.');
  for (const task of [{ kind: 'add-note' }, { kind: 'refuse', submission }] as const) {
    expect(open(task).textContent?.match(/can read/g)).toHaveLength(1);
    cleanup();
  }
  const dialog = open({ kind: 'postpone' });
  expect(dialog.textContent?.match(/your time zone/g)).toHaveLength(1);
  expect(dialog.textContent?.match(/Everyone/g)).toHaveLength(1);
});
