export { walletTexts } from './texts/en.ts';
export type { WalletTexts } from './texts/walletTexts.ts';
