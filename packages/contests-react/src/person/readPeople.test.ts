import { local } from '@org/chain-config';
import { findImitation } from '@org/contests/names';
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, multicall3Abi } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { personQuery } from './profileQuery.ts';
import { findSameNames } from './readPeople.ts';
import { samplePictures } from './samplePictures.ts';
import { showWalletPicture } from './useWalletPicture.ts';

afterEach(() => vi.unstubAllGlobals());

const mara = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const jonas = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const nobody = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const write = (profile: object) => `data:application/json,${encodeURIComponent(JSON.stringify(profile))}`;

/** A chain whose Profile contract has these profiles; undefined: a chain without the contract. */
const serve = (uris: Readonly<Record<string, string>> | undefined) => {
  const calls: number[] = [];
  const answer = (data: Hex): Hex => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    const asked = args?.[0] as readonly { readonly callData: Hex }[];
    calls.push(asked.length);
    const result = asked.map(({ callData }) => {
      const account = callData.slice(-40);
      const uri = Object.entries(uris ?? {}).find(([one]) => one.slice(2).toLowerCase() === account)?.[1];
      const returnData: Hex = uris ? encodeAbiParameters([{ type: 'string' }], [uri ?? '']) : '0x';
      return { success: true, returnData };
    });
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
  };
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const ask = (request: { id: number; method: string; params: [{ data: Hex }] }) => ({
      jsonrpc: '2.0',
      id: request.id,
      result: request.method === 'eth_call' ? answer(request.params[0].data) : '0x7a69',
    });
    const asked = JSON.parse(body);
    return Response.json(Array.isArray(asked) ? asked.map(ask) : ask(asked));
  });
  return calls;
};

test('reads all accounts of a page with one request', async () => {
  const calls = serve({
    [mara]: write({ name: 'Mara Lind' }),
    [jonas]: write({ name: 'Jonas', picture: 'https://x.example/a.png' }),
  });
  const client = createQueryClient();
  const people = await Promise.all(
    [mara, jonas, nobody].map((one) => client.fetchQuery(personQuery(local, one as Hex))),
  );
  expect(people).toEqual([{ name: 'Mara Lind' }, { name: 'Jonas' }, {}]);
  expect(calls).toEqual([3]);
});

test('prefers the name that a contest gives, and flags it as one of a profile', async () => {
  serve({ [mara]: write({ name: 'Mara Lind' }), [jonas]: write({ name: 'Jonas' }) });
  const client = createQueryClient();
  const read = (account: Hex, given?: string) => client.fetchQuery(personQuery(local, account, given));
  expect(await read(mara, 'Dr.\nMara Lind')).toEqual({ name: 'Dr. Mara Lind' });
  expect(await read(nobody, 'Ada')).toEqual({ name: 'Ada' });
  expect(await read(jonas, '\u200b ')).toEqual({ name: 'Jonas' });
  expect(await read(jonas, 'Ada')).toMatchObject({ warning: 'same-name' });
  expect(await read(nobody, '0x1234…abcd')).toMatchObject({ warning: 'address' });
});

test('flags accounts with the same name, including those read earlier', async () => {
  serve({
    [mara]: write({ name: 'Mara' }),
    [jonas]: write({ name: 'Mаra' }),
    [nobody]: write({ name: 'MARA' }),
  });
  const client = createQueryClient();
  expect(await client.fetchQuery(personQuery(local, mara))).toEqual({ name: 'Mara' });
  expect(await client.fetchQuery(personQuery(local, jonas))).toMatchObject({ warning: 'mixed-alphabets' });
  expect(await client.fetchQuery(personQuery(local, nobody))).toMatchObject({ warning: 'same-name' });
  expect(client.getQueryData(personQuery(local, mara).queryKey)).toEqual({
    name: 'Mara',
    warning: 'same-name',
  });
});

test('returns no names on a chain without the Profile contract', async () => {
  serve(undefined);
  expect(await createQueryClient().fetchQuery(personQuery(local, mara))).toEqual({});
});

test('shows the wallet’s picture of an account whose profile has none, whether it is read before or after', async () => {
  serve({ [mara]: write({ name: 'Mara' }), [jonas]: write({ name: 'Jonas', picture: samplePictures.png }) });
  const queryClient = createQueryClient();
  const find = (account: Hex) => queryClient.fetchQuery({ ...personQuery(local, account), staleTime: 0 });
  await Promise.all([mara, jonas].map((account) => find(account as Hex)));
  for (const account of [mara, jonas, nobody] as const)
    await showWalletPicture({ account, picture: '/api/avatars/mara.eth', queryClient });
  expect(queryClient.getQueryData(personQuery(local, mara).queryKey)).toEqual({
    name: 'Mara',
    picture: '/api/avatars/mara.eth',
  });
  expect(await find(mara)).toEqual({ name: 'Mara', picture: '/api/avatars/mara.eth' });
  expect(await find(jonas)).toEqual({ name: 'Jonas', picture: samplePictures.png });
  expect(await find(nobody)).toEqual({ picture: '/api/avatars/mara.eth' });
});

test.each([
  ['0x7099…79C8', 'address'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'address'],
  ['vitalik.eth', 'address'],
  ['VITALIK.ETH ', 'address'],
  ['０x70997970', 'address'],
  ['0х7099…7948', 'address'],
  ['0х7099…79с8', 'address'],
  ['vitalik.eth ✓', 'address'],
  ['M\u0430ra', 'mixed-alphabets'],
  ['Αlice', 'mixed-alphabets'],
  ['Mara Lind', undefined],
  ['Мария', undefined],
  ['Ελένη 2', undefined],
  ['0xygen', undefined],
  ['Beth', undefined],
  ['', undefined],
])('the name %j imitates others: %s', (name, imitation) => {
  expect(findImitation(name)).toBe(imitation);
});

const accounts = ['0x01', '0x02', '0x03'] as const;
const find = (...names: (string | undefined)[]) =>
  [...findSameNames(names.map((name, index) => ({ account: accounts[index] ?? '0x00', name })))].length;

test.each([
  ['Mara Lind', 'Mara Lind'],
  ['Mara Lind', 'mara  lind'],
  ['Mara', 'M\u00e1ra'],
  ['Mara', 'Ma\u200bra'],
  ['Mara', '\uff2dara'],
  ['Мара', 'Mapa'],
  ['Zo\u00eb', 'Zo\u0451'],
  ['Na\u00efm', 'Na\u0457m'],
  ['\u00c1nna', '\u0386nna'],
  ['Iris', 'lris'],
  ['Olga', '0lga'],
])('flags %s and %s as look-alikes', (one, other) => {
  expect(find(one, other)).toBe(2);
});

test.each([
  ['Mara', 'Marta'],
  ['Мария', 'Maria'],
  ['一', '二'],
])('does not flag %s and %s', (one, other) => {
  expect(find(one, other)).toBe(0);
});

test('does not flag accounts without a name', () => {
  expect(find(undefined, undefined, 'Mara')).toBe(0);
});

test('does not flag an account as its own look-alike', () => {
  expect(
    findSameNames([
      { account: '0x01', name: 'A' },
      { account: '0x01', name: 'A' },
    ]).size,
  ).toBe(0);
});
