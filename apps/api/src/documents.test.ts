import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../test/createTestApp.ts';
import { readSettings } from './settings/readSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const getProblems = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

test('serves the operator’s texts exactly as in their files', async () => {
  const text = '\ufeffUse it well. <script>alert(1)</script> Ünïcode\n';
  const { app } = createTestApp({ TERMS_FILE: write('terms.txt', text) });
  const answer = await app.request('/terms.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toBe(text.slice(1));
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.request('/terms.txt', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await app.request('/terms.txt', { method: 'HEAD' })).status).toBe(200);
});

test('answers 404 for a text that is not set', async () => {
  const { app } = createTestApp({ PRIVACY_FILE: write('privacy.txt', 'Nothing is kept.') });
  expect((await app.request('/privacy.txt')).status).toBe(200);
  const answer = await app.request('/terms.txt');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});

test.each([
  ['missing', () => join(folder, 'nowhere.txt'), 'cannot be read'],
  ['a folder', () => folder, 'is not a file'],
  ['too large', () => write('large.txt', 'x'.repeat(256 * 1024 + 1)), 'is larger than 256 kB'],
  ['another encoding', () => write('latin.txt', new Uint8Array([0x6e, 0xfc])), 'is not UTF-8'],
  ['no text', () => write('picture.txt', 'GIF\0'), 'is not plain text'],
  ['empty', () => write('empty.txt', ' \n'), 'is empty'],
])('refuses to start with a file that is %s', (_, createFile, reason) => {
  const file = createFile();
  const problems = getProblems({ TERMS_FILE: file, PRIVACY_FILE: file });
  expect(problems).toContain(`- TERMS_FILE: ${file} ${reason}`);
  expect(problems).toContain(`- PRIVACY_FILE: ${file} ${reason}`);
});
