import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Client, Hex, TransactionReceipt } from 'viem';
import { getBlockNumber, getTransactionReceipt } from 'viem/actions';
import { useAccount, useConfig } from 'wagmi';
import { WalletSessionError } from '../base/errors.ts';
import { useRefreshBalances } from '../base/queries.tsx';
import { createTransactionStore } from './createTransactionStore.ts';
import type { NewTransaction, SettledStatus, TrackedTransaction } from './trackedTransaction.ts';

/** The minimum pause between two polls. */
const SLOWEST_MS = 30_000;

const findReceipt = (client: Client, hash: Hex): Promise<TransactionReceipt | undefined> =>
  // No receipt yet, a failing node, no network: polls again.
  getTransactionReceipt(client, { hash }).catch(() => undefined);

const isDeepEnough = async (client: Client, { blockNumber }: TransactionReceipt, confirmations: number) => {
  if (confirmations <= 1) return true;
  const head = await getBlockNumber(client, { cacheTime: 0 }).catch(() => blockNumber);
  return head - blockNumber + 1n >= BigInt(confirmations);
};

/**
 * Polls for a transaction's receipt, which settles it; a failed lookup leaves it pending. Returns how to stop.
 */
export const watchReceipt = (
  client: Client,
  { hash, confirmations = 1 }: TrackedTransaction,
  onSettled: (status: SettledStatus) => void,
): (() => void) => {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (waitMs: number) => {
    const receipt = await findReceipt(client, hash);
    if (isStopped) return;
    if (receipt?.status === 'reverted') return onSettled('failed');
    if (receipt && (await isDeepEnough(client, receipt, confirmations))) {
      if (!isStopped) onSettled('confirmed');
      return;
    }
    if (!isStopped) timer = setTimeout(() => look(Math.min(waitMs * 1.5, SLOWEST_MS)), waitMs);
  };

  look(client.pollingInterval);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

/** The page's store of transactions, shared by all components. */
export const transactionStore = createTransactionStore();

const TransactionsContext = createContext(transactionStore);

const NONE: readonly TrackedTransaction[] = [];

/** The connected account's recent transactions on its chain, newest first, and the actions on them. */
export type Transactions = {
  readonly transactions: readonly TrackedTransaction[];
  /** @throws {TransactionError} `invalid-transaction`; `WalletSessionError` `not-connected` */
  readonly track: (transaction: NewTransaction) => void;
  /**
   * Settles a transaction that another one replaced, so that it never gets a receipt: `confirmed` if it was sped up,
   * otherwise `failed`. Works for any account and chain; has no effect on settled transactions.
   */
  readonly settle: (hash: Hex, status: SettledStatus) => void;
  readonly clear: () => void;
};

/**
 * The connected account's recent transactions on the wallet's chain.
 *
 * @example
 * const { transactions, track } = useTransactions();
 * track({ hash, description: 'Start contest' });
 */
export const useTransactions = (): Transactions => {
  const store = useContext(TransactionsContext);
  const refreshBalances = useRefreshBalances();
  const { address: account, chainId } = useAccount();
  const list = useCallback(
    () => (account && chainId !== undefined ? store.list({ account, chainId }) : NONE),
    [store, account, chainId],
  );
  const transactions = useSyncExternalStore(store.subscribe, list, () => NONE);
  const track = useCallback(
    (transaction: NewTransaction) => {
      if (!account || chainId === undefined) throw new WalletSessionError('not-connected');
      store.add({ account, chainId }, transaction);
    },
    [store, account, chainId],
  );
  const settle = useCallback(
    (hash: Hex, status: SettledStatus) => {
      store.settleEverywhere(hash, status);
      refreshBalances();
    },
    [store, refreshBalances],
  );
  const clear = useCallback(() => {
    if (account && chainId !== undefined) store.clear({ account, chainId });
  }, [store, account, chainId]);
  return { transactions, track, settle, clear };
};

/** True if the app follows a transaction itself and settles it; the kit then does not poll for its receipt. */
export type IsFollowed = (hash: Hex) => boolean;

/** Waits for the receipts of the connected account's pending transactions, except those that the app follows. */
export const useWatchTransactions = (isFollowed?: IsFollowed): void => {
  const store = useContext(TransactionsContext);
  const config = useConfig();
  const refreshBalances = useRefreshBalances();
  const { address: account, chainId } = useAccount();
  const { transactions } = useTransactions();
  const pending = transactions.filter(({ status }) => status === 'pending');
  const hashes = pending.map(({ hash }) => hash).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pending` is a new array each time; its hashes tell
  useEffect(() => {
    if (!account || !config.chains.some(({ id }) => id === chainId)) return;
    const place = { account, chainId: Number(chainId) };
    const client = config.getClient({ chainId: place.chainId });
    const stops = pending
      .filter(({ hash }) => !isFollowed?.(hash))
      .map((transaction) =>
        watchReceipt(client, transaction, (status) => {
          store.settle(place, transaction.hash, status);
          refreshBalances();
        }),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, config, refreshBalances, account, chainId, hashes, isFollowed]);
};
