import { CONTEST_SCHEMA_UID, type Contest, CRITERIA_V1 } from '@org/contests';
import { expect, test } from 'vitest';
import { startContestTexts } from '../texts/en/startContest.ts';
import { readContestForm } from './contestForm.ts';
import { findFormProblems } from './formProblems.ts';
import { prepareNextContest } from './useNextContest.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: CONTEST_SCHEMA_UID,
  organizer: ada,
  title: 'Benches',
  description: 'Sit.\n\nStay.',
  judges: [ada],
  entries: ['https://example.org/a', 'https://example.org/b'],
  criteria: CRITERIA_V1,
  rule: 'R1',
  time: 1n,
  endsAt: 500n,
  revokedAt: 300n,
};

test('copies texts, judges and entries, but not the end', () => {
  const { form, leftOut } = prepareNextContest(contest);
  expect(readContestForm(form)).toEqual({
    title: 'Benches',
    description: 'Sit.\n\nStay.',
    judges: [ada],
    entries: contest.entries,
    endsAt: null,
  });
  expect(leftOut).toBe(0);
  expect(findFormProblems(form, startContestTexts)).toEqual({});
});

test('leaves out an entry with a line break', () => {
  const entries = [
    'https://example.org/a\nhttps://evil.example',
    'https://example.org/b\r',
    'javascript:alert(1)',
  ];
  const { form, leftOut } = prepareNextContest({ ...contest, entries });
  expect(form.entries).toBe('javascript:alert(1)');
  expect(leftOut).toBe(2);
  expect(findFormProblems(form, startContestTexts).entries?.[0]).toMatch(/Line 1/);
});

test('copies invalid values unchanged, so that the form reports them', () => {
  const { form } = prepareNextContest({ ...contest, title: `<img src=x>\n${'x'.repeat(300)}` });
  expect(form.title.startsWith('<img src=x> xxx')).toBe(true);
  expect(findFormProblems(form, startContestTexts).title?.[0]).toMatch(/300|312/);
});
