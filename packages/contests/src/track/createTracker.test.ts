import { local } from '@org/chain-config';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeWallet } from '../../test/fakeWallet.ts';
import { ENTRIES, JUDGES, makeContest, word } from '../../test/make.ts';
import { prepareContest } from '../write/acts.ts';
import type { WriteProgress } from '../write/writeTypes.ts';
import { createTracker, type ResumeOptions, type WriteAct } from './createTracker.ts';
import type { PendingWrite } from './pendingWrite.ts';
import { createPendingWrites, type WriteStorage } from './pendingWrites.ts';

const [account] = JUDGES;
const MINUTE_MS = 60_000;
const CONTEST = {
  kind: 'contest',
  input: { title: 'Benches', description: 'Sit.', judges: [account], entries: [...ENTRIES], endsAt: null },
} as const satisfies WriteAct;
const REVIEW: WriteAct = {
  kind: 'evaluation',
  contest: makeContest(),
  input: { entry: ENTRIES[0], tags: ['CREATIVITY_5'], comment: 'Seen.' },
};

let wallet: ReturnType<typeof createFakeWallet>;
let storage: WriteStorage;
const findAttestation = vi.fn();
const onSent = vi.fn();
const onSettled = vi.fn();

/** A page of the same browser: its own tracker over the common storage. */
function openPage() {
  const writes = createPendingWrites({ storage, key: 'app.writes' });
  const connect = async () => ({ client: wallet.client, scan: { findAttestation } });
  const tracker = createTracker({ writes, connect, onSent, onSettled });
  return {
    writes,
    send(act: WriteAct, options: Partial<Parameters<typeof tracker.send>[1]> = {}) {
      const { walletClient } = wallet;
      const sending = tracker.send(act, { config: local, account, walletClient, ...options });
      const end: { value?: unknown; code?: string; blockedBy?: string } = {};
      sending.then(
        (value) => Object.assign(end, { value }),
        (error) => Object.assign(end, { code: error.code ?? error.message, blockedBy: error.blockedBy }),
      );
      return end;
    },
    resume(options: Partial<ResumeOptions> = {}) {
      const told = {
        onRepriced: vi.fn(),
        onUnclear: vi.fn(),
        onVisible: vi.fn(),
        onLost: vi.fn(),
        onNotFound: vi.fn(),
      };
      return { ...told, stop: tracker.resume({ chains: [local], ...told, ...options }) };
    },
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const count = (method: string) => wallet.methods.filter((each) => each === method).length;
const neverAnswer = () => wallet.answerWith(() => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
  wallet = createFakeWallet(account);
  const values = new Map<string, string>();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
  findAttestation.mockReset().mockResolvedValue({ revocationTime: 0n });
  onSent.mockReset();
  onSettled.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('send', () => {
  test('stores the write before the wallet is asked, follows it, and forgets it once it is visible', async () => {
    const page = openPage();
    const steps: WriteProgress['status'][] = [];
    let stored: readonly PendingWrite[] = [];
    wallet.answerWith(async () => {
      stored = page.writes.list();
      return wallet.send();
    });
    const end = page.send(CONTEST, { onProgress: ({ status }) => void steps.push(status) });
    await wait(500);
    expect(stored).toMatchObject([{ kind: 'contest', title: 'Benches', nextNonce: 0, sentAtBlock: 10 }]);
    expect(page.writes.list()).toMatchObject([{ transactionHash: word(0x5e00), nonce: 0, isActive: true }]);
    expect(onSent).toHaveBeenCalledOnce();
    wallet.mine();
    await wait(2_000);
    expect(steps).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
    expect(end.value).toMatchObject({ isVisible: true, transactionHash: word(0x5e00) });
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(word(0x5e00), 'confirmed');
    expect(page.writes.list()).toEqual([]);
  });

  test('estimates the cost once, and not again right after it was prepared', async () => {
    neverAnswer();
    const page = openPage();
    page.send(CONTEST);
    await wait(100);
    expect(count('eth_estimateGas')).toBe(1);
    for (const { id } of page.writes.list()) page.writes.forget(id);
    const { input } = CONTEST;
    const prepared = await prepareContest({ client: wallet.client, config: local, account, input });
    expect(count('eth_estimateGas')).toBe(2);
    page.send(CONTEST, { prepared });
    await wait(100);
    expect(wallet.countAsked()).toBe(2);
    expect(count('eth_estimateGas')).toBe(2);
    for (const { id } of page.writes.list()) page.writes.forget(id);
    await wait(20_000);
    page.send(CONTEST, { prepared });
    await wait(100);
    expect(count('eth_estimateGas')).toBe(3);
  });

  test('asks for the receipt of a pending transaction once per second', async () => {
    openPage().send(CONTEST);
    await wait(500);
    const before = count('eth_getTransactionReceipt');
    await wait(10_000);
    expect(count('eth_getTransactionReceipt') - before).toBe(10);
  });

  test('issue 13: does not ask for the same contest twice, until its owner says that it was not signed', async () => {
    neverAnswer();
    const page = openPage();
    const controller = new AbortController();
    page.send(CONTEST, { signal: controller.signal });
    await wait(100);
    controller.abort(new Error('left'));
    // On this page or, after a reload, on another.
    const [stored] = page.writes.list();
    for (const each of [page, openPage()]) {
      const end = each.send(CONTEST);
      await wait(100);
      expect(end).toMatchObject({ code: 'request-pending', blockedBy: stored?.id });
    }
    expect(wallet.countAsked()).toBe(1);
    expect(page.writes.list()).toHaveLength(1);
    page.writes.forget(stored?.id ?? '');
    page.send(CONTEST);
    await wait(100);
    expect(wallet.countAsked()).toBe(2);
  });

  test('asks for a review again after its owner stopped waiting for the wallet', async () => {
    neverAnswer();
    const page = openPage();
    const controller = new AbortController();
    page.send(REVIEW, { signal: controller.signal });
    await wait(5_000);
    expect(wallet.countAsked()).toBe(1);
    controller.abort(new Error('left'));
    await wait(0);
    page.send(REVIEW);
    await wait(5_000);
    expect(wallet.countAsked()).toBe(2);
    // The wallet may still send the first one, so both are looked for.
    expect(page.writes.list()).toHaveLength(2);
  });

  test('asks again after a rejection', async () => {
    wallet.answerWith(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })));
    const page = openPage();
    const end = page.send(CONTEST);
    await wait(100);
    expect(end.code).toBe('rejected');
    expect(page.writes.list()).toEqual([]);
    page.send(CONTEST);
    await wait(100);
    expect(wallet.countAsked()).toBe(2);
  });

  test('issue 13: after an invalid hash it asks again only once nothing can have been sent', async () => {
    wallet.answerWith(async () => '0x1234');
    const page = openPage();
    expect(page.send(CONTEST)).toEqual({});
    await wait(100);
    expect(page.writes.list()).toMatchObject([{ answeredAtMs: Date.now() - 100, isActive: false }]);
    const tooEarly = page.send(CONTEST);
    await wait(100);
    expect(tooEarly.code).toBe('invalid-hash');
    await wait(5_000);
    page.send(CONTEST);
    await wait(100);
    expect(wallet.countAsked()).toBe(2);
  });

  test('reports a write that the storage did not take, and follows it all the same', async () => {
    storage = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const onUnstored = vi.fn();
    const end = openPage().send(CONTEST, { onUnstored });
    await wait(500);
    wallet.mine();
    await wait(2_000);
    expect(onUnstored).toHaveBeenCalledOnce();
    expect(end.value).toMatchObject({ isVisible: true });
  });

  test('reports a sped-up transaction and ends with it', async () => {
    const onRepriced = vi.fn();
    const end = openPage().send(CONTEST, { onRepriced });
    await wait(500);
    const { to, input } = wallet.findPending() ?? {};
    const { hash, replaced } = wallet.replace({ ...(to && { to }), ...(input && { input }) });
    await wait(2_000);
    expect(onRepriced).toHaveBeenCalledOnce();
    expect(end.value).toMatchObject({ transactionHash: hash });
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(replaced.hash, 'confirmed');
  });

  test.each<[string, () => unknown]>([
    ['cancelled', () => wallet.replace({})],
    ['replaced', () => wallet.replace({ value: '0x1' })],
    ['reverted', () => wallet.mine({ status: '0x0' })],
  ])('fails with %s, forgets the write and settles its transaction', async (code, change) => {
    const page = openPage();
    const end = page.send(CONTEST);
    await wait(500);
    change();
    await wait(2_000);
    expect(end.code).toBe(code);
    expect(page.writes.list()).toEqual([]);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(word(0x5e00), 'failed');
  });

  test('keeps a transaction that is not mined in time for resuming', async () => {
    const page = openPage();
    const end = page.send(CONTEST);
    await wait(4 * MINUTE_MS);
    expect(end.code).toBe('not-mined');
    const resumed = page.resume();
    wallet.mine();
    await wait(2_000);
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });
});

