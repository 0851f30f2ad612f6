import type { Hex } from 'viem';
import { estimateFeesPerGas, estimateGas, getBalance, getCode, getGasPrice } from 'viem/actions';
import { min } from '../bigint.ts';
import { assertChain } from '../chain/blocks.ts';
import { ChainError } from '../errors.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { PreparedWrite, WriteCost, WriteRequest, WriteSource } from './writeTypes.ts';

/**
 * What a transaction will cost, by simulating it. Between now and its block the chain moves: the gas carries a fifth
 * more than was used, the balance a tenth more than the fee.
 *
 * @throws {WriteError} `reverted` where EAS would refuse it, `no-eas`, `chain-unreachable`
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
    // A call to an address without code succeeds, and writes nothing.
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

/** Whoever sends a contract wallet's transaction pays for it. (EIP-7702's delegations leave an account its own payer.) */
function isContract(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100');
}

/** More than a transaction may take on chains with EIP-7825: the margin must not lead past it. */
const MOST_GAS = 2n ** 24n;

function addMargin(used: bigint): bigint {
  const withMargin = (used * 12n) / 10n;
  return used <= MOST_GAS ? min(withMargin, MOST_GAS) : withMargin;
}

async function fetchFeePerGas(client: WriteSource['client']): Promise<bigint> {
  try {
    return (await estimateFeesPerGas(client)).maxFeePerGas;
  } catch {
    // A chain without EIP-1559 has one price.
    return getGasPrice(client);
  }
}

/** What a plan will sign and cost. */
export async function prepareWrite(
  source: WriteSource,
  plan: Pick<PreparedWrite, 'request' | 'data'>,
): Promise<PreparedWrite> {
  const { request, data } = plan;
  const cost = await estimateCost(source, request);
  return { request, data, sizeBytes: (data.length - 2) / 2, estimatedAtMs: Date.now(), ...cost };
}
