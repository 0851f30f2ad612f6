import type { Hex } from 'viem';
import { sendTransaction } from 'viem/actions';
import type { Block } from '../block.ts';
import { fetchLatestBlock } from '../chain/fetchLatestBlock.ts';
import { untilAborted } from '../chain/untilAborted.ts';
import { WriteError } from '../errors.ts';
import { assertWallet } from './assertWallet.ts';
import { estimateCost } from './estimateCost.ts';
import { readWalletError } from './readWalletError.ts';
import { waitForLaterSecond } from './waitForLaterSecond.ts';
import { waitUntilMined } from './waitUntilMined.ts';
import type { WriteOptions, WriteRequest } from './writeTypes.ts';

/**
 * Everything up to the wallet's answer: chain and account, simulation and balance before the wallet is asked, chain,
 * account and calldata once more right before it is. `sentFrom` is the chain's block before that.
 */
export async function sendRequest(
  options: WriteOptions,
  call: {
    readonly request: WriteRequest;
    /** Reads the calldata back; throws where it is not what was asked for. */
    readonly assertCalldata: (calldata: Hex) => void;
    /** The time that the next block must be later than, if any; without an answer, the latest block's. */
    readonly fetchEarlierTime?: ((latest: Block) => Promise<bigint | null>) | undefined;
  },
): Promise<{ readonly transactionHash: Hex; readonly sentFrom: bigint }> {
  const { onProgress, signal, walletClient, account } = options;
  const { request, assertCalldata, fetchEarlierTime } = call;
  onProgress?.({ status: 'checking' });
  await untilAborted(signal, assertWallet(options));
  const { gas, fee, balance, enough } = await untilAborted(signal, estimateCost(options, request));
  if (!enough) {
    const detail = `The fee may be up to ${fee}, the account has ${balance}.`;
    throw new WriteError({ code: 'insufficient-funds', detail });
  }
  if (options.after) await waitUntilMined(options, options.after);
  const latest = await untilAborted(signal, fetchHead(options));
  if (fetchEarlierTime) {
    const earlier = await untilAborted(
      signal,
      fetchEarlierTime(latest).catch(() => latest.time),
    );
    if (earlier !== null) await untilAborted(signal, waitForLaterSecond(options, earlier));
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
  return { transactionHash, sentFrom: latest.number };
}

async function fetchHead({ client }: WriteOptions) {
  return fetchLatestBlock(client).catch((error) => {
    throw readWalletError(error);
  });
}
