import { baseSepolia } from '@org/chain-config';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setEthereum } from '../../test/windowEthereum.ts';
import { forgetAnnounced, getAnnounced } from '../first-step/announced.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { forgetWarnings } from '../wallets/injectedProvider.ts';
import { listWallets } from '../wallets/listWallets.ts';
import { coinbaseWallet } from '../wallets/popularWallets.ts';
import { createWalletConfig } from './createWalletConfig.ts';

const projectId = '0123456789abcdef0123456789abcdef';
const seven = ['Browser Wallet', 'Safe', 'Rainbow', 'Base', 'MetaMask', 'WalletConnect', 'Brave Wallet'];

const uncaught: unknown[] = [];
const stops: (() => void)[] = [];
const onError = (event: Event) => {
  uncaught.push(event);
  event.preventDefault();
};
const onRejection = (reason: unknown) => void uncaught.push(reason);

beforeEach(() => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Configurations never remove their listeners; the tests do.
  const listen = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listen.call(window, type, listener);
      stops.push(() => window.removeEventListener(type, listener));
    },
  );
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
});

afterEach(() => {
  window.removeEventListener('error', onError);
  process.off('unhandledRejection', onRejection);
  for (const stop of stops.splice(0)) stop();
  forgetAnnounced();
  setEthereum(() => undefined);
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

const create = (options: { projectId?: string; coinbase?: typeof coinbaseWallet } = { projectId }) => {
  const config = createWalletConfig({
    chains: [baseSepolia],
    appName: 'Laurel',
    nameTransport: null,
    onWarning: () => {},
    ...options,
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

const countWarnings = () => vi.mocked(console.warn).mock.calls.length;

test('issue 13: lists one wallet per uuid and provider, two per rdns, and others despite a thousand announcements', async () => {
  const { list } = create();
  for (let index = 0; index < 1_000; index += 1) {
    const next = () => ({ ...provider });
    announce({ info, provider: next() });
    announce({ info: { ...info, name: 'Twin', rdns: 'test.twin' }, provider: next() });
    announce({ info: { ...info, name: 'Again', uuid: `again ${index}` }, provider: next() });
    announce({
      info: { ...info, name: `Flood ${index}`, uuid: `${index}`, rdns: `test.flood.${index}` },
      provider: next(),
    });
  }
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  await settle();
  expect(list()).toHaveLength(2 + 1_000 + 1 + seven.length);
  expect(list()).toContain('Good');
  expect(list()).not.toContain('Twin');
  expect(list().filter((name) => name === 'Again')).toHaveLength(1);
  expect(countWarnings()).toBe(0);
});

test('lists two builds of one wallet, told apart, and connects the chosen one', async () => {
  const { config, list } = create();
  getAnnounced();
  const [first, second] = [createWallet(), createWallet()];
  const twice = { name: 'Build', rdns: 'test.build', icon: fixtures.icon };
  for (const [uuid, built] of [
    ['1', first],
    ['2', second],
    ['1', first],
    ['3', second],
  ] as const)
    announce({ info: { ...twice, uuid }, provider: built });
  await settle();
  expect(list()).toEqual(['Build', 'Build (2)', ...seven]);
  expect(getAnnounced().map(({ id, name }) => [id, name])).toEqual([
    ['test.build', 'Build'],
    ['test.build-2', 'Build (2)'],
  ]);
  await config.connectors.find(({ id }) => id === 'test.build-2')?.connect();
  expect(first.requests).toEqual([]);
  expect(second.requests.length).toBeGreaterThan(0);
});

test('issue 13: lists one wallet for five thousand announcements of one provider', async () => {
  const { list } = create();
  for (let index = 0; index < 5_000; index += 1) {
    announce({
      info: { ...info, name: `Flood ${index}`, uuid: `${index}`, rdns: `test.flood.${index}` },
      provider,
    });
  }
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  await settle();
  expect(list()).toEqual(['Flood 0', 'Good', ...seven]);
});

test.each([
  ['wallets', 2_000, 'data:image/png,', 1_024],
  ['characters in icons', 30, `data:image/png,${'x'.repeat(200_000)}`, 19],
])('issue 13: lists up to the limit and warns once about too many %s', async (_, count, icon, listed) => {
  const { list } = create();
  getAnnounced();
  for (let index = 0; index < count; index += 1) {
    announce({
      info: { ...info, icon, uuid: `${index}`, rdns: `test.flood.${index}` },
      provider: { ...provider },
    });
  }
  await settle();
  expect(list()).toHaveLength(listed + seven.length);
  expect(getAnnounced()).toHaveLength(listed);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining('some are not listed')]]);
});

describe.each([
  ['with', { projectId }],
  ['without', {}],
])('%s a project id', (_, options) => {
  test.each(['injected', 'safe', 'rainbow', 'base', 'metaMask', 'walletConnectQr', 'brave'])(
    'issue 13: no wallet can announce the id of a configured one: %s',
    async (rdns) => {
      const { list } = create(options);
      announce({ info: { ...info, rdns }, provider });
      await settle();
      expect(list()).toEqual(seven);
    },
  );
});

test.each([{ projectId }, {}, { coinbase: coinbaseWallet }])(
  'reserves the ids of connectors in the first step of the dialog, too',
  (options) => {
    const { connectors } = create(options).config;
    const ids = connectors.flatMap((connector) => {
      const { id: rowId } = (connector as { rkDetails?: { id?: string } }).rkDetails ?? {};
      return [connector.id, rowId, connector.rdns].flat();
    });
    getAnnounced();
    for (const rdns of [...ids, 'test.good']) {
      if (rdns) announce({ info: { ...info, rdns, uuid: rdns }, provider: { ...provider } });
    }
    expect(getAnnounced().map(({ rdns }) => rdns)).toEqual(['test.good']);
  },
);

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
    [`a too long ${key}`, { info: { ...info, [key]: `data:image/png,${'x'.repeat(1e6)}` }, provider }],
  ]),
  ['a name of control characters', { info: { ...info, name: '\u202E\u0007' }, provider }],
  ...['\u200B', '\u200D', '\u00AD', '\u3164', '\u2800', '\u061C', '\u{E0041}'].map(
    (name): [string, unknown] => [
      `a name of U+${name.codePointAt(0)?.toString(16)}`,
      { info: { ...info, name }, provider },
    ],
  ),
  ['an icon in upper case', { info: { ...info, icon: 'DATA:image/png,x', rdns: 'io.metamask' }, provider }],
  ['an HTML page for an icon', { info: { ...info, icon: 'data:text/html,x' }, provider }],
  ['a remote icon', { info: { ...info, icon: 'https://example.org/icon.png' }, provider }],
  ['a script for an icon', { info: { ...info, icon: 'javascript:alert(1)' }, provider }],
  ['info that is a throwing proxy', { info: proxy(), provider }],
  ['info that throws', withGetter({ info, provider }, 'info')],
  ['a provider that throws', withGetter({ info, provider }, 'provider')],
  ['provider: null', { info, provider: null }],
  ['a text for a provider', { info, provider: 'provider' }],
  ['a provider without request', { info, provider: {} }],
  ['a provider that is a throwing proxy', { info, provider: proxy() }],
])('issue 13: skips a wallet that announces %s with one warning, and lists the others', async (_, detail) => {
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
  expect(countWarnings()).toBe(1);
});

