import { ChainDisconnectedError, encodeErrorResult, RpcRequestError, UserRejectedRequestError } from 'viem';
import { expect, test } from 'vitest';
import { easAbi } from '../chain/easAbi.ts';
import { resolverErrors } from '../chain/resolverErrors.ts';
import { readWalletError } from './readWalletError.ts';

const withCode = (code: number | string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['plain 4001', withCode(4001), 'rejected'],
  ["WalletConnect's 5000", { code: 5000, message: 'User rejected.' }, 'rejected'],
  ["ethers' ACTION_REJECTED", withCode('ACTION_REJECTED'), 'rejected'],
  ['4001 under an internal error', { code: -32603, data: { originalError: { code: 4001 } } }, 'rejected'],
  ['4001 two causes deep', new Error('a', { cause: new Error('b', { cause: withCode(4001) }) }), 'rejected'],
  ["viem's own", new UserRejectedRequestError(new Error('no')), 'rejected'],
  ['words without a code', new Error('User denied transaction signature.'), 'rejected'],
  ['more words', new Error('MetaMask Tx Signature: User denied'), 'rejected'],
  ['other words', { message: 'Transaction was rejected by user' }, 'rejected'],
  ['a bare string', 'user canceled', 'rejected'],
  ['a pending request', withCode(-32002, 'Request of type wallet_x already pending'), 'request-pending'],
  ['a disconnected wallet', withCode(4900), 'disconnected'],
  ['a disconnected chain', withCode(4901), 'wrong-chain'],
  ['4901 as text', withCode('4901'), 'wrong-chain'],
  ['4901 under an internal error', { code: -32603, data: { originalError: { code: 4901 } } }, 'wrong-chain'],
  [
    '4901 two causes deep',
    new Error('a', { cause: new Error('b', { cause: withCode(4901) }) }),
    'wrong-chain',
  ],
  ['4901 in a list', new AggregateError([new Error('a'), withCode(4901)]), 'wrong-chain'],
  ['4901 beside 4900', { code: 4900, cause: withCode(4901) }, 'wrong-chain'],
  ['words for 4901', new Error('Provider is not connected to the requested chain.'), 'wrong-chain'],
  ["viem's own for 4901", new ChainDisconnectedError(new Error('x')), 'wrong-chain'],
  [
    'a refused chain id',
    withCode(-32602, 'Invalid transaction params: chainId 0x1 must match the active chainId'),
    'wrong-chain',
  ],
  ['an unauthorized account', withCode(4100), 'unauthorized'],
  ['an unsupported method', withCode(4200), 'unsupported'],
  ['no funds, by words', new Error('insufficient funds for gas * price + value'), 'insufficient-funds'],
  ['no funds, by code', withCode('INSUFFICIENT_FUNDS'), 'insufficient-funds'],
  ['an unreachable node, as Chromium says it', new TypeError('Failed to fetch'), 'chain-unreachable'],
  ['as Safari says it', { code: -32603, data: { cause: new TypeError('Load failed') } }, 'chain-unreachable'],
  ['as Firefox says it', new Error('NetworkError when attempting to fetch resource.'), 'chain-unreachable'],
  ['as Node.js says it', new Error('x', { cause: new TypeError('fetch failed') }), 'chain-unreachable'],
  ['an internal error', withCode(-32603, 'Internal JSON-RPC error.'), 'unknown'],
  ['nothing', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['an object without anything', {}, 'unknown'],
] as const)('%s means %s', (_, error, code) => {
  expect(readWalletError(error).code).toBe(code);
});

test('handles an error that contains itself', () => {
  const error: { cause?: unknown; message: string } = { message: 'round and round' };
  error.cause = error;
  expect(readWalletError(error).code).toBe('unknown');
});

test("returns the name of EAS's error", () => {
  const data = encodeErrorResult({ abi: easAbi, errorName: 'InvalidSchema' });
  const cause = new RpcRequestError({
    body: {},
    url: 'x',
    error: { code: 3, message: 'execution reverted', data },
  });
  expect(readWalletError(new Error('outer', { cause }))).toMatchObject({
    code: 'reverted',
    revert: 'InvalidSchema',
  });
});

test("returns the name of the resolver's error, with which EAS reverts, too", () => {
  const data = encodeErrorResult({ abi: resolverErrors, errorName: 'OutsideWindow', args: [1n, 2n] });
  const error = { code: 3, message: 'execution reverted', data };
  expect(readWalletError(error)).toMatchObject({ code: 'reverted', revert: 'OutsideWindow' });
});
