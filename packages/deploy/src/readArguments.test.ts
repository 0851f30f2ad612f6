import { base } from '@org/chain-config';
import { SetupError } from '@org/contests/send';
import { expect, test } from 'vitest';
import { describeHosts, readArguments } from './readArguments.ts';

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
])('refuses the arguments %j', (argv, words) => {
  expect(() => readArguments(argv)).toThrow(SetupError);
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

test('names the hosts of endpoints only', () => {
  expect(describeHosts(['https://rpc.example.org/v2/secret', 'http://localhost:1?key=2'])).toBe(
    'rpc.example.org, localhost:1',
  );
});
