import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ada, ben, CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer, type SiweServerOptions } from './createSiweServer.ts';
import type { SiweRefusalReason } from './problems.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const start = (changes: Partial<SiweServerOptions> = {}) => {
  const reasons: SiweRefusalReason[] = [];
  const time = { now: Date.parse('2025-03-14T09:26:53Z') };
  const stores = { nonces: createMemoryNonceStore(), sessions: createMemorySessionStore() };
  const fetch = vi.fn(async () => Promise.reject(new TypeError('there is no network')));
  const options: SiweServerOptions = {
    origin: ORIGIN,
    chains: [{ id: CHAIN_ID, rpcUrls: ['http://rpc.example'] }],
    ...stores,
    rateLimits: null,
    clock: () => time.now,
    fetch,
    onRefusal: (reason) => reasons.push(reason),
    ...changes,
  };
  const server = createSiweServer(options);
  const open = () => createBrowser(server.handle, { origin: options.origin, now: () => time.now });
  return { server, options, reasons, time, fetch, open, browser: open() };
};

const iso = (time: number) => new Date(time).toISOString();

test('opens a session for a valid message', async () => {
  const { browser, time, fetch } = start();
  const answer = await browser.signIn();
  expect(answer.status).toBe(200);
  const session = { address: ada.address, chainId: CHAIN_ID, expiresAt: iso(time.now + 24 * HOUR) };
  expect(await answer.json()).toEqual(session);
  expect(await browser.session()).toEqual(session);
  // An account with a key needs no RPC.
  expect(fetch).not.toHaveBeenCalled();
});

test('rule 1: rejects anything but an exact message as malformed', async () => {
  const { browser, reasons } = start();
  const { message } = await browser.sign();
  const lower = message.replace(ada.address, ada.address.toLowerCase());
  const broken = [
    message.replaceAll('\n', '\r\n'),
    message.replace('Sign in', 'Sign ïn'),
    lower,
    `${message}\n`,
    `${message}\nRequest ID: a\nRequest ID: b`,
    `${message}\nResources:\n- https://a.example\nResources:\n- https://b.example`,
    message.replace(/(Chain ID: \d+)\n(Nonce: \w+)/, '$2\n$1'),
    message.replace('Version: 1', 'Version: 2'),
    message.replace('Version: 1\n', ''),
    ` ${message}`,
    '',
  ];
  for (const text of broken) {
    const signature = await ada.signMessage({ message: text });
    const answer = await browser.verify({ message: text, signature });
    expect([answer.status, reasons.at(-1)]).toEqual([400, 'grammar']);
  }
  expect(await browser.session()).toBeNull();
});

test('rule 1: has no second parser in this package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(Object.keys(manifest.dependencies)).toEqual(['@spruceid/siwe-parser']);
});

test.each([
  ['another domain', { domain: 'evil.example' }, 'domain'],
  ['the domain without its port', { domain: 'localhost' }, 'domain'],
  ['the domain in other letters', { domain: 'LOCALHOST:3000' }, 'domain'],
  ['another scheme', { scheme: 'https' }, 'scheme'],
  ['another uri', { uri: 'https://evil.example/' }, 'uri'],
  ['a uri on another port', { uri: 'http://localhost:4000/' }, 'uri'],
  ['a uri with a user', { uri: 'http://somebody@localhost:3000/' }, 'uri'],
  ['a uri with an empty user', { uri: 'http://@localhost:3000/' }, 'uri'],
  ['a uri of a blob', { uri: 'blob:http://localhost:3000/9115d58c-bcda-ff47-86e5-083e9a215304' }, 'uri'],
  ['a uri without slashes', { uri: 'http:localhost:3000' }, 'uri'],
  ['an encoded uri', { uri: 'http://%6cocalhost:3000' }, 'uri'],
  ['a uri with a longer port', { uri: 'http://localhost:03000' }, 'uri'],
  ['a uri with more digits after the port', { uri: 'http://localhost:30001/' }, 'uri'],
  ['a uri that is not a page', { uri: 'did:key:z6Mk' }, 'uri'],
  ['a chain that is not configured', { chainId: 1 }, 'chain-id'],
  ['a nonce that was not issued', { nonce: 'abcdefgh12345678' }, 'nonce'],
] as const)('rules 2 and 3: rejects %s', async (_, changes, reason) => {
  const { browser, reasons } = start();
  const answer = await browser.verify(await browser.sign(changes));
  expect(answer.status).toBe(401);
  expect(reasons).toEqual([reason]);
  expect(await answer.json()).toMatchObject({ status: 401, code: 'refused' });
  expect(await browser.session()).toBeNull();
});

