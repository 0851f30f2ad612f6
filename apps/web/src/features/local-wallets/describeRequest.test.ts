import { expect, test } from 'vitest';
import { describeRequest } from './describeRequest.ts';

const wallet = { name: 'Local Judge 1', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };
const to = '0x4200000000000000000000000000000000000021';

test('names the wallet and its account in every description', () => {
  const { title, facts } = describeRequest(wallet, { kind: 'connect' });
  expect(title).toContain('Local Judge 1');
  expect(facts).toEqual([['Account', wallet.address]]);
});

test('describes a transaction by recipient, value, method and size', () => {
  const data = `0xf17325e7${'00'.repeat(1500)}` as const;
  const { facts } = describeRequest(wallet, {
    kind: 'send',
    to,
    value: 15n * 10n ** 14n,
    data,
    chainId: 31337,
  });
  expect(Object.fromEntries(facts)).toEqual({
    Account: wallet.address,
    To: to,
    Value: '0.0015 ETH',
    Method: 'EAS: attest',
    Data: '1,504 bytes',
  });
});

test.each([
  ['0x', 'None (plain transfer)'],
  ['0xdeadbeef', 'Unknown (0xdeadbeef)'],
  ['0x02fe5305', 'Profile: setURI'],
] as const)('reads the method of %s as %s', (data, method) => {
  const { facts } = describeRequest(wallet, { kind: 'send', to, value: 0n, data, chainId: 31337 });
  expect(Object.fromEntries(facts).Method).toBe(method);
});

test('describes a contract creation without a recipient', () => {
  const request = { kind: 'send', to: undefined, value: 0n, data: '0x6000', chainId: 31337 } as const;
  expect(Object.fromEntries(describeRequest(wallet, request).facts).To).toBe('A new contract');
});

test('shows the signed text unchanged', () => {
  const message = 'laurel wants you to sign in\n<b>now</b>';
  expect(describeRequest(wallet, { kind: 'sign', message }).facts).toContainEqual(['Message', message]);
});

test('shows a network’s name if the page provides one', () => {
  const named = describeRequest(wallet, { kind: 'add', chainId: 10, chainName: 'Optimism' });
  expect(named.facts).toContainEqual(['Network', 'Optimism']);
  const unnamed = describeRequest(wallet, { kind: 'switch', chainId: 10, chainName: undefined });
  expect(unnamed.facts).toContainEqual(['Network', '10']);
});
