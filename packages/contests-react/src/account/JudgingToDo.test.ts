import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { contest as sample } from '../testing/sampleContest.ts';
import { toDo } from './JudgingToDo.tsx';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const work = (digit: string, waiting: readonly string[] | undefined) => {
  const contest: Contest = {
    ...sample,
    uid: `0x${digit.repeat(64)}`,
    organizer: judge,
    title: digit,
    judges: [judge],
    entries: ['a', 'b'],
    time: 1n,
    endsAt: 4_000_000_000n,
  };
  return { contest, waiting, total: 2 };
};

test('omits completed contests and keeps those that could not be counted', () => {
  const open = [work('1', ['b']), work('2', []), work('3', undefined)];
  const list = toDo({
    status: 'listed',
    open,
    revealing: [],
    upcoming: [],
    over: [],
    searched: 3,
    total: 3,
    more: 'none',
  });
  expect(list).toMatchObject({ status: 'listed', total: 2 });
  expect(list.status === 'listed' && list.items.map(({ contest }) => contest.title)).toEqual(['1', '3']);
});
