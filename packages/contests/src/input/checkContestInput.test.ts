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

test('a good contest has no problem', () => {
  expect(check()).toEqual([]);
  expect(check({ endsAt: NOW + 1n })).toEqual([]);
});

test.each(['title', 'description'] as const)('%s: not blank, not too long, whole characters', (field) => {
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
  ['a change of direction', '\u202E'],
  ['joiners and variation selectors', '\u200D\uFE0F\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['letters that are empty', '\u3164\u115F\u1160\uFFA0'],
  ['an empty pattern of dots', '\u2800'],
  ['a control character', '\u0007'],
])('a text of %s is blank', (_, text) => {
  expect(check({ title: text, description: ` ${text}\n` })).toEqual([
    { field: 'title', code: 'required' },
    { field: 'description', code: 'required' },
  ]);
});

test.each(['7', '?', '€', '🏆', 'ß', '字', '👩\u200D🔬', `a\u200B`])('%s can be seen', (title) => {
  expect(check({ title })).toEqual([]);
});

test('everything that is wrong is said at once', () => {
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

test('judges: each line by its number, blank lines and spaces aside', () => {
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

test('judges: a checksum that is there has to be right', () => {
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
])('entries: %j is no link', (entry) => {
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
])('entries: %s would show everybody a name or a password', (entry) => {
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
])('entries: %j is not what it looks like', (entry) => {
  expect(check({ entries: ['https://example.org', entry] })).toEqual([
    { field: 'entries', line: 2, code: 'unseen-in-link' },
  ]);
});

test('entries: other alphabets, signs and percent-encoded characters are seen', () => {
  const entries = ['https://example.org/%E2%80%AE', 'https://例え.jp/道', 'https://example.org/\u2764\ufe0f'];
  expect(check({ entries })).toEqual([]);
});

test('entries: an @ elsewhere is none', () => {
  const entries = ['https://example.org/@ada', 'https://example.org/?to=a@b', 'https://example.org/#a:b@c'];
  expect(check({ entries })).toEqual([]);
});

test('entries: one link once, however it is spelt', () => {
  const entries = [
    'https://example.org',
    '',
    'HTTPS://EXAMPLE.org/',
    ' https://example.org/a ',
    'https://example.org/A',
  ];
  expect(check({ entries })).toEqual([{ field: 'entries', line: 3, code: 'duplicate', firstLine: 1 }]);
});

test('lists and their lines have limits', () => {
  const links = Array.from({ length: 201 }, (_, index) => `https://example.org/${index}`);
  expect(check({ entries: links })).toEqual([{ field: 'entries', code: 'too-many', length: 201, max: 200 }]);
  const long = `https://example.org/${'x'.repeat(481)}`;
  expect(check({ entries: [long] })).toEqual([
    { field: 'entries', line: 1, code: 'too-long', length: 501, max: 500 },
  ]);
  const judges = Array.from({ length: 101 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`);
  expect(check({ judges })).toEqual([{ field: 'judges', code: 'too-many', length: 101, max: 100 }]);
});

test('the end lies ahead, and where scans can hold it', () => {
  expect(check({ endsAt: NOW })).toEqual([{ field: 'endsAt', code: 'in-the-past' }]);
  expect(check({ endsAt: 2n ** 31n - 2n })).toEqual([]);
  expect(check({ endsAt: 2n ** 31n - 1n })).toEqual([{ field: 'endsAt', code: 'too-far' }]);
});

test('what is signed is trimmed, without blank lines, with checksums', () => {
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

test('the next contest is the old one without its end', () => {
  const contest = makeContest({ endsAt: 3_000n, revokedAt: 2_500n });
  const input = toContestInput(contest);
  expect(checkContestInput(input)).toEqual([]);
  const { title, description, judges, entries } = contest;
  expect(normalizeContestInput(input)).toEqual({ title, description, judges, entries, endsAt: null });
});
