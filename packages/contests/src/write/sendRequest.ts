import { type Hex, numberToHex, TransactionNotFoundError } from 'viem';
import { getChainId, getTransaction, getTransactionCount, sendTransaction } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { max } from '../base/bigint.ts';
import { pause, untilAborted } from '../chain/abortable.ts';
import { fetchLatestBlock } from '../chain/blocks.ts';
import { WriteError } from './errors.ts';
import { estimateCost } from './estimateCost.ts';
import { followWrite } from './followWrite.ts';
import { fetchPendingNonce } from './lookAtChain.ts';
import { readWalletError } from './readWalletError.ts';
import type { ReadyCheck, WriteCost, WriteOptions, WriteOutcome, WriteRequest } from './writeTypes.ts';
import type { Written } from './written.ts';

/** When to report that this is waiting, and when to give up. */
const REPORT_AFTER_MS = 1_000;
const GIVE_UP_MS = 60_000;

const MINED_POLL_MS = 500;
/**
 * A node may receive a transaction late. After this it was dropped or replaced, or a contract wallet chose the hash.
 */
const UNKNOWN_FOR_MS = 3_000;

type AccountSource = Pick<WriteOptions, 'client' | 'account' | 'signal' | 'onProgress'>;

/**
 * Waits until these transactions of the account are mined, so that acts are in the order in which they were signed. Returns the highest of their block numbers; 0 if none is known.
 *
 * @throws {WriteError} `earlier-pending`, `chain-unreachable`
 */
export async function waitUntilMined(options: AccountSource, hashes: readonly Hex[]): Promise<bigint> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isReported = false;
  let last = 0n;
  for (const hash of hashes) {
    for (;;) {
      const blockNumber = await findBlockNumber(options, hash);
      const waitedMs = Date.now() - startedAt;
      if (typeof blockNumber === 'bigint') {
        last = max(last, blockNumber);
        break;
      }
      const isUnknown = blockNumber === undefined && waitedMs >= UNKNOWN_FOR_MS;
      if (isUnknown && !(await hasPending(options))) break;
      if (waitedMs >= GIVE_UP_MS) {
        const detail = `The earlier transaction ${hash} is not in a block yet.`;
        throw new WriteError({ code: 'earlier-pending', detail });
      }
      if (!isReported && waitedMs >= REPORT_AFTER_MS) {
        isReported = true;
        onProgress?.({ status: 'waiting-for-earlier' });
      }
      await pause(MINED_POLL_MS, signal);
    }
  }
  return last;
}

/**
 * The block of a transaction. Null while it is pending, even behind a nonce gap, which a new transaction would fill;
 * undefined if unknown.
 */
async function findBlockNumber({ client }: AccountSource, hash: Hex): Promise<bigint | null | undefined> {
  try {
    return (await getTransaction(client, { hash })).blockNumber;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw readWalletError(error);
  }
}

/** True if the account has pending transactions: one that was sped up is pending under another hash. */
async function hasPending({ client, account: address }: AccountSource): Promise<boolean> {
  const count = (blockTag: 'latest' | 'pending') => getTransactionCount(client, { address, blockTag });
  const [latest, pending] = await Promise.all([count('latest'), count('pending')]).catch((error) => {
    throw readWalletError(error);
  });
  return pending > latest;
}

const POLL_MS = 500;
/** Log queries may be rate limited for a long time; waiting for the next second is faster. */
const BEHIND_FOR_MS = 30_000;
/** An older estimate is repeated before the wallet is asked. */
const ESTIMATE_FRESH_MS = 15_000;

/** A checked and encoded write, before any request to the wallet. */
export type WritePlan = ReadyCheck & {
  readonly request: WriteRequest;
  /** The attestation's data, a profile's URI as bytes, or else the calldata. */
  readonly data: Hex;
  /** The effect by which the write is recognized on the chain. */
  readonly written: Written;
  /** Decodes the calldata; throws if it differs from the request. */
  readonly assertCalldata: (calldata: Hex) => void;
};

/** The latest block and the account's pending nonce (if known) right before the wallet is asked. */
export type AskedAt = { readonly sentAtBlock: number; readonly nextNonce: number | undefined };

