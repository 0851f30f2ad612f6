import { expect, test } from 'vitest';
import { startContestTexts } from '../texts/en/startContest.ts';
import { countLines, EMPTY_CONTEST, readContestForm } from './contestForm.ts';
import { findFormProblems } from './formProblems.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const good = {
  title: 'Autumn',
  description: 'What was built in autumn.',
  judges: judge,
  entries: 'https://example.org/a',
  endsAt: '',
};
const noon = BigInt(Date.parse('2026-11-20T12:00:00Z')) / 1000n;

test('accepts a valid form', () => {
  expect(findFormProblems(good, startContestTexts)).toEqual({});
});

test('reports every required field of an empty form', () => {
  expect(Object.keys(findFormProblems(EMPTY_CONTEST, startContestTexts)).sort()).toEqual([
    'description',
    'entries',
    'judges',
    'title',
  ]);
});

test('treats blank fields as empty', () => {
  const problems = findFormProblems({ ...good, title: '  ', description: '\n\n' }, startContestTexts);
  expect(problems.title).toEqual(['Give the contest a title.']);
  expect(problems.description).toEqual(['Say what the contest is about.']);
});

test('counts blank lines in line numbers', () => {
  const { judges } = findFormProblems(
    {
      ...good,
      judges: `\n  ${judge}  \r\n\nnobody\n${judge.toLowerCase()}`,
    },
    startContestTexts,
  );
  expect(judges).toEqual([
    expect.stringMatching(/^Line 4: this isn’t an address/),
    'Line 5: this repeats line 2.',
  ]);
});

test('distinguishes several items on one line from an invalid item', () => {
  const problems = findFormProblems(
    {
      ...good,
      judges: `${judge}, ${other}`,
      entries: 'https://example.org/a, https://example.org/b',
    },
    startContestTexts,
  );
  expect(problems.judges).toEqual([expect.stringMatching(/^Line 1: this line has 2 addresses\./)]);
  expect(problems.entries).toEqual([expect.stringMatching(/^Line 1: this line has 2 links\./)]);
});

test('suggests the address with the correct checksum', () => {
  const { judges } = findFormProblems(
    { ...good, judges: `${other}\n${judge.replace('C8', 'c8')}` },
    startContestTexts,
  );
  expect(judges?.[0]).toMatch(/^Line 2: .*0x70997970C51812dc3A010C7d01b50e0d17dc79C8/);
});

test('accepts http and https links as entries, each once', () => {
  const { entries } = findFormProblems(
    {
      ...good,
      entries: 'https://example.org/a\njavascript:alert(1)\nexample.org\nhttps://example.org/a',
    },
    startContestTexts,
  );
  expect(entries).toEqual([
    expect.stringMatching(/^Line 2: this isn’t a link/),
    expect.stringMatching(/^Line 3: this isn’t a link/),
    'Line 4: this repeats line 1.',
  ]);
});

test('summarizes many invalid lines', () => {
  const { entries } = findFormProblems({ ...good, entries: 'x\n'.repeat(30) }, startContestTexts);
  expect(entries).toHaveLength(6);
  expect(entries?.[5]).toBe('and 25 more lines');
});

test('requires a complete end in the future', () => {
  expect(
    findFormProblems({ ...good, endsAt: '2020-01-01T10:00' }, startContestTexts, false, noon).endsAt,
  ).toEqual(['This time has passed. Choose a time in the future.']);
  expect(
    findFormProblems({ ...good, endsAt: '2030-01-01T10:00' }, startContestTexts, false, noon).endsAt,
  ).toBeUndefined();
  expect(
    findFormProblems({ ...good, endsAt: '2999-01-01T10:00' }, startContestTexts, false, noon).endsAt,
  ).toHaveLength(1);
  expect(findFormProblems(good, startContestTexts, true).endsAt).toEqual(['Enter both a date and a time.']);
});

test('names the limit when a field exceeds it', () => {
  const problems = findFormProblems(
    { ...good, title: 'x'.repeat(201), description: 'x'.repeat(5_001) },
    startContestTexts,
  );
  expect(problems.title?.[0]).toContain('201 characters; the maximum is 200');
  expect(problems.description?.[0]).toContain('5001 characters; the maximum is 5000');
});

test('reads the end in the viewer’s time zone', () => {
  expect(readContestForm({ ...good, endsAt: '2030-01-01T10:00' }).endsAt).toBe(
    BigInt(new Date(2030, 0, 1, 10).getTime() / 1000),
  );
  expect(readContestForm({ ...good, endsAt: 'nonsense' }).endsAt).toBeNull();
});

test('counts lines that are not blank', () => {
  expect(countLines('\n a \n\nb\n')).toBe(2);
});
