import { local } from '@org/chain-config';
import { createClient, custom, numberToHex } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { ENTRIES, word } from '../../test/make.ts';
import { ACCOUNT, CONTEST, MINUTE_MS, REVIEW, REVIEWS, useTrackerPages } from '../../test/trackerPages.ts';
import { prepare } from '../write/acts.ts';
import type { WriteProgress } from '../write/writeTypes.ts';
import { assertNotSent } from './createTracker.ts';
import type { PendingWrite } from './pendingWrite.ts';

const { browser, findAttestation, onSent, onSettled, openPage, wait, count } = useTrackerPages();
const neverAnswer = () => browser.wallet.answerWith(() => new Promise(() => {}));

describe('send', () => {
  test('stores the write before the wallet is asked, follows it, and forgets it once it is visible', async () => {
    const page = openPage();
    const steps: WriteProgress['status'][] = [];
    let stored: readonly PendingWrite[] = [];
    browser.wallet.answerWith(async () => {
      stored = page.writes.list();
      return browser.wallet.send();
    });
    const end = page.send(CONTEST, { onProgress: ({ status }) => void steps.push(status) });
    await wait(500);
    expect(stored).toMatchObject([{ kind: 'contest', title: 'Benches', nextNonce: 0, sentAtBlock: 10 }]);
    expect(page.writes.list()).toMatchObject([{ transactionHash: word(0x5e00), nonce: 0, isActive: true }]);
    expect(onSent).toHaveBeenCalledOnce();
    browser.wallet.mine();
    await wait(2_000);
    expect(steps).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
    expect(end.value).toMatchObject({ isVisible: true, transactionHash: word(0x5e00) });
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(word(0x5e00), 'confirmed');
    expect(page.writes.list()).toEqual([]);
  });

  test('estimates the cost once and reuses a fresh estimate', async () => {
    neverAnswer();
    const page = openPage();
    page.send(CONTEST);
    await wait(100);
    expect(count('eth_estimateGas')).toBe(1);
    for (const { id } of page.writes.list()) page.writes.forget(id);
    const { input } = CONTEST;
    const prepared = await prepare({
      client: browser.wallet.client,
      config: local,
      account: ACCOUNT,
      act: { kind: 'contest', input },
    });
    expect(count('eth_estimateGas')).toBe(2);
    page.send(CONTEST, { prepared });
    await wait(100);
    expect(browser.wallet.countAsked()).toBe(2);
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

  test('issue 13: does not request the same contest twice until the user says that it was not signed', async () => {
    neverAnswer();
    const page = openPage();
    const controller = new AbortController();
    page.send(CONTEST, { signal: controller.signal });
    await wait(100);
    controller.abort(new Error('left'));
    // On the same page, and on another one after a reload.
    const [stored] = page.writes.list();
    for (const each of [page, openPage()]) {
      const end = each.send(CONTEST);
      await wait(100);
      expect(end).toMatchObject({ code: 'request-pending', blockedBy: stored?.id });
    }
    expect(browser.wallet.countAsked()).toBe(1);
    expect(page.writes.list()).toHaveLength(1);
    page.writes.forget(stored?.id ?? '');
    page.send(CONTEST);
    await wait(100);
    expect(browser.wallet.countAsked()).toBe(2);
  });

  test('requests a review again after the user stopped waiting for the wallet', async () => {
    neverAnswer();
    const page = openPage();
    const controller = new AbortController();
    page.send(REVIEW, { signal: controller.signal });
    await wait(5_000);
    expect(browser.wallet.countAsked()).toBe(1);
    controller.abort(new Error('left'));
    await wait(0);
    page.send(REVIEW);
    await wait(5_000);
    expect(browser.wallet.countAsked()).toBe(2);
    // The wallet may still send the first one, so both are looked for.
    expect(page.writes.list()).toHaveLength(2);
  });

  test('requests a contest again after a rejection', async () => {
    browser.wallet.answerWith(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })));
    const page = openPage();
    const end = page.send(CONTEST);
    await wait(100);
    expect(end.code).toBe('rejected');
    expect(page.writes.list()).toEqual([]);
    page.send(CONTEST);
    await wait(100);
    expect(browser.wallet.countAsked()).toBe(2);
  });

  test('issue 13: requests it again after an invalid hash only once nothing can have been sent', async () => {
    browser.wallet.answerWith(async () => '0x1234');
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
    expect(browser.wallet.countAsked()).toBe(2);
  });

  test('reports a write that could not be stored, and still follows it', async () => {
    browser.storage = {
      ...browser.storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const onUnstored = vi.fn();
    const end = openPage().send(CONTEST, { onUnstored });
    await wait(500);
    browser.wallet.mine();
    await wait(2_000);
    expect(onUnstored).toHaveBeenCalledOnce();
    expect(end.value).toMatchObject({ isVisible: true });
  });

  test('reports a sped-up transaction and follows the new one', async () => {
    const onRepriced = vi.fn();
    const end = openPage().send(CONTEST, { onRepriced });
    await wait(500);
    const { to, input } = browser.wallet.findPending() ?? {};
    const { hash, replaced } = browser.wallet.replace({ ...(to && { to }), ...(input && { input }) });
    await wait(2_000);
    expect(onRepriced).toHaveBeenCalledOnce();
    expect(end.value).toMatchObject({ transactionHash: hash });
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(replaced.hash, 'confirmed');
  });

  test.each<[string, () => unknown]>([
    ['canceled', () => browser.wallet.replace({})],
    ['replaced', () => browser.wallet.replace({ value: '0x1' })],
    ['reverted', () => browser.wallet.mine({ status: '0x0' })],
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

  test('keeps a transaction that was not mined in time, so that it can be resumed', async () => {
    const page = openPage();
    const end = page.send(CONTEST);
    await wait(4 * MINUTE_MS);
    expect(end.code).toBe('not-mined');
    const resumed = page.resume();
    browser.wallet.mine();
    await wait(2_000);
    expect(resumed.onVisible).toHaveBeenCalledOnce();
  });
});

describe('several reviews in one transaction', () => {
  test('are one pending write until every one of them is indexed', async () => {
    const page = openPage();
    const end = page.send(REVIEWS);
    await wait(5_000);
    expect(browser.wallet.countAsked()).toBe(1);
    expect(page.writes.list()).toMatchObject([{ kind: 'reviews', entries: ENTRIES }]);
    const hash = word(0x5e00);
    // The scan has indexed all but the first one.
    findAttestation.mockImplementation(async (uid) => (uid === hash ? null : { revocationTime: 0n }));
    browser.wallet.mine();
    await wait(10_000);
    expect(end).toEqual({});
    expect(page.writes.list()).toMatchObject([{ uid: hash }]);
    findAttestation.mockResolvedValue({ revocationTime: 0n });
    await wait(10_000);
    expect(end.value).toMatchObject({ uid: hash, isVisible: true, transactionHash: hash });
    expect((end.value as { uids: unknown[] }).uids).toHaveLength(ENTRIES.length);
    expect(page.writes.list()).toEqual([]);
  });

  test('are resumed after a reload, also if they are sped up', async () => {
    openPage().send(REVIEWS);
    await wait(5_000);
    const page = openPage();
    const resumed = page.resume();
    const { to, input } = browser.wallet.findPending() ?? {};
    browser.wallet.replace({ ...(to && { to }), ...(input && { input }) });
    await wait(10_000);
    expect(resumed.onRepriced).toHaveBeenCalledOnce();
    expect(resumed.onVisible).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'reviews', entries: ENTRIES }),
      expect.any(String),
      local,
    );
  });

  test.each<[string, () => unknown]>([
    ['canceled', () => browser.wallet.replace({})],
    ['replaced', () => browser.wallet.replace({ value: '0x1' })],
    ['reverted', () => browser.wallet.mine({ status: '0x0' })],
  ])('fail together with %s', async (code, change) => {
    const page = openPage();
    const end = page.send(REVIEWS);
    await wait(5_000);
    change();
    await wait(5_000);
    expect(end.code).toBe(code);
    expect(page.writes.list()).toEqual([]);
  });

  test('wait for an earlier review of one of their entries', async () => {
    const page = openPage();
    page.send(REVIEW);
    await wait(5_000);
    expect(browser.wallet.countAsked()).toBe(1);
    page.send(REVIEWS);
    await wait(5_000);
    expect(browser.wallet.countAsked()).toBe(1);
    browser.wallet.mine();
    await wait(10_000);
    expect(browser.wallet.countAsked()).toBe(2);
  });
});