test.each(['', '/', '/contests?page=2#top', '?a', '#a'])(
  'rule 3: accepts the origin followed by "%s" as uri',
  async (rest) => {
    const { browser } = start();
    expect((await browser.verify(await browser.sign({ uri: `${ORIGIN}${rest}` }))).status).toBe(200);
  },
);

test('rule 3: compares the domain with the configuration, ignoring Host and X-Forwarded-Host', async () => {
  const { browser, server } = start();
  const signed = await browser.sign({ domain: 'evil.example', uri: 'http://evil.example' });
  const request = new Request('http://evil.example/api/siwe/verify', {
    method: 'POST',
    body: JSON.stringify(signed),
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  expect((await server.handle(request)).status).toBe(401);
});

test.each([
  ['59 seconds ahead', 59_000, 200],
  ['60 seconds ahead', 60_000, 200],
  ['61 seconds ahead', 61_000, 401],
  ['10 minutes old', -10 * MINUTE, 200],
  ['10 minutes and a second old', -10 * MINUTE - 1_000, 401],
])('rule 3: checks the age of a message: %s', async (_, offset, status) => {
  const { browser, time } = start();
  const answer = await browser.verify(await browser.sign({ issuedAt: iso(time.now + offset) }));
  expect(answer.status).toBe(status);
});

test.each([
  ['expired just now', { expirationTime: 0 }, 401],
  ['expires in a second', { expirationTime: 1_000 }, 200],
  ['valid from now on', { notBefore: 0 }, 200],
  ['valid in a second', { notBefore: 1_000 }, 401],
] as const)('rule 3: a message counts only within its times: %s', async (_, offsets, status) => {
  const { browser, time } = start();
  const times = Object.fromEntries(
    Object.entries(offsets).map(([field, offset]) => [field, iso(time.now + offset)]),
  );
  expect((await browser.verify(await browser.sign(times))).status).toBe(status);
});

test('rule 3: rejects an invalid time', async () => {
  const { browser, time } = start();
  const { message } = await browser.sign({ expirationTime: iso(time.now + HOUR) });
  for (const text of [
    message.replace(/Expiration Time: .*/, 'Expiration Time: 2025-02-30T00:00:00Z'),
    message.replace(/Expiration Time: .*/, 'Expiration Time: 2025-03-14T23:59:60Z'),
    message.replace(/Issued At: .*/, 'Issued At: 2025-03-14T09:26:60Z'),
    message.replace(/Expiration Time: .*/, 'Expiration Time: tomorrow'),
  ]) {
    const answer = await browser.verify({
      message: text,
      signature: await ada.signMessage({ message: text }),
    });
    expect(answer.status).toBe(400);
  }
});

test.each([
  ['a lower-case t', (time: string) => time.replace('T', 't'), 200],
  ['a lower-case z', (time: string) => time.replace('Z', 'z'), 200],
  ['an offset', (time: string) => time.replace('Z', '+00:00'), 200],
  ['a leap second', () => '2016-12-31T23:59:60Z', 400],
  ['a second of 61', (time: string) => time.replace(/:\d\d\./, ':61.'), 400],
  ['a day that does not exist', () => '2025-02-30T00:00:00Z', 400],
  ['an offset of 24 hours', (time: string) => time.replace('Z', '+24:00'), 400],
])('rule 3: reads times as RFC 3339 writes them: %s', async (_, change, status) => {
  const { browser, time } = start();
  for (const field of ['Issued At', 'Expiration Time', 'Not Before']) {
    const { message } = await browser.sign({
      expirationTime: iso(time.now + HOUR),
      notBefore: iso(time.now),
    });
    const text = message.replace(new RegExp(`${field}: (.*)`), (_, found) => `${field}: ${change(found)}`);
    const answer = await browser.verify({
      message: text,
      signature: await ada.signMessage({ message: text }),
    });
    expect([field, answer.status]).toEqual([field, status]);
  }
});

test('rule 3: limits the lengths of a message’s fields', async () => {
  const { browser, reasons } = start();
  const post = async (change: (message: string) => string) => {
    const text = change((await browser.sign({ requestId: 'a' })).message);
    return browser.verify({ message: text, signature: await ada.signMessage({ message: text }) });
  };
  const statement = (length: number) => (text: string) =>
    text.replace('Sign in to Laurel.', 's'.repeat(length));
  const requestId = (length: number) => (text: string) =>
    text.replace('Request ID: a', `Request ID: ${'r'.repeat(length)}`);
  const resources =
    (count: number, link = 'https://laurel.example/') =>
    (text: string) =>
      `${text}\nResources:${`\n- ${link}`.repeat(count)}`;
  const size = (bytes: number) => (text: string) => {
    const longer = (length: number) => resources(10, `https://laurel.example/${'p'.repeat(length)}`)(text);
    const length = Math.floor((bytes - longer(0).length) / 10);
    return `${longer(length)}${'p'.repeat(bytes - longer(length).length)}`;
  };
  for (const fit of [statement(500), requestId(128), resources(10), resources(1, 'ipfs://bafy'), size(4_096)])
    expect((await post(fit)).status).toBe(200);
  expect(reasons).toEqual([]);
  for (const unfit of [statement(501), requestId(129), resources(11), resources(1, 'http://laurel.example')])
    expect((await post(unfit)).status).toBe(401);
  expect(reasons).toEqual(Array(4).fill('outside-limits'));
  expect((await post(size(4_097))).status).toBe(401);
  expect(reasons.at(-1)).toBe('too-long');
});

test('rule 4: issues unique nonces of 128 bits, as letters and digits', async () => {
  const { open } = start();
  const nonces = await Promise.all(Array.from({ length: 500 }, () => open().nonce()));
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{76}$/);
  expect(new Set(nonces.map((nonce) => nonce.slice(0, 32))).size).toBe(500);
});

test('rule 4: expires a nonce after 15 minutes', async () => {
  for (const [age, status] of [
    [15 * MINUTE - 1, 200],
    [15 * MINUTE, 401],
  ] as const) {
    const { browser, time } = start();
    const nonce = await browser.nonce();
    time.now += age;
    expect((await browser.verify(await browser.sign({ nonce }))).status).toBe(status);
  }
});

test("rule 4: rejects another browser's nonce", async () => {
  const { browser, open } = start();
  const signed = await browser.sign();
  const other = open();
  await other.nonce();
  expect((await other.verify(signed)).status).toBe(401);
  expect((await open().verify(signed)).status).toBe(401);
  expect((await browser.verify(signed)).status).toBe(200);
});

test('rule 4: spends a nonce once, even with a wrong signature', async () => {
  const { browser, reasons } = start();
  const signed = await browser.sign();
  expect((await browser.verify(signed)).status).toBe(200);
  expect((await browser.verify(signed)).status).toBe(401);
  const nonce = await browser.nonce();
  const { message } = await browser.sign({ nonce });
  const byBen = { message, signature: await ben.signMessage({ message }) };
  expect((await browser.verify(byBen)).status).toBe(503);
  expect((await browser.verify(await browser.sign({ nonce }))).status).toBe(401);
  expect(reasons).toEqual(['nonce', 'rpc', 'nonce']);
});

test('rule 4: opens one session for 20 simultaneous posts of a message', async () => {
  const { browser } = start();
  for (let round = 0; round < 50; round += 1) {
    const signed = await browser.sign();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.verify(signed)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(401)]);
  }
});

