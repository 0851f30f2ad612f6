import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Log, listen } from '@org/server-kit';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from './createApp.ts';
import { readSettings } from './settings/readSettings.ts';
import type { PublicConfig } from './settings/settings.ts';
import { createServices } from './sign-in/createServices.ts';
import { loadWebBuild } from './web/loadWebBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
const page = (text: string) =>
  `<!doctype html><head><title>${text} · Laurel</title><meta property="og:title" content="Laurel"><script type="application/json" id="laurel-config"></script></head><p>${text}</p>`;
const script = 'export const answer = 42;\n'.repeat(20);

mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'contests'));
writeFileSync(join(folder, 'index.html'), page('landing'));
writeFileSync(join(folder, 'contests.html'), page('list'));
writeFileSync(join(folder, 'contests', '_contest.html'), page('contest'));
writeFileSync(join(folder, '404.html'), page('nothing here'));
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script);
writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const webManifest = JSON.stringify({ name: 'Laurel', short_name: 'Laurel', start_url: '/' });
writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ name: 'Laurel', iconPath: 'favicon.svg' }));
writeFileSync(join(folder, 'manifest.webmanifest'), webManifest);
writeFileSync(join(folder, 'manifest.webmanifest.br'), brotliCompressSync(webManifest));
writeFileSync(
  join(folder, 'rewrites.json'),
  JSON.stringify({
    pages: [
      { path: '/', file: 'index.html' },
      { path: '/contests', file: 'contests.html' },
      { path: '/contests/:chain/:uid', file: 'contests/_contest.html' },
    ],
    fallback: '404.html',
    productName: 'Laurel',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const config = readSettings({ CHAINS: 'local', PRODUCT_NAME: '</script><b>Laurel' }).publicConfig;
const serve = (settings: PublicConfig, log?: Log) =>
  createApp({
    ...(log && { log }),
    config: settings,
    build: loadWebBuild(folder, settings),
    services: createServices({ publicConfig: settings, rateLimits: null }, null),
  });
const app = serve(config);
const plain = { headers: { 'accept-encoding': 'identity' } };

const readConfigOf = (html: string) =>
  JSON.parse(/id="laurel-config">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { productName: string };

test.each([
  ['/', 'landing'],
  ['/contests', 'list'],
  ['/contests/local/0x12', 'contest'],
  ['/contests/local/0x12?from=mail', 'contest'],
])('answers %s with its page', async (path, text) => {
  const answer = await app.request(path, plain);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(await answer.text()).toContain(text);
});

test('embeds the configuration in each page, unable to leave its block', async () => {
  const html = await (await app.request('/contests', plain)).text();
  expect(readConfigOf(html).productName).toBe('</script><b>Laurel');
  expect(html).not.toContain('<b>Laurel');
  const file = await app.request('/config.json');
  expect(await file.json()).toEqual(JSON.parse(JSON.stringify(config)));
});

test('replaces the built name by the configured one, escaped for each file', async () => {
  const name = '"Palm" & <Co> $& \\';
  const settings = readSettings({ CHAINS: 'local', PRODUCT_NAME: name }).publicConfig;
  const named = serve(settings);
  const html = await (await named.request('/contests', plain)).text();
  expect(html).not.toContain('Laurel');
  const escaped = '&#34;Palm&#34; &#38; &#60;Co&#62; $&#38; \\';
  expect(html).toContain(`<title>list · ${escaped}</title>`);
  expect(html).toContain(`content="${escaped}"`);
  expect(readConfigOf(html).productName).toBe(name);
  const manifest = await named.request('/manifest.webmanifest', plain);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toEqual({ name, short_name: name, start_url: '/' });
  const small = await named.request('/manifest.webmanifest', { headers: { 'accept-encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(await small.arrayBuffer()).toString()).name).toBe(name);
  const script = await named.request('/assets/main-1a2b.js', plain);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('lets Safe read the manifest and frame the app', async () => {
  const app = serve(readSettings({ CHAINS: 'local', PRODUCT_NAME: 'Palm' }).publicConfig);
  const manifest = await app.request('/manifest.json', plain);
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  expect(manifest.headers.get('content-type')).toContain('application/json');
  expect(await manifest.json()).toEqual({ name: 'Palm', iconPath: 'favicon.svg' });
  const page = await app.request('/', plain);
  expect(page.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://app.safe.global",
  );
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('keeps a setting that only looks like the built name', async () => {
  const settings = readSettings({ CHAINS: 'local', PRODUCT_NAME: 'Palm' }).publicConfig;
  const config = { ...settings, walletConnectProjectId: 'Laurel' };
  const html = await (await serve(config).request('/', plain)).text();
  expect(html).toContain('"walletConnectProjectId":"Laurel"');
});

test.each([
  '/nowhere',
  '/contests/local',
  '/contests/local/',
  '/assets/missing.js',
  '/rewrites.json',
  '/index.html',
  '/contests/_contest.html',
  '/assets/main-1a2b.js.br',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/%ff',
])('answers %s with the 404 page', async (path) => {
  const answer = await app.request(path, plain);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('nothing here');
});

test('redirects a path with a trailing slash to the page', async () => {
  const answer = await app.request('/contests/?a=1');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/contests?a=1');
});

test('sends files in the smallest accepted encoding', async () => {
  const ask = (encoding: string, path: string) =>
    app.request(path, { headers: { 'accept-encoding': encoding } });
  // In the order of browsers, where gzip is first.
  const brotli = await ask('gzip, deflate, br, zstd', '/assets/main-1a2b.js');
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
  // The file has no gzip variant.
  const none = await ask('gzip', '/assets/main-1a2b.js');
  expect(none.headers.get('content-encoding')).toBeNull();
  expect(await none.text()).toBe(script);
  const page = await ask('gzip, deflate, br, zstd', '/');
  expect(page.headers.get('content-encoding')).toBe('br');
  const json = await ask('gzip, deflate, br', '/api/openapi.json');
  expect(json.headers.get('content-encoding')).toBe('br');
  const html = await ask('gzip', '/');
  expect(gunzipSync(await html.arrayBuffer()).toString()).toContain('landing');
  const refused = await ask('br;q=0, identity', '/');
  expect(refused.headers.get('content-encoding')).toBeNull();
});

test('caches hashed files permanently, revalidates others', async () => {
  const asset = await app.request('/assets/main-1a2b.js', plain);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  const first = await app.request('/', plain);
  const etag = first.headers.get('etag') ?? '';
  const again = await app.request('/', { headers: { ...plain.headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await app.request('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('answers HEAD like GET without a body, and rejects other methods', async () => {
  const head = await app.request('/contests', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await app.request('/contests', { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['GET', 'POST'])(
  'answers an unknown path under /api with a problem document, never a page (%s)',
  async (method) => {
    const answer = await app.request('/api/nothing', { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  },
);

test.each(['/', '/nowhere', '/health', '/api/nothing', '/assets/main-1a2b.js'])(
  'sends the security headers with %s',
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('sends HSTS if the origin is https', async () => {
  const settings = readSettings({ PUBLIC_ORIGIN: 'https://laurel.example' }).publicConfig;
  const answer = await serve(settings).request('/health');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
});

test('distinguishes a folder without a build from a port in use', async () => {
  expect(() => loadWebBuild(join(folder, 'assets'), config)).toThrow(/There is no web build/);
  const serveOn = (port: number) => listen({ fetch: app.fetch, port, setting: 'PORT' });
  const server = await serveOn(0);
  const health = await fetch(`http://127.0.0.1:${server.port}/health`);
  expect(await health.json()).toEqual({ ok: true });
  await expect(serveOn(server.port)).rejects.toMatchObject({
    code: 'port',
    message: expect.stringContaining('PORT='),
  });
  await server.stop();
});

test('has metrics by route, not by path', async () => {
  const app = serve(config);
  for (const path of [
    '/',
    '/nowhere/1',
    '/nowhere/2',
    '/assets/main-1a2b.js',
    '/api/siwe/nonce',
    '/api/nothing',
  ])
    await app.request(path);
  const answer = await app.request('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('api_requests_total{')).sort()).toEqual([
    'api_requests_total{route="/*",status="200"} 1',
    'api_requests_total{route="/*",status="404"} 2',
    'api_requests_total{route="/api/*",status="404"} 1',
    'api_requests_total{route="/api/siwe/*",status="200"} 1',
    'api_requests_total{route="/assets/*",status="200"} 1',
  ]);
  expect(lines).toContain('api_database_up 1');
  // The metrics of the process are collected once, not for each app: their observers are never released.
  expect(lines.filter((line) => /^(process|nodejs)_/.test(line))).toEqual([]);
});

test('logs an unexpected error with the id of its request, which the answer names', async () => {
  const logged: unknown[][] = [];
  const app = serve(config, (...event) => void logged.push(event));
  vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
    throw new Error('the secret is 42');
  });
  const answer = await app.request('/config.json', { headers: { 'x-request-id': 'forged' } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('42');
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(logged).toContainEqual([
    'A request failed.',
    { level: 'error', requestId, error: new Error('the secret is 42') },
  ]);
  expect(logged).toContainEqual(['Request.', expect.objectContaining({ requestId, status: 500 })]);
});