describe('assertNotSent', () => {
  const ASKED: PendingWrite = {
    id: 'one',
    kind: 'profile',
    title: 'Ada',
    chainId: 31337,
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    askedAtMs: Date.now() - 60_000,
    answeredAtMs: Date.now() - 30_000,
    dataHash: `0x${'ab'.repeat(32)}`,
    nextNonce: 4,
  };

  const check = (facts: object, { nonce = 4, code = '0x' } = {}) => {
    const request = async ({ method }: { method: string }) =>
      method === 'eth_getCode' ? code : numberToHex(nonce);
    const client = createClient({ transport: custom({ request }) });
    return assertNotSent(client, { ...ASKED, ...facts }).then(
      () => 'not-sent',
      (error: { code: string; blockedBy: string }) => `${error.code} ${error.blockedBy}`,
    );
  };

  test('issue 13: allows another request once the pending nonce proves that nothing was sent', async () => {
    expect(await check({})).toBe('not-sent');
  });

  test.each<[why: string, facts: object, chain: object]>([
    ['the account has sent something since', {}, { nonce: 5 }],
    ['the account is a contract', {}, { code: '0x6001' }],
    ['nodes may not know it yet', { answeredAtMs: Date.now() }, {}],
    ['the nonce was unknown', { nextNonce: undefined }, {}],
  ])('issue 13: the check that nothing was sent fails with invalid-hash if %s', async (_, facts, chain) => {
    expect(await check(facts, chain)).toBe('invalid-hash one');
  });

  test('issue 13: fails with request-pending while the wallet has not answered', async () => {
    expect(await check({ answeredAtMs: undefined })).toBe('request-pending one');
    expect(await check({ answeredAtMs: undefined }, { nonce: 5 })).toBe('request-pending one');
  });
});