export type SentRequest = AskedAt & { readonly transactionHash: Hex };

/**
 * Sends a request to the wallet. Checks chain, account, simulation and balance first; chain, account and calldata again
 * right before the wallet is asked.
 *
 * @param options.onAsk called right before the wallet is asked
 */
export async function sendRequest(
  options: WriteOptions & { readonly onAsk?: ((at: AskedAt) => void) | undefined },
  { request, assertReady, assertCalldata }: Omit<WritePlan, 'data' | 'written'>,
): Promise<SentRequest> {
  const { onProgress, signal } = options;
  onProgress?.({ status: 'checking' });
  await untilAborted(signal, assertWallet(options));
  if (assertReady) await untilAborted(signal, assertReady(options));
  const { gas, fee, balance, enough } = await untilAborted(signal, getCost(options, request));
  if (!enough) {
    const detail = `The fee may be up to ${fee}, the account has ${balance}.`;
    throw new WriteError({ code: 'insufficient-funds', detail });
  }
  const minedIn = options.after ? await waitUntilMined(options, options.after) : 0n;
  const latest = await fetchBlockFrom(options, minedIn);
  onProgress?.({ status: 'confirm-in-wallet' });
  const checks = [fetchPendingNonce(options), assertWallet(options)] as const;
  const [nextNonce] = await untilAborted(signal, Promise.all(checks));
  assertCalldata(request.data);
  const askedAt = { sentAtBlock: Number(latest.number), nextNonce };
  options.onAsk?.(askedAt);
  const asking = askWallet(options, request, gas).catch((error) => {
    throw readWalletError(error);
  });
  const answer = await untilAborted(signal, asking);
  if (!isTransactionHash(answer)) {
    throw new WriteError({ code: 'invalid-hash', detail: 'The wallet answered with an invalid hash.' });
  }
  onProgress?.({ status: 'sent', transactionHash: answer });
  return { ...askedAt, transactionHash: answer };
}

async function getCost(options: WriteOptions, request: WriteRequest): Promise<WriteCost> {
  const { prepared } = options;
  const isSame = prepared?.request.data === request.data && prepared.request.to === request.to;
  const isFresh = prepared && Date.now() - prepared.estimatedAtMs < ESTIMATE_FRESH_MS;
  return isSame && isFresh ? prepared : estimateCost(options, request);
}

/**
 * Checks the wallet's current chain and account: the page's copy may be outdated.
 *
 * @throws {WriteError} `wrong-chain`, `wrong-account`
 */
async function assertWallet({ config, account, walletClient }: WriteOptions): Promise<void> {
  const expected = config.chain.id;
  const [chainId, current] = await Promise.all([
    getChainId(walletClient),
    getWalletAccount(walletClient),
  ]).catch((error) => {
    throw readWalletError(error);
  });
  if (chainId !== expected) {
    throw new WriteError({
      code: 'wrong-chain',
      detail: `The wallet is on chain ${chainId}, not on ${expected}.`,
    });
  }
  if (current?.toLowerCase() !== account.toLowerCase()) {
    throw new WriteError({
      code: 'wrong-account',
      detail: `The wallet's account is ${current ?? 'none'}, not ${account}.`,
    });
  }
}

async function getWalletAccount(walletClient: WriteOptions['walletClient']): Promise<string | undefined> {
  if (walletClient.account?.type === 'local') return walletClient.account.address;
  const [account] = await walletClient.request({ method: 'eth_accounts' });
  return account;
}

/** Includes the chain in the request, so that a wallet that was switched after the check can reject it. */
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
    // The same request must not reach the wallet twice.
    { retryCount: 0 },
  );
}

function isTransactionHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value);
}

/** The latest block, at least `reached`: this node may lag behind the one that answered before. */
async function fetchBlockFrom({ client, signal }: WriteOptions, reached: bigint): Promise<Block> {
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

/** Sends a plan and follows it until it is indexed. */
export async function performWrite(options: WriteOptions, plan: WritePlan): Promise<WriteOutcome> {
  const sent = await sendRequest(options, plan);
  return followWrite(options, { ...sent, written: plan.written }, options);
}