test('rule 4: rejects a nonce after logout', async () => {
  const { browser } = start();
  await browser.signIn();
  const jar = new Map(browser.jar);
  const signed = await browser.sign();
  expect((await browser.logout()).status).toBe(204);
  for (const [name, value] of jar) browser.jar.set(name, value);
  expect((await browser.verify(signed)).status).toBe(401);
});

test('rule 4: issues a nonce to each tab of a browser', async () => {
  const { browser } = start();
  const signed = [];
  for (let tab = 0; tab < 12; tab += 1) signed.push(await browser.sign());
  for (const each of signed) {
    expect((await browser.verify(each)).status).toBe(200);
    expect((await browser.verify(each)).status).toBe(401);
  }
});

test('rule 4: accepts a nonce once on another server with the same store', async () => {
  const { options, browser, time } = start();
  const now = () => time.now;
  const other = createBrowser(createSiweServer(options).handle, { now });
  const signed = await browser.sign();
  for (const [name, value] of browser.jar) other.jar.set(name, value);
  const statuses = [await other.verify(signed), await browser.verify(signed)].map(({ status }) => status);
  expect(statuses).toEqual([200, 401]);
  const stranger = start({ clock: now });
  for (const [name, value] of browser.jar) stranger.browser.jar.set(name, value);
  expect((await stranger.browser.verify(await browser.sign())).status).toBe(401);
});

