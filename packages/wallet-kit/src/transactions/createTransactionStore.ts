import { TransactionError } from '../base/errors.ts';
import {
  checkTransaction,
  type NewTransaction,
  type SettledStatus,
  type TrackedTransaction,
} from './trackedTransaction.ts';

const TRANSACTIONS_KEY = 'wallet-kit.transactions';

/** By account in lower case, then by chain id. */
type StoredTransactions = Record<string, Record<string, readonly TrackedTransaction[]>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTracked = (value: unknown): value is TrackedTransaction =>
  isRecord(value) &&
  checkTransaction(value).length === 0 &&
  (value.status === 'pending' || value.status === 'confirmed' || value.status === 'failed');

const parseChains = (chains: unknown) =>
  Object.entries(isRecord(chains) ? chains : {}).map(
    ([chainId, list]) => [chainId, Array.isArray(list) ? list.filter(isTracked) : []] as const,
  );

/** The stored transactions, without invalid entries, because any script of the origin may have written them. */
export const readTransactions = (): StoredTransactions => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(TRANSACTIONS_KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([account, chains]) => [account, Object.fromEntries(parseChains(chains))]),
    );
  } catch {
    return {};
  }
};

const writeTransactions = (transactions: StoredTransactions): void => {
  try {
    window.localStorage.setItem(TRANSACTIONS_KEY, JSON.stringify(transactions));
  } catch {
    // Storage is blocked or full: the list is lost when the page closes.
  }
};

const KEPT_COMPLETED = 11;
/** A transaction that is never mined stays pending, so the oldest beyond this number are dropped. */
const KEPT_PENDING = 20;
const NONE: readonly TrackedTransaction[] = [];

/** The account and chain of a list of transactions. */
type TransactionPlace = { readonly account: string; readonly chainId: number };

export type TransactionStore = {
  subscribe(listener: () => void): () => void;
  /** Newest first. Returns the same array until something changes. */
  list(place: TransactionPlace): readonly TrackedTransaction[];
  /** @throws {TransactionError} `invalid-transaction`, with all faults in the specification's words */
  add(place: TransactionPlace, transaction: NewTransaction): void;
  settle(place: TransactionPlace, hash: string, status: SettledStatus): void;
  /** Settles pending transactions with this hash of any account on any chain. */
  settleEverywhere(hash: string, status: SettledStatus): void;
  clear(place: TransactionPlace): void;
};

/** The newest 20 pending and the newest 11 settled transactions. */
const keepNewest = (list: readonly TrackedTransaction[]) => {
  let pending = 0;
  let completed = 0;
  return list.filter(({ status }) =>
    status === 'pending' ? ++pending <= KEPT_PENDING : ++completed <= KEPT_COMPLETED,
  );
};

const isPending = (transaction: TrackedTransaction, hash: string) =>
  transaction.hash.toLowerCase() === hash.toLowerCase() && transaction.status === 'pending';

/** The transactions sent from this page, per account and chain, stored for the next page load. */
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
    // Another tab may have written meanwhile.
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