test.each<[string, object]>([
  ['throws when it is listened to', { ...provider, on: thrower }],
  ['throws when it is asked', { ...provider, request: thrower }],
  ['is a function', Object.assign(() => thrower(), provider)],
  [
    'throws at everything but request',
    new Proxy({}, { get: (_, key) => (key === 'request' ? provider.request : thrower()), has: thrower }),
  ],
])('issue 13: lists the other wallets if an announced provider %s', async (_, hostile) => {
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

test('removes invisible and bidirectional control characters from names', async () => {
  const { list } = create();
  announce({ info: { ...info, name: '\u202Eksa\u200BMateM ' }, provider });
  await settle();
  expect(list()[0]).toBe('ksaMateM');
});

const flags = ['isMetaMask', 'isRainbow', 'isBraveWallet', 'providers', 'request'];

test.each<[string, number, () => unknown]>([
  ['throws', 1, thrower],
  ['is null', 1, () => null],
  ['is a text', 1, () => 'wallet'],
  ['is a number', 1, () => 1],
  ['is false', 1, () => false],
  ['is an empty object', 1, () => ({})],
  ['is a throwing proxy', 1, () => proxy()],
  ['has providers that are no list', 1, () => ({ ...provider, providers: 7 })],
  ['has a list of nothing', 1, () => ({ ...provider, providers: [null, undefined, 'x'] })],
  ['has a list of throwing proxies', 1, () => ({ ...provider, providers: [proxy()] })],
  ...flags.map((flag): [string, number, () => unknown] => [
    `throws at ${flag}`,
    1,
    () => withGetter(provider, flag),
  ]),
  // Requests to such a provider still work.
  ['throws at on', 0, () => withGetter(provider, 'on')],
  ['throws at removeListener', 0, () => withGetter(provider, 'removeListener')],
])('issue 13: lists every other wallet if window.ethereum %s', async (_, leftOut, read) => {
  setEthereum(read);
  stops.push(announceWallet(createWallet(), { name: 'Good', rdns: 'test.good' }));
  const { config, list } = create();
  await settle();
  expect(list()).toEqual(['Good', ...seven]);
  expect((await config.connectors.find(({ id }) => id === 'test.good')?.connect())?.accounts).toHaveLength(1);
  const extensions = config.connectors.filter(({ id, type }) => type === 'injected' && id !== 'test.good');
  await Promise.allSettled(extensions.map((connector) => connector.connect()));
  await settle();
  expect(uncaught).toEqual([]);
  const warnings = vi.mocked(console.warn).mock.calls.map(([warning]) => String(warning));
  expect(warnings.filter((warning) => warning.includes('not listed'))).toHaveLength(leftOut);
  expect(new Set(warnings).size).toBe(warnings.length);
});

test("issue 13: shows every wallet's own icon and downloads if window.ethereum throws", async () => {
  setEthereum(thrower);
  const wallets = listWallets(create().config);
  const icons = await Promise.all(
    wallets.map(({ iconUrl }) => (typeof iconUrl === 'function' ? iconUrl() : iconUrl)),
  );
  expect(new Set(icons).size).toBe(seven.length);
  for (const icon of icons) expect(icon).toMatch(/^data:image\/svg\+xml[,;]/);
  for (const id of ['metaMask', 'rainbow']) {
    const { downloadUrls = {} } = wallets.find((wallet) => wallet.id === id) ?? {};
    expect(Object.keys(downloadUrls)).toEqual(['mobile', 'qrCode', 'browserExtension']);
  }
});
