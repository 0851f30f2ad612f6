import { base, baseSepolia, local, mainnet } from '@org/chain-config';
import { type Chain, createClient, custom, encodeAbiParameters, encodeFunctionResult } from 'viem';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isLocalChain } from './chains.ts';
import { createWalletConfig } from './createWalletConfig.ts';
import { findNameSource, lookUpName } from './lookUpName.ts';

afterEach(() => vi.unstubAllGlobals());

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';

const nameAbi = [
  {
    name: 'reverseWithGateways',
    type: 'function',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
  },
] as const;

/** Mainnet with one name and one record; the second call reads the record. */
const createMainnet = (name: string, record: string) => {
  const answers = [
    encodeFunctionResult({ abi: nameAbi, result: [name, resolver, resolver] }),
    encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'address' }],
      [encodeAbiParameters([{ type: 'string' }], [record]), resolver],
    ),
  ];
  const request = vi.fn(async (_: { method: string }) => answers.shift() ?? '0x');
  const client = createClient({
    chain: mainnet.chain as Chain,
    transport: custom({ request }, { retryCount: 0 }),
  });
  return { client, request };
};

test('looks up name and avatar on mainnet', async () => {
  const { client, request } = createMainnet('judge.eth', 'data:image/png;base64,AAAA');
  expect(await lookUpName(client, account)).toEqual({
    name: 'judge.eth',
    avatarUrl: 'data:image/png;base64,AAAA',
  });
  expect(request.mock.calls.map(([{ method }]) => method)).toEqual(['eth_call', 'eth_call']);
});

test.each(['https://tracker.example/a.png', 'data:text/html,<script>', 'ipfs://Qm', ''])(
  'ignores an avatar outside the record: %s',
  async (record) => {
    const { client } = createMainnet('judge.eth', record);
    expect(await lookUpName(client, account)).toEqual({ name: 'judge.eth', avatarUrl: null });
  },
);

test('issue 13: uses the app’s URL for an avatar on another host', async () => {
  const avatarUrl = vi.fn((name: string) => `/avatars/${name}`);
  const find = (record: string) => lookUpName(createMainnet('judge.eth', record).client, account, avatarUrl);
  const elsewhere = [
    'https://tracker.example/a.png',
    'ipfs://Qm',
    'eip155:1/erc721:0x00/1',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
  ];
  for (const record of elsewhere)
    expect(await find(record)).toEqual({ name: 'judge.eth', avatarUrl: '/avatars/judge.eth' });
  avatarUrl.mockClear();
  expect((await find('data:image/png;base64,AAAA')).avatarUrl).toBe('data:image/png;base64,AAAA');
  expect((await find('')).avatarUrl).toBeNull();
  expect(avatarUrl).not.toHaveBeenCalled();
});

test.each([
  ['an invisible character', 'judge\u200B.eth'],
  ['a joiner', 'jud\u200Dge.eth'],
  ['a Cyrillic letter', 'judg\u0435.eth'],
  ['a capital letter', 'Judge.eth'],
  ['a full-width letter', '\uFF4Audge.eth'],
  ['a bidirectional control', '\u202Ejudge.eth'],
  ['an empty label', 'judge..eth'],
])('has no name for a record with %s: it is not its own normal form', async (_, name) => {
  const { client, request } = createMainnet(name, 'data:image/png;base64,AAAA');
  expect(await lookUpName(client, account)).toEqual({ name: null, avatarUrl: null });
  expect(request).toHaveBeenCalledTimes(1);
});

test('fails if the tables of the normal form cannot be loaded, so that the address is shown', async () => {
  vi.resetModules();
  vi.doMock('./normalize.ts', () => Promise.reject(new Error('offline')));
  onTestFinished(() => {
    vi.doUnmock('./normalize.ts');
    vi.resetModules();
  });
  const { client } = createMainnet('judge.eth', 'data:image/png;base64,AAAA');
  const { lookUpName } = await import('./lookUpName.ts');
  await expect(lookUpName(client, account)).rejects.toThrow();
});

test('a chain without RPCs over HTTP is not local', () => {
  const chain = { ...local.chain, rpcUrls: { default: { http: [] } } } as Chain;
  expect(isLocalChain(chain)).toBe(false);
  expect(isLocalChain(local.chain as Chain)).toBe(true);
});

test('uses mainnet for names without making it selectable', () => {
  const config = createWalletConfig({ chains: [baseSepolia, base], appName: 'Laurel', onWarning: () => {} });
  expect(findNameSource(config)?.client.chain?.id).toBe(1);
  expect(config.chains.map(({ id }) => id)).toEqual([84532, 8453]);
});

test('looks up no names if all chains are local, unless a transport is given', () => {
  const options = { chains: [local], appName: 'Laurel', onWarning: () => {} };
  expect(findNameSource(createWalletConfig(options))).toBeUndefined();
  const nameTransport = custom({ request: async () => '0x' });
  expect(findNameSource(createWalletConfig({ ...options, nameTransport }))).toBeDefined();
  const silent = createWalletConfig({ ...options, chains: [baseSepolia], nameTransport: null });
  expect(findNameSource(silent)).toBeUndefined();
});
