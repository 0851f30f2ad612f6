// A page that exposes the content of its QR code.
import '@org/ui-theme/styles.css';
import '@org/wallet-kit/styles.css';
import { baseSepolia } from '@org/chain-config';
import { ConnectButton, createWalletConfig, WalletProvider } from '@org/wallet-kit';
import { createRoot } from 'react-dom/client';

const projectId = '0123456789abcdef0123456789abcdef';
const config = createWalletConfig({
  chains: [baseSepolia],
  appName: 'Another team',
  appIcon: 'https://team.example/icon.png',
  projectId,
});
for (const { emitter } of config.connectors) {
  emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') document.body.dataset.pairing = String(data);
  });
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <WalletProvider config={config}>
    <ConnectButton />
  </WalletProvider>,
);