test('rule 4: rejects a nonce with one change', async () => {
  const { browser, reasons } = start();
  const nonce = await browser.nonce();
  for (let i = 0; i < nonce.length; i += 5) {
    const digit = nonce[i] === '0' ? '1' : '0';
    const changed = nonce.slice(0, i) + digit + nonce.slice(i + 1);
    expect((await browser.verify(await browser.sign({ nonce: changed }))).status).toBe(401);
  }
  for (const changed of [nonce.toUpperCase(), `${nonce}0`, nonce.slice(1)])
    expect((await browser.verify(await browser.sign({ nonce: changed }))).status).toBe(401);
  expect(new Set(reasons)).toEqual(new Set(['nonce']));
  expect((await browser.verify(await browser.sign({ nonce }))).status).toBe(200);
});

test('rule 4: changes the secret every day without losing a nonce', async () => {
  const { browser, time, options } = start();
  const findSecret = vi.spyOn(options.nonces, 'findSecret');
  time.now = Date.parse('2025-03-14T23:30:00Z');
  for (let minutes = 0; minutes < 40; minutes += 5) {
    const signed = await browser.sign();
    time.now += 5 * MINUTE;
    expect((await browser.verify(signed)).status).toBe(200);
  }
  const periods = [14, 15].map((day) => Math.floor(Date.parse(`2025-03-${day}T00:00:00Z`) / (24 * HOUR)));
  expect(findSecret.mock.calls.map(([period]) => period)).toEqual(periods);
  const secrets = await Promise.all(findSecret.mock.results.map(({ value }) => value));
  expect(new Set(secrets).size).toBe(2);
});

test.each([false, true])(
  'issue 13: does not let one session fill the store by signing out (at once: %s)',
  async (isAtOnce) => {
    const nonces = createMemoryNonceStore({ maxSpent: 80 });
    const { browser, open, options } = start({ nonces });
    await browser.signIn();
    const session = browser.jar.get('siwe-session');
    const logout = (i: number) => {
      const cookie = `siwe-session=${session}; siwe-browser=${String(i).padStart(43, '0')}`;
      return browser.send('/api/siwe/logout', { method: 'POST', headers: { cookie } });
    };
    const numbers = Array.from({ length: 100 }, (_, i) => i);
    const answers: Response[] = [];
    if (isAtOnce) answers.push(...(await Promise.all(numbers.map(logout))));
    else for (const i of numbers) answers.push(await logout(i));
    expect(answers.filter(({ status }) => status === 204).length).toBeLessThan(15);
    const elsewhere = { nonce: 'x', browser: 'y', network: 'elsewhere', expiresAt: options.clock?.() ?? 0 };
    expect(await nonces.spend(elsewhere, 0)).toBe('spent');
    expect(await open().session()).toBeNull();
  },
);

