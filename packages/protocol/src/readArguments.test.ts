import { base } from '@org/chain-config';
import { accounts } from '@org/local-stack';
import { expect, test } from 'vitest';
import { UsageError } from './errors.ts';
import { describeHosts, isLoopback, readArguments } from './readArguments.ts';
import { readKey } from './readKey.ts';

const key = `0x${'5e'.repeat(32)}`;

test('reads a chain, what to do, and an endpoint', () => {
  expect(readArguments(['base'])).toEqual({
    config: base,
    mode: 'report',
    file: undefined,
    urls: base.chain.rpcUrls.default.http,
  });
  expect(readArguments(['--', 'base', '--execute', '--rpc', 'http://127.0.0.1:8545'])).toMatchObject({
    mode: 'execute',
    urls: ['http://127.0.0.1:8545/'],
  });
  expect(readArguments(['base', '--unsigned', 'a.json'])).toMatchObject({ mode: 'unsigned', file: 'a.json' });
});

test.each([
  [[], 'Which chain? One of base-sepolia, base,'],
  [['goerli'], 'goerli is not a configured chain'],
  [['base', 'optimism'], 'not also optimism'],
  [['base', '--execute', '--unsigned', 'a.json'], 'not both'],
  [['base', '--unsigned='], 'the name of a file'],
  [['base', '--unsigned'], 'npm run protocol -- --help'],
  [['base', '--key', '1'], 'npm run protocol -- --help'],
  [['base', '--execute=yes'], 'npm run protocol -- --help'],
  [['base', '--rpc', 'ftp://example.org'], 'an http or https URL'],
  [['base\u001b[31m'], 'base [31m is not a configured chain'],
])('refuses %j', (argv, words) => {
  expect(() => readArguments(argv)).toThrow(UsageError);
  expect(() => readArguments(argv)).toThrow(words);
});

test.each([['base', '--execute', key], ['base', `--key=${key.slice(2)}`], [key]])(
  'refuses a key in the arguments and does not repeat it',
  (...argv) => {
    const refused = () => readArguments(argv);
    expect(refused).toThrow('do not use this key any more');
    expect(refused).not.toThrow(key.slice(2));
  },
);

test('names the hosts of endpoints only, and knows those of this machine', () => {
  expect(describeHosts(['https://rpc.example.org/v2/secret', 'http://localhost:1?key=2'])).toBe(
    'rpc.example.org, localhost:1',
  );
  expect(isLoopback(['http://127.0.0.1:8545/', 'http://[::1]:1/', 'http://localhost/'])).toBe(true);
  expect(isLoopback(['http://127.0.0.1:8545/', 'https://localhost.example.org/'])).toBe(false);
});

test('takes the key out of the environment', () => {
  const env = { PROTOCOL_PRIVATE_KEY: ` ${key}\n`, PATH: '/bin' };
  expect(readKey(env, false).address).toMatch(/^0x/);
  expect(env).toEqual({ PATH: '/bin' });
  expect(readKey({ PROTOCOL_PRIVATE_KEY: accounts[0].privateKey }, true).address).toBe(accounts[0].address);
});

test.each([
  [undefined, 'needs a private key in the variable PROTOCOL_PRIVATE_KEY'],
  ['', 'needs a private key'],
  [key.slice(0, -1), 'must be a private key'],
  [`0x${'0'.repeat(64)}`, 'must be a private key'],
  [`0x${'f'.repeat(64)}`, 'must be a private key'],
  [accounts[1].address, 'must be a private key'],
  ['test test test test test test test test test test test junk', 'a recovery phrase'],
  [accounts[0].privateKey, 'everybody has its key'],
])('refuses %s as the key of a live chain without repeating it', (value, words) => {
  const refused = () => readKey({ PROTOCOL_PRIVATE_KEY: value }, false);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(words);
  if (value) expect(refused).not.toThrow(value);
});
