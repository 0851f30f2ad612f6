/** Words of features/wallet. */
export const wallet = {};
