import { baseSepolia } from '@org/chain-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { listWallets } from '../wallets/listWallets.ts';
import { createWalletConfig } from './createWalletConfig.ts';

const projectId = '0123456789abcdef0123456789abcdef';
const seven = ['Browser Wallet', 'Safe', 'Rainbow', 'Base', 'MetaMask', 'WalletConnect', 'Brave Wallet'];

// As extensions define it: for good. Each test says what it is to be.
let readEthereum = (): unknown => undefined;
Object.defineProperty(window, 'ethereum', { get: () => readEthereum() });

const uncaught: unknown[] = [];
const stops: (() => void)[] = [];
const onError = (event: Event) => {
  uncaught.push(event);
  event.preventDefault();
};
const onRejection = (reason: unknown) => void uncaught.push(reason);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
});

afterEach(() => {
  window.removeEventListener('error', onError);
  process.off('unhandledRejection', onRejection);
  for (const stop of stops.splice(0)) stop();
  readEthereum = () => undefined;
  uncaught.length = 0;
  vi.restoreAllMocks();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

const thrower = (): never => {
  throw new Error('hostile');
};

const createWallet = () =>
  createScriptedWallet({
    privateKey: fixtures.privateKey,
    rpcUrl: 'about:blank',
    chainId: 84532,
    answerAfterMs: 0,
  });

const create = () => {
  const config = createWalletConfig({
    chains: [baseSepolia],
    appName: 'Laurel',
    projectId,
    nameTransport: null,
  });
  return { config, list: () => listWallets(config).map(({ name }) => name) };
};

const announce = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

const info = { uuid: 'u', name: 'Hostile', rdns: 'test.hostile', icon: fixtures.icon };
const provider = { request: async () => [], on() {}, removeListener() {} };
const withGetter = (object: object, key: string) =>
  Object.defineProperty({ ...object }, key, { get: thrower });
const proxy = () =>
  new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower });

// First: every configuration of this file listens for as long as the page lives.
test('issue 13: one uuid or one rdns is one wallet, and a thousand do not keep others out', () => {
  const { list } = create();
  for (let index = 0; index < 1_000; index += 1) {
    announce({ info, provider });
    announce({ info: { ...info, name: 'Twin', rdns: 'test.twin' }, provider });
    announce({ info: { ...info, name: 'Again', uuid: `again ${index}` }, provider });
    announce({
      info: { ...info, name: `Flood ${index}`, uuid: `${index}`, rdns: `test.flood.${index}` },
      provider,
    });
  }
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  expect(list()).toHaveLength(1 + 1_000 + 1 + seven.length);
  expect(list()).toContain('Good');
  expect(list()).not.toContain('Twin');
  expect(list()).not.toContain('Again');
});

