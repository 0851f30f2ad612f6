import { describe, expect, test, vi } from 'vitest';
import { ada, ben, CHAIN_ID, createBrowser, ORIGIN, type Signed } from '../../test/createBrowser.ts';
import { createSiweServer, SIWE_RATE_LIMITS, type SiweServerOptions } from './createSiweServer.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';

const start = (changes: Partial<SiweServerOptions> = {}) => {
  const time = { now: Date.parse('2025-03-14T09:26:53Z') };
  const { handle, ...server } = createSiweServer({
    origin: ORIGIN,
    chains: [{ id: CHAIN_ID, rpcUrls: [] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    rateLimits: null,
    clock: () => time.now,
    ...changes,
  });
  const open = (clientAddress?: string) =>
    createBrowser((request) => handle(request, { clientAddress }), { now: () => time.now });
  return { handle, server, time, open, browser: open() };
};

const json = { 'content-type': 'application/json' };
const codeOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await answer.json()) as { status: number; code: string };
  expect(problem.status).toBe(answer.status);
  return `${answer.status} ${problem.code}`;
};

test.each([
  '/api/siwe',
  '/api/siwe/',
  '/api/siwe/nothing',
  '/api/siwe/nonce/',
  '/api/siwe/Nonce',
  '/elsewhere',
])('answers 404 to the path %s', async (path) => {
  const { browser } = start();
  expect(await codeOf(await browser.send(path))).toBe('404 not-found');
  expect(await codeOf(await browser.send(path, { method: 'POST' }))).toBe('404 not-found');
});

test.each([
  ['nonce', 'GET'],
  ['session', 'GET'],
  ['verify', 'POST'],
  ['logout', 'POST'],
])('the path /%s accepts only %s', async (path, allowed) => {
  const { browser } = start();
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
    (each) => each !== allowed,
  )) {
    const answer = await browser.send(`/api/siwe/${path}`, { method });
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(await codeOf(answer)).toBe('405 method-not-allowed');
  }
});

test('reports the first fault in the order 405, 403, 415, 413, 429, 400, 401', async () => {
  const { handle, browser } = start({ rateLimits: { ...SIWE_RATE_LIMITS, verify: 3 } });
  const large = JSON.stringify({ message: 'm'.repeat(20_000), signature: '0x' });
  const signed = await browser.sign({ domain: 'evil.example' });
  const post = (body: string, headers: Record<string, string>, method = 'POST') =>
    handle(new Request(`${ORIGIN}/api/siwe/verify`, { method, body, headers })).then(codeOf);
  const ours = { origin: ORIGIN };
  const evil = { origin: 'https://evil.example' };
  const plain = { 'content-type': 'text/plain' };
  for (let i = 0; i < 2; i += 1) {
    expect(await post(large, { ...evil, ...plain }, 'PUT')).toBe('405 method-not-allowed');
    expect(await post(large, { ...evil, ...plain })).toBe('403 origin-not-allowed');
    expect(await post(large, { ...ours, ...plain })).toBe('415 unsupported-media-type');
    expect(await post(large, { ...ours, ...json })).toBe('413 too-large');
    // The requests above were not counted; the following are, and exceed the limit on the second round.
    expect(await post('no json', { ...ours, ...json })).toBe(i === 0 ? '400 malformed' : '429 rate-limited');
    expect(await post(JSON.stringify({ ...signed, signature: 'none' }), { ...ours, ...json })).toBe(
      i === 0 ? '400 malformed' : '429 rate-limited',
    );
    expect(await post(JSON.stringify(signed), { ...ours, ...json })).toBe(
      i === 0 ? '401 refused' : '429 rate-limited',
    );
  }
});

