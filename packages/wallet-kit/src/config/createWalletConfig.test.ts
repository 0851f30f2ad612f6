import { type ChainConfig, chainConfigs, local } from '@org/chain-config';
import { getChainId } from 'viem/actions';
import { anvil, celo, mainnet, optimism } from 'viem/chains';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listChains } from './chains.ts';
import { createWalletConfig } from './createWalletConfig.ts';
import { findNameSource } from './lookUpName.ts';

const projectId = '0123456789abcdef0123456789abcdef';
const chains: readonly ChainConfig[] = Object.values(chainConfigs);

type Details = { name: string; groupName: string; id: string };

const listNames = (config: ReturnType<typeof createWalletConfig>) =>
  config.connectors.map((connector) => (connector as unknown as { rkDetails: Details }).rkDetails.name);

const create = (options: Partial<Parameters<typeof createWalletConfig>[0]> = {}) => {
  const onWarning = vi.fn();
  const config = createWalletConfig({ chains, appName: 'Laurel', onWarning, ...options });
  return { config, onWarning };
};

test('creates a client per chain with its own RPCs', () => {
  const { config } = create({ projectId });
  for (const { chain } of chains) {
    const client = config.getClient({ chainId: chain.id });
    expect(client.chain).toMatchObject({ id: chain.id, name: chain.name });
    expect(JSON.stringify(client.transport)).toContain(chain.rpcUrls.default.http[0]);
  }
  expect(config.chains.map(({ id }) => id)).toEqual(chains.map(({ chain }) => chain.id));
});

test('takes chains of viem as they are, beside those of chain-config', () => {
  const gallery = { ...celo, iconUrl: '/celo.svg' };
  const { config } = create({ chains: [mainnet, optimism, gallery, local] });
  expect(config.chains.map(({ id }) => id)).toEqual([1, 10, 42220, 31337]);
  expect(config.chains[1]).toMatchObject({ formatters: optimism.formatters, contracts: optimism.contracts });
  const [known, , own] = listChains(config);
  expect([known?.iconUrl, own?.iconUrl]).toEqual([expect.stringMatching(/^data:image\/svg/), '/celo.svg']);
  const { transport } = config.getClient({ chainId: 42220 });
  expect(transport).toMatchObject({ url: celo.rpcUrls.default.http[0] });
});

test.each([
  ['none for chains on this machine', [anvil], false],
  ['mainnet’s for other chains', [celo], true],
] as const)('looks names up by default: %s', (_, own, isLookedUp) => {
  expect(findNameSource(create({ chains: own }).config) !== undefined).toBe(isLookedUp);
});

test('fails over between the RPCs of a chain', async () => {
  const http = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];
  const chain = { ...local.chain, rpcUrls: { default: { http } } };
  const { config } = create({ chains: [{ ...local, chain }] });
  const [first = '', second = ''] = http;
  const asked: string[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === first) throw new TypeError('fetch failed');
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x7a69' });
  });
  expect(await getChainId(config.getClient({ chainId: 31337 }))).toBe(31337);
  // A fallback RPC's chain id is checked before its answers count.
  expect(asked).toEqual([first, second, second]);
});

test('lists the seven wallets of the specification under "Popular"', () => {
  const { config, onWarning } = create({ projectId });
  expect(listNames(config)).toEqual([
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Base',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ]);
  expect(onWarning).not.toHaveBeenCalled();
});

test.each([
  ['none', undefined],
  ['null', null],
  ['an empty one', ''],
  ['a placeholder', 'YOUR_PROJECT_ID'],
])('keeps names and order of the wallets with %s as project id, and warns', (_, id) => {
  const { config, onWarning } = create({ projectId: id });
  expect(listNames(config)).toEqual([
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Base',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ]);
  expect(onWarning).toHaveBeenCalledTimes(1);
  expect(onWarning.mock.calls[0]?.[0]).toMatch(/^createWalletConfig: projectId is /);
});

test('has no connector with the id that RainbowKit starts on every page load', () => {
  const { config } = create({ projectId });
  const ids = config.connectors.map(
    (connector) => (connector as unknown as { rkDetails: Details }).rkDetails.id,
  );
  expect(ids).not.toContain('walletConnect');
  expect(new Set(ids).size).toBe(ids.length);
});

test('loads no SDK when connectors are created', () => {
  const { config } = create({ projectId });
  for (const connector of config.connectors) {
    if (connector.type !== 'injected') expect(connector.setup, connector.name).toBeUndefined();
  }
});

test('a configuration throws without chains', () => {
  expect(() => create({ chains: [] })).toThrow('Supported chain config is not found');
});

test('a configuration accepts another wallet list', () => {
  const { config, onWarning } = create({
    wallets: [
      {
        groupName: 'Ours',
        wallets: [
          () => ({
            id: 'ours',
            name: 'Our Wallet',
            iconUrl: 'data:image/svg+xml,',
            iconBackground: '#FFFFFF',
            createConnector: (details) => () =>
              ({ id: 'ours', name: 'Our Wallet', type: 'ours', ...details }) as never,
          }),
        ],
      },
    ],
  });
  expect(listNames(config)).toEqual(['Our Wallet']);
  expect(onWarning).not.toHaveBeenCalled();
});
