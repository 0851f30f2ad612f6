import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalletSession, type WalletActions } from './createWalletSession.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const createActions = (): WalletActions => ({
  openConnect: vi.fn(),
  openAccount: vi.fn(),
  openChain: vi.fn(),
  openVerify: vi.fn(async () => {}),
  switchChain: vi.fn(async () => {}),
  trackTransaction: vi.fn(async () => {}),
  settleTransaction: vi.fn(async () => {}),
  watchAsset: vi.fn(async () => true),
  requestPermissions: vi.fn(async () => []),
  getWalletClient: vi.fn(async () => ({ account }) as never),
});

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
});

afterEach(() => vi.unstubAllGlobals());

const stubConnectedBefore = () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => 'io.metamask' } });
};

test('a wallet’s session starts idle', () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  expect(session.getSnapshot()).toEqual({ status: 'idle' });
  expect(session.getServerSnapshot()).toEqual({ status: 'idle' });
  expect(wanted).not.toHaveBeenCalled();
});

test('starts "reconnecting" after a previous connection, but not on the server', () => {
  stubConnectedBefore();
  const session = createWalletSession();
  expect(session.getSnapshot()).toEqual({ status: 'reconnecting' });
  expect(session.getServerSnapshot()).toEqual({ status: 'idle' });
  session.want();
  expect(session.getSnapshot()).toEqual({ status: 'reconnecting' });
});

test('treats throwing storage as no previous connection', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('denied');
    },
  });
  expect(createWalletSession().getSnapshot()).toEqual({ status: 'idle' });
});

test('a wallet’s session requests the layer once', () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  session.want();
  session.openConnect();
  void session.getWalletClient();
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(session.getSnapshot()).toEqual({ status: 'loading' });
});

test('calls a listener at once if the layer is already requested', () => {
  const session = createWalletSession();
  session.want();
  const wanted = vi.fn();
  session.onWanted(wanted);
  expect(wanted).toHaveBeenCalledTimes(1);
});

test('opens the last requested dialog when the layer attaches', () => {
  const session = createWalletSession();
  session.openConnect();
  session.openChain();
  const actions = createActions();
  session.attach(actions);
  expect(actions.openConnect).not.toHaveBeenCalled();
  expect(actions.openChain).toHaveBeenCalledTimes(1);
  session.openAccount();
  expect(actions.openAccount).toHaveBeenCalledTimes(1);
});

test('queues calls until the layer attaches', async () => {
  const session = createWalletSession();
  const client = session.getWalletClient();
  const switched = session.switchChain(10);
  const actions = createActions();
  session.attach(actions);
  await expect(client).resolves.toEqual({ account });
  await switched;
  expect(actions.switchChain).toHaveBeenCalledWith(10);
});

test('rejects queued calls if the layer fails to load, and retries on the next call', async () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  const client = session.getWalletClient();
  const cause = new Error('Failed to fetch dynamically imported module');
  session.fail(cause);
  await expect(client).rejects.toMatchObject({
    name: 'WalletSessionError',
    code: 'layer-unavailable',
    retryable: true,
    cause,
  });
  expect(session.getSnapshot()).toEqual({ status: 'idle', isLayerMissing: true });
  session.openConnect();
  expect(wanted).toHaveBeenCalledTimes(2);
  expect(session.getSnapshot()).toEqual({ status: 'loading' });
});

test('a wallet’s session ignores a failed preload', () => {
  const session = createWalletSession();
  session.want();
  session.fail(new Error('offline'));
  expect(session.getSnapshot()).toEqual({ status: 'idle' });
});

test('a wallet’s session notifies listeners on changes only', () => {
  const session = createWalletSession();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.update({ status: 'connected', account, chainId: 10, isSupported: true });
  const snapshot = session.getSnapshot();
  session.update({ status: 'connected', account, chainId: 10, isSupported: true });
  expect(session.getSnapshot()).toBe(snapshot);
  expect(listener).toHaveBeenCalledTimes(1);
  session.update({ status: 'connected', account, chainId: 1, isSupported: false });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  session.update({ status: 'disconnected' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('queues calls while the layer is detached', () => {
  const session = createWalletSession();
  const first = createActions();
  session.attach(first)();
  session.openConnect();
  const second = createActions();
  session.attach(second);
  expect(first.openConnect).not.toHaveBeenCalled();
  expect(second.openConnect).toHaveBeenCalledTimes(1);
});

test('queues settleTransaction until the layer attaches', async () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  const settled = session.settleTransaction('0x01', 'failed');
  expect(wanted).toHaveBeenCalledOnce();
  const actions = createActions();
  session.attach(actions);
  await settled;
  expect(actions.settleTransaction).toHaveBeenCalledExactlyOnceWith('0x01', 'failed');
});
