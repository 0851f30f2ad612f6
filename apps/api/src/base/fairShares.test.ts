import { expect, test } from 'vitest';
import { createFairQueue, createShares, FullQueueError, listNetworks } from './fairShares.ts';

test('lists the networks of an address, and none for an address that stands for many clients', () => {
  expect(listNetworks('192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.0/24', '192.0/16']);
  expect(listNetworks('2001:db8:1:203::4')).toEqual([
    '2001:db8:1:203::/64',
    '2001:db8:1:200::/56',
    '2001:db8:1::/48',
    '2001:db8/32',
  ]);
  for (const address of [undefined, '127.0.0.1', '::1', 'unix:']) expect(listNetworks(address)).toEqual([]);
});

const LIMITS = { total: 360, each: 30 };
/** How many of `tries` requests from each address are admitted, taken in turns. */
const flood = (
  take: (networks: readonly string[]) => boolean,
  addresses: readonly string[],
  tries: number,
) => {
  let taken = 0;
  for (let i = 0; i < tries; i += 1) for (const each of addresses) if (take(listNetworks(each))) taken += 1;
  return taken;
};
const range = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

test.each([
  ['one IPv4 address', ['192.0.2.1'], 30],
  ['an IPv4 /24', range(256, (n) => `192.0.2.${n}`), 60],
  ['an IPv6 /64', range(200, (n) => `2001:db8:1:1::${n.toString(16)}`), 30],
  ['an IPv6 /56', range(200, (n) => `2001:db8:1:1${n.toString(16).padStart(2, '0')}::1`), 60],
  ['an IPv6 /48', range(200, (n) => `2001:db8:1:${n.toString(16)}00::1`), 60],
  ['an IPv6 /32', range(200, (n) => `2001:db8:${n.toString(16)}::1`), 120],
  ['four IPv4 addresses', range(4, (n) => `${n + 1}.0.2.1`), 120],
  ['25 IPv4 addresses', range(25, (n) => `${n + 1}.0.2.1`), 270],
])('leaves room for all others when %s take all they can', (_, attackers, most) => {
  const shares = createShares(LIMITS);
  expect(flood(shares.take, attackers, 120)).toBeLessThanOrEqual(most);
  const others = range(45, (n) => `203.${n}.113.9`);
  expect(flood(shares.take, others, 2)).toBe(90);
  shares.clear();
  expect(shares.take(listNetworks(attackers[0]))).toBe(true);
});

test('keeps to the total, and counts clients of unknown networks toward it only', () => {
  const shares = createShares(LIMITS);
  expect(range(400, () => shares.take([])).filter(Boolean)).toHaveLength(360);
  expect(shares.take(listNetworks('192.0.2.1'))).toBe(false);
});

/** Tasks that the test ends. */
const createTasks = (atOnce: number, maxWaiting: number) => {
  const queue = createFairQueue(atOnce, maxWaiting);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, networks: readonly string[] = []) => {
    const run = () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.push(() => resolve(name));
      });
    const { result, join } = queue.add(run, networks);
    return { answer: result.catch((error: unknown) => error), join };
  };
  const endAll = async () => {
    for (let i = 0; i < 100; i += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, started, add, endAll };
};

test('runs tasks of all networks in turn, however many one of them adds', async () => {
  const { started, add, endAll } = createTasks(1, 32);
  for (let i = 0; i < 9; i += 1) add(`a${i}`, ['a']);
  for (const each of ['b', 'c']) for (let i = 0; i < 2; i += 1) add(`${each}${i}`, [each]);
  await endAll();
  expect(started.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2']);
  expect(started).toHaveLength(13);
});

test('leaves a place for other networks', async () => {
  const { started, add, endAll } = createTasks(4, 32);
  for (let i = 0; i < 9; i += 1) add(`a${i}`, ['a']);
  add('b0', ['b']);
  expect(started).toEqual(['a0', 'a1', 'a2', 'b0']);
  await endAll();
  expect(started).toHaveLength(10);
});

test('gives both of two places to one network while no other one waits, and the next one to the other', async () => {
  const { started, add, endAll } = createTasks(2, 32);
  for (let i = 0; i < 4; i += 1) add(`a${i}`, ['a']);
  expect(started).toEqual(['a0', 'a1']);
  add('b0', ['b']);
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'a3']);
});

test('drops the last task of the network that has most when the queue is full', async () => {
  const { add, endAll } = createTasks(1, 4);
  const own = Array.from({ length: 6 }, (_, i) => add(`a${i}`, ['a']));
  const other = add('b0', ['b']);
  await endAll();
  const answers = await Promise.all([...own, other].map(({ answer }) => answer));
  const full = expect.any(FullQueueError);
  expect(answers).toEqual(['a0', 'a1', 'a2', 'a3', full, full, 'b0']);
});

test('takes the turn of the client that waits for the same task and is earlier', async () => {
  const { started, add, endAll } = createTasks(1, 32);
  const tasks = Array.from({ length: 5 }, (_, i) => add(`a${i}`, ['a']));
  tasks[4]?.join(['b']);
  await endAll();
  expect(started).toEqual(['a0', 'a4', 'a1', 'a2', 'a3']);
});

test('rejects what has not started when it is cleared, and goes on afterwards', async () => {
  const { queue, add, endAll } = createTasks(1, 32);
  const [first, second] = [add('a'), add('b')];
  queue.clear();
  const third = add('c');
  await endAll();
  expect(await Promise.all([first, second, third].map(({ answer }) => answer))).toEqual([
    'a',
    expect.any(FullQueueError),
    'c',
  ]);
});
