import { HttpRequestError, InvalidInputRpcError, LimitExceededRpcError, RpcRequestError } from 'viem';
import { expect, test } from 'vitest';
import { findProposedRange } from './endpointErrors.ts';

const url = 'https://rpc.example/v2/12345';
const body = { method: 'eth_getLogs', params: [{ fromBlock: '0x1', toBlock: '0x7' }] };

/** An endpoint's answer as viem reports it, with the request in the message. */
const answer = (message: string) =>
  new InvalidInputRpcError(new RpcRequestError({ body, error: { code: -32000, message }, url }));

test.each([
  [50n, 'query exceeds max block range 50'],
  [10_000n, 'eth_getLogs is limited to a 10,000 range'],
  [1_024n, 'eth_getLogs block range too large, range: 100000, max: 1,024'],
  [50_000n, 'exceed maximum block range: 50000'],
  [500n, 'block range is too wide (maximum 500)'],
  [10_000n, 'ranges over 10000 blocks are not supported on freetier'],
  [1_000n, 'eth_getLogs range is too large, max is 1k blocks'],
  [1_000n, 'Maximum allowed number of requested blocks is 1000'],
  [32n, 'query returned more than 10000 results. Try with this block range [0x10, 0x2f].'],
  [1_000n, 'query exceeds max results 20000, retry with the range 1000-1999'],
  [
    10n,
    'You can make eth_getLogs requests with up to a 10 block range. Based on your parameters, this block range should work: [0x1, 0xa]',
  ],
  [10_001n, 'limited to 0 - 10000 blocks range'],
  [null, 'Block range is too large'],
  [null, 'block range limit exceeded'],
  [null, 'backend response too large'],
  [null, 'query timeout exceeded'],
  [null, 'up to 200000 blocks, and 0 results'],
] as const)('reads the proposed range of %s blocks from the error %j', (blocks, message) => {
  expect(findProposedRange(answer(message), 100_000n)).toBe(blocks);
  expect(findProposedRange(new LimitExceededRpcError(new Error(message)), 100_000n)).toBe(blocks);
});

test('returns null for answers without a proposal', () => {
  const page = new HttpRequestError({
    url,
    body,
    status: 413,
    details: '<html>Request Entity Too Large</html>',
  });
  for (const nothing of [page, null, undefined, {}, new TypeError('found is not iterable')])
    expect(findProposedRange(nothing, 7n)).toBeNull();
});
