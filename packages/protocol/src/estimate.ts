import type { Address, ChainConfig, Hex } from '@org/chain-config';
import type { ChainNode, Fee } from '@org/contests/send';
import { decodeFunctionResult, encodeFunctionData, parseAbi, serializeTransaction } from 'viem';
import type { Creatable, Finding } from './inspect.ts';

/** The cost of a step in wei, with the value that it sends; or why that is not known. */
export type Estimate =
  | { readonly finding: Creatable; readonly gas: bigint; readonly cost: bigint }
  | { readonly finding: Creatable; readonly unknown: string };

type Chain = { readonly node: ChainNode; readonly config: ChainConfig };

/**
 * Estimates each step. A step that needs a part that is missing cannot be simulated yet.
 *
 * @param findings all findings, for what is needed
 */
export async function estimateSteps(
  { node, config }: Chain,
  findings: readonly Finding[],
  options: { readonly steps: readonly Creatable[]; readonly fee: Fee; readonly from?: Address | undefined },
): Promise<readonly Estimate[]> {
  const { steps, fee, from } = options;
  const isPresent = (name: string) =>
    findings.some(({ part, status }) => part.name === name && status === 'present');
  const estimates: Estimate[] = [];
  for (const finding of steps) estimates.push(await estimateStep(finding));
  return estimates;

  async function estimateStep(finding: Creatable): Promise<Estimate> {
    const { part, step } = finding;
    if ('signed' in step) return { finding, gas: create2ProxyGas, cost: 0n };
    const needed = part.needs.find(({ name }) => !isPresent(name));
    if (needed) return { finding, unknown: `cannot be estimated before this exists: ${needed.name}` };
    const gas = await node.estimateGas({ from, ...step });
    if (gas === undefined) return { finding, unknown: 'cannot be estimated: the node says that it fails' };
    const dataFee = await fetchDataFee({ node, config }, step, { gas, fee });
    return { finding, gas, cost: gas * fee.expected + step.value + dataFee };
  }
}

/** The signed transaction has this limit; its fee is what the deployer gets before. */
const create2ProxyGas = 100_000n;

const oracleAbi = parseAbi(['function getL1Fee(bytes) view returns (uint256)']);

/** The fee of an OP-stack chain for the data of a transaction; zero on other chains. */
async function fetchDataFee(
  { node, config }: Chain,
  { to, data, value }: { readonly to: Address; readonly data: Hex; readonly value: bigint },
  { gas, fee }: { readonly gas: bigint; readonly fee: Fee },
): Promise<bigint> {
  const oracle = config.chain.contracts?.gasPriceOracle;
  if (!oracle || !('address' in oracle) || typeof oracle.address !== 'string') return 0n;
  const transaction = serializeTransaction({
    chainId: config.chain.id,
    type: 'eip1559',
    maxFeePerGas: fee.max,
    ...{ to, data, value, gas },
  });
  const call = { abi: oracleAbi, functionName: 'getL1Fee', args: [transaction] } as const;
  const answer = await node.call({ to: oracle.address, data: encodeFunctionData(call) });
  // Without code at the address, the answer is empty.
  return answer?.length === 66 ? decodeFunctionResult({ ...call, data: answer }) : 0n;
}
