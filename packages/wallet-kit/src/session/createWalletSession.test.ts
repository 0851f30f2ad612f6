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

test('nothing is wanted and nothing is known at first', () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  expect(session.getSnapshot()).toEqual({ status: 'idle' });
  expect(session.getServerSnapshot()).toEqual({ status: 'idle' });
  expect(wanted).not.toHaveBeenCalled();
});

test('with a wallet from last time the status is "reconnecting" from the start, but not on the server', () => {
  stubConnectedBefore();
  const session = createWalletSession();
  expect(session.getSnapshot()).toEqual({ status: 'reconnecting' });
  expect(session.getServerSnapshot()).toEqual({ status: 'idle' });
  session.want();
  expect(session.getSnapshot()).toEqual({ status: 'reconnecting' });
});

test('storage that throws counts as no wallet from last time', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('denied');
    },
  });
  expect(createWalletSession().getSnapshot()).toEqual({ status: 'idle' });
});

test('the layer is wanted once, however often it is asked for', () => {
  const session = createWalletSession();
  const wanted = vi.fn();
  session.onWanted(wanted);
  session.want();
  session.openConnect();
  void session.getWalletClient();
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(session.getSnapshot()).toEqual({ status: 'loading' });
});

test('whoever listens after the layer is wanted is told at once', () => {
  const session = createWalletSession();
  session.want();
  const wanted = vi.fn();
  session.onWanted(wanted);
  expect(wanted).toHaveBeenCalledTimes(1);
});

test('a press that comes before the layer is kept and answered; of several dialogs the last one opens', () => {
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

test('questions that come before the layer are answered by it', async () => {
  const session = createWalletSession();
  const client = session.getWalletClient();
  const switched = session.switchChain(10);
  const actions = createActions();
  session.attach(actions);
  await expect(client).resolves.toEqual({ account });
  await switched;
  expect(actions.switchChain).toHaveBeenCalledWith(10);
});

test('a layer that does not arrive fails the questions, says so, and is wanted again by the next one', async () => {
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

test('a layer that was only fetched ahead of time is missed by nobody', () => {
  const session = createWalletSession();
  session.want();
  session.fail(new Error('offline'));
  expect(session.getSnapshot()).toEqual({ status: 'idle' });
});

test('listeners hear of changes only', () => {
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

test('a layer that is taken away and put back answers what came in between', () => {
  const session = createWalletSession();
  const first = createActions();
  session.attach(first)();
  session.openConnect();
  const second = createActions();
  session.attach(second);
  expect(first.openConnect).not.toHaveBeenCalled();
  expect(second.openConnect).toHaveBeenCalledTimes(1);
});

test('that a transaction is settled is kept until the layer is there', async () => {
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
