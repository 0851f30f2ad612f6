import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { local } from '@org/chain-config';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings.ts';

test('uses Base Sepolia in a folder without settings', () => {
  const { port, host, config, rpcUrls, isLoneNode, databaseUrl } = readSettings({ PATH: '/bin' });
  expect([port, host, config.slug, isLoneNode, rpcUrls[0], databaseUrl]).toEqual([
    4350,
    '127.0.0.1',
    'base-sepolia',
    false,
    config.chain.rpcUrls.default.http[0],
    `file:${resolve('scan-data/base-sepolia')}`,
  ]);
});

test('keeps a local chain in memory', () => {
  expect(readSettings({ DEFAULT_CHAIN: 'local' }).databaseUrl).toBeNull();
});

test('reads the scan’s settings from the environment', () => {
  const settings = readSettings({
    SCAN_PORT: '5000',
    DEFAULT_CHAIN: 'local',
    RPC_URL_31337: 'http://127.0.0.1:9545',
    DATABASE_URL: 'file:/var/lib/scan',
    SCAN_URL_31337: 'http://127.0.0.1:5000/graphql',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RPC_URL_1: ' ',
    LOG_LEVEL: 'debug',
  });
  expect(settings).toMatchObject({
    port: 5000,
    config: { slug: 'local' },
    rpcUrls: ['http://127.0.0.1:9545'],
    databaseUrl: 'file:/var/lib/scan',
  });
});

test('issue 13: prefers the server’s RPC to the public one, and keeps it out of the chain’s entry', () => {
  const env = { DEFAULT_CHAIN: 'base-sepolia', RPC_URL_84532: 'https://public.example' };
  expect(readSettings(env).rpcUrls[0]).toBe('https://public.example');
  const { rpcUrls, config } = readSettings({
    ...env,
    SERVER_RPC_URL_84532: 'https://keyed.example/key, https://other.example',
  });
  expect(rpcUrls[0]).toBe('https://keyed.example/key');
  expect(JSON.stringify(config)).not.toContain('keyed.example');
});

test.each([
  [undefined, 'http://127.0.0.1:8545', true],
  [undefined, 'http://localhost:8545', true],
  [undefined, 'http://[::1]:8545', true],
  [undefined, 'https://rpc.example.org', false],
  ['many', 'http://127.0.0.1:8545', false],
  ['one', 'https://node.internal', true],
])('assumes with RPC_NODES %s one node at %s: %s', (nodes, url, isLone) => {
  const settings = readSettings({ DEFAULT_CHAIN: 'local', RPC_URL_31337: url, RPC_NODES: nodes });
  expect(settings.isLoneNode).toBe(isLone);
});

const server = 'postgres://scan@db/scan';

test.each(['0.0.0.0', '::', 'localhost', 'scan.internal'])('listens on %s', (host) => {
  expect(readSettings({ SCAN_HOST: host, DATABASE_URL: server }).host).toBe(host);
});

test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])(
  'listens on %s with an embedded database',
  (host) => {
    expect(readSettings({ SCAN_HOST: host }).host).toBe(host);
  },
);

test.each(['0.0.0.0', '::', '192.0.2.1', '::ffff:127.0.0.1', 'localhost.example.org'])(
  'refuses to listen on %s with an embedded database, unless it is forced to',
  (host) => {
    for (const database of [undefined, 'file:./data']) {
      const env = { SCAN_HOST: host, DATABASE_URL: database };
      expect(() => readSettings(env)).toThrow(
        /SCAN_HOST: .* set DATABASE_URL to a PostgreSQL server, or SCAN_/,
      );
      expect(() => readSettings({ ...env, SCAN_ALLOW_PUBLIC_PGLITE: '0' })).toThrow('SCAN_HOST:');
      expect(readSettings({ ...env, SCAN_ALLOW_PUBLIC_PGLITE: '1' }).host).toBe(host);
    }
    expect(() => readSettings({ SCAN_HOST: host, DEFAULT_CHAIN: 'local' })).toThrow('SCAN_HOST:');
  },
);

test.each(['http://0.0.0.0', '0.0.0.0:80', '1.2.3', 'a b'])('rejects %s as a host', (host) => {
  expect(() => readSettings({ SCAN_HOST: host })).toThrow('SCAN_HOST:');
});

test.each([
  ['file:data', resolve('data')],
  ['file:./data', resolve('data')],
  ['file:///srv/data', '/srv/data'],
])('reads DATABASE_URL %s as the folder %s', (url, folder) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(`file:${folder}`);
});

test.each(['postgres://scan:secret@db:5432/scan', 'postgresql:///scan?host=/run/postgresql'])(
  'reads DATABASE_URL %s as a server',
  (url) => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test('reads a custom chain from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chains-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'mine.json');
  writeFileSync(file, JSON.stringify([{ ...local, slug: 'mine', chain: { ...local.chain, id: 424242 } }]));
  expect(readSettings({ CHAINS: `base,${file}`, DEFAULT_CHAIN: 'mine' }).config.chain.id).toBe(424242);
});

test('reports every problem of the scan’s settings at once', () => {
  const read = () =>
    readSettings({
      SCAN_PORT: '0',
      DEFAULT_CHAIN: 'atlantis',
      RPC_URL_5: 'https://rpc.example.org',
      SCAN_URL: 'x',
      DATABASE_URL: 'mysql://db',
      LOG_LEVEL: 'loud',
      SCAN_HOST: 'here:80',
      RPC_NODES: 'some',
      CHAINS: 'base,/nowhere.json',
    });
  const lines = [
    'SCAN_URL:',
    'CHAINS:',
    'RPC_URL_5:',
    'DEFAULT_CHAIN:',
    'SCAN_PORT:',
    'DATABASE_URL:',
    'LOG_LEVEL:',
    'SCAN_HOST:',
    'RPC_NODES:',
  ];
  for (const line of lines) {
    expect(read).toThrow(
      expect.objectContaining({ code: 'settings', message: expect.stringContaining(`- ${line}`) }),
    );
  }
});

test('accepts http and https RPC URLs only', () => {
  expect(() => readSettings({ DEFAULT_CHAIN: 'local', RPC_URL_31337: 'ws://127.0.0.1:8545' })).toThrow(
    'RPC_URL_31337:',
  );
});
