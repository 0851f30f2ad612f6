import type { Hex } from 'viem';
import { sendTransaction } from 'viem/actions';
import { WriteError } from '../errors.ts';
import { assertWallet } from './assertWallet.ts';
import { estimateCost } from './estimateCost.ts';
import { followTransaction } from './followTransaction.ts';
import { readWalletError } from './readWalletError.ts';
import { untilAborted } from './untilAborted.ts';
import type { WriteOptions, WriteOutcome, WriteRequest } from './writeTypes.ts';

/**
 * One write, from the first check to the scan: chain and account, simulation and balance before the wallet is asked,
 * chain, account and calldata once more right before it is, then the block and the scan.
 */
export async function sendCall(
  options: WriteOptions,
  call: {
    readonly request: WriteRequest;
    readonly act: 'attest' | 'revoke';
    readonly schemaUid: Hex;
    /** Reads the calldata back; throws where it is not what was asked for. */
    readonly assertCalldata: (calldata: Hex) => void;
  },
): Promise<WriteOutcome> {
  const { onProgress, signal, walletClient, account } = options;
  const { request, act, schemaUid, assertCalldata } = call;
  onProgress?.({ status: 'checking' });
  await untilAborted(signal, assertWallet(options));
  const { gas, fee, balance, enough } = await untilAborted(signal, estimateCost(options, request));
  if (!enough) {
    const detail = `The fee may be up to ${fee}, the account has ${balance}.`;
    throw new WriteError({ code: 'insufficient-funds', detail });
  }
  onProgress?.({ status: 'confirm-in-wallet' });
  await untilAborted(signal, assertWallet(options));
  assertCalldata(request.data);
  const isOwn = walletClient.account?.address.toLowerCase() === account.toLowerCase();
  const sending = sendTransaction(walletClient, {
    account: isOwn && walletClient.account ? walletClient.account : account,
    // The chain was asked right above; null keeps viem from asking once more.
    chain: null,
    ...request,
    gas,
  }).catch((error) => {
    throw readWalletError(error);
  });
  const transactionHash = await untilAborted(signal, sending);
  onProgress?.({ status: 'sent', transactionHash });
  return followTransaction({ ...options, transactionHash, act, schemaUid });
}
