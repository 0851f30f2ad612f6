// Everything that knows wallets, and its style sheet. Only ever imported on demand.
import '@org/wallet-kit/styles.css';

export { WalletLayer } from '@org/wallet-kit';
