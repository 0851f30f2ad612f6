import { expect, test } from 'vitest';
import { createAdmission } from './createAdmission.ts';

const busy = { extensions: { code: 'busy' } };

test('issue 13: admits few queries per client, and clients in turn', async () => {
  const admit = createAdmission({ mostRunning: 2, mostRunningPerClient: 1, mostOpen: 100, waitMs: 60_000 });
  const entered: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = async (client: string, name: string) => {
    leaves.push(await admit([client]));
    entered.push(name);
  };
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name));
  await Promise.resolve();
  expect(entered).toEqual(['a1', 'b1']);
  while (entered.length < 6) {
    leaves.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(asked);
  expect(entered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('lets only a client with a shorter queue displace the longest one', async () => {
  const admit = createAdmission({ mostRunning: 1, mostRunningPerClient: 1, mostOpen: 4, waitMs: 60_000 });
  const leave = await admit(['a']);
  const waiting = [admit(['a']), admit(['a']), admit(['a'])];
  await expect(admit(['a'])).rejects.toMatchObject(busy);
  const other = admit(['b']);
  await expect(waiting[2]).rejects.toMatchObject(busy);
  leave();
  (await other)();
  (await waiting[0])?.();
  (await waiting[1])?.();
  (await admit(['a']))();
});

test('rejects a query that waits too long', async () => {
  const admit = createAdmission({ mostRunning: 1, mostRunningPerClient: 1, mostOpen: 9, waitMs: 10 });
  const leave = await admit(['a']);
  await expect(admit(['b'])).rejects.toMatchObject(busy);
  leave();
  (await admit(['b']))();
});

test('does not take a turn for a query whose client has disconnected', async () => {
  const admit = createAdmission({ mostRunning: 1, mostRunningPerClient: 1, mostOpen: 4, waitMs: 60_000 });
  const gone = new Set<string>();
  const entered: string[] = [];
  const ask = (name: string) =>
    admit([name], () => gone.has(name)).then((leave) => {
      entered.push(name);
      return leave;
    });
  const leave = await ask('a');
  const [b, c, d] = [ask('b'), ask('c'), ask('d')];
  gone.add('b');
  // The queue is full, but one of those in it is gone.
  const e = ask('e');
  await expect(b).rejects.toMatchObject(busy);
  gone.add('c');
  leave();
  await expect(c).rejects.toMatchObject(busy);
  (await d)();
  (await e)();
  expect(entered).toEqual(['a', 'd', 'e']);
});

test('networks take turns, then the clients in them, and one network with many clients delays nobody', async () => {
  const admit = createAdmission({ mostRunning: 1, mostRunningPerClient: 1, mostOpen: 100, waitMs: 60_000 });
  const entered: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = async (network: string, client: string) => {
    const leave = await admit([network, client]);
    entered.push(`${network} ${client}`);
    leaves.push(leave);
  };
  const crowd = Array.from({ length: 40 }, (_, nth) => ask('2001:db8:1::/48', `/64 ${nth}`));
  const others = [ask('192.0.2.0/24', 'x'), ask('192.0.2.0/24', 'y'), ask('192.0.2.0/24', 'x')];
  const all = Promise.all([...crowd, ...others]);
  while (entered.length < 43) {
    await new Promise(setImmediate);
    leaves.shift()?.();
  }
  await all;
  // Each waits for one query of the other network, and for one of each client in its own.
  expect(entered.slice(0, 7).map((each) => each.replace(/.*(\/64 \d+)/, '$1'))).toEqual([
    '/64 0',
    ...['192.0.2.0/24 x', '/64 1', '192.0.2.0/24 y', '/64 2', '192.0.2.0/24 x', '/64 3'],
  ]);
});

test('the longest network loses its last query, not a client elsewhere with a longer line', async () => {
  const admit = createAdmission({ mostRunning: 1, mostRunningPerClient: 1, mostOpen: 8, waitMs: 60_000 });
  const leave = await admit(['crowd', 'first']);
  const crowd = Array.from({ length: 5 }, (_, nth) => admit(['crowd', `${nth % 3}`]));
  const other = [admit(['other', 'a']), admit(['other', 'a'])];
  const late = admit(['third', 'b']);
  await expect(crowd[3]).rejects.toMatchObject(busy);
  // A client of the longest network displaces only a longer line in it.
  await expect(admit(['crowd', '1'])).rejects.toMatchObject(busy);
  leave();
  const admitted = [...other, late, ...crowd.filter((_, nth) => nth !== 3)];
  await Promise.all(admitted.map(async (turn) => (await turn)()));
  expect(await admit(['crowd', 'first'])).toBeTypeOf('function');
});
