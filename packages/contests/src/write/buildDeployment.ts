import { type Address, encodeFunctionData, type Hex, multicall3Abi } from 'viem';

/** A call that creates one part of the protocol. It sends no value, and any account can make it. */
export type DeploymentCall = { readonly to: Address; readonly data: Hex };

/**
 * One transaction that makes all the calls through Multicall3, or none of them: if one reverts, all do. A part that exists
 * already reverts, so list only what is missing, and look again if the transaction fails.
 *
 * @param options.multicall3 Multicall3 on the chain
 * @param options.calls of parts that are missing, the resolver before its schemas
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { buildDeployment, getProtocolParts } from '@org/contests/deploy';
 *
 * const { contract: eas, schemaRegistry } = base.eas;
 * const { resolver, schemas, note } = getProtocolParts({ eas, schemaRegistry });
 * const { to, data } = buildDeployment({
 *   multicall3: base.chain.contracts.multicall3.address,
 *   calls: [resolver, ...schemas, note].map(({ call }) => call),
 * });
 * ```
 * @see https://www.multicall3.com
 */
export function buildDeployment({
  multicall3,
  calls,
}: {
  readonly multicall3: Address;
  readonly calls: readonly DeploymentCall[];
}): DeploymentCall {
  const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: data }))] as const;
  return {
    to: multicall3,
    data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }),
  };
}
