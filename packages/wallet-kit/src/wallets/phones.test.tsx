import { baseSepolia } from '@org/chain-config';
import { afterEach, expect, test, vi } from 'vitest';
import { setEthereum } from '../../test/windowEthereum.ts';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { pretendPhone } from '../stories/pretendPhone.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';

const projectId = '0123456789abcdef0123456789abcdef';

type Details = {
  readonly id: string;
  readonly isRainbowKitConnector: boolean;
  readonly downloadUrls?: Record<string, string>;
  readonly mobile?: { readonly getUri?: (uri: string) => string };
};

const find = (id: string, options: { projectId?: string } = {}) => {
  const config = createWalletConfig({
    chains: [baseSepolia],
    appName: 'Laurel',
    onWarning: () => {},
    ...options,
  });
  const described = config.connectors.map((connector) => ({
    connector,
    details: (connector as unknown as { rkDetails: Details }).rkDetails,
  }));
  const found = described.find(({ details }) => details.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

afterEach(() => {
  pretendPhone(false);
  setEthereum(() => undefined);
  vi.restoreAllMocks();
});

test('issue 13: reaches MetaMask on phones over WalletConnect, by a link to its app', () => {
  pretendPhone(true);
  const { connector, details } = find('metaMask', { projectId });
  expect(connector.type).toBe('walletConnect');
  expect(details.mobile?.getUri?.('wc:1@2?relay-protocol=irn&symKey=2')).toBe(
    'metamask://wc?uri=wc%3A1%402%3Frelay-protocol%3Dirn%26symKey%3D2',
  );
});

test.each(['rainbow', 'metaMask', 'walletConnectQr'])(
  'issue 13: the watchdog covers %s on phones too',
  async (id) => {
    pretendPhone(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { connector } = find(id, { projectId });
    await expect(connector.connect()).rejects.toMatchObject({ code: 'relay-unreachable' });
  },
);

test.each([true, false])('needs no relay in the browser of MetaMask’s app (project id: %s)', (hasId) => {
  pretendPhone(true);
  const ethereum = {
    isMetaMask: true,
    _events: {},
    _state: {},
    on() {},
    removeListener() {},
    request: async () => [],
  };
  setEthereum(() => ethereum);
  const { connector, details } = find('metaMask', hasId ? { projectId } : {});
  expect(connector.type).toBe('injected');
  expect(details.mobile).toBeUndefined();
});

test('issue 13: without a project id, sends phones to MetaMask’s own browser and desktops to the extension', () => {
  const onDesktop = find('metaMask').details.downloadUrls ?? {};
  expect(onDesktop).toHaveProperty('chrome');
  for (const key of ['ios', 'android', 'mobile', 'qrCode']) expect(onDesktop).not.toHaveProperty(key);
  pretendPhone(true);
  const { downloadUrls } = find('metaMask').details;
  expect(Object.keys(downloadUrls ?? {})).toEqual(['mobile']);
  expect(find('rainbow').details.downloadUrls).toBeUndefined();
});

test('lists an announced wallet once on phones', () => {
  pretendPhone(true);
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    rpcUrl: 'about:blank',
    chainId: 84532,
  });
  const stop = announceWallet(wallet, { name: 'MetaMask', rdns: 'io.metamask' });
  expect(find('metaMask').details.isRainbowKitConnector).toBe(false);
  expect(find('io.metamask').details.isRainbowKitConnector).toBe(true);
  stop();
});