test('issue 13: signs out a browser even if its network has used its share', async () => {
  const nonces = createMemoryNonceStore({ maxSpent: 80 });
  const { browser, server, time } = start({ nonces });
  await browser.signIn();
  const stale = await browser.sign();
  const jar = new Map(browser.jar);
  for (let i = 0; i < 20; i += 1)
    await nonces.spend(
      { nonce: `${i}`, browser: 'b', network: 'unknown', expiresAt: time.now + HOUR },
      time.now,
    );
  expect((await browser.logout()).status).toBe(204);
  const thief = createBrowser(server.handle, { now: () => time.now });
  for (const [name, value] of jar) thief.jar.set(name, value);
  expect((await thief.verify(stale)).status).toBe(401);
});

test('rule 4: gives a signed-out browser a new cookie', async () => {
  const { browser } = start();
  await browser.nonce();
  const old = browser.jar.get('siwe-browser') ?? '';
  const stale = await browser.sign();
  await browser.logout();
  browser.jar.set('siwe-browser', old);
  expect((await browser.signIn()).status).toBe(200);
  expect(browser.jar.get('siwe-browser')).not.toBe(old);
  browser.jar.set('siwe-browser', old);
  expect((await browser.verify(stale)).status).toBe(401);
});

test('rule 6b: never stores issued nonces', async () => {
  const nonces = createMemoryNonceStore();
  const spend = vi.spyOn(nonces, 'spend');
  const drop = vi.spyOn(nonces, 'drop');
  const { server, browser } = start({ nonces });
  const ask = () => server.handle(new Request(`${ORIGIN}/api/siwe/nonce`));
  const answers = await Promise.all(Array.from({ length: 5_000 }, ask));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([spend.mock.calls.length, drop.mock.calls.length]).toEqual([0, 0]);
  expect((await browser.signIn()).status).toBe(200);
});

test('rule 6b: does not let one network fill the store of spent nonces', async () => {
  const { server, time, reasons } = start({ nonces: createMemoryNonceStore({ maxSpent: 40 }) });
  const from = (clientAddress: string) =>
    createBrowser((request) => server.handle(request, { clientAddress }), { now: () => time.now });
  const statuses = [];
  for (let i = 0; i < 20; i += 1) {
    const attacker = from(`2001:db8:66:${i.toString(16)}::1`);
    statuses.push((await attacker.signIn()).status);
    await attacker.logout();
  }
  expect(statuses).toContain(503);
  expect(reasons).toContain('nonces-full');
  const honest = from('2001:db8:1::1');
  expect((await honest.signIn()).status).toBe(200);
  expect((await honest.logout()).status).toBe(204);
});

test('rule 5: ends a session after 24 hours, or 2 without use', async () => {
  const { browser, time } = start();
  await browser.signIn();
  time.now += 2 * HOUR - 1;
  expect(await browser.session()).not.toBeNull();
  time.now += 2 * HOUR;
  expect(await browser.session()).toBeNull();
  await browser.signIn();
  for (let hours = 0; hours < 23; hours += 1) {
    time.now += HOUR;
    expect(await browser.session()).not.toBeNull();
  }
  time.now += HOUR;
  expect(await browser.session()).toBeNull();
});

test('rule 7: ends a session when its message expires', async () => {
  const { browser, time } = start();
  const expirationTime = iso(time.now + 5 * MINUTE);
  const answer = await browser.verify(await browser.sign({ expirationTime }));
  expect(await answer.json()).toMatchObject({ expiresAt: expirationTime });
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=300;');
  time.now += 5 * MINUTE;
  expect(await browser.session()).toBeNull();
});

