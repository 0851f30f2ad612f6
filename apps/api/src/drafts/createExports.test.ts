import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExports } from './createExports.ts';
import { createMemoryDraftStore } from './createMemoryDraftStore.ts';

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const asked = { owner, address: owner, now: 1_000, since: 0 } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = async (count: number) => {
  const store = createMemoryDraftStore();
  for (let i = 0; i < count; i += 1) {
    const draft = { id: `d${i}`, version: `v${i}`, updatedAt: 1, content: `{"i":${i}}` };
    await store.save({ owner, draft, former: null, saver: { network: 'here', organizers: [] }, since: 0 });
  }
  const find = vi.spyOn(store, 'find');
  return { store, find, exportAll: createExports(store) };
};

test.each([0, 1, 200])('writes %i drafts as one file', async (count) => {
  const { exportAll } = await start(count);
  const answer = await exportAll(asked);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const file = (await answer.json()) as { drafts: { id: string; content: unknown }[] };
  expect(file).toMatchObject({
    format: 'laurel-drafts/1',
    address: owner,
    exportedAt: '1970-01-01T00:00:01.000Z',
  });
  expect(file.drafts.map(({ id, content }) => [id, content])).toEqual(
    Array.from({ length: count }, (_, i) => [`d${i}`, { i }]),
  );
});

test('reads a draft only after the one before it was sent', async () => {
  const { exportAll, find } = await start(50);
  const reader = (await exportAll(asked)).body?.getReader();
  expect(find).toHaveBeenCalledTimes(0);
  await reader?.read();
  await reader?.read();
  expect(find).toHaveBeenCalledTimes(2);
  await reader?.cancel();
});

test('exports one file at a time per account, however the last one ended', async () => {
  const { store, exportAll } = await start(3);
  const first = await exportAll(asked);
  const second = await exportAll(asked);
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await second.json()).toMatchObject({
    code: 'rate-limited',
    detail: expect.stringContaining('Only one export'),
  });
  expect((await exportAll({ ...asked, owner: `eip155:10:${owner}` })).status).toBe(200);

  await first.text();
  const canceled = await exportAll(asked);
  await canceled.body?.cancel();
  const unread = await exportAll(asked);
  expect((await exportAll(asked)).status).toBe(429);
  vi.advanceTimersByTime(60_000);
  await expect(unread.text()).rejects.toThrow('not read in time');

  vi.spyOn(store, 'find').mockRejectedValueOnce(new Error('no connection'));
  await expect((await exportAll(asked)).text()).rejects.toThrow('no connection');
  vi.spyOn(store, 'list').mockRejectedValueOnce(new Error('no connection'));
  await expect(exportAll(asked)).rejects.toThrow('no connection');
  expect((await exportAll(asked)).status).toBe(200);
});

test('ignores a read that ends after the timeout when the next export runs', async () => {
  const { store, find, exportAll } = await start(2);
  let answerLate = () => {};
  find.mockReturnValueOnce(new Promise((resolve) => (answerLate = () => resolve(null))));
  const late = (await exportAll(asked)).text().catch((error: unknown) => error);
  await vi.waitFor(() => expect(find).toHaveBeenCalled());
  vi.advanceTimersByTime(60_000);
  expect(await late).toBeInstanceOf(Error);
  const next = await exportAll(asked);
  expect(next.status).toBe(200);
  answerLate();
  await store.list(owner, 0);
  await new Promise(setImmediate);
  expect((await exportAll(asked)).status).toBe(429);
  await next.text();
});

test('leaves drafts out of the export that are deleted meanwhile', async () => {
  const { store, exportAll } = await start(4);
  const answer = await exportAll(asked);
  for (const id of ['d0', 'd1', 'd3']) await store.remove(owner, id, null, 0);
  expect(((await answer.json()) as { drafts: unknown[] }).drafts).toHaveLength(1);
});
