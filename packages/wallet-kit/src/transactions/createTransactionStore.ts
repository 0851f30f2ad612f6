import { TransactionError } from '../errors.ts';
import { checkTransaction } from './checkTransaction.ts';
import { readTransactions, type StoredTransactions, writeTransactions } from './readTransactions.ts';
import type { NewTransaction, SettledStatus, TrackedTransaction } from './trackedTransaction.ts';

const KEPT_COMPLETED = 11;
/** One that no block ever takes has no receipt to settle it: the oldest of too many go. */
const KEPT_PENDING = 20;
const NONE: readonly TrackedTransaction[] = [];

/** Whose transactions, and where. */
type TransactionPlace = { readonly account: string; readonly chainId: number };

export type TransactionStore = {
  subscribe(listener: () => void): () => void;
  /** Newest first. The same array as long as nothing has changed. */
  list(place: TransactionPlace): readonly TrackedTransaction[];
  /** @throws {TransactionError} `invalid-transaction`, with every fault in the specification's words */
  add(place: TransactionPlace, transaction: NewTransaction): void;
  settle(place: TransactionPlace, hash: string, status: SettledStatus): void;
  /** The same wherever a transaction of this hash is pending: for any account, on any chain. */
  settleEverywhere(hash: string, status: SettledStatus): void;
  clear(place: TransactionPlace): void;
};

/** The newest 20 of what is pending, and the newest 11 of what is not. */
const keepNewest = (list: readonly TrackedTransaction[]) => {
  let pending = 0;
  let completed = 0;
  return list.filter(({ status }) =>
    status === 'pending' ? ++pending <= KEPT_PENDING : ++completed <= KEPT_COMPLETED,
  );
};

const isPending = (transaction: TrackedTransaction, hash: string) =>
  transaction.hash.toLowerCase() === hash.toLowerCase() && transaction.status === 'pending';

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

  const settle: TransactionStore['settle'] = (place, hash, status) =>
    change(place, (known) =>
      known.map((transaction) => (isPending(transaction, hash) ? { ...transaction, status } : transaction)),
    );

  return {
    subscribe(listener) {
      const onStorage = () => {
        stored = undefined;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
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
    settle,
    settleEverywhere(hash, status) {
      for (const [account, chains] of Object.entries(readTransactions()))
        for (const [chainId, known] of Object.entries(chains))
          if (known.some((transaction) => isPending(transaction, hash)))
            settle({ account, chainId: Number(chainId) }, hash, status);
    },
    clear: (place) => change(place, () => NONE),
  };
};
