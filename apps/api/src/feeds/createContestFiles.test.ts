import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../tools/test/spawnStart.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createContestFiles } from './createContestFiles.ts';
import { serveContestFiles } from './serveContestFiles.ts';

/** The path of the installed nginx, or undefined. */
const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const SAMPLE = new URL('../../../../deploy/nginx/laurel.conf', import.meta.url);

/** The sample of `deploy/nginx` in front of a server, without TLS. */
async function startNginx(program: string, upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plain] = [await findFreePort(), await findFreePort()];
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const sample = readFileSync(SAMPLE, 'utf8')
    .replaceAll(/^.*(?:ssl_|listen \[).*$/gm, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll(/include .*upstream;/g, `server ${upstream};`)
    .replaceAll('/var/lib/nginx/laurel', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    // Longer than a busy machine takes for the first answer.
    .replaceAll(
      'proxy_cache_lock on;',
      'proxy_cache_lock on; proxy_cache_lock_timeout 60s; proxy_cache_lock_age 60s;',
    );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')};
    events {}
    http { ${temporary.join(' ')} ${sample} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilListening(child, url);
  return {
    ask: async (address: string, headers: Record<string, string> = {}, to = port) => {
      const sent = request({
        ...{ host: '127.0.0.1', port: to, path: address, agent: false },
        headers: { host: 'laurel.example', ...headers },
      }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const chunks = await answer.toArray();
      return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
    },
    plain,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitUntilListening(child: ChildProcess, url: string) {
  const end = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < end) {
    if (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)) return;
    await sleep(20);
  }
  const didEnd = child.exitCode !== null;
  child.kill();
  throw new Error(didEnd ? `nginx ended with ${child.exitCode}.` : 'nginx did not listen within a minute.');
}

const uid = `0x${'ab'.repeat(32)}` as const;
const review = `0x${'cd'.repeat(32)}` as const;
const hash = `0x${'ef'.repeat(32)}` as const;
const path = `/contests/${local.slug}/${uid}`;

const INSULT = '{"comment":"Insult"}';

const create = ({ hidden = '', isFinal = true, text = INSULT } = {}) => {
  const config = readSettings({ CHAINS: 'local', HIDDEN_UIDS: hidden }).publicConfig;
  const time = { now: 1_000 };
  let reads = 0;
  const files = createContestFiles({
    config,
    clock: () => time.now,
    reader: {
      admit: () => true,
      findContest: async () => ({ uid }) as Contest,
      fetchNewest: async () => [],
      fetchStanding: async () => Promise.reject(new Error('not asked')),
      readResultFile: async () => {
        reads += 1;
        return { text, hash, isFinal, uids: [review] };
      },
    },
  });
  const app = serveContestFiles(files, config, () => []);
  const ask = (file: string, init?: RequestInit) => Promise.resolve(app.request(`${path}/${file}`, init));
  return { app, ask, time, count: () => reads };
};

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('serves a result that may change for a minute', async () => {
  const answer = await create({ isFinal: false }).ask('result.json');
  expect(await answer.text()).toBe('{"comment":"Insult"}');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('content-location')).toBeNull();
  expect(answer.headers.get('cache-tag')).toBe(`contest-${uid}`);
});

test('names the permanent address of a final result, which any cache may keep for a year', async () => {
  const { ask, count } = create();
  const answer = await ask('result.json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const location = answer.headers.get('content-location') ?? '';
  expect(new URL(location, `https://laurel.example${path}/result.json`).pathname).toBe(
    `${path}/results/${hash}.json`,
  );
  const permanent = await ask(location);
  expect(permanent.status).toBe(200);
  expect(await permanent.text()).toBe(await answer.text());
  expect(Object.fromEntries(permanent.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'cache-tag': `contest-${uid}`,
    'content-type': 'application/json',
    'surrogate-key': `contest-${uid}`,
  });
  const etag = permanent.headers.get('etag') ?? '';
  expect((await ask(location, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(count()).toBe(1);
});

test('reads a final result at most once an hour, for both of its addresses', async () => {
  const { ask, count, time } = create();
  for (const minutes of [0, 15, 59]) {
    time.now = 1_000 + minutes * 60_000;
    for (const file of ['result.json', `results/${hash}.json`]) expect((await ask(file)).status).toBe(200);
  }
  expect(count()).toBe(1);
  time.now = 1_000 + 61 * 60_000;
  await ask('result.json');
  expect(count()).toBe(2);
});

describe.skipIf(nginx === undefined)('behind the configuration of deploy', () => {
  const start = async () => {
    const { app, count } = create({ text: JSON.stringify({ comment: 'Insult '.repeat(1_000) }) });
    const forwarded: string[] = [];
    const server = createServer(async ({ url = '', headers }, response) => {
      const encoding = String(headers['accept-encoding'] ?? '');
      forwarded.push(`${url.slice(-8)} ${encoding}`);
      const answer = await app.request(url, { headers: { 'accept-encoding': encoding } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const cache = await startNginx(nginx ?? '', `127.0.0.1:${port}`);
    onTestFinished(async () => {
      await cache.stop();
      server.close();
    });
    return { ...cache, forwarded, count };
  };
  const result = `${path}/results/${hash}.json`;

  test('costs the scan one question, however many read a final result, with any query', async () => {
    const { ask, forwarded, count } = await start();
    const readers = Array.from({ length: 100 }, async (_, n) => {
      const headers = { cookie: `laurel-language=${n}`, 'cache-control': 'no-cache' };
      const { status, headers: own, body } = await ask(`${result}?n=${n}`, headers);
      return [status, own['cache-control'], body.toString()];
    });
    const [first, ...others] = await Promise.all(readers);
    expect(first?.slice(0, 2)).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(first?.[2]).toContain('Insult');
    for (const other of others) expect(other).toEqual(first);
    expect([forwarded.length, count()]).toEqual([1, 1]);
  });

  test('keeps three forms of a result, whatever encodings visitors invent', async () => {
    const { ask, forwarded } = await start();
    for (const encoding of [
      'gzip, deflate, br, zstd',
      'br',
      'x1, br',
      'BR , x2',
      'gzip',
      'x3,gzip',
      'x4',
      'brx',
    ])
      expect((await ask(result, { 'accept-encoding': encoding })).status).toBe(200);
    expect(forwarded.map((each) => each.split(' ')[1])).toEqual(['br', 'gzip', '']);
    const brotli = await ask(result, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Insult');
    // Other answers get the visitor's own header.
    await ask(`${path}/result.json`, { 'accept-encoding': 'zstd' });
    expect(forwarded.at(-1)).toMatch(/ zstd$/);
  });

  test('nginx refuses requests for other hosts', async () => {
    const { ask, forwarded, plain } = await start();
    for (const host of ['evil.example', '127.0.0.1', 'laurel.example.evil.example', ''])
      expect((await ask(result, { host })).status, host).toBe(421);
    expect((await ask('/', { host: 'evil.example' }, plain)).status).toBe(421);
    const moved = await ask('/contests', {}, plain);
    expect([moved.status, moved.headers.location]).toEqual([301, 'https://laurel.example/contests']);
    expect(forwarded).toEqual([]);
  });
});

test('compresses a file once for each encoding', async () => {
  const { app, ask } = create({ text: JSON.stringify({ comment: 'Insult '.repeat(1_000) }) });
  const { etag } = Object.fromEntries((await ask('result.json')).headers);
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask('result.json', { headers: { 'accept-encoding': 'br' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: `W/${etag}` },
    });
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('Insult');
  }
  const head = await app.request(`${path}/result.json`, { headers: { 'if-none-match': `W/${etag}` } });
  expect(head.status).toBe(304);
});

test.each(['result.json', `results/${hash}.json`, 'dates.ics', 'reviews.atom'])(
  'redirects %s to the lower-case UID',
  async (file) => {
    const { app, count } = create();
    for (const mixed of [uid.replace('ab', 'aB'), uid.replace('0x', '0X')]) {
      const answer = await app.request(`/contests/${local.slug}/${mixed}/${file}`);
      expect(answer.status).toBe(308);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('location')).toBe(`${path}/${file}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(count()).toBe(0);
  },
);

test('has no permanent address for another hash, or before the end', async () => {
  for (const [file, isFinal] of [
    [`results/0x${'12'.repeat(32)}.json`, true],
    [`results/${hash}.json`, false],
  ] as const) {
    const answer = await create({ isFinal }).ask(file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await codeOf(answer)).toBe('no-such-result');
  }
});

test.each([
  ['the contest', uid],
  ['a review, whose text would be in the result', review],
])('serves no result if the operator hides %s', async (_, hidden) => {
  for (const file of ['result.json', `results/${hash}.json`]) {
    const answer = await create({ hidden }).ask(file);
    expect(answer.status).toBe(410);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await codeOf(answer)).toBe('hidden');
  }
});
