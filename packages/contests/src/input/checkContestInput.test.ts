import { expect, test } from 'vitest';
import { JUDGES, makeContest } from '../../test/make.ts';
import { LIMITS } from '../limits.ts';
import { checkContestInput } from './checkContestInput.ts';
import { type ContestInput, normalizeContestInput, splitLines, toContestInput } from './contestInput.ts';

const NOW = 1_700_000_000n;

const good: ContestInput = {
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  judges: JUDGES,
  entries: ['https://example.org/one', 'http://example.org/two'],
  endsAt: null,
};

const check = (change: Partial<ContestInput> = {}) => checkContestInput({ ...good, ...change }, NOW);

test('accepts a valid contest', () => {
  expect(check()).toEqual([]);
  expect(check({ endsAt: NOW + 1n })).toEqual([]);
});

test.each(['title', 'description'] as const)('rejects a %s that is blank, too long or malformed', (field) => {
  const max = field === 'title' ? LIMITS.titleCharacters : LIMITS.descriptionCharacters;
  expect(check({ [field]: ' \n\t ' })).toEqual([{ field, code: 'required' }]);
  expect(check({ [field]: '🏆'.repeat(max) })).toEqual([]);
  expect(check({ [field]: 'x'.repeat(max + 1) })).toEqual([
    { field, code: 'too-long', length: max + 1, max },
  ]);
  expect(check({ [field]: 'half a \uD83C' })).toEqual([{ field, code: 'malformed-text' }]);
});

