export { WalletSlot } from './WalletSlot.tsx';
