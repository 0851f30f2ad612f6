import { afterEach, expect, test, vi } from 'vitest';
import { fetchLegalText } from './fetchLegalText.ts';

const answer = (body: string | null, type = 'text/plain; charset=utf-8', status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

const ask = () => fetchLegalText('/terms.txt', new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

test('returns a legal text as plain text', async () => {
  answer('Be kind.');
  expect(await ask()).toBe('Be kind.');
});

test('returns null for a missing file, an empty one and an HTML page', async () => {
  answer('no', 'text/plain', 404);
  expect(await ask()).toBeNull();
  answer(' \n');
  expect(await ask()).toBeNull();
  answer('<!doctype html>', 'text/html');
  expect(await ask()).toBeNull();
});

test('truncates a text that is too long', async () => {
  answer('x'.repeat(1_000_000));
  expect((await ask())?.length).toBe(200_000);
});

test('throws for a legal text that the server fails to send', async () => {
  answer('', 'text/plain', 503);
  await expect(ask()).rejects.toThrow('503');
});