test.each([
  ['a zero-width space', '\u200B'],
  ['a direction mark', '\u202E'],
  ['joiners and variation selectors', '\u200D\uFE0F\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['letters that render as nothing', '\u3164\u115F\u1160\uFFA0'],
  ['an empty braille pattern', '\u2800'],
  ['a control character', '\u0007'],
])('rejects a text of %s as blank', (_, text) => {
  expect(check({ title: text, description: ` ${text}\n` })).toEqual([
    { field: 'title', code: 'required' },
    { field: 'description', code: 'required' },
  ]);
});

test.each(['7', '?', '€', '🏆', 'ß', '字', '👩\u200D🔬', `a\u200B`])('accepts %s as visible', (title) => {
  expect(check({ title })).toEqual([]);
});

test('returns all problems at once', () => {
  const fields = check({ title: '', description: '', judges: [], entries: [''], endsAt: 0n }).map(
    ({ field, code }) => [field, code],
  );
  expect(fields).toEqual([
    ['title', 'required'],
    ['description', 'required'],
    ['judges', 'required'],
    ['entries', 'required'],
    ['endsAt', 'in-the-past'],
  ]);
});

test('judges: reports each line by its number and ignores blank lines and spaces', () => {
  const [first, second] = JUDGES;
  const judges = splitLines(
    `\r\n  ${first}\n\nvitalik.eth\n${second}\n${first.toLowerCase()}\n0x12\n0x${'0'.repeat(40)}`,
  );
  expect(check({ judges })).toEqual([
    { field: 'judges', line: 4, code: 'invalid-address' },
    { field: 'judges', line: 6, code: 'duplicate', firstLine: 2 },
    { field: 'judges', line: 7, code: 'invalid-address' },
    { field: 'judges', line: 8, code: 'zero-address' },
  ]);
});

test('judges: rejects a wrong checksum', () => {
  const right = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const wrong = '0x70997970C51812dc3A010C7d01b50e0d17dc79c8';
  expect(check({ judges: [right] })).toEqual([]);
  expect(check({ judges: [right.toLowerCase()] })).toEqual([]);
  expect(check({ judges: [`0x${right.slice(2).toUpperCase()}`] })).toEqual([]);
  expect(check({ judges: [wrong] })).toEqual([
    { field: 'judges', line: 1, code: 'invalid-checksum', expected: right },
  ]);
});

test.each([
  'example.org',
  'ftp://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:example.org',
  'https://',
  'https:// example.org',
  'https://example.org/a b',
  'https://example.org/\u0000',
  'ipfs://bafy',
])('entries: rejects %j as a link', (entry) => {
  expect(check({ entries: ['https://example.org', entry] })).toEqual([
    { field: 'entries', line: 2, code: 'invalid-link' },
  ]);
});

test.each([
  'https://user:pw@example.org',
  'https://user@example.org/path',
  'https://:pw@example.org',
  'https:///user@example.org',
  'https://example.org:x@evil.example',
])('entries: rejects credentials in %s', (entry) => {
  expect(check({ entries: ['https://example.org', entry] })).toEqual([
    { field: 'entries', line: 2, code: 'login-in-link' },
  ]);
});

test.each([
  'https://example.org/\u202efdp.exe',
  'https://good.example/\u2066x',
  'https://example.org/a\u200bb',
  'https://exa\u00admple.org/',
  'https://example.org/\u3164',
  'https://example.org/\u{e0041}',
])('entries: rejects invisible characters in %j', (entry) => {
  expect(check({ entries: ['https://example.org', entry] })).toEqual([
    { field: 'entries', line: 2, code: 'unseen-in-link' },
  ]);
});

test('entries: accepts other alphabets, symbols and percent-encoded characters', () => {
  const entries = ['https://example.org/%E2%80%AE', 'https://例え.jp/道', 'https://example.org/\u2764\ufe0f'];
  expect(check({ entries })).toEqual([]);
});

test('entries: accepts an @ outside the credentials', () => {
  const entries = ['https://example.org/@ada', 'https://example.org/?to=a@b', 'https://example.org/#a:b@c'];
  expect(check({ entries })).toEqual([]);
});

test('entries: rejects different spellings of one link as duplicates', () => {
  const entries = [
    'https://example.org',
    '',
    'HTTPS://EXAMPLE.org/',
    ' https://example.org/a ',
    'https://example.org/A',
  ];
  expect(check({ entries })).toEqual([{ field: 'entries', line: 3, code: 'duplicate', firstLine: 1 }]);
});

test('limits lists and their lines', () => {
  const links = Array.from({ length: 201 }, (_, index) => `https://example.org/${index}`);
  expect(check({ entries: links })).toEqual([{ field: 'entries', code: 'too-many', length: 201, max: 200 }]);
  const long = `https://example.org/${'x'.repeat(481)}`;
  expect(check({ entries: [long] })).toEqual([
    { field: 'entries', line: 1, code: 'too-long', length: 501, max: 500 },
  ]);
  const judges = Array.from({ length: 101 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`);
  expect(check({ judges })).toEqual([{ field: 'judges', code: 'too-many', length: 101, max: 100 }]);
});

test('requires an end in the future, within the range of scans', () => {
  expect(check({ endsAt: NOW })).toEqual([{ field: 'endsAt', code: 'in-the-past' }]);
  expect(check({ endsAt: 2n ** 31n - 2n })).toEqual([]);
  expect(check({ endsAt: 2n ** 31n - 1n })).toEqual([{ field: 'endsAt', code: 'too-far' }]);
});

test('normalizes by trimming, removing blank lines and adding checksums', () => {
  const input = {
    title: ' T ',
    description: '\nD\n',
    judges: ['', ` ${JUDGES[0].toLowerCase()} `],
    entries: [' https://Example.org ', ''],
    endsAt: 5n,
  };
  expect(normalizeContestInput(input)).toEqual({
    title: 'T',
    description: 'D',
    judges: [JUDGES[0]],
    entries: ['https://Example.org'],
    endsAt: 5n,
  });
});

test('copies a contest without its end', () => {
  const contest = makeContest({ endsAt: 3_000n, revokedAt: 2_500n });
  const input = toContestInput(contest);
  expect(checkContestInput(input)).toEqual([]);
  const { title, description, judges, entries } = contest;
  expect(normalizeContestInput(input)).toEqual({ title, description, judges, entries, endsAt: null });
});
