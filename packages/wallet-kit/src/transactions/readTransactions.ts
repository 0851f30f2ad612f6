import { checkTransaction, type TrackedTransaction } from './trackedTransaction.ts';

const TRANSACTIONS_KEY = 'wallet-kit.transactions';

/** By account in lower case, then by chain id. */
export type StoredTransactions = Record<string, Record<string, readonly TrackedTransaction[]>>;

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

export const writeTransactions = (transactions: StoredTransactions): void => {
  try {
    window.localStorage.setItem(TRANSACTIONS_KEY, JSON.stringify(transactions));
  } catch {
    // Storage is blocked or full: the list is lost when the page closes.
  }
};
