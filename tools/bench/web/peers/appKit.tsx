import { createAppKit } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { chain, projectId } from './chain.ts';

/** The page of AppKit's installation guide for React and Wagmi. */
const adapter = new WagmiAdapter({ networks: [chain], projectId });
createAppKit({
  adapters: [adapter],
  networks: [chain],
  projectId,
  metadata: { name: 'Bench', description: 'Bench', url: window.location.origin, icons: [] },
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={new QueryClient()}>
        <main>
          <h1>AppKit</h1>
          {/* @ts-expect-error: a custom element */}
          <appkit-button label="Connect Wallet" />
        </main>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
