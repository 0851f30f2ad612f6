import type { WalletList } from '@rainbow-me/rainbowkit';

/** How RainbowKit describes one wallet of its list. */
export type CreateWallet = WalletList[number]['wallets'][number];

/** A wallet as RainbowKit takes it: what is shown, and how its connector is made. */
export type WalletDescription = ReturnType<CreateWallet>;
