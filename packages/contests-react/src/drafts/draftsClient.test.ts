import { expect, test, vi } from 'vitest';
import { createDraftsClient } from './draftsClient.ts';

const draft = { id: 'a', version: 'v1', updatedAt: '2026-11-21T12:03:00.000Z', content: { text: 'x' } };

const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => {
    if (body instanceof Error) throw body;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return { fetch, client: createDraftsClient({ fetch }) };
};

test('sends the replaced version with a save', async () => {
  const { fetch, client } = answer(draft);
  expect(await client.save({ id: 'a~b', content: draft.content, version: 'v0' })).toEqual({
    ok: true,
    value: draft,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/drafts/a~b');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', headers: { 'if-match': '"v0"' } });
  await client.save({ id: 'a', content: {} });
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('if-match');
});

test('returns both versions of a conflict', async () => {
  const kept = { ...draft, id: 'a~b' };
  const { client } = answer({ code: 'draft-conflict', current: draft, kept }, 409);
  const conflict = { ok: false, reason: 'conflict', current: draft, kept };
  expect(await client.save({ id: 'a', content: {} })).toEqual(conflict);
});

test('lists drafts without content, and exports them with content', async () => {
  const { fetch, client } = answer({ drafts: [{ ...draft, kind: null, bytes: 12 }] });
  const { content, ...entry } = draft;
  expect(await client.list()).toEqual([entry]);
  expect(await client.readAll()).toEqual([{ ...entry, content }]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/drafts', '/api/drafts/export']);
});

test('says when the server has no room', async () => {
  const { client } = answer({ code: 'unavailable', limit: 'network' }, 503);
  await expect(client.list()).rejects.toMatchObject({ code: 'drafts-full', retryable: true });
});

test('aborts an export with its reader', async () => {
  const { fetch, client } = answer({ drafts: [] });
  const reader = new AbortController();
  await client.readAll(reader.signal);
  const signal = fetch.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  reader.abort();
  expect(signal?.aborted).toBe(true);
});

test('treats a missing draft as null', async () => {
  expect(await answer({}, 404).client.find('a')).toBeNull();
  expect(await answer({}, 404).client.remove('a')).toBeUndefined();
  expect(await answer(undefined, 204).client.removeAll()).toBeUndefined();
});

test.each([
  [401, 'session-required', 'session-required'],
  [401, undefined, 'session-required'],
  [413, undefined, 'too-large'],
  [422, 'too-many-drafts', 'too-many-drafts'],
  [422, 'drafts-too-large', 'drafts-too-large'],
  [422, undefined, 'unexpected'],
  [429, 'rate-limited', 'unavailable'],
  [503, 'unavailable', 'unavailable'],
  [503, undefined, 'unavailable'],
  [403, 'origin-not-allowed', 'unexpected'],
] as const)('reads status %i with code %s as %s', async (status, sent, code) => {
  await expect(answer({ code: sent }, status).client.save({ id: 'a', content: {} })).rejects.toMatchObject({
    code,
  });
});

test('reports an unreachable server of drafts', async () => {
  const { client } = answer(new TypeError('fetch failed'));
  await expect(client.list()).rejects.toMatchObject({ code: 'unreachable', retryable: true });
});

test.each([null, {}, { drafts: 1 }, { drafts: [{}] }, { drafts: [{ ...draft, updatedAt: 'soon' }] }])(
  '%j is not believed',
  async (body) => {
    await expect(answer(body).client.list()).rejects.toMatchObject({ code: 'unexpected' });
    await expect(answer(body).client.readAll()).rejects.toMatchObject({ code: 'unexpected' });
  },
);
