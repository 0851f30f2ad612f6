import { expect, test } from 'vitest';
import { ProviderNotFoundError } from 'wagmi';
import {
  findConnectTrouble,
  findSwitchTrouble,
  findWalletTrouble,
  WalletConnectionError,
} from './walletTrouble.ts';

const wrap = (cause: unknown) => new Error('wrapped', { cause: new Error('again', { cause }) });

test.each([
  ['4001', { code: 4001 }, 'rejected'],
  ['4001 as an inner cause', wrap({ code: 4001 }), 'rejected'],
  ['4001 in the original error', { code: -32603, data: { originalError: { code: 4001 } } }, 'rejected'],
  ['the code of ethers', wrap({ code: 'ACTION_REJECTED' }), 'rejected'],
  ['the code of WalletConnect', { code: 5000 }, 'rejected'],
  ["viem's name without a code", { name: 'UserRejectedRequestError' }, 'rejected'],
  ['4200', wrap({ code: 4200 }), 'switch-not-supported'],
  ['a connector that cannot switch', { name: 'SwitchChainNotSupportedError' }, 'switch-not-supported'],
  ['-32002', wrap({ code: -32002 }), 'request-pending'],
  ['a rejection that a library wraps in another code', { code: -32002, cause: { code: 4001 } }, 'rejected'],
  ['4900: connected to no chain', wrap({ code: 4900 }), 'not-connected'],
  ['4901: connected to another chain', wrap({ code: 4901 }), 'wrong-chain'],
  ["viem's name for 4901", { name: 'ChainDisconnectedError' }, 'wrong-chain'],
  [
    'a hostile error',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile');
        },
      },
    ),
    undefined,
  ],
  ['a failed request', wrap({ code: -32603 }), undefined],
  ['undefined', undefined, undefined],
  ['a string', 'rejected', undefined],
])('finds the problem in the error of a wallet: %s', (_, error, trouble) => {
  expect(findWalletTrouble(error)).toBe(trouble);
});

test.each([
  ['a wallet without the method', wrap({ code: -32601 }), 'switch-not-supported'],
  ['a rejection that a library wraps', { code: -32601, cause: { code: 4001 } }, 'rejected'],
  ['a failed request', wrap({ code: -32603 }), undefined],
])('finds the problem in the error of a chain switch: %s', (_, error, trouble) => {
  expect(findSwitchTrouble(error)).toBe(trouble);
});

test('maps -32601 to a code for a switch only', () => {
  expect(findWalletTrouble({ code: -32601 })).toBeUndefined();
});

test('stops at an error that is its own cause', () => {
  const error: Error & { cause?: unknown } = new Error('circle');
  error.cause = error;
  expect(findWalletTrouble(error)).toBeUndefined();
});

test.each([
  ['a rejection', { code: 4001 }, undefined],
  ['a pending request', { code: -32002 }, 'request-pending'],
  ['provider not found', new ProviderNotFoundError(), 'provider-not-found'],
  ['an unreachable relay', new WalletConnectionError('relay-unreachable'), 'relay-unreachable'],
  [
    'no project id',
    new Error('outer', { cause: new WalletConnectionError('needs-project-id') }),
    'needs-project-id',
  ],
  ['no chain', new WalletConnectionError('no-chains'), 'no-chains'],
  ['anything else', new Error('?'), 'unknown'],
  ['a string', 'no', 'unknown'],
])('finds the problem in the error of a connect request: %s', (_, error, trouble) => {
  expect(findConnectTrouble(error)).toBe(trouble);
});
