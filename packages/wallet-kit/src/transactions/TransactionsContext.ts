import { createContext } from 'react';
import { createTransactionStore } from './createTransactionStore.ts';

/** One store for the page: it holds what was sent from it, whichever component asks. */
export const transactionStore = createTransactionStore();

export const TransactionsContext = createContext(transactionStore);
