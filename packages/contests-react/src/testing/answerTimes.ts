import { local } from '@org/chain-config';
import { resolverViews } from '@org/contests/r2-chain';
import { encodeFunctionResult, type Hex, multicall3Abi, numberToHex, zeroAddress, zeroHash } from 'viem';

type Asked = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] };

/** The selector of Multicall3's `aggregate3`. */
const AGGREGATE = '0x82ad56cb';

/** Answers requests to the local chain about its time and the end of judging of any contest, in seconds, and no others. */
export function answerTimes({ now, closesAt }: { readonly now: bigint; readonly closesAt: bigint }) {
  const times = { submissionsUntil: 0n, opensAt: 0n, closesAt, revealUntil: closesAt + 1n };
  const view = {
    ...{ organizer: zeroAddress, isRevoked: false, hasSubmissions: false, isSealed: true, hasReviews: true },
    ...{ ...times, start: times, judges: 1, entries: 1, acts: 1, submissions: 0 },
    ...{ head: zeroHash, submissionsHead: zeroHash, maxPoints: '0x05' as Hex, weights: '0x01' as Hex },
  };
  const returnData = encodeFunctionResult({
    ...{ abi: resolverViews, functionName: 'getContest' },
    result: view,
  });
  const aggregated = encodeFunctionResult({
    ...{ abi: multicall3Abi, functionName: 'aggregate3' },
    result: [{ success: true, returnData }],
  });
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: numberToHex(local.chain.id),
    eth_getBlockByNumber: { number: '0x1', timestamp: numberToHex(now), transactions: [] },
  };
  return ({ id, method, params }: Asked) => {
    const isAggregated = JSON.stringify(params)?.includes(AGGREGATE);
    const result = method === 'eth_call' ? (isAggregated ? aggregated : returnData) : results[method];
    return {
      ...{ jsonrpc: '2.0', id },
      ...(result ? { result } : { error: { code: -32_601, message: method } }),
    };
  };
}
