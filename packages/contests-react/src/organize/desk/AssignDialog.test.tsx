import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { JUDGES } from '../../testing/sampleContest.ts';
import { type AssignFacts, AssignFields, type AssignForm, readAssignForm } from './AssignFields.tsx';

afterEach(cleanup);

const facts: AssignFacts = {
  ...{ entries: [1, 2], judges: JUDGES, recusals: [], published: [], reviewed: [] },
  getText: () => undefined,
};

let last: AssignForm;

function Fields() {
  const [form, setForm] = useState<AssignForm>({
    ...{ perEntry: '1', order: 'mixed', isKept: true },
    changes: new Map([[`${JUDGES[0]} 1`, true]]),
  });
  last = form;
  return (
    <AssignFields
      {...{ form, facts }}
      assignments={readAssignForm(form, facts)}
      orders={['mixed']}
      getAccountName={(judge) => judge}
      getEntryName={(entry) => `Sign ${entry}`}
      onChange={setForm}
    />
  );
}

test('lets the number of judges be typed, keeps it within the panel, and keeps what was changed by hand', async () => {
  render(<Fields />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Judges for each entry' });
  await userEvent.clear(field);
  expect(field.value).toBe('');
  await userEvent.type(field, '2');
  expect(field.value).toBe('2');
  expect(screen.getByText(/2 judges for each entry/)).toBeTruthy();
  await userEvent.type(field, '5');
  expect(field.value).toBe('25');
  expect(screen.getByText(/3 judges for each entry/)).toBeTruthy();
  await userEvent.tab();
  expect(field.value).toBe('3');
  expect(last.changes.get(`${JUDGES[0]} 1`)).toBe(true);
});
