export { announceLocalWallets } from './announceLocalWallets.ts';
