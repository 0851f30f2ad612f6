import type { Address, ChainConfig, Hex } from '@org/chain-config';
import { type ChainNode, type Fee, getGasLimit, type Step } from '@org/contests/send';
import { decodeFunctionResult, encodeFunctionData, parseAbi, serializeTransaction } from 'viem';
import type { PlannedStep } from './plan.ts';

/**
 * The cost of a step in wei, with the value that it sends. `reserve` is what the account must have before the step:
 * nodes ask for the whole gas limit at the highest price. If the step cannot be simulated, `unknown` says why, and the
 * other fields are upper bounds.
 */
export type Estimate = {
  readonly planned: PlannedStep;
  readonly gas: bigint;
  readonly cost: bigint;
  readonly reserve: bigint;
  readonly unknown: string | null;
};

type Chain = { readonly node: ChainNode; readonly config: ChainConfig };

/**
 * Estimates each step. A step that needs a part that is missing cannot be simulated yet.
 *
 * @param options.payer the account that pays, and what it has
 */
export async function estimateSteps(
  { node, config }: Chain,
  steps: readonly PlannedStep[],
  options: {
    readonly fee: Fee;
    readonly payer?: { readonly address: Address; readonly balance: bigint } | undefined;
  },
): Promise<readonly Estimate[]> {
  const { fee, payer } = options;
  const estimates: Estimate[] = [];
  for (const planned of steps) estimates.push(await estimateStep(planned));
  return estimates;

  async function estimateStep(planned: PlannedStep): Promise<Estimate> {
    const { step, needed, mostGas } = planned;
    if ('signed' in step) return { planned, gas: create2ProxyGas, cost: 0n, reserve: 0n, unknown: null };
    const simulated = needed ? undefined : await simulate(step);
    const gas = simulated ?? mostGas;
    const dataFee = await fetchDataFee({ node, config }, step, { gas, fee });
    const reason = needed
      ? `cannot be estimated before this exists: ${needed.name}`
      : 'cannot be estimated: the node says that it fails';
    return {
      ...{ planned, gas, unknown: simulated === undefined ? reason : null },
      cost: gas * fee.expected + step.value + dataFee,
      reserve: getGasLimit(gas) * fee.max + step.value + dataFee,
    };
  }

  /** Undefined if it fails. A node does not simulate a payment of more than the account has. */
  async function simulate(step: Exclude<Step, { signed: Hex }>): Promise<bigint | undefined> {
    if (payer && payer.balance < step.value) return undefined;
    return node.estimateGas({ from: payer?.address, ...step });
  }
}

/** The balance that the account needs before the first step, so that no node refuses a later one, at today's price. */
export function sumReserves(estimates: readonly Estimate[]): bigint {
  let [spent, needed] = [0n, 0n];
  for (const { cost, reserve } of estimates) {
    if (spent + reserve > needed) needed = spent + reserve;
    spent += cost;
  }
  return needed;
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
    ...{ to, data, value, gas: getGasLimit(gas) },
  });
  const call = { abi: oracleAbi, functionName: 'getL1Fee', args: [transaction] } as const;
  const answer = await node.call({ to: oracle.address, data: encodeFunctionData(call) });
  // Without code at the address, the answer is empty.
  return answer?.length === 66 ? decodeFunctionResult({ ...call, data: answer }) : 0n;
}
