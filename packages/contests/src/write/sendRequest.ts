import { type Hex, numberToHex } from 'viem';
import { sendTransaction } from 'viem/actions';
import type { Block } from '../block.ts';
import { fetchLatestBlock } from '../chain/fetchLatestBlock.ts';
import { pause } from '../chain/pause.ts';
import { untilAborted } from '../chain/untilAborted.ts';
import { WriteError } from '../errors.ts';
import { assertWallet } from './assertWallet.ts';
import { estimateCost } from './estimateCost.ts';
import { readWalletError } from './readWalletError.ts';
import { waitForLaterSecond } from './waitForLaterSecond.ts';
import { waitUntilMined } from './waitUntilMined.ts';
import type { WriteOptions, WriteRequest } from './writeTypes.ts';

const POLL_MS = 500;
/** Logs may be refused and asked for again for long; the next second is nearer. */
const LOOK_FOR_MS = 3_000;
const BEHIND_FOR_MS = 30_000;

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
  const { onProgress, signal } = options;
  const { request, assertCalldata, fetchEarlierTime } = call;
  onProgress?.({ status: 'checking' });
  await untilAborted(signal, assertWallet(options));
  const { gas, fee, balance, enough } = await untilAborted(signal, estimateCost(options, request));
  if (!enough) {
    const detail = `The fee may be up to ${fee}, the account has ${balance}.`;
    throw new WriteError({ code: 'insufficient-funds', detail });
  }
  const minedIn = options.after ? await waitUntilMined(options, options.after) : 0n;
  const latest = await fetchHead(options, minedIn);
  if (fetchEarlierTime) {
    const looking = fetchEarlierTime(latest).catch(() => latest.time);
    const tooLate = pause(LOOK_FOR_MS, signal).then(() => latest.time);
    const earlier = await untilAborted(signal, Promise.race([looking, tooLate]));
    if (earlier !== null) await untilAborted(signal, waitForLaterSecond(options, earlier));
  }
  onProgress?.({ status: 'confirm-in-wallet' });
  await untilAborted(signal, assertWallet(options));
  assertCalldata(request.data);
  const answer = await untilAborted(
    signal,
    askWallet(options, request, gas).catch((error) => {
      throw readWalletError(error);
    }),
  );
  if (!isTransactionHash(answer)) {
    throw new WriteError({ code: 'invalid-hash', detail: 'The wallet answered with an invalid hash.' });
  }
  const transactionHash = answer;
  onProgress?.({ status: 'sent', transactionHash });
  return { transactionHash, sentFrom: latest.number };
}

/** Names the chain in the request, so that a wallet that was switched after the check can refuse it. */
async function askWallet(
  { walletClient, account, config }: WriteOptions,
  { to, data, value }: WriteRequest,
  gas: bigint,
): Promise<unknown> {
  const { id: chainId } = config.chain;
  const own = walletClient.account;
  if (own?.type === 'local' && own.address.toLowerCase() === account.toLowerCase()) {
    return sendTransaction(walletClient, { account: own, chain: null, to, data, value, gas, chainId });
  }
  const transaction = {
    from: account,
    to,
    data,
    value: numberToHex(value),
    gas: numberToHex(gas),
    chainId: numberToHex(chainId),
  };
  return walletClient.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    // A wallet must never be asked twice.
    { retryCount: 0 },
  );
}

function isTransactionHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value);
}

/** The latest block, once it is not before `reached`: one node may be behind the one that was asked before. */
async function fetchHead({ client, signal }: WriteOptions, reached: bigint): Promise<Block> {
  const startedAt = Date.now();
  for (;;) {
    const fetching = fetchLatestBlock(client).catch((error) => {
      throw readWalletError(error);
    });
    const latest = await untilAborted(signal, fetching);
    if (latest.number >= reached) return latest;
    if (Date.now() - startedAt >= BEHIND_FOR_MS) {
      const detail = `The latest block is ${latest.number}, the earlier transaction is in ${reached}.`;
      throw new WriteError({ code: 'clock-stopped', detail });
    }
    await pause(POLL_MS, signal);
  }
}
