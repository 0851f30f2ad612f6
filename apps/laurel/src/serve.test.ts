import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { apiSettings, describeScan } from './serve.ts';

const scanOf = (argv: readonly string[], environment: Record<string, string> = {}) =>
  apiSettings(readOptions(argv, environment)) as Record<string, string>;

test.each([
  [{ PUBLIC_ORIGIN: 'https://laurel.example' }, 'https://laurel.example/graphql'],
  [{ SCAN_URL_8453: 'https://scan.example/graphql' }, 'https://scan.example/graphql'],
])('with --scan and %j, pages ask %s', (environment, url) => {
  expect(scanOf(['--chain', 'base', '--scan'], environment)).toHaveProperty('SCAN_URL_8453', url);
});

test.each([
  ['without --scan', ['--chain', 'base'], { PUBLIC_ORIGIN: 'https://laurel.example' }],
  ['until the origin is https', ['--chain', 'base', '--scan'], {}],
])('pages ask the public scan of the chain %s', (_, argv, environment) => {
  expect(scanOf(argv, environment)).not.toHaveProperty('SCAN_URL_8453');
});

test.each([
  [
    { PUBLIC_ORIGIN: 'https://laurel.example' },
    'Forward https://laurel.example/graphql to http://localhost:4350/graphql',
  ],
  [
    { SCAN_PORT: '4400', PORT: '4000' },
    'enter http://localhost:4400/graphql as "Base index" on http://localhost:4000/settings.',
  ],
])('with --scan and %j, says how pages reach the scan', (environment, sentence) => {
  expect(describeScan(readOptions(['--chain', 'base', '--scan'], environment))).toContain(sentence);
});

test('leaves an unknown chain to the api, which says what is wrong', () => {
  expect(Object.keys(scanOf(['--chain', 'nowhere', '--scan'])).join()).not.toContain('SCAN_URL');
});