test('rule 7: ends the first session of a browser that signs in again', async () => {
  const { browser, open, server } = start();
  await browser.signIn();
  const first = new Map(browser.jar);
  expect((await browser.signIn(ben)).status).toBe(200);
  expect(browser.jar.get('siwe-session')).not.toBe(first.get('siwe-session'));
  expect((await browser.session())?.address).toBe(ben.address);
  const thief = createBrowser(server.handle);
  thief.jar.set('siwe-session', first.get('siwe-session') ?? '');
  expect(await thief.session()).toBeNull();
  // Other browsers are not affected, and neither cookie alone keeps the first session alive.
  const other = open();
  await other.signIn();
  for (const lost of ['siwe-session', 'siwe-browser']) {
    await browser.signIn();
    const old = browser.jar.get('siwe-session') ?? '';
    browser.jar.delete(lost);
    await browser.signIn();
    thief.jar.set('siwe-session', old);
    expect(await thief.session()).toBeNull();
  }
  expect(await other.session()).not.toBeNull();
});

test('rule 7: does not adopt a foreign session cookie', async () => {
  const { browser } = start();
  const planted = 'p'.repeat(43);
  browser.jar.set('siwe-session', planted);
  await browser.signIn();
  expect(browser.jar.get('siwe-session')).not.toBe(planted);
});

test('rule 7: returns the checksummed address of the verified message', async () => {
  const { browser } = start();
  await browser.signIn();
  expect((await browser.session())?.address).toBe(ada.address);
});

test('rule 7: sets secure cookies over https', async () => {
  const { browser } = start({ origin: 'https://laurel.example' });
  await browser.nonce();
  const answer = await browser.send('/api/siwe/nonce');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-siwe-browser=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const signed = await browser.signIn();
  expect(signed.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-siwe-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
});

test('rule 7: sets cookies over http on this machine', async () => {
  const { browser } = start();
  const answer = await browser.send('/api/siwe/nonce');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^siwe-browser=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'https://laurel.example'])(
  'rule 7: accepts the origin %s',
  (origin) => {
    expect(() => start({ origin })).not.toThrow();
  },
);

test.each([
  'http://laurel.example',
  'http://localhost.evil.example',
  'ftp://localhost',
  'laurel',
  'https://a.example/b',
])('rule 7: rejects the origin %s', (origin) => {
  expect(() => start({ origin })).toThrow(expect.objectContaining({ code: 'origin' }));
});

test('rule 7: forbids caching of answers', async () => {
  const { browser } = start();
  const answers = [
    await browser.send('/api/siwe/nonce'),
    await browser.signIn(),
    await browser.send('/api/siwe/session'),
    await browser.logout(),
    await browser.send('/api/siwe/nothing'),
  ];
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

test('rule 7: ends only its own session on logout', async () => {
  const { browser, server, open } = start();
  await browser.signIn();
  const elsewhere = open();
  await elsewhere.signIn();
  const cookie = browser.jar.get('siwe-session') ?? '';
  expect((await browser.logout()).status).toBe(204);
  expect(browser.jar.size).toBe(0);
  const thief = createBrowser(server.handle);
  thief.jar.set('siwe-session', cookie);
  expect(await thief.session()).toBeNull();
  expect(await elsewhere.session()).not.toBeNull();
  expect((await browser.logout()).status).toBe(204);
});

test('rule 7: ends every session of an account, and of no other, when it signs out everywhere', async () => {
  const { browser, open, time } = start();
  await browser.signIn();
  const [elsewhere, stranger] = [open(), open()];
  await elsewhere.signIn();
  await stranger.signIn(ben);
  const everywhere = {
    method: 'POST',
    body: JSON.stringify({ everywhere: true }),
    headers: { 'content-type': 'application/json' },
  };
  // Without an open session of its own a browser ends no other, and is told so.
  const idle = open();
  await idle.signIn();
  time.now += 90 * MINUTE;
  await elsewhere.session();
  await browser.session();
  await stranger.session();
  time.now += 31 * MINUTE;
  for (const other of [open(), idle]) {
    const answer = await other.send('/api/siwe/logout', everywhere);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'session-required' }]);
  }
  expect(await elsewhere.session()).not.toBeNull();
  expect((await browser.send('/api/siwe/logout', everywhere)).status).toBe(204);
  expect([await browser.session(), await elsewhere.session()]).toEqual([null, null]);
  expect(await stranger.session()).not.toBeNull();
  expect((await elsewhere.signIn()).status).toBe(200);
});

