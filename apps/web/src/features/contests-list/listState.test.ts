import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { toListState } from './listState.ts';

const contest = (digit: string) => ({ uid: `0x${digit.repeat(64)}` }) as unknown as Contest;
const idle = { isError: false, hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false };

test('nothing yet, and nothing at all', () => {
  expect(toListState({ ...idle, data: undefined })).toEqual({ status: 'loading' });
  expect(toListState({ ...idle, data: undefined, isError: true })).toEqual({ status: 'failed' });
  expect(toListState({ ...idle, data: { pages: [{ contests: [], unreadable: 2 }] } })).toEqual({
    status: 'empty',
    unreadable: 2,
  });
});

test('pages are joined, a contest that stands on two of them is listed once', () => {
  const pages = [
    { contests: [contest('1'), contest('2')], unreadable: 1 },
    { contests: [contest('2'), contest('3')], unreadable: 2 },
  ];
  const state = toListState({ ...idle, data: { pages } });
  expect(state).toMatchObject({ status: 'listed', unreadable: 3, more: 'none' });
  expect(state.status === 'listed' && state.contests.map((each) => each.uid[2])).toEqual(['1', '2', '3']);
});

test('a list of unreadable ones only may go on', () => {
  const pages = [{ contests: [], unreadable: 100 }];
  expect(toListState({ ...idle, data: { pages }, hasNextPage: true })).toMatchObject({
    status: 'listed',
    more: 'there',
  });
});

test('a failure after the first page keeps what is there', () => {
  const data = { pages: [{ contests: [contest('1')], unreadable: 0 }] };
  const more = { ...idle, data, hasNextPage: true };
  expect(toListState({ ...more, isError: true, isFetchNextPageError: true })).toMatchObject({
    more: 'failed',
  });
  expect(toListState({ ...more, isFetchingNextPage: true })).toMatchObject({ more: 'loading' });
});
