import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { WalletSessionError } from '../errors.ts';
import { TransactionsContext } from './TransactionsContext.ts';
import type { NewTransaction, TrackedTransaction } from './trackedTransaction.ts';
import { watchTransaction } from './watchTransaction.ts';

const NONE: readonly TrackedTransaction[] = [];

/** The recent transactions of the connected account on its chain, newest first, and what can be done with them. */
export type Transactions = {
  readonly transactions: readonly TrackedTransaction[];
  /** @throws {TransactionError} `invalid-transaction`; `WalletSessionError` `not-connected` */
  readonly track: (transaction: NewTransaction) => void;
  readonly clear: () => void;
};

/**
 * The connected account's recent transactions on the chain that the wallet is on.
 *
 * @example
 * const { transactions, track } = useTransactions();
 * track({ hash, description: 'Start contest' });
 */
export const useTransactions = (): Transactions => {
  const store = useContext(TransactionsContext);
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
  const clear = useCallback(() => {
    if (account && chainId !== undefined) store.clear({ account, chainId });
  }, [store, account, chainId]);
  return { transactions, track, clear };
};

/** Waits for the receipts of what is pending, for as long as its account and chain are the connected ones. */
export const useWatchTransactions = (): void => {
  const store = useContext(TransactionsContext);
  const config = useConfig();
  const queries = useQueryClient();
  const { address: account, chainId } = useAccount();
  const { transactions } = useTransactions();
  const pending = transactions.filter(({ status }) => status === 'pending');
  const hashes = pending.map(({ hash }) => hash).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pending` is a new array each time; its hashes tell
  useEffect(() => {
    if (!account || !config.chains.some(({ id }) => id === chainId)) return;
    const place = { account, chainId: Number(chainId) };
    const client = config.getClient({ chainId: place.chainId });
    const stops = pending.map((transaction) =>
      watchTransaction(client, transaction, (status) => {
        store.settle(place, transaction.hash, status);
        // What it cost is gone from the balance.
        queries.invalidateQueries({ queryKey: ['balance'] });
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, config, queries, account, chainId, hashes]);
};
