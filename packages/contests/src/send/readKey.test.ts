import { expect, test } from 'vitest';
import { isOnThisMachine, readKey } from './readKey.ts';
import { SetupError } from './sendErrors.ts';

const key = `0x${'5e'.repeat(32)}`;
/** Anvil's second account. */
const publicKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const publicAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('knows the endpoints of this machine', () => {
  expect(isOnThisMachine(['http://127.0.0.1:8545/', 'http://[::1]:1/', 'http://localhost/'])).toBe(true);
  expect(isOnThisMachine(['http://127.0.0.1:8545/', 'https://localhost.example.org/'])).toBe(false);
});

test('takes the key out of the environment', () => {
  const env = { SECRET: ` ${key}\n`, PATH: '/bin' };
  expect(readKey(env, { variable: 'SECRET', isLocal: false }).address).toMatch(/^0x/);
  expect(env).toEqual({ PATH: '/bin' });
  expect(readKey({ SECRET: publicKey }, { variable: 'SECRET', isLocal: true }).address).toBe(publicAddress);
});

test.each([
  [undefined, 'needs a private key in the variable SECRET'],
  ['', 'needs a private key'],
  [key.slice(0, -1), 'must be a private key'],
  [`0x${'0'.repeat(64)}`, 'must be a private key'],
  [`0x${'f'.repeat(64)}`, 'must be a private key'],
  [publicAddress, 'must be a private key'],
  ['test test test test test test test test test test test junk', 'a recovery phrase'],
  [publicKey, 'everybody has its key'],
])('refuses %s as the key of a live chain without repeating it', (value, words) => {
  const refused = () => readKey({ SECRET: value }, { variable: 'SECRET', isLocal: false });
  expect(refused).toThrow(SetupError);
  expect(refused).toThrow(words);
  if (value) expect(refused).not.toThrow(value);
});
