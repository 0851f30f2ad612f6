import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';

test('nothing set: Base Sepolia, in memory', () => {
  const { port, config, rpcUrl, databaseDirectory } = readSettings({ PATH: '/bin' });
  expect([port, config.slug, rpcUrl, databaseDirectory]).toEqual([
    4350,
    'base-sepolia',
    config.chain.rpcUrls.default.http[0],
    null,
  ]);
});

test('what the environment says', () => {
  const settings = readSettings({
    SCAN_PORT: '5000',
    DEFAULT_CHAIN: 'local',
    RPC_URL_31337: 'http://127.0.0.1:9545',
    DATABASE_URL: 'file:/var/lib/scan',
    SCAN_URL_31337: 'http://127.0.0.1:5000/graphql',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RPC_URL_1: ' ',
  });
  expect(settings).toMatchObject({
    port: 5000,
    config: { slug: 'local' },
    rpcUrl: 'http://127.0.0.1:9545',
    databaseDirectory: '/var/lib/scan',
  });
});

test.each([
  ['file:data', resolve('data')],
  ['file:./data', resolve('data')],
  ['file:///srv/data', '/srv/data'],
])('DATABASE_URL %s is the folder %s', (url, folder) => {
  expect(readSettings({ DATABASE_URL: url }).databaseDirectory).toBe(folder);
});

test('a chain of one’s own comes from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chains-')), 'mine.json');
  writeFileSync(file, JSON.stringify([{ ...local, slug: 'mine', chain: { ...local.chain, id: 424242 } }]));
  expect(readSettings({ CHAINS: `base,${file}`, DEFAULT_CHAIN: 'mine' }).config.chain.id).toBe(424242);
});

test('everything that is wrong is said at once', () => {
  const read = () =>
    readSettings({
      SCAN_PORT: '0',
      DEFAULT_CHAIN: 'atlantis',
      RPC_URL_5: 'https://rpc.example.org',
      SCAN_URL: 'x',
      DATABASE_URL: 'mysql://db',
      CHAINS: 'base,/nowhere.json',
    });
  const lines = ['SCAN_URL:', 'CHAINS:', 'RPC_URL_5:', 'DEFAULT_CHAIN:', 'SCAN_PORT:', 'DATABASE_URL:'];
  for (const line of lines) {
    expect(read).toThrow(
      expect.objectContaining({ code: 'settings', message: expect.stringContaining(`- ${line}`) }),
    );
  }
});

test('an RPC address is http or https', () => {
  expect(() => readSettings({ DEFAULT_CHAIN: 'local', RPC_URL_31337: 'ws://127.0.0.1:8545' })).toThrow(
    'RPC_URL_31337:',
  );
});
