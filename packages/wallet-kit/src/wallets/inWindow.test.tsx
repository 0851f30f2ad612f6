import { baseSepolia } from '@org/chain-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalletConfig, type WalletConfigOptions } from '../config/createWalletConfig.ts';
import { WINDOW_OPENED } from './inWindow.ts';
import { listWallets } from './listWallets.ts';
import { coinbaseWallet } from './popularWallets.ts';
import { waitForWindow } from './waitForWindow.ts';

const ORIGIN = 'https://keys.coinbase.com';

/** The window that the SDK of Base Account opens, which never loads by itself. */
const createPopup = () => ({
  closed: false,
  posted: [] as unknown[],
  focus() {},
  close() {
    this.closed = true;
  },
  postMessage(message: unknown) {
    this.posted.push(message);
  },
});

const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, data }));

const create = (options: Partial<WalletConfigOptions> = {}) => {
  const config = createWalletConfig({
    chains: [baseSepolia],
    appName: 'Laurel',
    onWarning: () => {},
    nameTransport: null,
    ...options,
  });
  const connector = config.connectors.find(({ id }) => id === 'baseAccount');
  if (!connector) throw new Error('no Base Account');
  const messages: string[] = [];
  connector.emitter.on('message', ({ type }) => void messages.push(type));
  return { connector, messages };
};

const { open: browserOpen } = window;

/** Counts its calls. A spy of Vitest could not be replaced by the connector. */
const openWith = (...popups: unknown[]) => {
  const calls = { count: 0 };
  window.open = (() => popups[calls.count++] ?? null) as typeof window.open;
  return calls;
};

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 30_000, interval: 20 });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});

afterEach(() => {
  vi.useRealTimers();
  window.open = browserOpen;
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('fails at once if the browser blocks the window, without a dialog of the SDK', async () => {
  openWith();
  const { connector, messages } = create();
  await expect(connector.connect()).rejects.toMatchObject({ code: 'window-blocked', retryable: true });
  expect(messages).toEqual([]);
  expect(document.body.textContent).toBe('');
});

test('fails if the window does not load in time, closes it, and opens another for the retry', async () => {
  const popups = [createPopup(), createPopup()];
  const opened = openWith(...popups);
  const { connector, messages } = create();
  const attempt = connector.connect();
  const failed = expect(attempt).rejects.toMatchObject({ code: 'window-unreachable' });
  await until(() => messages.includes(WINDOW_OPENED));
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(popups[0]?.closed).toBe(true);
  // The SDK ends the first attempt meanwhile; a user takes longer to press RETRY.
  await vi.advanceTimersByTimeAsync(100);
  const again = expect(connector.connect()).rejects.toMatchObject({ code: 'window-closed' });
  await until(() => opened.count === 2);
  popups[1]?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await again;
});

test('waits without end once the window has loaded, and tells it the name and the icon of the app', async () => {
  const popup = createPopup();
  openWith(popup);
  const { connector, messages } = create({ appIcon: 'https://laurel.example/icon.png' });
  let isSettled = false;
  const attempt = connector.connect().finally(() => {
    isSettled = true;
  });
  const failed = expect(attempt).rejects.toMatchObject({ code: 'window-closed' });
  await until(() => messages.includes(WINDOW_OPENED));
  say({ event: 'PopupLoaded', id: 'loaded' });
  await until(() => popup.posted.length > 0);
  expect(popup.posted[0]).toMatchObject({
    data: { metadata: { appName: 'Laurel', appLogoUrl: 'https://laurel.example/icon.png' } },
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isSettled).toBe(false);
  popup.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});

test('counts a window that the user closes as a rejection, which shows no message', async () => {
  const popup = createPopup();
  openWith(popup);
  const { connector, messages } = create();
  const failed = expect(connector.connect()).rejects.toMatchObject({ code: 4001 });
  await until(() => messages.includes(WINDOW_OPENED));
  say({ event: 'PopupLoaded', id: 'loaded' });
  await until(() => popup.posted.length > 0);
  popup.close();
  say({ event: 'PopupUnload' });
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});

test('leaves windows of the app alone, and window.open as it was', async () => {
  const popup = createPopup();
  openWith(popup);
  const { open } = window;
  const { connector, messages } = create();
  const attempt = connector.connect().catch(() => {});
  await until(() => messages.includes(WINDOW_OPENED));
  expect(window.open('https://example.org', '_blank')).toBeNull();
  popup.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await attempt;
  expect(window.open).toBe(open);
});

test('leaves window.open as it was if the wallet throws at once', async () => {
  openWith();
  const { open } = window;
  const trouble = new RangeError('thrown at once');
  const throwing = () => {
    throw trouble;
  };
  const removed = vi.spyOn(window, 'removeEventListener');
  await expect(waitForWindow(throwing, { opened: undefined, onOpened: () => {} })).rejects.toMatchObject({
    code: 'window-unreachable',
    cause: trouble,
  });
  expect(window.open).toBe(open);
  expect(removed).toHaveBeenCalledWith('message', expect.any(Function));
  removed.mockRestore();
});

test('lists Coinbase Wallet in place of Base Account where the app chooses so', () => {
  const names = (options: Partial<WalletConfigOptions>) =>
    listWallets(
      createWalletConfig({ chains: [baseSepolia], appName: 'Laurel', onWarning: () => {}, ...options }),
    )
      .map(({ name }) => name)
      .filter((name) => /Base|Coinbase/.test(name));
  expect(names({})).toEqual(['Base']);
  expect(names({ coinbase: coinbaseWallet })).toEqual(['Coinbase Wallet']);
});