describe('resume', () => {
  /** Sends a contest and closes the page, so that another one has to follow it. */
  async function leaveSent() {
    const controller = new AbortController();
    openPage().send(CONTEST, { signal: controller.signal });
    await wait(500);
    controller.abort();
    onSettled.mockReset();
    return openPage();
  }
  /** A withdrawal whose page was closed before the wallet answered. */
  function leaveUnanswered(facts: Partial<PendingWrite> = {}) {
    const page = openPage();
    const write: PendingWrite = {
      id: 'one',
      kind: 'contest-withdrawal',
      contest: word(0xc0),
      title: 'Benches',
      chainId: local.chain.id,
      account,
      askedAtMs: Date.now() - MINUTE_MS,
      dataHash: word(1),
      ...(facts as object),
    };
    page.writes.add(write);
    page.writes.release(write.id);
    return page;
  }
  const REVOKED = { revocationTime: 5n };

  test('follows what an earlier page has sent, and tells once that it is visible', async () => {
    const page = await leaveSent();
    const onUnfollow = vi.fn();
    const onFollow = vi.fn(() => onUnfollow);
    const resumed = page.resume({ onFollow });
    await wait(1_000);
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Benches' }));
    expect(onUnfollow).not.toHaveBeenCalled();
    wallet.mine();
    await wait(2_000);
    expect(resumed.onVisible).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Benches' }),
      word(0x5e00),
      local,
    );
    expect(onUnfollow).toHaveBeenCalled();
    expect(page.writes.list()).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['cancelled', () => wallet.replace({})],
    ['replaced', () => wallet.replace({ value: '0x1' })],
    ['reverted', () => wallet.mine({ status: '0x0' })],
  ])('tells that it was %s while no page was open', async (code, change) => {
    const page = await leaveSent();
    change();
    const resumed = page.resume();
    await wait(2_000);
    expect(resumed.onLost).toHaveBeenCalledExactlyOnceWith(expect.anything(), code, local);
    expect(page.writes.list()).toEqual([]);
  });

  test('finds a transaction that was sped up while no page was open', async () => {
    const page = await leaveSent();
    const { to, input } = wallet.findPending() ?? {};
    wallet.replace({ ...(to && { to }), ...(input && { input }) });
    const resumed = page.resume();
    await wait(2_000);
    expect(resumed.onRepriced).toHaveBeenCalledOnce();
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });

  test('does not tell that it is visible before the scan shows it', async () => {
    findAttestation.mockResolvedValue(null);
    const page = await leaveSent();
    wallet.mine();
    const resumed = page.resume();
    await wait(5 * MINUTE_MS);
    expect(resumed.onVisible).not.toHaveBeenCalled();
    expect(page.writes.list()).toHaveLength(1);
    findAttestation.mockResolvedValue({ revocationTime: 0n });
    await wait(30_000);
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });

  test('tells once that it cannot be followed at the moment, and follows it again', async () => {
    const page = await leaveSent();
    wallet.goOffline();
    const resumed = page.resume();
    await wait(15 * MINUTE_MS);
    expect(resumed.onUnclear).toHaveBeenCalledOnce();
    expect(resumed.onUnclear.mock.calls[0]?.[1]).toMatchObject({ code: 'not-mined' });
    expect(page.writes.list()).toHaveLength(1);
  });

  test('finds a write by its content where the wallet told no hash, also when it looks late', async () => {
    findAttestation.mockResolvedValue(REVOKED);
    const page = leaveUnanswered({ askedAtMs: Date.now() - 60 * MINUTE_MS });
    const resumed = page.resume();
    await wait(100);
    expect(resumed.onVisible).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'one' }),
      word(0xc0),
      local,
    );
    expect(page.writes.list()).toEqual([]);
  });

  test('tells that nothing was found, ten minutes after the wallet was asked', async () => {
    findAttestation.mockResolvedValue(null);
    const page = leaveUnanswered();
    const resumed = page.resume();
    await wait(8 * MINUTE_MS);
    expect(resumed.onNotFound).not.toHaveBeenCalled();
    await wait(2 * MINUTE_MS);
    expect(resumed.onNotFound).toHaveBeenCalledOnce();
    expect(page.writes.list()).toEqual([]);
  });

  test('does not take an unreachable scan for an answer', async () => {
    findAttestation.mockRejectedValueOnce(new Error('no')).mockResolvedValue(REVOKED);
    const resumed = leaveUnanswered({ askedAtMs: Date.now() - 60 * MINUTE_MS }).resume();
    await wait(100);
    expect(resumed.onNotFound).not.toHaveBeenCalled();
    await wait(3_000);
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });

  test('stops without a word once the write is forgotten', async () => {
    findAttestation.mockResolvedValue(null);
    const page = leaveUnanswered();
    const resumed = page.resume();
    await wait(100);
    page.writes.forget('one');
    await wait(15 * MINUTE_MS);
    expect(findAttestation.mock.calls.length).toBeLessThanOrEqual(2);
    expect(resumed.onNotFound).not.toHaveBeenCalled();
  });

  test('leaves writes on unknown chains alone', async () => {
    const page = leaveUnanswered({ chainId: 5 });
    page.resume();
    await wait(MINUTE_MS);
    expect(findAttestation).not.toHaveBeenCalled();
    expect(page.writes.list()).toHaveLength(1);
  });

  test('leaves a write to the page that holds its lock', async () => {
    let unlock = () => {};
    const held = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    storage = { ...storage, lock: (_, task) => held.then(task) };
    findAttestation.mockResolvedValue(REVOKED);
    const resumed = leaveUnanswered().resume();
    await wait(MINUTE_MS);
    expect(findAttestation).not.toHaveBeenCalled();
    unlock();
    await wait(100);
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });

  test('tells an end on the page that is seen first, and on no other', async () => {
    findAttestation.mockResolvedValue(REVOKED);
    const page = leaveUnanswered();
    leaveUnanswered({ id: 'two' });
    let show = () => {};
    const seen = new Promise<void>((resolve) => {
      show = resolve;
    });
    const resumed = page.resume({ whenSeen: () => seen });
    await wait(100);
    expect(findAttestation).toHaveBeenCalledTimes(2);
    expect(resumed.onVisible).not.toHaveBeenCalled();
    // Another page has told the first one.
    openPage().writes.forget('one');
    show();
    await wait(100);
    expect(resumed.onVisible).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'two' }),
      word(0xc0),
      local,
    );
  });

  test('stops when it is told to', async () => {
    findAttestation.mockResolvedValue(null);
    const resumed = leaveUnanswered().resume();
    await wait(100);
    resumed.stop();
    const before = findAttestation.mock.calls.length;
    await wait(MINUTE_MS);
    expect(findAttestation.mock.calls.length).toBeLessThanOrEqual(before + 1);
  });
});
