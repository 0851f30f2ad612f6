import { expect, test } from 'vitest';
import { findHosts, getHostname, nameDispute } from './hosts.ts';

test('names a host without its port', () => {
  expect(getHostname('https://rpc.example:8545/key')).toBe('rpc.example');
  expect(getHostname('not a URL')).toBe('not a URL');
});

test.each([
  ['two ports', 'http://rpc.example:8545', 'http://rpc.example:8546'],
  ['two keys', 'https://rpc.example/one', 'https://rpc.example/two'],
  ['two protocols', 'http://rpc.example', 'https://rpc.example'],
  ['upper case', 'https://rpc.example', 'https://RPC.example'],
  ['a final dot', 'https://rpc.example', 'https://rpc.example.'],
  ['two names of this machine', 'http://127.0.0.1:8545', 'http://localhost:8546'],
  ['its other addresses', 'http://127.0.0.1:8545', 'http://127.0.0.2:8545'],
  ['its IPv6 address', 'http://127.0.0.1:8545', 'http://[::1]:8545'],
  ['its mapped address', 'http://127.0.0.1:8545', 'http://[::ffff:127.0.0.1]:8545'],
  ['a name under localhost', 'http://localhost:8545', 'http://other.localhost:8545'],
])('counts the endpoints as one host: %s', (_, first, second) => {
  expect(findHosts([first, second])).toEqual([first]);
});

test('counts two hosts by their names', () => {
  const urls = ['https://rpc.example/key', 'https://node.example', 'https://rpc.example:8545'];
  expect(findHosts(urls)).toEqual(urls.slice(0, 2));
  expect(findHosts(['http://10.0.0.1:8545', 'http://10.0.0.2:8545'])).toHaveLength(2);
});

test('names the hosts of a dispute once each, one that does not differ first', () => {
  const [one, two] = ['https://one.example', 'https://two.example'];
  expect(nameDispute([one], [two])).toEqual(['one.example', 'two.example']);
  expect(nameDispute([two, one], [one])).toEqual(['two.example', 'one.example']);
  // All of them differ.
  expect(nameDispute([], [one, two])).toEqual(['one.example', 'two.example']);
  expect(nameDispute([one], [one, two])).toEqual(['one.example', 'two.example']);
});
