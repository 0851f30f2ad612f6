import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeScan } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';

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
