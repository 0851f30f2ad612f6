import { UserRejectedRequestError } from 'viem';
import { expect, test } from 'vitest';
import { isRejection } from './isRejection.ts';

const endless: { cause?: unknown; message: string } = { message: 'round' };
endless.cause = endless;

test.each([
  ['the code of EIP-1193', { code: 4001 }],
  ['in the cause', new Error('outer', { cause: { code: 4001 } })],
  ['in the original error', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['in an error of an error', { code: 'UNKNOWN', error: { code: 4001 } }],
  ['WalletConnect', { code: 5000 }],
  ['ethers', { code: 'ACTION_REJECTED' }],
  ['viem', new UserRejectedRequestError(new Error('no'))],
  ['the code as a text', { code: '4001' }],
  ['words beside an internal error', { code: -32603, message: 'MetaMask Tx Signature: User denied' }],
  ['words beside a server error', { code: -32000, message: 'User rejected the request' }],
  ['only words', new Error('MetaMask: User denied message signature.')],
])('rule 9: recognizes a rejection: %s', (_, error) => {
  expect(isRejection(error)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'User rejected'],
  ['another code', { code: -32002, message: 'pending' }],
  ['an internal error', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['words beside a code with a meaning', { code: -32002, message: 'User denied before; pending' }],
  ['an error without a code', new Error('timeout')],
  ['one that is its own cause', endless],
])('rule 9: does not take it for a rejection: %s', (_, error) => {
  expect(isRejection(error)).toBe(false);
});
