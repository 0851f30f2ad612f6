import type { Hex } from 'viem';
import { estimateFeesPerGas, estimateGas, getBalance, getCode, getGasPrice } from 'viem/actions';
import { min } from '../base/bigint.ts';
import { ChainError } from '../base/errors.ts';
import { assertChain } from '../chain/blocks.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { PreparedWrite, ReadyCheck, WriteCost, WriteRequest, WriteSource } from './writeTypes.ts';

/**
 * Estimates a transaction's cost by simulating it. Because the chain's state may change until it is mined, the gas
 * limit is 20 % above the simulated use, and the balance must exceed the fee by 10 %.
 *
 * @throws {WriteError} `reverted` if EAS would reject it, `no-eas`, `chain-unreachable`
 */
export async function estimateCost(source: WriteSource, request: WriteRequest): Promise<WriteCost> {
  const { client, account, config } = source;
  try {
    const [used, feePerGas, balance, code, called] = await Promise.all([
      estimateGas(client, { ...request, account }),
      fetchFeePerGas(client),
      getBalance(client, { address: account }),
      getCode(client, { address: account }),
      getCode(client, { address: request.to }),
      assertChain(source),
    ]);
    // A call to an address without code succeeds and writes nothing.
    if (request.to === config.eas.contract && (called === undefined || called === '0x')) {
      throw new WriteError({ code: 'no-eas', detail: `There is no EAS contract at ${request.to}.` });
    }
    const gas = addMargin(used);
    const fee = gas * feePerGas + request.value;
    return { gas, fee, balance, enough: isContract(code) || balance >= (fee * 11n) / 10n };
  } catch (error) {
    if (error instanceof WriteError) throw error;
    if (error instanceof ChainError) {
      throw new WriteError({ code: 'chain-unreachable', detail: error.message, cause: error });
    }
    throw readWalletError(error);
  }
}

/**
 * A contract wallet's fee is paid by the sender of its transaction. (Accounts with EIP-7702 delegation pay themselves.)
 */
function isContract(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100');
}

/** The gas limit of a transaction on chains with EIP-7825, which the margin must not exceed. */
const MAX_GAS = 2n ** 24n;

function addMargin(used: bigint): bigint {
  const withMargin = (used * 12n) / 10n;
  return used <= MAX_GAS ? min(withMargin, MAX_GAS) : withMargin;
}

async function fetchFeePerGas(client: WriteSource['client']): Promise<bigint> {
  try {
    return (await estimateFeesPerGas(client)).maxFeePerGas;
  } catch {
    // A chain without EIP-1559 has a single gas price.
    return getGasPrice(client);
  }
}

/** A plan's request and its cost. */
export async function prepareWrite(
  source: WriteSource,
  plan: Pick<PreparedWrite, 'request' | 'data'> & ReadyCheck,
): Promise<PreparedWrite> {
  await plan.assertReady?.(source);
  const { request, data } = plan;
  const cost = await estimateCost(source, request);
  return { request, data, sizeBytes: (data.length - 2) / 2, estimatedAtMs: Date.now(), ...cost };
}
