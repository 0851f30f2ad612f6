export { announceLocalWallets, LOCAL_CHAIN_ID } from './announceLocalWallets.ts';
