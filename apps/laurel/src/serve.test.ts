import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { apiSettings } from './serve.ts';

const scanOf = (argv: readonly string[], environment: Record<string, string> = {}) =>
  apiSettings(readOptions(argv, environment)) as Record<string, string>;

test.each([
  [{}, 'http://127.0.0.1:4350/graphql'],
  [{ SCAN_PORT: '4000', SCAN_HOST: '0.0.0.0' }, 'http://localhost:4000/graphql'],
  [{ SCAN_HOST: '::1' }, 'http://[::1]:4350/graphql'],
  [{ PUBLIC_ORIGIN: 'https://laurel.example' }, 'https://laurel.example/graphql'],
  [{ SCAN_URL_8453: 'https://scan.example/graphql' }, 'https://scan.example/graphql'],
])('with --scan and %j, pages ask %s', (environment, url) => {
  expect(scanOf(['--chain', 'base', '--scan'], environment)).toHaveProperty('SCAN_URL_8453', url);
});

test('without --scan, pages ask the public scan of the chain', () => {
  expect(scanOf(['--chain', 'base'])).not.toHaveProperty('SCAN_URL_8453');
});

test('leaves an unknown chain to the api, which says what is wrong', () => {
  expect(Object.keys(scanOf(['--chain', 'nowhere', '--scan'])).join()).not.toContain('SCAN_URL');
});
