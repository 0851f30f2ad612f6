/** Words of features/local-wallets. */
export const localWallets = {};
