import { createContext, useContext } from 'react';
import { defaultTexts, type WalletTexts } from '../texts.ts';

export const TextsContext = createContext<WalletTexts>(defaultTexts);

export function useTexts(): WalletTexts {
  return useContext(TextsContext);
}
