import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { createSampleContest, performSample } from '../../testing/sampleContest.ts';
import { searchRead, toListState } from './listState.ts';

const uidOf = (digit: string): Hex => `0x${digit.repeat(64)}`;
const contest = (digit: string) => ({ uid: uidOf(digit) }) as unknown as Contest;
const idle = {
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
};
const page = (
  digits: string,
  facts: { unreadable?: number; searched?: number; isPartlyKnown?: boolean } = {},
) => ({
  contests: [...digits].map(contest),
  unreadable: 0,
  searched: digits.length,
  total: 9,
  isPartlyKnown: false,
  nowSeconds: 0,
  ...facts,
});

test('distinguishes loading, failed and empty lists', () => {
  expect(toListState({ ...idle, data: undefined }, [])).toEqual({ status: 'loading' });
  expect(toListState({ ...idle, data: undefined, isError: true }, [])).toEqual({ status: 'failed' });
  const pages = [page('', { unreadable: 2 })];
  expect(toListState({ ...idle, data: { pages } }, [])).toMatchObject({
    status: 'listed',
    contests: [],
    unreadable: 2,
    more: 'none',
  });
});

test('joins the pages of a list without duplicates', () => {
  const pages = [
    page('12', { unreadable: 1 }),
    page('23', { unreadable: 2, searched: 7, isPartlyKnown: true }),
  ];
  const state = toListState({ ...idle, data: { pages } }, []);
  expect(state).toMatchObject({ isPartlyKnown: true, unreadable: 3, searched: 7, total: 9, more: 'none' });
  expect(state.status === 'listed' && state.contests.map((each) => each.uid[2])).toEqual(['1', '2', '3']);
});

test('omits and counts hidden contests', () => {
  const state = toListState({ ...idle, data: { pages: [page('123')] } }, [uidOf('2'), uidOf('f')]);
  expect(state).toMatchObject({ hidden: 1 });
  expect(state.status === 'listed' && state.contests.map((each) => each.uid[2])).toEqual(['1', '3']);
});

test('keeps loaded pages after a failure', () => {
  const more = { ...idle, data: { pages: [page('1')] }, hasNextPage: true };
  expect(toListState(more, [])).toMatchObject({ more: 'there' });
  expect(toListState({ ...more, isError: true, isFetchNextPageError: true }, [])).toMatchObject({
    more: 'failed',
  });
  expect(toListState({ ...more, isFetchingNextPage: true }, [])).toMatchObject({ more: 'loading' });
});

test('keeps the previous list while the next one loads', () => {
  const state = toListState({ ...idle, data: { pages: [page('1')] }, isPlaceholderData: true }, []);
  expect(state).toMatchObject({ status: 'listed', isChanging: true });
});

const { result, texts } = createSampleContest(performSample);
const { contest: read } = result;
const other = { ...read, uid: `0x${'7'.repeat(64)}` as const, title: 'Bells', description: '' };

function createCache(documents: ContestTexts | undefined): QueryClient {
  const client = new QueryClient();
  client.setQueryData([...contestsQuery(local).queryKey, 'list', {}], {
    pages: [{ contests: [{ ...read, description: '' }, other] }],
    pageParams: [undefined],
  } as never);
  if (documents) client.setQueryData(['documents', read.uid], documents);
  return client;
}
const search = (words: string, documents: ContestTexts | undefined = texts) => {
  const { read, found } = searchRead(createCache(documents), local, words);
  return { read, found: found.map(({ title }) => title) };
};

test('searches titles of all listed contests, and the texts of those that were read', () => {
  expect(search('bells')).toEqual({ read: 1, found: ['Bells'] });
  expect(search('rope knots')).toEqual({ read: 1, found: [read.title] });
  expect(search('hang tomorrow').found).toEqual([read.title]);
  expect(search('nowhere').found).toEqual([]);
});

test('knows no names before the texts are read', () => {
  expect(search('rope', null as never)).toEqual({ read: 0, found: [] });
});
