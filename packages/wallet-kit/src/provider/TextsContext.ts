import { createContext, useContext } from 'react';
import { type WalletTexts, walletTexts } from '../texts.ts';

export const TextsContext = createContext<WalletTexts>(walletTexts);

export function useTexts(): WalletTexts {
  return useContext(TextsContext);
}