test.each<[string, unknown]>([
  ['info: null', { info: null, provider }],
  ['no info', { provider }],
  ['info that is a text', { info: 'info', provider }],
  ['no detail', null],
  ['a text for a detail', 'detail'],
  ['detail that is a throwing proxy', proxy()],
  ...(['uuid', 'name', 'rdns', 'icon'] as const).flatMap((key): [string, unknown][] => [
    [`no ${key}`, { info: { ...info, [key]: undefined }, provider }],
    [`an empty ${key}`, { info: { ...info, [key]: '' }, provider }],
    [`a number for ${key}`, { info: { ...info, [key]: 7 }, provider }],
    [`an object for ${key}`, { info: { ...info, [key]: { toString: thrower } }, provider }],
    [`a throwing ${key}`, { info: withGetter(info, key), provider }],
    [`an endless ${key}`, { info: { ...info, [key]: `data:image/png,${'x'.repeat(1e6)}` }, provider }],
  ]),
  ['a name of control characters', { info: { ...info, name: '\u202E\u0007' }, provider }],
  ['an icon that is a page', { info: { ...info, icon: 'data:text/html,x' }, provider }],
  ['an icon elsewhere', { info: { ...info, icon: 'https://example.org/icon.png' }, provider }],
  ['an icon that runs', { info: { ...info, icon: 'javascript:alert(1)' }, provider }],
  ['info that is a throwing proxy', { info: proxy(), provider }],
  ['info that throws', withGetter({ info, provider }, 'info')],
  ['a provider that throws', withGetter({ info, provider }, 'provider')],
  ['provider: null', { info, provider: null }],
  ['a text for a provider', { info, provider: 'provider' }],
  ['a provider without request', { info, provider: {} }],
  ['a provider that is a throwing proxy', { info, provider: proxy() }],
  ['the rdns of a wallet that is configured', { info: { ...info, rdns: 'injected' }, provider }],
])('issue 13: a wallet that announces %s is left out, and the others work', async (_, detail) => {
  const wallet = createWallet();
  announce(detail);
  const { config, list } = create();
  announce(detail);
  stops.push(announceWallet(wallet, { name: 'Good', rdns: 'test.good' }));
  announce(detail);
  await settle();
  expect(list()).toEqual(['Good', ...seven]);
  const connector = config.connectors.find(({ name }) => name === 'Good');
  expect((await connector?.connect())?.accounts).toHaveLength(1);
  expect(uncaught).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls.length).toBeLessThanOrEqual(1);
});

test.each<[string, object]>([
  ['throws when it is listened to', { ...provider, on: thrower }],
  ['throws when it is asked', { ...provider, request: thrower }],
  ['is a function', Object.assign(() => thrower(), provider)],
  [
    'can be asked and is otherwise closed',
    new Proxy({}, { get: (_, key) => (key === 'request' ? provider.request : thrower()), has: thrower }),
  ],
])('issue 13: an announced provider that %s does no harm', async (_, hostile) => {
  const { config, list } = create();
  announce({ info, provider: hostile });
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  await settle();
  expect(list()).toEqual(['Hostile', 'Good', ...seven]);
  await config.connectors
    .find(({ name }) => name === 'Hostile')
    ?.connect()
    .catch(() => {});
  await config.connectors.find(({ name }) => name === 'Hostile')?.getChainId();
  await settle();
  expect(uncaught).toEqual([]);
});

test('a name is shown without characters that turn its direction', () => {
  const { list } = create();
  announce({ info: { ...info, name: '\u202EksaMateM ' }, provider });
  expect(list()[0]).toBe('ksaMateM');
});

const flags = ['isMetaMask', 'isRainbow', 'isBraveWallet', 'providers', 'request', 'on', 'removeListener'];

test.each<[string, () => unknown]>([
  ['throws', thrower],
  ['is null', () => null],
  ['is a text', () => 'wallet'],
  ['is a number', () => 1],
  ['is false', () => false],
  ['is an empty object', () => ({})],
  ['is a throwing proxy', () => proxy()],
  ['has providers that are no list', () => ({ ...provider, providers: 7 })],
  ['has a list of nothing', () => ({ ...provider, providers: [null, undefined, 'x'] })],
  ['has a list of throwing proxies', () => ({ ...provider, providers: [proxy()] })],
  ...flags.map((flag): [string, () => unknown] => [`throws at ${flag}`, () => withGetter(provider, flag)]),
])('issue 13: where window.ethereum %s, every other wallet works', async (_, read) => {
  readEthereum = read;
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  const { config, list } = create();
  await settle();
  expect(list()).toEqual(['Good', ...seven]);
  expect((await config.connectors.find(({ id }) => id === 'test.good')?.connect())?.accounts).toHaveLength(1);
  const extensions = config.connectors.filter(({ id, type }) => type === 'injected' && id !== 'test.good');
  await Promise.allSettled(extensions.map((connector) => connector.connect()));
  await settle();
  expect(uncaught).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls.length).toBeLessThanOrEqual(1);
});
