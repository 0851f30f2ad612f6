import type { WalletList } from '@rainbow-me/rainbowkit';

/** How RainbowKit describes one wallet of its list. */
export type CreateWallet = WalletList[number]['wallets'][number];
