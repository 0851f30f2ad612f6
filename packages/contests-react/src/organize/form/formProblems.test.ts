import { expect, test } from 'vitest';
import { englishStartContest } from '../../messages/en/startContest.ts';
import {
  type ContestForm,
  countLines,
  EMPTY_CONTEST,
  EMPTY_CRITERION,
  EMPTY_ENTRY,
  removeTrack,
} from './contestForm.ts';
import { type FieldName, findFormProblems } from './formProblems.ts';
import { findStep, findWrongStep, readSteps } from './formSteps.ts';
import { countValidJudges, readJudgeLine } from './judgeLines.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const entry = { ...EMPTY_ENTRY, name: 'A', link: 'https://example.org/a' };
const good: ContestForm = {
  ...EMPTY_CONTEST,
  title: 'Autumn',
  description: 'What was built in autumn.',
  criteria: [{ ...EMPTY_CRITERION, label: 'Idea' }],
  judges: judge,
  entries: [entry],
};
const nowSeconds = BigInt(Date.parse('2026-11-20T12:00:00Z')) / 1000n;
const find = (
  change: Partial<ContestForm> = {},
  incomplete?: Parameters<typeof findFormProblems>[0]['incomplete'],
) =>
  findFormProblems({ form: { ...good, ...change }, messages: englishStartContest, nowSeconds, incomplete });

test('asks for the address of a name on ENS', () => {
  const find = (resolvesNames: boolean) =>
    findFormProblems({
      ...{ form: { ...good, judges: `${judge}\nada.eth Ada` }, messages: englishStartContest },
      ...{ nowSeconds: 0n, resolvesNames },
    }).judges;
  expect(find(true)).toEqual([
    'Line 2: ada.eth is a name. Replace it by its address, which is looked up below.',
  ]);
  expect(find(false)).toEqual([
    'Line 2: ada.eth is a name, and this site can’t look up names. Enter the address.',
  ]);
});

test('accepts a valid form, and ignores blank rows', () => {
  expect(find()).toEqual({});
  expect(
    find({
      criteria: [...good.criteria, EMPTY_CRITERION],
      entries: [EMPTY_ENTRY, entry, EMPTY_ENTRY],
      prizes: [{ name: ' ', about: '', track: 0 }],
    }),
  ).toEqual({});
});

test('reports every required field of an empty form', () => {
  expect(Object.keys(find(EMPTY_CONTEST)).sort()).toEqual([
    'criteria',
    'description',
    'entries',
    'judges',
    'title',
  ]);
});

test('treats blank fields of a form as empty', () => {
  const problems = find({ title: '  ', description: '\n\n' });
  expect(problems.title).toEqual(['Give the contest a title.']);
  expect(problems.description).toEqual(['Say what the contest is about.']);
});

test('reports rules and links at their fields', () => {
  const link = { label: 'Chat', href: 'https://example.org' };
  expect(find({ rules: '### One entry each', links: [{ label: ' ', href: '' }, link] })).toEqual({});
  const problems = find({
    rules: 'x'.repeat(32_769),
    links: [
      { label: '', href: 'https://example.org' },
      { label: 'Chat', href: 'javascript:alert(1)' },
      { ...link, href: '' },
    ],
  });
  expect(problems).toMatchObject({
    rules: [expect.stringMatching(/^This has 32,769 characters/)],
    'links.0.label': ['Give it a name.'],
    'links.1.href': [expect.stringMatching(/^This isn’t a link/)],
    'links.2.href': [expect.stringMatching(/^This isn’t a link/)],
  });
  expect(find({ links: Array(9).fill(link) }).links).toEqual(['The list has 9; the maximum is 8.']);
  expect(findWrongStep(problems)).toBe('basics');
});

test('asks for a whole number of reviews, or none', () => {
  expect(find({ minimumReviews: ' 3 ' })).toEqual({});
  for (const minimumReviews of ['0', '501', 'many'])
    expect(find({ minimumReviews }).minimumReviews).toEqual(['Enter a whole number from 1 to 500.']);
});

test('needs no entries if it takes submissions', () => {
  expect(find({ entries: [EMPTY_ENTRY], takesSubmissions: true })).toEqual({});
});

test('names rows by their place in the form, also below blank ones', () => {
  const problems = find({
    criteria: [EMPTY_CRITERION, { ...EMPTY_CRITERION, label: 'Idea', maxPoints: '0', weight: 'x' }],
    entries: [
      EMPTY_ENTRY,
      { ...entry, link: 'example.org' },
      { ...entry, name: '' },
      { ...EMPTY_ENTRY, place: '12' },
    ],
  });
  expect(problems).toMatchObject({
    'criteria.1.maxPoints': ['Enter a whole number from 1 to 255.'],
    'criteria.1.weight': ['Enter a whole number from 1 to 255.'],
    'entries.1.link': [expect.stringMatching(/^This isn’t a link/)],
    'entries.2.name': ['Give the entry a name.'],
    'entries.3.name': ['Give the entry a name.'],
  });
});

