import { checkTransaction } from './checkTransaction.ts';
import type { TrackedTransaction } from './trackedTransaction.ts';

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

/** What storage holds, less what is no transaction: anybody may have written there. */
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
    // Storage that is blocked or full: the list lasts as long as the page.
  }
};
