import { createContext } from 'react';
import { createTransactionStore } from './createTransactionStore.ts';

/** The page's store of transactions, shared by all components. */
export const transactionStore = createTransactionStore();

export const TransactionsContext = createContext(transactionStore);
