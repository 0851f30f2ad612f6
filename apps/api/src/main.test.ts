import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN } from '../test/createBrowser.ts';
import { makePicture } from '../test/makePicture.ts';
import { startApi } from '../test/startApi.ts';

type Api = Awaited<ReturnType<typeof startApi>>;

/** A server with local chains only has a temporary database, which takes seconds to create. */
const inMemory = { CHAINS: 'local,base-sepolia', RPC_URL_84532: 'https://rpc.invalid' };

describe('without a lasting database', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ ...inMemory, TRUSTED_PROXIES: '1', RATE_LIMITS: 'nonce=3' });
  });
  afterAll(() => api?.stop());

  /** The server's answers to malformed requests. */
  const sendRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test('warns that a server in memory persists nothing', () => {
    expect(api.printed()).toContain('kept in memory');
  });

  test('serves metrics of its process', async () => {
    const answer = await fetch(`${api.url}/metrics`);
    expect(await answer.text()).toContain('\nprocess_cpu_seconds_total ');
  });

  test('issue 13: names the setting for WalletConnect, once', () => {
    expect(api.printed().split('WALLETCONNECT_PROJECT_ID')).toHaveLength(2);
  });

  test('signs in, keeps the session, and signs out', async () => {
    const browser = api.open();
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await browser.send('/api/siwe/nonce', { headers })).status).toBe(200);
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.session()).not.toBeNull();
    expect((await browser.send('/api/siwe/logout', { method: 'POST' })).status).toBe(204);
    expect(await browser.session()).toBeNull();
  });

  test('limits the client behind the proxy, whatever its headers claim', async () => {
    const statuses = [];
    for (const said of ['6.6.6.1', '6.6.6.2', '6.6.6.3', '6.6.6.4']) {
      const headers = { 'x-forwarded-for': `${said}, 192.0.2.7` };
      statuses.push((await fetch(`${api.url}/api/siwe/nonce`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const other = await fetch(`${api.url}/api/siwe/nonce`, { headers: { 'x-forwarded-for': '192.0.2.8' } });
    expect(other.status).toBe(200);
  });

  test('rejects a body of 1 MB, announced or not', async () => {
    const body = `{"message":"${'m'.repeat(1_000_000)}"}`;
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
    const url = `${api.url}/api/siwe/verify`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const chunked = await fetch(url, {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await fetch(`${api.url}/health`)).status).toBe(200);
  });

  test('ignores Host and X-Forwarded-Host for its origin', async () => {
    const answer = await sendRaw(
      'GET /api/siwe/session HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('evil.example');
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/siwe', '/%61pi/nothing', '/api/siwe/nonce/'])(
    'answers %s with a problem document, never the page',
    async (path) => {
      const answer = await fetch(`${api.url}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test.each([
    '/',
    '/nowhere',
    '/health',
    '/config.json',
    '/.well-known/security.txt',
    '/terms.txt',
    '/contests/local/0x12/og.png',
    '/api/openapi.json',
    '/api/nothing',
    '/api/siwe/session',
    '/api/drafts/mine',
    '/api/csp-reports',
  ])('issue 13: answers HEAD %s like GET', async (path) => {
    // Raw, because fetch would decompress the body and change its length.
    const headers = { 'accept-encoding': 'identity' };
    const get = await fetch(api.url + path, { headers });
    const head = await fetch(api.url + path, { method: 'HEAD', headers });
    const describe = ({ status, headers }: Response) => {
      const { date: _, 'keep-alive': __, connection: ___, ...rest } = Object.fromEntries(headers);
      return { status, ...rest };
    };
    expect({ 'content-length': expect.any(String), ...describe(head) }).toEqual(describe(get));
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  });
});

// From the sources, creating a database takes seconds of a processor.
test('keeps sessions and documents in a folder, over a restart between storing and signing', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const env = { DATABASE_URL: `file:${join(folder, 'data')}` };
  const first = await startApi(env);
  expect(first.code, first.printed()).toBeUndefined();
  const browser = first.open();
  const signed = await browser.sign();
  const bytes = makePicture(60);
  const headers = { origin: ORIGIN, 'content-type': 'application/octet-stream' };
  const stored = await fetch(`${first.url}/api/documents`, { method: 'POST', headers, body: bytes });
  const { uri } = (await stored.json()) as { uri: string };
  // A second process must not open the same folder.
  const second = await startApi(env);
  expect(second.code).toBe(1);
  await first.stop('SIGKILL');
  const third = await startApi(env);
  expect(third.code, third.printed()).toBeUndefined();
  const again = third.open();
  for (const [name, value] of browser.jar) again.jar.set(name, value);
  expect((await again.verify(signed)).status).toBe(200);
  const found = await fetch(`${third.url}/api/documents/${uri.slice('ipfs://'.length)}`);
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
  await third.stop();
  rmSync(folder, { recursive: true });
});

/** An RPC of mainnet. */
const startOtherRpc = async () => {
  const rpc = createServer((_, response) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x1' }));
  });
  await new Promise<void>((resolve) => rpc.listen(0, '127.0.0.1', resolve));
  const address = rpc.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, close: () => rpc.close() };
};

test('refuses to start with an RPC of another chain', async () => {
  const rpc = await startOtherRpc();
  const api = await startApi({ ...inMemory, RPC_URL_31337: rpc.url });
  rpc.close();
  expect(api.code).toBe(1);
  expect(api.printed()).toContain(`- RPC_URL_31337: ${rpc.url} is the RPC of another chain`);
});

test('issue 13: never shows the server’s own RPC, even if it is wrong', async () => {
  const rpc = await startOtherRpc();
  const wrong = await startApi({ ...inMemory, SERVER_RPC_URL_31337: `${rpc.url}/v2/Secret0123456789` });
  expect(wrong.code).toBe(1);
  expect(wrong.printed()).toContain('- SERVER_RPC_URL_31337: contains the RPC of another chain');
  expect(wrong.printed()).not.toMatch(new RegExp(`Secret|${new URL(rpc.url).host}`));
  rpc.close();

  const api = await startApi({
    RPC_URL_31337: 'http://127.0.0.1:2/v2/Public0123456789',
    SERVER_RPC_URL_31337: 'http://127.0.0.1:3/v2/Secret0123456789',
  });
  expect(api.printed()).toMatch(/^warning: RPC_URL_31337 may contain an API key/m);
  const uid = `0x${'12'.repeat(32)}`;
  for (const path of [
    '/',
    '/config.json',
    '/nowhere',
    `/contests/local/${uid}`,
    `/contests/local/${uid}/og.png`,
    `/contests/local/${uid}/faces.json`,
  ]) {
    const answer = await fetch(api.url + path);
    const shown = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(shown).not.toMatch(/Secret|127\.0\.0\.1:3\b/);
  }
  await api.stop();
  expect(api.printed()).not.toMatch(/Secret|127\.0\.0\.1:3\b/);
});
