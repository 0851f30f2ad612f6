import '@rainbow-me/rainbowkit/styles.css';
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { http } from 'viem';
import { WagmiProvider } from 'wagmi';
import { chain, projectId } from './chain.ts';

/** The page of RainbowKit's installation guide. */
const config = getDefaultConfig({
  appName: 'Bench',
  projectId,
  chains: [chain],
  transports: { [chain.id]: http() },
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider>
          <main>
            <h1>RainbowKit</h1>
            <ConnectButton />
          </main>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
