import { TransactionError } from '../errors.ts';
import { checkTransaction } from './checkTransaction.ts';
import { readTransactions, type StoredTransactions, writeTransactions } from './readTransactions.ts';
import type { NewTransaction, TrackedTransaction, TransactionStatus } from './trackedTransaction.ts';

const KEPT_COMPLETED = 11;
const NONE: readonly TrackedTransaction[] = [];

/** Whose transactions, and where. */
type TransactionPlace = { readonly account: string; readonly chainId: number };

export type TransactionStore = {
  subscribe(listener: () => void): () => void;
  /** Newest first. The same array as long as nothing has changed. */
  list(place: TransactionPlace): readonly TrackedTransaction[];
  /** @throws {TransactionError} `invalid-transaction`, with every fault in the specification's words */
  add(place: TransactionPlace, transaction: NewTransaction): void;
  settle(place: TransactionPlace, hash: string, status: Exclude<TransactionStatus, 'pending'>): void;
  clear(place: TransactionPlace): void;
};

/** All that is pending, and the newest 11 of what is not. */
const keepNewest = (list: readonly TrackedTransaction[]) => {
  let completed = 0;
  return list.filter(({ status }) => {
    if (status === 'pending') return true;
    completed += 1;
    return completed <= KEPT_COMPLETED;
  });
};

/** The transactions sent from this page, per account and chain, kept for the next page. */
export const createTransactionStore = (): TransactionStore => {
  const listeners = new Set<() => void>();
  let stored: StoredTransactions | undefined;
  const getStored = () => {
    stored ??= readTransactions();
    return stored;
  };

  const list = ({ account, chainId }: TransactionPlace) =>
    getStored()[account.toLowerCase()]?.[chainId] ?? NONE;

  const change = (
    place: TransactionPlace,
    changeList: (list: readonly TrackedTransaction[]) => readonly TrackedTransaction[],
  ) => {
    // Another tab may have written since.
    stored = readTransactions();
    const account = place.account.toLowerCase();
    const next = keepNewest(changeList(list(place)));
    stored = { ...stored, [account]: { ...stored[account], [place.chainId]: next } };
    writeTransactions(stored);
    for (const listener of [...listeners]) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list,
    add(place, transaction) {
      const faults = checkTransaction(transaction);
      if (faults.length > 0) throw new TransactionError(faults);
      change(place, (known) => [
        { ...transaction, status: 'pending' },
        ...known.filter(({ hash }) => hash !== transaction.hash),
      ]);
    },
    settle: (place, hash, status) =>
      change(place, (known) =>
        known.map((transaction) => (transaction.hash === hash ? { ...transaction, status } : transaction)),
      ),
    clear: (place) => change(place, () => NONE),
  };
};
