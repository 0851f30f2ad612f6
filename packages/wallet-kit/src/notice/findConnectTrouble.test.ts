import { expect, test } from 'vitest';
import { ProviderNotFoundError } from 'wagmi';
import { WalletConnectionError } from '../errors.ts';
import { findConnectTrouble } from './findConnectTrouble.ts';

test.each([
  ['a rejection', { code: 4001 }, undefined],
  ['an open request', { code: -32002 }, 'request-pending'],
  ['provider not found', new ProviderNotFoundError(), 'provider-not-found'],
  ['no relay', new WalletConnectionError('relay-unreachable'), 'relay-unreachable'],
  [
    'no project id',
    new Error('outer', { cause: new WalletConnectionError('needs-project-id') }),
    'needs-project-id',
  ],
  ['no chain', new WalletConnectionError('no-chains'), 'no-chains'],
  ['anything else', new Error('?'), 'unknown'],
  ['no error object', 'no', 'unknown'],
])('%s', (_, error, trouble) => {
  expect(findConnectTrouble(error)).toBe(trouble);
});
