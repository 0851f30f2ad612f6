import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { http } from 'viem';
import { createConfig, WagmiProvider } from 'wagmi';
import { chain, projectId } from './chain.ts';

/** The page of ConnectKit's getting started. */
const config = createConfig(
  getDefaultConfig({
    appName: 'Bench',
    walletConnectProjectId: projectId,
    chains: [chain],
    transports: { [chain.id]: http() },
  }),
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectKitProvider>
          <main>
            <h1>ConnectKit</h1>
            <ConnectKitButton />
          </main>
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
