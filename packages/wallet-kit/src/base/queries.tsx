import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/**
 * The kit's QueryClient. `networkMode: 'always'`, since a local chain works offline.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: 1 },
      mutations: { networkMode: 'always' },
    },
  });

type Clients = {
  /** For RainbowKit and the kit. */
  readonly own: QueryClient;
  /** The app's client: given to the provider, or around it. */
  readonly apps: QueryClient | undefined;
};

const ClientsContext = createContext<Clients | undefined>(undefined);

const useClients = (): Clients => {
  const clients = useContext(ClientsContext);
  if (!clients) throw new Error('Components of @org/wallet-kit need a WalletProvider around them');
  return clients;
};

type QueriesProviderProps = { readonly client: QueryClient | undefined; readonly children?: ReactNode };

/** Provides the kit's own query client. */
export function QueriesProvider({ client, children }: QueriesProviderProps) {
  const around = useContext(QueryClientContext);
  const apps = client ?? around;
  const [own] = useState(createQueryClient);
  const clients = useMemo(() => ({ own, apps }), [own, apps]);
  return (
    <ClientsContext.Provider value={clients}>
      <QueryClientProvider client={own}>{children}</QueryClientProvider>
    </ClientsContext.Provider>
  );
}

/** Wraps a component of the kit inside the app's tree: it uses the kit's client. */
export function KitQueries({ children }: { readonly children?: ReactNode }) {
  return <QueryClientProvider client={useClients().own}>{children}</QueryClientProvider>;
}

/** Wraps the app's own components: they use the app's client, if any. */
export function AppQueries({ children }: { readonly children?: ReactNode }) {
  const { own, apps } = useClients();
  return <QueryClientProvider client={apps ?? own}>{children}</QueryClientProvider>;
}

/** Invalidates all balances in both clients after a transaction. */
export function useRefreshBalances(): () => void {
  const { own, apps } = useClients();
  return useCallback(() => {
    for (const client of [own, apps]) void client?.invalidateQueries({ queryKey: ['balance'] });
  }, [own, apps]);
}
