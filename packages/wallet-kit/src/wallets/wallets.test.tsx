import { baseSepolia } from '@org/chain-config';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { areNamespaces } from './areNamespaces.ts';
import { findRecentWallets, keepRecentWallets, listWallets } from './listWallets.ts';
import { waitForPairing } from './overRelay.ts';

const KEY = 'rk-recent';

afterEach(() => {
  window.localStorage.clear();
  vi.useRealTimers();
});

test('keeps at most 3 recent wallets', () => {
  window.localStorage.setItem(KEY, JSON.stringify(['safe', 7, 'rainbow', 'base', 'metaMask', 'brave']));
  keepRecentWallets();
  expect(window.localStorage.getItem(KEY)).toBe('["safe","rainbow","base"]');
});

test('treats an invalid list of recent wallets as empty', () => {
  window.localStorage.setItem(KEY, '{');
  expect(findRecentWallets()).toEqual([]);
  keepRecentWallets();
  expect(window.localStorage.getItem(KEY)).toBe('[]');
});

test('lists id, name, shortName, iconUrl, iconBackground, ready, recent, downloadUrls and groupName', () => {
  window.localStorage.setItem(KEY, '["rainbow","base"]');
  const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', onWarning: () => {} });
  const wallets = listWallets(config);
  expect(wallets.find(({ id }) => id === 'base')).toMatchObject({
    name: 'Base',
    shortName: 'Base',
    iconUrl: expect.any(Function),
    iconBackground: '#0000FF',
    ready: true,
    recent: true,
    groupName: 'Popular',
  });
  const metaMask = wallets.find(({ id }) => id === 'metaMask');
  expect(metaMask).toMatchObject({ ready: false, recent: false });
  expect(metaMask?.downloadUrls.chrome).toMatch(/^https:/);
});

test('issue 13: does not list an unsupported wallet as recent', () => {
  window.localStorage.setItem(KEY, '["rainbow","base"]');
  const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', onWarning: () => {} });
  expect(
    listWallets(config)
      .filter(({ recent }) => recent)
      .map(({ id }) => id),
  ).toEqual(['base']);
  keepRecentWallets(['rainbow']);
  expect(window.localStorage.getItem(KEY)).toBe('["base"]');
});

test('keeps the name of an unsupported wallet, which is not ready and says why', async () => {
  const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', onWarning: () => {} });
  const rainbow = config.connectors.find(({ name }) => name === 'Rainbow');
  await expect(rainbow?.connect()).rejects.toMatchObject({ code: 'needs-project-id' });
  expect(listWallets(config).find(({ id }) => id === 'rainbow')).toMatchObject({
    name: 'Rainbow',
    ready: false,
    downloadUrls: {},
  });
});

test('fails with "No chains found on connector." without a chain', async () => {
  const projectId = '0123456789abcdef0123456789abcdef';
  const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', projectId });
  const { overRelay } = await import('./overRelay.ts');
  const wallet = overRelay(() => ({
    id: 'relay',
    name: 'Relay',
    iconUrl: '',
    iconBackground: '#fff',
    qrCode: { getUri: (uri) => uri },
    createConnector: () => () => config.connectors[0] as never,
  }))({ projectId, appName: 'Laurel' });
  const connector = wallet.createConnector({} as never)({ ...config, chains: [] } as never);
  await expect(connector.connect()).rejects.toThrow('No chains found on connector.');
});

test('fails at once while the browser is offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const projectId = '0123456789abcdef0123456789abcdef';
  const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', projectId });
  const connector = config.connectors.find(({ name }) => name === 'WalletConnect');
  await expect(connector?.connect()).rejects.toMatchObject({ code: 'relay-unreachable' });
  onLine.mockRestore();
});

const namespace = {
  chains: ['eip155:84532'],
  accounts: ['eip155:84532:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  methods: ['personal_sign'],
  events: ['chainChanged'],
};

test.each<[string, unknown, boolean]>([
  ['chains, accounts, methods and events', { eip155: namespace }, true],
  ['no chains', { eip155: { ...namespace, chains: undefined } }, true],
  ['a second namespace', { eip155: namespace, solana: { ...namespace, chains: ['solana:101'] } }, true],
  ['a chain without a namespace', { eip155: { ...namespace, chains: ['84532'] } }, false],
  ['a chain with an address', { eip155: { ...namespace, chains: namespace.accounts } }, false],
  ['an account without a chain', { eip155: { ...namespace, accounts: ['0x7099'] } }, false],
  ['accounts that are no list', { eip155: { ...namespace, accounts: namespace.accounts[0] } }, false],
  ['methods that are no list', { eip155: { ...namespace, methods: 'personal_sign' } }, false],
  ['events that are no strings', { eip155: { ...namespace, events: [7] } }, false],
  ['no accounts', { eip155: { ...namespace, accounts: undefined } }, false],
  ['a namespace that is null', { eip155: null }, false],
  ['a list', [namespace], false],
  ['nothing', undefined, false],
])('checks the namespaces of a WalletConnect session with %s: %#', (_, namespaces, isValid) => {
  expect(areNamespaces(namespaces)).toBe(isValid);
});

const createEmitter = () => {
  const listeners = new Set<(message: { type: string }) => void>();
  return {
    on: (_: 'message', listener: (message: { type: string }) => void) => void listeners.add(listener),
    off: (_: 'message', listener: (message: { type: string }) => void) => void listeners.delete(listener),
    emit: () => {
      for (const listener of listeners) listener({ type: 'display_uri' });
    },
    listeners,
  };
};

test('fails within 10 s if the relay does not answer', async () => {
  vi.useFakeTimers();
  const emitter = createEmitter();
  const answer = waitForPairing(new Promise(() => {}), emitter);
  const refused = expect(answer).rejects.toMatchObject({ code: 'relay-unreachable', retryable: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(emitter.listeners.size).toBe(0);
});

test('does not time out after the pairing', async () => {
  vi.useFakeTimers();
  const emitter = createEmitter();
  let connect: (value: string) => void = () => {};
  const answer = waitForPairing(
    new Promise<string>((resolve) => {
      connect = resolve;
    }),
    emitter,
  );
  emitter.emit();
  await vi.advanceTimersByTimeAsync(600_000);
  connect('connected');
  await expect(answer).resolves.toBe('connected');
});

test('reports a relay that refuses as unreachable, and a rejection as a rejection', async () => {
  const emitter = createEmitter();
  await expect(waitForPairing(Promise.reject(new Error('401')), emitter)).rejects.toMatchObject({
    code: 'relay-unreachable',
  });
  await expect(waitForPairing(Promise.reject({ code: 4001 }), emitter)).rejects.toEqual({ code: 4001 });
});
