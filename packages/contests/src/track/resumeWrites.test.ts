import { local } from '@org/chain-config';
import { describe, expect, test, vi } from 'vitest';
import { word } from '../../test/make.ts';
import { ACCOUNT, CONTEST, MINUTE_MS, useTrackerPages } from '../../test/trackerPages.ts';
import type { PendingWrite } from './pendingWrite.ts';

const { browser, findAttestation, onSettled, openPage, wait } = useTrackerPages();

/** Sends a contest and closes the page, so that another page has to follow it. */
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
    account: ACCOUNT,
    askedAtMs: Date.now() - MINUTE_MS,
    dataHash: word(1),
    ...(facts as object),
  };
  page.writes.add(write);
  page.writes.release(write.id);
  return page;
}
const REVOKED = { revocationTime: 5n };

test('follows a write of an earlier page and reports once that it is visible', async () => {
  const page = await leaveSent();
  const onUnfollow = vi.fn();
  const onFollow = vi.fn(() => onUnfollow);
  const resumed = page.resume({ onFollow });
  await wait(1_000);
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Benches' }));
  expect(onUnfollow).not.toHaveBeenCalled();
  browser.wallet.mine();
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
  ['canceled', () => browser.wallet.replace({})],
  ['replaced', () => browser.wallet.replace({ value: '0x1' })],
  ['reverted', () => browser.wallet.mine({ status: '0x0' })],
])('reports a write that was %s while no page was open', async (code, change) => {
  const page = await leaveSent();
  change();
  const resumed = page.resume();
  await wait(2_000);
  expect(resumed.onLost).toHaveBeenCalledExactlyOnceWith(expect.anything(), code, local);
  expect(page.writes.list()).toEqual([]);
});

test('finds a transaction that was sped up while no page was open', async () => {
  const page = await leaveSent();
  const { to, input } = browser.wallet.findPending() ?? {};
  browser.wallet.replace({ ...(to && { to }), ...(input && { input }) });
  const resumed = page.resume();
  await wait(2_000);
  expect(resumed.onRepriced).toHaveBeenCalledOnce();
  expect(resumed.onVisible).toHaveBeenCalledOnce();
});

test('does not report a write as visible before the scan has indexed it', async () => {
  findAttestation.mockResolvedValue(null);
  const page = await leaveSent();
  browser.wallet.mine();
  const resumed = page.resume();
  await wait(5 * MINUTE_MS);
  expect(resumed.onVisible).not.toHaveBeenCalled();
  expect(page.writes.list()).toHaveLength(1);
  findAttestation.mockResolvedValue({ revocationTime: 0n });
  await wait(30_000);
  expect(resumed.onVisible).toHaveBeenCalledOnce();
});

test('reports once that the chain cannot be reached, and keeps retrying', async () => {
  const page = await leaveSent();
  browser.wallet.goOffline();
  const resumed = page.resume();
  await wait(15 * MINUTE_MS);
  expect(resumed.onUnclear).toHaveBeenCalledOnce();
  expect(resumed.onUnclear.mock.calls[0]?.[1]).toMatchObject({ code: 'not-mined' });
  expect(page.writes.list()).toHaveLength(1);
});

test('finds a write without a hash by its content, even long after the request', async () => {
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

test('reports that nothing was found ten minutes after the wallet was asked', async () => {
  findAttestation.mockResolvedValue(null);
  const page = leaveUnanswered();
  const resumed = page.resume();
  await wait(8 * MINUTE_MS);
  expect(resumed.onNotFound).not.toHaveBeenCalled();
  await wait(2 * MINUTE_MS);
  expect(resumed.onNotFound).toHaveBeenCalledOnce();
  expect(page.writes.list()).toEqual([]);
});

test('keeps looking while the scan is unreachable', async () => {
  findAttestation.mockRejectedValueOnce(new Error('no')).mockResolvedValue(REVOKED);
  const resumed = leaveUnanswered({ askedAtMs: Date.now() - 60 * MINUTE_MS }).resume();
  await wait(100);
  expect(resumed.onNotFound).not.toHaveBeenCalled();
  await wait(3_000);
  expect(resumed.onVisible).toHaveBeenCalledOnce();
});

test('stops silently once the write is forgotten', async () => {
  findAttestation.mockResolvedValue(null);
  const page = leaveUnanswered();
  const resumed = page.resume();
  await wait(100);
  page.writes.forget('one');
  await wait(15 * MINUTE_MS);
  expect(findAttestation.mock.calls.length).toBeLessThanOrEqual(2);
  expect(resumed.onNotFound).not.toHaveBeenCalled();
});

test('resumes no writes on unknown chains', async () => {
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
  browser.storage = { ...browser.storage, lock: (_, task) => held.then(task) };
  findAttestation.mockResolvedValue(REVOKED);
  const resumed = leaveUnanswered().resume();
  await wait(MINUTE_MS);
  expect(findAttestation).not.toHaveBeenCalled();
  unlock();
  await wait(100);
  expect(resumed.onVisible).toHaveBeenCalledOnce();
});

test('reports an outcome only on the page that is seen first', async () => {
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
  // Another page has reported the first one.
  openPage().writes.forget('one');
  show();
  await wait(100);
  expect(resumed.onVisible).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'two' }),
    word(0xc0),
    local,
  );
});

test('stops polling when it is stopped', async () => {
  findAttestation.mockResolvedValue(null);
  const resumed = leaveUnanswered().resume();
  await wait(100);
  resumed.stop();
  const before = findAttestation.mock.calls.length;
  await wait(MINUTE_MS);
  expect(findAttestation.mock.calls.length).toBeLessThanOrEqual(before + 1);
});

describe('a write that expires while the page is open', () => {
  const askedAtMs = () => Date.now() - 7 * 24 * 60 * MINUTE_MS + MINUTE_MS;

  test('is not polled any more after it was sent', async () => {
    const onUnfollow = vi.fn();
    const resumed = leaveUnanswered({
      askedAtMs: askedAtMs(),
      transactionHash: word(0x404),
      nonce: 0,
    }).resume({
      onFollow: () => onUnfollow,
    });
    await wait(30_000);
    expect(browser.wallet.methods.length).toBeGreaterThan(0);
    await wait(5 * MINUTE_MS);
    const asked = browser.wallet.methods.length;
    await wait(60 * MINUTE_MS);
    expect(browser.wallet.methods).toHaveLength(asked);
    expect(onUnfollow).toHaveBeenCalled();
    expect(resumed.onLost).not.toHaveBeenCalled();
  });

  test('is not looked for any more if it has no hash', async () => {
    findAttestation.mockRejectedValue(new Error('offline'));
    const resumed = leaveUnanswered({ askedAtMs: askedAtMs() }).resume();
    await wait(2 * MINUTE_MS);
    const asked = findAttestation.mock.calls.length;
    expect(asked).toBeGreaterThan(0);
    await wait(60 * MINUTE_MS);
    expect(findAttestation).toHaveBeenCalledTimes(asked);
    expect(resumed.onNotFound).not.toHaveBeenCalled();
  });
});
