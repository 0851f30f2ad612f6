import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSync, type DraftSyncOptions } from './draftSync.ts';
import { createFakeDrafts } from './fakeDrafts.ts';
import { readIsKept, writeIsKept } from './keptHere.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
type Note = { readonly text: string };
const id = 'review.1.ab';

let server: ReturnType<typeof createFakeDrafts>;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  server = createFakeDrafts();
});
afterEach(() => void vi.useRealTimers());

const open = (text = '', changes: Partial<DraftSyncOptions<Note>> = {}) => {
  const onTake = vi.fn();
  const sync = createDraftSync<Note>({
    client: server.client,
    address,
    id,
    draft: { text },
    isTyped: text !== '',
    isEmpty: (draft) => draft.text === '',
    toContent: (draft) => ({ ...draft }),
    fromContent: (content) => {
      const value = (content as { text?: unknown }).text;
      return typeof value === 'string' ? { text: value } : undefined;
    },
    onTake,
    ...changes,
  });
  return { sync, onTake, state: () => sync.getSnapshot() };
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const textOnServer = (key = id) => (server.drafts.get(key)?.content as Note | undefined)?.text;

test('sends nothing to the server before it is turned on', async () => {
  const { sync, state } = open('begun');
  sync.start();
  sync.change({ text: 'begun and gone on' });
  await settle(60_000);
  sync.stop();
  await settle(60_000);
  expect(state().status).toBe('off');
  expect(server.drafts.size).toBe(0);
});

test('debounces saving a draft by one second', async () => {
  const { sync, state } = open('a');
  sync.start();
  sync.turnOn();
  await settle();
  expect(textOnServer()).toBe('a');
  sync.change({ text: 'ab' });
  await settle(900);
  sync.change({ text: 'abc' });
  await settle(900);
  expect(textOnServer()).toBe('a');
  await settle(100);
  expect(textOnServer()).toBe('abc');
  expect(server.calls.filter((call) => call.startsWith('save'))).toHaveLength(2);
  expect(state()).toMatchObject({ status: 'kept', savedAt: '2026-11-21T12:03:00.000Z' });
});

test('saves the last change when the form closes', async () => {
  writeIsKept(address, true);
  const { sync } = open('a');
  sync.start();
  await settle();
  sync.change({ text: 'ab' });
  sync.stop();
  await settle();
  expect(textOnServer()).toBe('ab');
});

test('loads the version of another device if nothing changed here', async () => {
  writeIsKept(address, true);
  server.put(id, { text: 'from the phone' });
  const { sync, onTake, state } = open();
  sync.start();
  await settle();
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ text: 'from the phone' });
  expect(state()).toMatchObject({ status: 'kept', isTaken: true });
  sync.change({ text: 'from the phone' });
  await settle(60_000);
  expect(server.calls).toEqual([`find ${id}`]);
  sync.stop();

  server.put(id, { text: 'from the phone, again' });
  const again = open('from the phone');
  again.sync.start();
  await settle();
  expect(again.onTake).toHaveBeenCalledExactlyOnceWith({ text: 'from the phone, again' });
});

test('offers the draft of another device while it is off', async () => {
  server.put(id, { text: 'from the phone' });
  const { sync, onTake, state } = open('typed here');
  sync.start();
  await settle();
  expect(state()).toMatchObject({ status: 'off', found: { draft: { text: 'from the phone' } } });
  expect(onTake).not.toHaveBeenCalled();
  expect(readIsKept(address)).toBe(false);
  sync.takeTheirs();
  await settle();
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ text: 'from the phone' });
  expect(readIsKept(address)).toBe(true);
});

const conflict = async () => {
  writeIsKept(address, true);
  const opened = open('mine');
  opened.sync.start();
  await settle();
  server.put(id, { text: 'theirs' });
  opened.sync.change({ text: 'mine too' });
  await settle(1_000);
  expect(opened.state()).toMatchObject({ status: 'conflict', theirs: { draft: { text: 'theirs' } } });
  expect([...server.drafts.values()].map(({ content }) => content)).toEqual([
    { text: 'theirs' },
    { text: 'mine too' },
  ]);
  return opened;
};

test('keeps both versions of a conflict when mine is chosen', async () => {
  const { sync, onTake, state } = await conflict();
  sync.keepMine();
  await settle();
  expect(state().status).toBe('kept');
  expect(onTake).not.toHaveBeenCalled();
  expect(textOnServer()).toBe('mine too');
  expect([...server.drafts.values()].map(({ content }) => content)).toContainEqual({ text: 'theirs' });
  expect(server.drafts.size).toBe(2);
});