test.each([
  ['{"everywhere":true}', true],
  ['\uFEFF{"everywhere":true}', true],
  ['{"everywhere":false}', false],
  ['{"everywhere":1}', false],
  ['{}', false],
  ['null', false],
  ['', false],
])('rule 7: a logout with the body %j ends other sessions: %s', async (body, isEverywhere) => {
  const { browser, open } = start();
  const elsewhere = open();
  await browser.signIn();
  await elsewhere.signIn();
  const headers = { 'content-type': 'application/json' };
  expect((await browser.send('/api/siwe/logout', { method: 'POST', body, headers })).status).toBe(204);
  expect(await browser.session()).toBeNull();
  expect((await elsewhere.session()) === null).toBe(isEverywhere);
});

test('rule 8: accepts changes only from its own pages', async () => {
  const { browser, server } = start();
  const signed = await browser.sign();
  const post = (path: string, headers: Record<string, string>) =>
    server.handle(
      new Request(`${ORIGIN}/api/siwe/${path}`, {
        method: 'POST',
        body: JSON.stringify(signed),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `${ORIGIN}.evil.example` },
    { origin: 'http://LOCALHOST:3000' },
    { origin: 'http://localhost' },
    { referer: ORIGIN },
  ] as Record<string, string>[]) {
    expect((await post('verify', headers)).status).toBe(403);
    expect((await post('logout', headers)).status).toBe(403);
  }
  const foreign = new Request(`${ORIGIN}/api/siwe/nonce`, { headers: { origin: 'https://evil.example' } });
  expect((await server.handle(foreign)).status).toBe(403);
});

test.each(['cross-site', 'same-site', 'none', 'same-origin, cross-site', ''])(
  'rule 8: rejects changes with Sec-Fetch-Site "%s"',
  async (site) => {
    const { browser } = start();
    const signed = await browser.sign();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': site };
    const post = (path: string) =>
      browser.send(`/api/siwe/${path}`, { method: 'POST', body: JSON.stringify(signed), headers });
    expect((await post('verify')).status).toBe(403);
    expect((await post('logout')).status).toBe(403);
    const get = (path: string) => browser.send(`/api/siwe/${path}`, { headers: { 'sec-fetch-site': site } });
    // A person may open a read-only URL directly.
    expect((await get('nonce')).status).toBe(site === 'none' ? 200 : 403);
    expect((await get('session')).status).toBe(site === 'none' ? 200 : 403);
  },
);

test('rule 8: accepts same-origin requests', async () => {
  const { browser } = start();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  expect((await browser.send('/api/siwe/nonce', { headers })).status).toBe(200);
  const body = JSON.stringify(await browser.sign());
  expect((await browser.send('/api/siwe/verify', { method: 'POST', body, headers })).status).toBe(200);
  expect((await browser.send('/api/siwe/logout', { method: 'POST', headers })).status).toBe(204);
});

test('sends its time with a nonce, a session, and a rejection for wrong times', async () => {
  const { browser, time } = start();
  const read = async (answer: Response) => (await answer.json()) as { time: string };
  const now = iso(time.now);
  expect(await read(await browser.send('/api/siwe/nonce'))).toMatchObject({ time: now });
  expect(await read(await browser.send('/api/siwe/session'))).toEqual({ session: null, time: now });
  for (const offset of [61_000, -11 * MINUTE]) {
    const refused = await browser.verify(await browser.sign({ issuedAt: iso(time.now + offset) }));
    expect(refused.status).toBe(401);
    expect(await read(refused)).toMatchObject({ code: 'wrong-time', time: now });
  }
});

test('sends a coarse code to the client and the exact reason to the server only', async () => {
  const { browser } = start();
  const texts = new Set<string>();
  for (const changes of [{ domain: 'evil.example' }, { chainId: 1 }, { nonce: 'abcdefgh12345678' }])
    texts.add(await (await browser.verify(await browser.sign(changes))).text());
  expect([...texts].map((text) => JSON.parse(text))).toEqual([
    {
      type: 'about:blank',
      title: 'This sign-in is not accepted. Start again with a new nonce.',
      status: 401,
      code: 'refused',
    },
  ]);
});
