'use client'; // for Next.js; Vite ignores it
import '@org/ui-theme/styles.css';
import '@org/wallet-kit/styles.css';
import { baseSepolia } from '@org/chain-config';
import { ConnectButton, createWalletConfig, WalletProvider } from '@org/wallet-kit';

const config = createWalletConfig({
  chains: [baseSepolia],
  appName: 'My app',
  projectId: 'your WalletConnect id',
});
export const App = () => (
  <WalletProvider config={config}>
    <ConnectButton />
  </WalletProvider>
);
