import { createContext, useContext } from 'react';
import { defaultTexts, type WalletTexts } from '../texts.ts';

export const TextsContext = createContext<WalletTexts>(defaultTexts);

export const useTexts = (): WalletTexts => useContext(TextsContext);
