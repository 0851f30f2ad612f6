import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('serveEmbed', () => {
  let scan: Awaited<ReturnType<typeof createFakeScan>>;
  beforeEach(async () => {
    scan = await createFakeScan();
  });
  afterEach(() => scan.close());

  const UID = `0x${'ab'.repeat(32)}`;
  const create = (env: Record<string, string> = {}) =>
    createTestApp({ SCAN_URL_31337: scan.url, PUBLIC_ORIGIN: 'https://laurel.example', ...env }).app;
  const directive = (answer: Response, name: string) =>
    new Map(
      (answer.headers.get('content-security-policy') ?? '').split('; ').map((each) => {
        const [key = '', ...sources] = each.split(' ');
        return [key, sources];
      }),
    ).get(name);

  test('lets any site frame the embedded page, and no other page', async () => {
    const app = create();
    const page = await app.request(`/embed/contests/local/${UID}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('"publicOrigin":"https://laurel.example"');
    expect(directive(page, 'frame-ancestors')).toEqual(['*']);
    expect(page.headers.get('x-frame-options')).toBeNull();
    const others = [
      '/',
      `/contests/local/${UID}`,
      '/embed',
      '/embed/contests',
      `/embed/contests/local/${UID}/x`,
    ];
    for (const path of [...others, '/embed.html', `/embed/contests/local/${UID}/`])
      expect(directive(await app.request(path), 'frame-ancestors'), path).toEqual([
        "'self'",
        'https://app.safe.global',
      ]);
  });

  test('keeps the policy of the embedded page strict', async () => {
    const page = await create().request(`/embed/contests/local/${UID}`);
    expect(directive(page, 'default-src')).toEqual(["'none'"]);
    expect(directive(page, 'script-src')).toEqual(["'self'"]);
    expect(directive(page, 'style-src')).toEqual(["'self'"]);
    expect(directive(page, 'worker-src')).toBeUndefined();
    expect(directive(page, 'form-action')).toEqual(["'none'"]);
    expect(directive(page, 'trusted-types')).toEqual(["'none'"]);
    expect(directive(page, 'connect-src')).toContain(new URL(scan.url).origin);
    // Documents of contests.
    expect(directive(page, 'connect-src')).toContain("'self'");
  });

  test('neither sets nor reads a cookie for the embedded page', async () => {
    const app = create();
    const path = `/embed/contests/local/${UID}`;
    const plain = await app.request(path);
    const cookie = '__Host-laurel-endpoints=https%3A%2F%2Frpc.example.org; __Host-laurel-language=de';
    const other = await app.request(path, { headers: { cookie } });
    expect(await other.text()).toBe(await plain.text());
    for (const name of ['content-security-policy', 'etag'])
      expect(other.headers.get(name)).toBe(plain.headers.get(name));
    expect(plain.headers.get('vary') ?? '').not.toContain('Cookie');
    expect(plain.headers.get('set-cookie')).toBeNull();
    const etag = plain.headers.get('etag') ?? '';
    expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(200);
  });

  test('sends the embedded page in the language of the browser', async () => {
    const headers = { 'accept-language': 'de' };
    const page = await create().request(`/embed/contests/local/${UID}`, { headers });
    expect(await page.text()).toContain('<html lang="de">');
    expect(page.headers.get('content-language')).toBe('de');
    expect(page.headers.get('vary')).toContain('Accept-Language');
  });

  test('says by its status that a contest is hidden, or cannot exist', async () => {
    const app = create({ HIDDEN_UIDS: UID });
    const statusOf = async (path: string) => (await app.request(`/embed/contests/${path}`)).status;
    expect(await statusOf(`local/${UID}`)).toBe(410);
    expect(await statusOf(`local/${UID.toUpperCase().replace('X', 'x')}`)).toBe(410);
    expect(await statusOf(`nowhere/${UID}`)).toBe(404);
    expect(await statusOf('local/0x12')).toBe(404);
    expect(scan.state.asked).toBe(0);
  });

  test('lets pages of other sites load the web component', async () => {
    const script = await create().request('/embed/laurel-contest.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
  });
});
