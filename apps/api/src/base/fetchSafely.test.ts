import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHostLimit, limitFetches } from '../ens/names.ts';
import {
  createSafeFetch,
  isPublicAddress,
  type Network,
  type SafeFetch,
  UnusableError,
} from './fetchSafely.ts';

/** A self-signed certificate for `pictures.example` and another host. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const keyFile = join(folder, 'key.pem');
  const certFile = join(folder, 'cert.pem');
  const subject = [
    '-subj',
    '/CN=avatars',
    '-addext',
    'subjectAltName=DNS:pictures.example,DNS:rebinding.example,IP:127.0.0.1',
  ];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', keyFile, '-out', certFile, ...subject], {
    stdio: 'ignore',
  });
  const pems = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return pems;
}

/**
 * A TLS server that stands for the whole internet: every connection ends there, whatever its address. `connections`
 * lists the addresses.
 */
async function startHttps(answer: RequestListener) {
  const pems = createCertificate();
  const server = createServer(pems, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connections: string[] = [];
  const dnsOf: Record<string, readonly (readonly string[])[]> = {};
  const asked: string[] = [];
  const network: Network = {
    // Each call returns the next answer; the last one repeats.
    resolve: async (hostname) => {
      const times = asked.filter((each) => each === hostname).length;
      asked.push(hostname);
      const answers = dnsOf[hostname] ?? [['93.184.215.14']];
      return answers[Math.min(times, answers.length - 1)] ?? [];
    },
    request: ((url: URL, options: Parameters<typeof request>[1], callback: never) => {
      options.lookup?.(url.hostname, { all: true }, (_error, found) => {
        for (const { address } of found as { address: string }[]) connections.push(address);
      });
      return request(
        url,
        {
          ...options,
          ca: pems.cert,
          port,
          hostname: '127.0.0.1',
          headers: { ...options.headers, host: url.host },
          servername: /^[\d.[]/.test(url.hostname) ? '' : url.hostname,
        },
        callback,
      );
    }) as typeof request,
  };
  return {
    network,
    connections,
    asked,
    dnsOf,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let internet: Awaited<ReturnType<typeof startHttps>>;
let answer: Answer;
let requests: string[];
let fetchSafely: SafeFetch;

beforeAll(async () => {
  internet = await startHttps((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  fetchSafely = createSafeFetch(internet.network);
});
afterAll(() => internet.stop());
beforeEach(() => {
  requests = [];
  internet.connections.length = 0;
  internet.asked.length = 0;
  answer = (_request, response) => response.end('picture');
});

const load = (url: string, limits: { maxBytes?: number; signal?: AbortSignal; body?: string } = {}) =>
  fetchSafely(url, { maxBytes: 1_000, userAgent: 'avatars', ...limits });
const redirect =
  (to: string): Answer =>
  (request, response) => {
    if (request.url === '/start') response.writeHead(302, { location: to }).end();
    else response.end('picture');
  };

test.each(
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 168.63.129.16
   169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1
   198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
   :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 ::8.8.8.8 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1 100::1
   2001::1 2001:0:7f00:1::1 2001:10::1 2001:20::1 2001:2::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 3fff::1
   fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 2606:4700::1%eth0 fec0::1 ff02::1 4000::1 5f00::1
   localhost 1.2.3 2130706433 0x7f000001`.split(/\s+/),
)('treats the address %s as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(
  `1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.0.0.1 128.0.0.1 169.253.1.1 172.15.0.1
   172.32.0.1 192.0.1.1 192.167.1.1 198.17.0.1 198.20.0.1 223.255.255.255 2001:4860:4860::8888 2606:4700::1111
   2a00:1450::1 2003::1`.split(/\s+/),
)('treats the address %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://pictures.example/',
  'ftp://pictures.example/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://pictures.example:8443/',
  'https://pictures.example:80/',
  'https://me@pictures.example/',
  'https://me:secret@pictures.example/',
  'https://',
  'nonsense',
  '//pictures.example/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0x7f.0.0.1/',
  'https://127.0.0.1./',
  'https://①②⑦.0.0.1/',
  'https://0/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://[fd00::1]/',
])('refuses to fetch %s', async (url) => {
  await expect(load(url)).rejects.toThrow(UnusableError);
  expect([...internet.asked, ...internet.connections, ...requests]).toEqual([]);
});

test('connects to the checked addresses, with the host’s name', async () => {
  internet.dnsOf['pictures.example'] = [['93.184.215.14', '2606:4700::1111']];
  expect((await load('https://pictures.example/a?b')).toString()).toBe('picture');
  expect(requests).toEqual(['pictures.example/a?b']);
  expect(internet.connections).toEqual(['93.184.215.14', '2606:4700::1111']);
  expect((await load('https://1.1.1.1/')).toString()).toBe('picture');
});

test.each([
  [['10.0.0.1']],
  [['93.184.215.14', '127.0.0.1']],
  [['2606:4700::1111', '::1']],
  [['::ffff:8.8.8.8']],
])('rejects a host with the addresses %j', async (addresses) => {
  internet.dnsOf['inside.example'] = [addresses];
  await expect(load('https://inside.example/')).rejects.toThrow(UnusableError);
  expect(requests).toEqual([]);
});

test('does not resolve a name again that could become private', async () => {
  internet.dnsOf['rebinding.example'] = [['93.184.215.14'], ['127.0.0.1']];
  await load('https://rebinding.example/');
  expect(internet.asked).toEqual(['rebinding.example']);
  expect(internet.connections).toEqual(['93.184.215.14']);
  await expect(load('https://rebinding.example/')).rejects.toThrow(UnusableError);
  expect(requests).toHaveLength(1);
});

test('follows three redirects, each checked like the first', async () => {
  answer = redirect('/moved');
  expect((await load('https://pictures.example/start')).toString()).toBe('picture');
  expect(requests).toEqual(['pictures.example/start', 'pictures.example/moved']);
  let hops = 0;
  answer = (_request, response) => {
    hops += 1;
    response.writeHead(301, { location: `/${hops}` }).end();
  };
  await expect(load('https://pictures.example/')).rejects.toThrow('redirects too often');
  expect(hops).toBe(4);
});

test('counts redirects as requests of a lookup, and of their host', async () => {
  answer = redirect('/moved');
  const ask = limitFetches(fetchSafely, 3, createHostLimit());
  const limits = { maxBytes: 1_000, userAgent: 'avatars' };
  await ask('https://pictures.example/start', limits);
  await expect(ask('https://pictures.example/start', limits)).rejects.toThrow('too many requests for one');
  expect(requests).toHaveLength(3);

  const time = { now: 0 };
  const askHost = createHostLimit(() => time.now);
  for (let i = 0; i < 149; i += 1) askHost(new URL('https://pictures.example/'));
  const failure = await limitFetches(
    fetchSafely,
    9,
    askHost,
  )('https://pictures.example/start', limits).catch((error: unknown) => error);
  expect(String(failure)).toContain('too many requests to pictures.example');
  expect(failure).not.toBeInstanceOf(UnusableError);
  expect(requests).toHaveLength(4);
  askHost(new URL('https://other.example/'));
  time.now += 60_000;
  askHost(new URL('https://pictures.example/'));
});

test('follows no redirect if none is allowed', async () => {
  answer = redirect('/moved');
  const limits = { maxBytes: 100, maxRedirects: 0, userAgent: 'avatars' };
  await expect(fetchSafely('https://pictures.example/start', limits)).rejects.toThrow(UnusableError);
  expect(requests).toEqual(['pictures.example/start']);
});

test.each([
  'http://pictures.example/',
  'https://127.0.0.1/',
  'https://169.254.169.254/',
  '//[::1]/',
  'https://pictures.example:3000/',
  'https://private.example/',
  'file:///etc/passwd',
  'https://a:b@pictures.example/',
])('rejects a redirect to %s', async (to) => {
  internet.dnsOf['private.example'] = [['192.168.1.1']];
  answer = redirect(to);
  await expect(load('https://pictures.example/start')).rejects.toThrow(UnusableError);
  expect(requests).toEqual(['pictures.example/start']);
});

test('posts JSON once, without following redirects', async () => {
  answer = (request, response) => {
    if (request.url === '/start') response.writeHead(307, { location: '/other' }).end();
    else request.pipe(response);
  };
  const body = '{"data":"0x"}';
  expect((await load('https://pictures.example/', { body })).toString()).toBe(body);
  await expect(load('https://pictures.example/start', { body })).rejects.toThrow(UnusableError);
});

test('cuts off a large answer, announced or not', async () => {
  answer = (_request, response) => response.end('x'.repeat(1_001));
  await expect(load('https://pictures.example/')).rejects.toThrow('more than 1000 bytes');
  let written = 0;
  const closed = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      const writing = setInterval(() => {
        written += 400;
        response.write('x'.repeat(400));
      }, 1);
      response.on('close', () => {
        clearInterval(writing);
        resolve();
      });
    };
  });
  await expect(load('https://pictures.example/')).rejects.toThrow(UnusableError);
  await closed;
  expect(written).toBeGreaterThan(1_000);
});

test.each<[string, Answer]>([
  ['says nothing', () => {}],
  ['stops in the middle', (_request, response) => void response.writeHead(200).write('x')],
  [
    'never ends',
    (_request, response) => {
      const writing = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(writing));
    },
  ],
])('times out for a server that %s, and allows a later retry', async (_what, slow) => {
  const timeout = new AbortController();
  const closed = new Promise<void>((resolve) => {
    answer = (request, response) => {
      response.on('close', resolve);
      slow(request, response);
      // From here on: on a busy machine a request may take longer than any timeout to arrive.
      setTimeout(() => timeout.abort(new DOMException('timed out', 'TimeoutError')), 100);
    };
  });
  const failure = await load('https://pictures.example/', { signal: timeout.signal }).catch((e) => e);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnusableError);
  await closed;
});

test('times out for a silent name server', async () => {
  const stuck = createSafeFetch({ ...internet.network, resolve: () => new Promise(() => {}) });
  const asking = stuck('https://pictures.example/', {
    ...{ maxBytes: 1, userAgent: 'avatars' },
    signal: AbortSignal.timeout(50),
  });
  await expect(asking).rejects.toThrow('no answer in time');
  // Another time than the usual one.
  const slow = stuck('https://pictures.example/', { maxBytes: 1, timeoutMs: 50, userAgent: 'avatars' });
  await expect(slow).rejects.toThrow('no answer in time');
});

test('sends the product’s name as its user agent', async () => {
  const agents: unknown[] = [];
  answer = (request, response) => {
    agents.push(request.headers['user-agent']);
    response.end('text');
  };
  await load('https://pictures.example/');
  await fetchSafely('https://pictures.example/', { maxBytes: 1_000, userAgent: 'documents' });
  expect(agents).toEqual(['avatars', 'documents']);
});

test.each([
  [404, true],
  [403, true],
  [304, true],
  [500, false],
  [429, false],
])('treats status %i as final: %s', async (status, isFinal) => {
  answer = (_request, response) => response.writeHead(status).end();
  const failure = await load('https://pictures.example/').catch((error) => error);
  expect(failure instanceof UnusableError).toBe(isFinal);
});

test('rejects a certificate of another host', async () => {
  await expect(load('https://elsewhere.example/')).rejects.toThrow(/altnames|certificate/i);
});