test('names an anchor by its row', () => {
  const anchors = [
    { points: '0', text: '' },
    { points: '9', text: 'Perfect' },
  ];
  expect(find({ criteria: [{ ...EMPTY_CRITERION, label: 'Idea', anchors }] })).toEqual({
    'criteria.0.anchors.1': ['Enter a whole number from 0 to 5.'],
  });
});

test('counts blank lines of judges in line numbers', () => {
  const { judges } = find({ judges: `\n  ${judge}  Ada\r\n\nnobody\n${judge.toLowerCase()}` });
  expect(judges).toEqual([
    expect.stringMatching(/^Line 4: this isn’t an address/),
    'Line 5: this repeats line 2.',
  ]);
});

test('distinguishes several addresses, or a name before the address, from an invalid line', () => {
  expect(find({ judges: `${judge}, ${other}` }).judges?.[0]).toMatch(/^Line 1: this line has 2 addresses\./);
  expect(find({ judges: `Judges ${judge} ${other}` }).judges?.[0]).toMatch(
    /^Line 1: this line has 2 addresses\./,
  );
  expect(find({ judges: `Ada ${judge}` }).judges?.[0]).toMatch(/^Line 1: write the address first: 0x7099/);
});

test('suggests the address with the correct checksum', () => {
  const { judges } = find({ judges: `${other}\n${judge.replace('C8', 'c8')}` });
  expect(judges?.[0]).toMatch(/^Line 2: .*0x70997970C51812dc3A010C7d01b50e0d17dc79C8/);
});

test('summarizes many invalid lines', () => {
  const { judges } = find({ judges: 'x\n'.repeat(30) });
  expect(judges).toHaveLength(6);
  expect(judges?.[5]).toBe('and 25 more lines');
});

test('requires complete times in the future and in order', () => {
  expect(find({ closesAt: '2020-01-01T10:00:00.000Z' }).closesAt).toEqual([
    'This time has passed. Choose a time in the future.',
  ]);
  expect(find({ closesAt: '2030-01-01T10:00:00.000Z' })).toEqual({});
  expect(find({ closesAt: '2999-01-01T10:00:00.000Z' }).closesAt).toHaveLength(1);
  expect(find({ closesAt: '' }).closesAt).toEqual(['Enter both a date and a time.']);
  expect(find({}, new Set(['opensAt'])).opensAt).toEqual(['Enter both a date and a time.']);
  // Fields that do not apply have no problems.
  expect(find({ revealUntil: '' }, new Set(['submissionsUntil']))).toEqual({});
  expect(
    find({ opensAt: '2027-01-01T00:00:00.000Z', closesAt: '2026-12-31T00:00:00.000Z' }).closesAt,
  ).toEqual(['Choose a time after judging starts.']);
  expect(
    find({ isSealed: true, closesAt: '2027-01-01T00:00:00.000Z', revealUntil: '2026-12-31T00:00:00.000Z' })
      .revealUntil,
  ).toEqual(['Choose a time after judging ends.']);
});

test('says how much too long the texts are', () => {
  expect(find({ description: 'x'.repeat(7_000) }).document?.[0]).toMatch(
    /^The texts have 7,\d{3} bytes; 6,\d{3} fit/,
  );
  expect(find({ title: 'x'.repeat(201) }).title?.[0]).toContain('201 characters; the maximum is 200');
});

test('assigns every field to its step', () => {
  const fields: readonly FieldName[] = [
    'tracks.0.name',
    'criteria.1.label',
    'judges',
    'submissionsUntil',
    'revealUntil',
    'document',
  ];
  expect(fields.map(findStep)).toEqual(['basics', 'criteria', 'judges', 'entries', 'dates', 'sign']);
  const all = find({ title: '', entries: [EMPTY_ENTRY] });
  expect(findWrongStep(all)).toBe('basics');
  expect(readSteps({ all, shown: { entries: ['x'] } })).toEqual({
    ...{ basics: 'open', criteria: 'done', judges: 'done', entries: 'wrong', dates: 'done', sign: 'open' },
  });
});

test('reads an address and the name behind it', () => {
  expect(readJudgeLine(` ${judge}, Ada Park `)).toEqual({ address: judge, name: 'Ada Park' });
  expect(readJudgeLine(`${judge}00`)).toEqual({ address: `${judge}00`, name: '' });
  const lines = [judge, judge.toLowerCase(), `${other} Ben`, other.replace('CdD', 'cdd'), 'x'].map(
    readJudgeLine,
  );
  expect(countValidJudges(lines)).toBe(2);
});

test('counts lines that are not blank', () => {
  expect(countLines('\n a \n\nb\n')).toBe(2);
});

test('lets prizes and entries follow when a track is removed', () => {
  const form = {
    ...good,
    tracks: ['A', 'B', 'C'].map((name) => ({ name, about: '' })),
    prizes: [{ name: 'P', about: '', track: 3 }],
    entries: [1, 2, 0].map((track) => ({ ...entry, track })),
  };
  const { tracks, prizes, entries } = removeTrack(form, 0);
  expect(tracks.map(({ name }) => name)).toEqual(['B', 'C']);
  expect(prizes[0]?.track).toBe(2);
  expect(entries.map(({ track }) => track)).toEqual([0, 1, 0]);
});