describe('rule 8: bodies', () => {
  test.each([
    ['application/json', 401],
    ['application/json; charset=utf-8', 401],
    ['Application/JSON;charset=utf-8', 401],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/problem+json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('answers a body of type %s with %i', async (type, status) => {
    const { browser } = start();
    const body = JSON.stringify(await browser.sign({ nonce: 'abcdefgh12345678' }));
    const answer = await browser.send('/api/siwe/verify', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
  });

  test('answers 415 to a body without a type, or compressed', async () => {
    const { browser } = start();
    const body = new TextEncoder().encode('{}');
    expect((await browser.send('/api/siwe/verify', { method: 'POST', body })).status).toBe(415);
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect((await browser.send('/api/siwe/verify', { method: 'POST', body, headers })).status).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['invalid JSON', 'message=text'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a string', '"text"'],
    ['no signature', '{"message":"text"}'],
    ['a message that is not a string', '{"message":{"a":1},"signature":"0x"}'],
    ['a signature without 0x', '{"message":"text","signature":"1234"}'],
    ['a signature that begins with 0X', '{"message":"text","signature":"0X12"}'],
    ['a signature of half a byte', '{"message":"text","signature":"0x123"}'],
    ['a signature that is not hexadecimal', '{"message":"text","signature":"0xzz"}'],
    ['a byte order mark', '\ufeff{"message":"text","signature":"0x"}'],
    ['inherited fields', '{"__proto__":{"message":"text","signature":"0x"}}'],
  ])('answers 400 to the body: %s', async (_, body) => {
    const { browser } = start();
    const answer = await browser.send('/api/siwe/verify', { method: 'POST', body, headers: json });
    expect(await codeOf(answer)).toBe('400 malformed');
  });

  test('answers 400 to a body of invalid UTF-8', async () => {
    const { browser } = start();
    const body = Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect((await browser.send('/api/siwe/verify', { method: 'POST', body, headers: json })).status).toBe(
      400,
    );
  });

  test('reads at most 16 kB, whatever the Content-Length', async () => {
    const { handle, browser } = start();
    const signed = await browser.sign({ nonce: 'abcdefgh12345678' });
    const pad = (bytes: number) => {
      const body = JSON.stringify({ ...signed, pad: '' });
      return body.replace('"pad":"', `"pad":"${'p'.repeat(bytes - body.length)}`);
    };
    const post = (body: BodyInit) =>
      handle(
        new Request(`${ORIGIN}/api/siwe/verify`, {
          method: 'POST',
          body,
          headers: { ...json, origin: ORIGIN },
          duplex: 'half',
        } as RequestInit),
      );
    expect((await post(pad(16_384))).status).toBe(401);
    expect(await codeOf(await post(pad(16_385)))).toBe('413 too-large');
    let pulled = 0;
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_024).fill(32));
      },
      cancel: () => {
        isCanceled = true;
      },
    });
    expect(await codeOf(await post(endless))).toBe('413 too-large');
    // The rest is discarded, up to a limit.
    await expect.poll(() => isCanceled).toBe(true);
    expect(pulled).toBeLessThan(4_200);
  });

  test('accepts any body or none for logout', async () => {
    const { browser } = start();
    for (const init of [
      {},
      { body: '{}', headers: json },
      { body: 'goodbye' },
      { body: Uint8Array.from([0xff]), headers: { 'content-type': 'image/png' } },
    ]) {
      const answer = await browser.send('/api/siwe/logout', { method: 'POST', ...init });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
    const huge = { method: 'POST', body: 'x'.repeat(1_000_000) };
    expect((await browser.send('/api/siwe/logout', huge)).status).toBe(413);
  });
});