test('does not overwrite their version if the server has no room for it', async () => {
  const { sync, state } = await conflict();
  const { save } = server.client;
  const current = server.put('elsewhere', { text: 'gone on with' });
  server.client.save = async (draft) =>
    draft.id.startsWith(`${id}~`)
      ? { ok: false, reason: 'conflict', current, kept: null }
      : await save(draft);
  sync.keepMine();
  await settle();
  expect(state()).toEqual({ status: 'here', code: 'drafts-full' });
  expect(textOnServer()).toBe('theirs');
});

test('keeps both versions of a conflict when theirs is chosen', async () => {
  const { sync, onTake, state } = await conflict();
  sync.takeTheirs();
  await settle();
  expect(state().status).toBe('kept');
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ text: 'theirs' });
  expect(textOnServer()).toBe('theirs');
  expect([...server.drafts.values()].map(({ content }) => content)).toContainEqual({ text: 'mine too' });
});

test('reports an unresolved conflict again after a reload', async () => {
  const { sync } = await conflict();
  sync.stop();
  const again = open('mine too');
  again.sync.start();
  await settle();
  expect(again.state().status).toBe('conflict');
});

test('does not restore a draft that was deleted elsewhere until it changes', async () => {
  writeIsKept(address, true);
  const first = open('a');
  first.sync.start();
  await settle();
  first.sync.stop();
  server.drafts.clear();
  const { sync, state } = open('a');
  sync.start();
  await settle(60_000);
  expect(state().status).toBe('kept');
  expect(server.drafts.size).toBe(0);
  sync.change({ text: 'ab' });
  await settle(1_000);
  expect(textOnServer()).toBe('ab');
});

test('saves the next change of a draft that was deleted elsewhere', async () => {
  writeIsKept(address, true);
  const { sync, state } = open('a');
  sync.start();
  await settle();
  server.drafts.clear();
  sync.change({ text: 'ab' });
  await settle(1_000);
  expect(textOnServer()).toBe('ab');
  expect(state().status).toBe('kept');
});

test('deletes the draft from the server when the form is cleared', async () => {
  writeIsKept(address, true);
  const { sync } = open('a');
  sync.start();
  await settle();
  sync.change({ text: '' });
  await settle(1_000);
  expect(server.drafts.size).toBe(0);
  const { length } = server.calls;
  await settle(60_000);
  expect(server.calls).toHaveLength(length);
});

test('deletes everything when turned off, and reports a failure', async () => {
  writeIsKept(address, true);
  server.put('review.1.cd', { text: 'another one' });
  const { sync, state } = open('a');
  sync.start();
  await settle();
  server.failWith('unreachable');
  sync.turnOff();
  await settle();
  expect(state()).toMatchObject({ status: 'kept', problem: 'unreachable' });
  expect(readIsKept(address)).toBe(true);
  server.failWith(undefined);
  sync.turnOff();
  await settle();
  expect(state()).toEqual({ status: 'off' });
  expect(readIsKept(address)).toBe(false);
  expect(server.drafts.size).toBe(0);
  sync.change({ text: 'ab' });
  sync.stop();
  await settle(60_000);
  expect(server.drafts.size).toBe(0);
});

test.each(['session-required', 'too-large', 'too-many-drafts', 'unreachable', 'unavailable'] as const)(
  'refused with %s it stays here, and says so',
  async (code) => {
    writeIsKept(address, true);
    const { sync, state } = open('a');
    sync.start();
    await settle();
    server.failWith(code);
    sync.change({ text: 'ab' });
    await settle(1_000);
    expect(state()).toEqual({ status: 'here', code });
    server.failWith(undefined);
    sync.change({ text: 'abc' });
    await settle(1_000);
    expect(textOnServer()).toBe(code === 'session-required' ? 'a' : 'abc');
  },
);

test('retries saving after a server failure', async () => {
  writeIsKept(address, true);
  server.failWith('unreachable');
  const { sync, state } = open('a');
  sync.start();
  await settle();
  expect(state()).toEqual({ status: 'here', code: 'unreachable' });
  server.failWith(undefined);
  sync.flush();
  await settle();
  expect(textOnServer()).toBe('a');
});

test('never overwrites a draft that cannot be parsed', async () => {
  writeIsKept(address, true);
  server.put(id, { words: 'of a later version' });
  const { sync, state } = open('a');
  sync.start();
  await settle();
  sync.change({ text: 'ab' });
  await settle(1_000);
  expect(state()).toEqual({ status: 'here', code: 'unexpected' });
  expect(server.drafts.get(id)?.content).toEqual({ words: 'of a later version' });
});

test('treats equal drafts with different titles as one version', async () => {
  writeIsKept(address, true);
  const { sync, state } = open('a', { toContent: (draft) => ({ ...draft, title: 'Benches' }) });
  sync.start();
  await settle();
  server.put(id, { text: 'ab', title: '' });
  sync.change({ text: 'ab' });
  await settle(1_000);
  expect(state().status).toBe('kept');
  expect([...server.drafts.keys()]).toEqual([id]);
});
