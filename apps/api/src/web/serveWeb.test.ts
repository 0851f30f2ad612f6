import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeScan } from '../../test/createFakeScan.ts';
import { createTestApp, createWebBuild } from '../../test/createTestApp.ts';
import { readSettings } from '../settings/readSettings.ts';
import { loadWebBuild } from './loadWebBuild.ts';

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

const create = () => createTestApp({ SCAN_URL_31337: scan.url, PUBLIC_ORIGIN: 'https://laurel.example' }).app;

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await create().request(path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { answer, html: await answer.text() };
};

test('sends pages in the language that the browser asks for', async () => {
  const german = await get('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
  expect(german.html).toContain('<html lang="de">');
  expect(german.answer.headers.get('content-language')).toBe('de');
  expect(german.answer.headers.get('vary')).toContain('Accept-Language, Cookie');
  const french = await get('/', { 'accept-language': 'fr' });
  expect(french.html).toContain('<html lang="en">');
  expect(french.answer.headers.get('content-language')).toBe('en');
  expect(german.answer.headers.get('etag')).not.toBe(french.answer.headers.get('etag'));
});

test('sends pages in the language that was chosen in the settings', async () => {
  const headers = { 'accept-language': 'en', cookie: '__Host-laurel-language=de' };
  expect((await get('/', headers)).html).toContain('<html lang="de">');
});

test('sends a contest’s tags and the configuration in pages of each language, and the same canonical URL', async () => {
  const uid = scan.startContest();
  const { html } = await get(`/contests/local/${uid}`, { 'accept-language': 'de' });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>Tools for small libraries · Laurel</title>');
  expect(html).toContain(`<link rel="canonical" href="https://laurel.example/contests/local/${uid}">`);
  expect(html).toContain('"publicOrigin":"https://laurel.example"');
  const landing = await get('/', { 'accept-language': 'de' });
  expect(landing.html).toContain('<link rel="canonical" href="https://laurel.example/">');
});

/** The hashes that a policy would need for all that is inline in a page; data blocks need none. */
const hashInline = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test('allows exactly what is inline in the page, by hash, in each language and with a configured name', async () => {
  const { app } = createTestApp({
    SCAN_URL_31337: scan.url,
    PRODUCT_NAME: 'Palm <b>',
  });
  const paths = ['/', `/contests/local/${scan.startContest()}`, '/nowhere'];
  for (const path of paths)
    for (const language of ['en', 'de']) {
      const answer = await app.request(path, { headers: { 'accept-language': language } });
      const html = await answer.text();
      const policy = new Map(
        (answer.headers.get('content-security-policy') ?? '').split('; ').map((each) => {
          const [name = '', ...sources] = each.split(' ');
          return [name, sources];
        }),
      );
      expect(policy.get('script-src')).toEqual(["'self'", ...hashInline(html, /<script>(.*?)<\/script>/gs)]);
      expect(policy.get('style-src')).toEqual(["'self'", ...hashInline(html, /<style>(.*?)<\/style>/gs)]);
      expect(policy.get('script-src')).toHaveLength(2);
      expect(html).not.toMatch(/\s(?:style|on[a-z]+)=/);
      expect(html).not.toMatch(/<script (?!type="application\/json")(?![^>]*src=)/);
    }
});

test('allows nothing inline in answers that are not pages', async () => {
  for (const path of ['/health', '/embed/laurel-contest.js', '/api/nothing'])
    expect((await create().request(path)).headers.get('content-security-policy')).not.toContain('sha256-');
});

test('puts a contest’s title before the inline style, for programs that read the first kilobytes only', async () => {
  const { html } = await get(`/contests/local/${scan.startContest()}`);
  expect(html.indexOf('og:image')).toBeGreaterThan(0);
  expect(html.indexOf('og:image:alt')).toBeLessThan(html.indexOf('<style>'));
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('<style>'));
});

test('says in the same language that there is no such page', async () => {
  const { answer, html } = await get('/nowhere', { 'accept-language': 'de' });
  expect(answer.status).toBe(404);
  expect(html).toContain('<html lang="de">');
});

test.each(['/de', '/de/', '/de/index.html', '/de/contests/_contest.html'])(
  'has no page at %s: languages have no addresses of their own',
  async (path) => {
    expect((await get(path)).answer.status).toBe(404);
  },
);

test('refuses a build that lacks a page in one of its languages', () => {
  const web = createWebBuild();
  rmSync(join(web.folder, 'de', '404.html'));
  const { publicConfig } = readSettings({ CHAINS: 'local' });
  expect(() => loadWebBuild(web.folder, publicConfig)).toThrow(/lacks de\/404.html/);
  web.remove();
});