describe('hostile cookies', () => {
  const sessionWith = async (cookieOf: (value: string) => string) => {
    const { browser } = start();
    await browser.signIn();
    const cookie = cookieOf(browser.jar.get('siwe-session') ?? '');
    const answer = await browser.send('/api/siwe/session', { headers: { cookie } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { session: unknown }).session;
  };

  test.each([
    ['alone', (value: string) => `siwe-session=${value}`],
    ['among others', (value: string) => `a=b; siwe-session=${value}; c="d"; e`],
    ['after a tab', (value: string) => `a=b;\tsiwe-session=${value}`],
  ])('do not hide a valid one: %s', async (_, cookieOf) => {
    expect(await sessionWith(cookieOf)).toMatchObject({ address: ada.address });
  });

  test.each([
    ['none', () => ''],
    ['empty', () => 'siwe-session='],
    ['two with one name', (value: string) => `siwe-session=${value}; siwe-session=${value}`],
    ['one inside another, after a comma', (value: string) => `a=b,siwe-session=${value}`],
    ['one with a name that ends like ours', (value: string) => `not-siwe-session=${value}`],
    ['one with a name that begins with a no-break space', (value: string) => `\u00a0siwe-session=${value}`],
    ['in upper case', (value: string) => `SIWE-SESSION=${value}`],
    ['in quotes', (value: string) => `siwe-session="${value}"`],
    ['longer', (value: string) => `siwe-session=${value}a`],
    ['shorter', (value: string) => `siwe-session=${value.slice(1)}`],
    [
      'with one character changed',
      (value: string) => `siwe-session=${value[0] === 'A' ? 'B' : 'A'}${value.slice(1)}`,
    ],
    ['with SQL in it', () => `siwe-session=' or '1'='1`],
    ['__proto__', () => 'siwe-session=__proto__; __proto__=siwe-session'],
    ['with the name used on https', (value: string) => `__Host-siwe-session=${value}`],
  ])('are rejected: %s', async (_, cookieOf) => {
    expect(await sessionWith(cookieOf)).toBeNull();
  });

  test('replace an invalid browser cookie and keep a valid one', async () => {
    const { browser } = start();
    browser.jar.set('siwe-browser', '../../etc/passwd');
    await browser.nonce();
    const given = browser.jar.get('siwe-browser');
    expect(given).toMatch(/^[\w-]{43}$/);
    await browser.nonce();
    expect(browser.jar.get('siwe-browser')).toBe(given);
  });
});

describe('rule 8: limits', () => {
  const limits = { nonce: 2, verify: 3, rest: 4, account: 2 };

  test('answer 429 with the time to wait after a minute’s limit', async () => {
    const { open, time } = start({ rateLimits: limits });
    const browser = open('192.0.2.1');
    const paths = { nonce: 2, session: 4 } as const;
    for (const [path, limit] of Object.entries(paths)) {
      for (let i = 0; i < limit; i += 1) expect((await browser.send(`/api/siwe/${path}`)).status).toBe(200);
      time.now += 12_500;
      const refused = await browser.send(`/api/siwe/${path}`);
      expect(refused.headers.get('retry-after')).toBe('48');
      expect(await codeOf(refused)).toBe('429 rate-limited');
      time.now += 47_500;
      expect((await browser.send(`/api/siwe/${path}`)).status).toBe(200);
    }
  });

  test('are counted per IPv6 /64 and per IPv4 address', async () => {
    const { open } = start({ rateLimits: limits });
    const ask = async (address: string) => (await open(address).send('/api/siwe/nonce')).status;
    expect(await ask('2001:db8:0:1::1')).toBe(200);
    expect(await ask('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(200);
    expect(await ask('2001:0db8:0000:0001:0000:0000:0000:0003')).toBe(429);
    expect(await ask('2001:db8:0:2::1')).toBe(200);
    expect(await ask('192.0.2.1')).toBe(200);
    expect(await ask('::ffff:192.0.2.1')).toBe(200);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(200);
  });

  test('are also counted per IPv6 /56 and /48 and per IPv4 /24', async () => {
    const { open } = start({ rateLimits: limits });
    const flood = async (toAddress: (i: number) => string) => {
      let given = 0;
      for (let i = 0; i < 200; i += 1)
        given += (await open(toAddress(i)).send('/api/siwe/nonce')).status === 200 ? 1 : 0;
      return given;
    };
    const digits = (i: number) => i.toString(16).padStart(2, '0');
    expect(await flood((i) => `2001:db8:0:1${digits(i)}::1`)).toBe(8);
    expect(await flood((i) => `2001:db8:0:${digits(i)}00::1`)).toBe(8);
    expect(await flood((i) => `2001:db8:0:${digits(i)}77::1`)).toBe(0);
    expect(await flood((i) => `192.0.2.${i}`)).toBe(16);
    expect((await open('2001:db8:1::1').send('/api/siwe/nonce')).status).toBe(200);
    expect((await open('192.0.3.1').send('/api/siwe/nonce')).status).toBe(200);
  });

  test('of a larger network cannot be used up by one client', async () => {
    const { open } = start({ rateLimits: limits });
    for (let i = 0; i < 100; i += 1) await open('2001:db8::1').send('/api/siwe/nonce');
    expect((await open('2001:db8:0:1::1').send('/api/siwe/nonce')).status).toBe(200);
  });

  test('are counted per account across all clients', async () => {
    const { open } = start({ rateLimits: limits });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push((await open(address).signIn()).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('of an account cannot be used up from another network', async () => {
    const { open } = start({ rateLimits: { ...limits, nonce: 100, verify: 100 } });
    const flood = async (address: string, hasNonces: boolean) => {
      const browser = open(address);
      const statuses = [];
      for (let i = 0; i < 4; i += 1) {
        const { message } = await browser.sign(hasNonces ? {} : { nonce: 'abcdefgh12345678' });
        statuses.push((await browser.verify({ message, signature: '0x1234' })).status);
      }
      return statuses;
    };
    expect(await flood('192.0.2.66', false)).toEqual([401, 401, 429, 429]);
    for (let i = 0; i < 5; i += 1) expect(await flood(`198.51.100.${i}`, true)).toEqual([503, 503, 429, 429]);
    expect((await open('192.0.2.1').signIn()).status).toBe(200);
  });

  test('are counted per account and client whatever the nonce, with the time to wait', async () => {
    const { open } = start({ rateLimits: { ...limits, nonce: 100, verify: 100 } });
    const browser = open('192.0.2.1');
    const post = async () => browser.verify(await browser.sign({ nonce: 'abcdefgh12345678' }));
    expect([(await post()).status, (await post()).status]).toEqual([401, 401]);
    const refused = await post();
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await codeOf(refused)).toBe('429 rate-limited');
    // Another account of the same client has its own limit.
    expect((await browser.signIn(ben)).status).toBe(200);
  });

  test('can be disabled', async () => {
    const { browser } = start({ rateLimits: null });
    const statuses = new Set<number>();
    for (let i = 0; i < 1_000; i += 1) statuses.add((await browser.send('/api/siwe/nonce')).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('contract wallets', () => {
  type Reply = Response | Error | 'silent';
  const reply = (body: unknown, status = 200) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const result = (value: unknown) => reply({ jsonrpc: '2.0', id: 1, result: value });
  const error = (code: number, message: string) => reply({ jsonrpc: '2.0', id: 1, error: { code, message } });
  const chainId = '0x7a69';

  /** An RPC with these replies by method. */
  const rpc =
    (replies: { eth_chainId?: Reply; eth_getCode?: Reply; eth_call?: Reply }): typeof globalThis.fetch =>
    async (_url, init) => {
      const { method } = JSON.parse(String(init?.body)) as { method: keyof typeof replies };
      const answer = { eth_chainId: result(chainId), ...replies }[method];
      if (answer === 'silent' || answer === undefined)
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        );
      if (answer instanceof Error) throw answer;
      return answer.clone();
    };
  const chains = [{ id: CHAIN_ID, rpcUrls: ['http://rpc.example'] }];

  const post = async (fetch: typeof globalThis.fetch, rpcUrls = ['http://rpc.example']) => {
    const { browser } = start({ fetch, chains: [{ id: CHAIN_ID, rpcUrls }] });
    const signed: Signed = { ...(await browser.sign()), signature: '0x1234' };
    return browser.verify(signed);
  };

  test.each([
    ['there is no contract', { eth_getCode: result('0x') }, 401],
    ['the contract accepts', { eth_getCode: result('0x60'), eth_call: result('0x01') }, 200],
    ['the contract rejects', { eth_getCode: result('0x60'), eth_call: result('0x00') }, 401],
    ['the contract returns another value', { eth_getCode: result('0x60'), eth_call: result('0x11') }, 401],
    ['the contract reverts', { eth_getCode: result('0x60'), eth_call: error(3, 'execution reverted') }, 401],
    [
      'the contract burns all gas',
      { eth_getCode: result('0x60'), eth_call: error(-32000, 'out of gas') },
      401,
    ],
    ['it cannot be reached', { eth_getCode: new TypeError('fetch failed') }, 503],
    ['it answers 500', { eth_getCode: reply('sorry', 500) }, 503],
    ['it answers 429', { eth_getCode: reply({ error: 'slow down' }, 429) }, 503],
    ['it sends HTML', { eth_getCode: reply('<html></html>') }, 503],
    ['it sends an empty body', { eth_getCode: reply('') }, 503],
    ['it sends null', { eth_getCode: result(null) }, 503],
    ['its result is not hexadecimal', { eth_getCode: result('yes') }, 503],
    ['it limits requests', { eth_getCode: error(-32005, 'limit exceeded') }, 503],
    ['it fails between two calls', { eth_getCode: result('0x60'), eth_call: error(-32603, 'internal') }, 503],
    ['it is of another chain', { eth_chainId: result('0x1'), eth_getCode: result('0x') }, 503],
  ] as const)(
    'rule 6: answers 200 or 401 as the contract decides, and 503 if the RPC fails: %s',
    async (_, replies, status) => {
      const answer = await post(rpc(replies));
      expect(answer.status).toBe(status);
      if (status === 503) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await codeOf(answer)).toBe('503 unavailable');
      }
    },
  );

  test.each(['eth_getCode', 'eth_call'] as const)(
    'rule 6: a failing %s spends the nonce, and the next attempt may succeed',
    async (broken) => {
      let isDown = true;
      const up = rpc({ eth_getCode: result('0x60'), eth_call: result('0x01') });
      const { browser } = start({
        chains,
        fetch: async (url, init) => {
          if (isDown && String(init?.body).includes(broken)) throw new TypeError('fetch failed');
          return up(url, init);
        },
      });
      const signed: Signed = { ...(await browser.sign()), signature: '0x1234' };
      expect((await browser.verify(signed)).status).toBe(503);
      isDown = false;
      expect((await browser.verify(signed)).status).toBe(401);
      expect((await browser.verify({ ...(await browser.sign()), signature: '0x1234' })).status).toBe(200);
    },
  );

  test("rule 5: verifies a signature only on its message's chain", async () => {
    const asked = new Set<string>();
    const none = rpc({ eth_chainId: result('0x1'), eth_getCode: result('0x') });
    const { browser } = start({
      chains: [...chains, { id: 1, rpcUrls: ['http://other.example'] }],
      fetch: (url, init) => {
        asked.add(String(url));
        return none(url, init);
      },
    });
    const signed: Signed = { ...(await browser.sign({ chainId: 1 })), signature: '0x1234' };
    expect((await browser.verify(signed)).status).toBe(401);
    expect([...asked]).toEqual(['http://other.example']);
  });

  test('rule 5: limits the session of an account with code to an hour', async () => {
    const answer = await post(rpc({ eth_getCode: result('0x60'), eth_call: result('0x01') }));
    expect(await answer.json()).toMatchObject({ expiresAt: '2025-03-14T10:26:53.000Z' });
  });

  test('rule 6: times out for a silent RPC within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      let hasAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        hasAsked = resolve;
      });
      const silent = rpc({ eth_getCode: 'silent' });
      const answer = post(async (url, init) => {
        if (String(init?.body).includes('eth_getCode')) hasAsked();
        return silent(url, init);
      });
      await asked;
      await vi.advanceTimersByTimeAsync(4_900);
      expect((await answer).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  test('rule 6: uses the second RPC if the first fails', async () => {
    const good = rpc({ eth_getCode: result('0x60'), eth_call: result('0x01') });
    for (const bad of [rpc({ eth_chainId: 'silent' }), rpc({ eth_chainId: new TypeError('fetch failed') })]) {
      const fetch: typeof globalThis.fetch = (url, init) =>
        (url === 'http://a.example' ? bad : good)(url, init);
      expect((await post(fetch, ['http://a.example', 'http://b.example'])).status).toBe(200);
    }
  });

  test('rule 5: checks the chain id of each RPC', async () => {
    const states = [];
    for (const eth_chainId of [result(chainId), result('0x1'), reply('', 500)]) {
      const { server } = start({ fetch: rpc({ eth_chainId }), chains });
      states.push((await server.checkRpcs(1_000)).map(({ state }) => state));
    }
    expect(states).toEqual([['ok'], ['other-chain'], ['unavailable']]);
  });
});

test('answers 503 if the store fails, and reports it to the server', async () => {
  const reasons: string[] = [];
  const findSecret = () => Promise.reject(new Error('no connection'));
  const nonces = { ...createMemoryNonceStore(), findSecret };
  const { browser } = start({ nonces, onRefusal: (reason) => reasons.push(reason) });
  expect(await codeOf(await browser.send('/api/siwe/nonce'))).toBe('503 unavailable');
  expect(reasons).toEqual(['store']);
});
