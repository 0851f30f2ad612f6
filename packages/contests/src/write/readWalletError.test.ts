import {
  BaseError,
  ChainDisconnectedError,
  ContractFunctionRevertedError,
  encodeErrorResult,
  HttpRequestError,
  RpcRequestError,
  UserRejectedRequestError,
} from 'viem';
import { expect, test } from 'vitest';
import { easAbi } from '../chain/generated/easAbi.ts';
import { resolverErrors } from '../chain/generated/resolverErrors.ts';
import { encodeRevokeCall } from './easCalls.ts';
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
] as const)('reads the error of a wallet: %s means %s', (_, error, code) => {
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

const data = encodeErrorResult({ abi: resolverErrors, errorName: 'OutsideWindow', args: [1n, 2n] });
const node = { code: 3, message: 'execution reverted', data };
const rpc = new RpcRequestError({ body: {}, url: 'x', error: node });

test.each([
  ["viem's causes", new BaseError('a', { cause: new BaseError('b', { cause: rpc }) })],
  [
    "viem's decoded error",
    new ContractFunctionRevertedError({ abi: resolverErrors, data, functionName: 'attest' }),
  ],
  ["a node's error", node],
  ['data two levels deep', { code: -32603, message: 'Internal JSON-RPC error.', data: node }],
  ['data three levels deep', { code: -32603, data: { originalError: { ...node, data: { data } } } }],
  ['data in a sentence', { code: -32015, message: 'VM execution error.', data: `Reverted ${data}` }],
  ['a sentence only', new Error(`execution reverted: custom error ${data.slice(0, 10)}: ${data.slice(10)}`)],
  [
    'a name in a sentence',
    "VM Exception while processing transaction: reverted with custom error 'OutsideWindow(1, 2)'",
  ],
  ['JSON in a string', `[ethjs-query] '{"value":{"code":-32603,"data":{"code":3,"data":"${data}"}}}'`],
  ["ethers' error", { code: 'CALL_EXCEPTION', data, info: { error: node } }],
  ["ethers' decoded error", { code: 'CALL_EXCEPTION', errorName: 'OutsideWindow', errorArgs: [1n, 2n] }],
  ['a body as text', { code: 'SERVER_ERROR', body: JSON.stringify({ error: node }) }],
  ['upper case', { code: 3, data: `0x${data.slice(2).toUpperCase()}` }],
  ['a list of errors', new AggregateError([new Error('first'), rpc])],
])('finds the error of the contract in %s', (_, error) => {
  expect(readWalletError(error)).toMatchObject({ code: 'reverted', revert: 'OutsideWindow' });
});

test('finds no error of the contract in calldata, other errors or a rejection', () => {
  const calldata = encodeRevokeCall({ uid: `0x${'ab'.repeat(32)}`, schemaUid: `0x${'cd'.repeat(32)}` });
  expect(readWalletError(new Error(`execution reverted, data: ${calldata}`)).revert).toBeUndefined();
  expect(readWalletError({ ...node, data: '0x12345678' }).revert).toBeUndefined();
  expect(readWalletError(new Error('reverted with Another(1)')).revert).toBeUndefined();
  expect(readWalletError({ code: 4001, data: node })).toMatchObject({ code: 'rejected', revert: undefined });
});

test('an error whose class has the name of an error of EAS is no revert', () => {
  const notFound = Object.assign(new Error('The session was not found'), { name: 'NotFound' });
  const lost = new HttpRequestError({ url: 'https://node.example', cause: notFound });
  expect(readWalletError(lost)).toMatchObject({ code: 'chain-unreachable', revert: undefined });
  const denied = { code: -32603, data: { name: 'AccessDenied', data: { scope: 'wallet' } } };
  expect(readWalletError(denied)).toMatchObject({ code: 'unknown', revert: undefined });
});
