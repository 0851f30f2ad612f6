import { expect, test } from 'vitest';
import { matchesText } from '../../messages/text/matchesText.ts';
import { isNarrowed, type ListFilters, NO_FILTERS, readFilters, writeFilters } from './listFilters.ts';
import { findPlainRuns, findSafeRuns, readSearch } from './textSearch.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));
const write = (filters: ListFilters, before = '') => writeFilters(new URLSearchParams(before), filters);

test('round-trips filters through the URL', () => {
  const filters = { text: 'small games', state: 'closed', sort: 'ending', isMine: true } as const;
  expect(write(filters)).toBe('q=small+games&state=closed&sort=ending&mine=true');
  expect(read(write(filters))).toEqual(filters);
  expect(write(NO_FILTERS)).toBe('');
  expect(read('')).toEqual(NO_FILTERS);
  expect(isNarrowed(NO_FILTERS)).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, sort: 'oldest' })).toBe(false);
});

test('keeps only the chain in the URL', () => {
  expect(write(NO_FILTERS, 'chain=base&q=old&state=open&x=1')).toBe('chain=base');
});

test.each([
  'q[]=a&state=open&sort=constructor&mine=yes',
  'state=__proto__&sort=1&mine=1',
  'q=&state=null&sort=null&mine=null',
  'q=%20%20&state=[%22judging%22]&sort={}&mine=TRUE',
])('ignores values that are not filters: %s', (search) => {
  expect(read(search)).toEqual(NO_FILTERS);
});

test('reads numbers and signs as words, and cuts long texts', () => {
  expect(read('q=2026').text).toBe('2026');
  expect(read('q=true').text).toBe('true');
  expect(read('q={"$gt":""}').text).toBe('{"$gt":""}');
  expect(read('q= two %0a%09 words ').text).toBe('two words');
  expect(read(`q=${'x'.repeat(100_000)}`).text).toHaveLength(200);
});

test.each([
  ['GAMES small', true],
  ['weather', true],
  ['100 %', true],
  ['"wet"', true],
  ['ümlaut', true],
  ['u\u0308mlaut', true],
  ['rain_', false],
  ['games snow', false],
])('matches %s in title and description: %s', (text, isFound) => {
  const contest = { title: 'Small games about weather', description: 'Of "wet" and dry, 100 % Ümlaut. rain' };
  expect(matchesText(contest, text)).toBe(isFound);
});

test.each([
  ['cafe', 'Café', true],
  ['Café', 'cafe', true],
  ['caf\u00e9', 'cafe\u0301', true],
  ['か', 'が', false],
  ['가', '각', false],
])('finds %s in %s: %s', (text, title, isFound) => {
  expect(matchesText({ title, description: '' }, text)).toBe(isFound);
});

const uid = `0x${'ab'.repeat(32)}`;
const account = `0x${'cd'.repeat(20)}`;

test.each([
  [uid.toUpperCase().replace('0X', '0x'), { words: '', uids: [uid], accounts: [] }],
  [`https://laurel.example/contests/local/${uid}/share?x=1`, { words: '', uids: [uid], accounts: [] }],
  [`/contests/local/${uid}#judging`, { words: '', uids: [uid], accounts: [] }],
  [`games ${account} wet`, { words: 'games wet', uids: [], accounts: [account] }],
  [`https://basescan.org/address/${account}`, { words: '', uids: [], accounts: [account] }],
  [`${account}0 x${account}`, { words: `${account}0 x${account}`, uids: [], accounts: [] }],
  ['', { words: '', uids: [], accounts: [] }],
])('parses the search %s as %j', (text, search) => {
  expect(readSearch(text)).toEqual(search);
});

test('omits letters that may carry an accent', () => {
  expect(findPlainRuns('Café 2026 漢字')).toEqual(['2026', '漢字']);
});

test.each([
  ['small games', ['small', 'games']],
  ['100%_"\\', ['100']],
  ['Übung', ['bung']],
  ['cafe\u0301s', ['caf', 's']],
  ['漢字 テスト', ['テスト', '漢字']],
  ['%%%', []],
  ['a a a', ['a']],
])('asks the scan for %s with %j', (text, runs) => {
  expect(findSafeRuns(text)).toEqual(runs);
});

test('bounds the length of a scan’s query', () => {
  const text = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
  expect(findSafeRuns(text)).toHaveLength(8);
});
