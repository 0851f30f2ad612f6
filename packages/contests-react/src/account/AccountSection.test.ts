import { expect, test } from 'vitest';
import { leaveOutHidden, toPagedList } from './AccountSection.tsx';
import { readAddress } from './AccountView.tsx';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  address,
  address.toLowerCase(),
  address.toUpperCase(),
  `0x${address.slice(2).toUpperCase()}`,
  address.replace('C8', 'c8'),
])('reads %s in any case', (text) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', '0x', address.slice(0, -1), `${address}0`, `0x${'g'.repeat(40)}`, 'mara.eth', `${address}\n`])(
  'rejects %j',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);

const query = {
  data: undefined,
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};
const page = (...uids: string[]) => ({ items: uids.map((uid) => ({ uid })), unreadable: 1, total: 5 });

test('an account’s section distinguishes loading, failed and listed', () => {
  expect(toPagedList(query)).toEqual({ status: 'loading' });
  expect(toPagedList({ ...query, isError: true })).toEqual({ status: 'failed' });
  expect(toPagedList({ ...query, data: { pages: [page('a')] } })).toEqual({
    status: 'listed',
    items: [{ uid: 'a' }],
    total: 5,
    unreadable: 1,
    more: 'none',
  });
});

test('an account’s section shows no item of two pages twice', () => {
  const list = toPagedList({ ...query, data: { pages: [page('a', 'b'), page('b', 'c')] } });
  expect(list).toMatchObject({ items: [{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }], unreadable: 2 });
});

test('does not count rows of others, and says nothing about them', () => {
  const [first, second] = [page('a'), page('b')];
  const pages = [
    { ...first, ofOthers: 2, unreadable: 0 },
    { ...second, unreadable: 0 },
  ];
  expect(toPagedList({ ...query, data: { pages } })).toMatchObject({ total: 3, unreadable: 0 });
});

test.each([
  [{}, 'there'],
  [{ isFetchingNextPage: true }, 'loading'],
  [{ isFetchNextPageError: true, isError: true }, 'failed'],
] as const)('with another page and %j, more is %s', (change, more) => {
  expect(toPagedList({ ...query, data: { pages: [page('a')] }, hasNextPage: true, ...change })).toMatchObject(
    {
      more,
    },
  );
});

test('an account’s section omits and counts hidden items', () => {
  const list = toPagedList({ ...query, data: { pages: [page('a', 'b', 'c')] } });
  expect(leaveOutHidden(list, ['b', 'x'])).toMatchObject({
    items: [{ uid: 'a' }, { uid: 'c' }],
    hidden: 1,
    total: 5,
  });
  expect(leaveOutHidden({ status: 'loading' }, ['b'])).toEqual({ status: 'loading' });
});
