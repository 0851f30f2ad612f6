import { createClient, custom } from 'viem';
import { getBalance, getTransactionReceipt } from 'viem/actions';
import { mainnet, sepolia } from 'viem/chains';
import { expect, test, vi } from 'vitest';
import { createConfig } from 'wagmi';
import { connect, disconnect, getAccount, signMessage, switchChain } from 'wagmi/actions';
import { createScriptedConnector, type ScriptedConnectorOptions } from './createScriptedConnector.ts';
import { createScriptedNode } from './createScriptedNode.ts';
import { createScriptedWallet, type ScriptedWalletOptions } from './createScriptedWallet.ts';
import { fixtures } from './fixtures.ts';

const create = (
  behavior: NonNullable<ScriptedWalletOptions['behavior']> = {},
  options: ScriptedConnectorOptions = {},
) => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    rpcUrl: 'http://127.0.0.1:1',
    chainId: mainnet.id,
    answerAfterMs: 0,
    behavior,
  });
  const node = custom(createScriptedNode());
  const config = createConfig({
    chains: [mainnet, sepolia],
    connectors: [createScriptedConnector(wallet, options)],
    transports: { [mainnet.id]: node, [sepolia.id]: node },
    storage: null,
    multiInjectedProviderDiscovery: false,
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('no connector');
  return { wallet, config, connector };
};

test('a scripted connector connects, signs, switches and disconnects', async () => {
  const { config, connector } = create();
  await connect(config, { connector });
  expect(getAccount(config)).toMatchObject({ status: 'connected', address: fixtures.account, chainId: 1 });
  expect(await signMessage(config, { message: 'Hi' })).toMatch(/^0x[0-9a-f]{130}$/);
  await switchChain(config, { chainId: sepolia.id });
  expect(getAccount(config).chainId).toBe(sepolia.id);
  await disconnect(config);
  expect(getAccount(config).status).toBe('disconnected');
});

test.each([
  ['eth_requestAccounts' as const, 4001, 'reject' as const],
  ['eth_requestAccounts' as const, -32002, -32002],
])('a scripted wallet answers %s with %s', async (method, code, behavior) => {
  const { config, connector } = create({ [method]: behavior });
  await expect(connect(config, { connector })).rejects.toMatchObject({ code });
});

test('reports a rejected switch as a rejection', async () => {
  const { config, connector } = create({ wallet_switchEthereumChain: 'reject' });
  await connect(config, { connector });
  await expect(switchChain(config, { chainId: sepolia.id })).rejects.toMatchObject({ code: 4001 });
});

test('emits account, chain and disconnect events on demand', async () => {
  const { wallet, config, connector } = create();
  await connect(config, { connector });
  wallet.changeAccounts([fixtures.otherAccount]);
  wallet.changeChain(fixtures.unsupportedChainId);
  expect(getAccount(config)).toMatchObject({ address: fixtures.otherAccount, chainId: 999_999 });
  wallet.changeAccounts([]);
  expect(getAccount(config).status).toBe('disconnected');
});

test('a scripted connector emits display_uri only if configured', async () => {
  const once = async (displayUri: string) => {
    const { connector } = create({}, { displayUri });
    const provider = (await connector.getProvider()) as {
      once(event: string, listener: (uri: string) => void): void;
    };
    const heard = vi.fn();
    provider.once('display_uri', heard);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return heard.mock.calls;
  };
  expect(await once(fixtures.pairingUri)).toEqual([[fixtures.pairingUri]]);
  expect(await once('never')).toEqual([]);
});

test('scripted node: answers balances and receipts, refuses the rest', async () => {
  const { confirmed, failed, pending } = fixtures.hashes;
  const node = createScriptedNode({
    balance: 7n,
    receipts: { [confirmed]: 'success', [failed]: 'reverted' },
    answers: { eth_gasPrice: () => '0x1' },
  });
  const client = createClient({ transport: custom(node, { retryCount: 0 }) });
  expect(await getBalance(client, { address: fixtures.account })).toBe(7n);
  expect((await getTransactionReceipt(client, { hash: confirmed })).status).toBe('success');
  expect((await getTransactionReceipt(client, { hash: failed })).status).toBe('reverted');
  await expect(getTransactionReceipt(client, { hash: pending })).rejects.toThrow('could not be found');
  expect(await node.request({ method: 'eth_gasPrice' })).toBe('0x1');
  await expect(node.request({ method: 'eth_call' })).rejects.toMatchObject({ code: -32601 });
});
